"""What a view (or a dealt deal) holds that can be drawn: groups of pieces and facts, by seat or common to all.

Nothing here knows a game: lists of piece codes are found wherever they lie, so that any game's view can be drawn,
unknown keys included.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from zashiki.drawing.codes import DECKS, GAME_DECKS, is_piece

SHARED = frozenset(
    ("format", "game", "options", "seat", "deal", "start", "to_move", "legal", "totals", "lines", "finished")
)
"""Keys that every view has; they are no part of the position itself."""

PAST = frozenset(("turns", "tricks", "history", "field_dealt", "initial_trumps", "dealt"))
"""Keys that tell what was, not what is: their pieces are drawn small, their numbers not at all."""

REFERENCE = frozenset(("ladders", "teams"))
"""Keys that explain the rules of the moment and hold no pieces that lie anywhere."""

_WHO = ("seat", "by", "player")
_BY_RANK = re.compile(r"[3-9TJQKA2]+[3-9TJQKA2xX+]*")
_PLAYED = re.compile(r"play|trick|best|led", re.IGNORECASE)
_HOW = ("face_down", "shown", "number")
_PIECES = ("card", "cards", "tile", "tiles", "piece", "pieces", "play", "plays", "played")

_SEATS = {"sudaoshi": 3, "hana-awase": 3, "hachinin-meri": 8, "tien-gow": 4}
_DEEPEST, _MOST, _MOST_SEATS = 6, 120, 12
_SEAT = re.compile(r"[0-9]{1,2}")
_COVERED = re.compile(r"hand|stock|covered|down|hidden|held", re.IGNORECASE)
_COUNTED = re.compile(r"hand|stock|held|cards|tiles|pieces", re.IGNORECASE)

RANK = "*"
"""Ends the code of a French card of which only the rank is known: `J*`."""

EMPTY = "-"
"""Stands among the codes of a group for a place where nothing lies."""


@dataclass
class Group:
    """Pieces that lie together.

    codes: piece codes, None for a back, EMPTY for an empty place. seat: whose, or None. is_past: they lay there once.
    """

    label: str
    codes: list[str | None]
    seat: int | None = None
    is_past: bool = False

    @property
    def is_hand(self) -> bool:
        return "hand" in self.label.lower()


@dataclass
class Findings:
    """All that was found. facts: (seat or None, label, value)."""

    deck: str | None
    num_seats: int
    groups: list[Group] = field(default_factory=list)
    facts: list[tuple[int | None, str, str]] = field(default_factory=list)


def _all_strings(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    inner = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    return [text for item in inner for text in _all_strings(item)]


def _guess_deck(view: Mapping[str, Any]) -> str | None:
    """The deck of the game, or the one in which most of the codes lie."""
    game = view.get("game")
    if isinstance(game, str) and game in GAME_DECKS:
        return GAME_DECKS[game]
    strings = _all_strings({key: value for key, value in view.items() if key not in SHARED})
    counts = {deck: sum(text in codes for text in strings) for deck, codes in DECKS.items()}
    best = max(counts, key=lambda deck: counts[deck])
    return best if counts[best] else None


def _guess_seats(view: Mapping[str, Any]) -> int:
    return max(0, min(_told_seats(view), _MOST_SEATS))


def _told_seats(view: Mapping[str, Any]) -> int:
    options, totals, game = view.get("options"), view.get("totals"), view.get("game")
    if isinstance(options, Mapping) and _is_number(options.get("players")):
        return int(options["players"])
    if isinstance(game, str) and game in _SEATS:
        return _SEATS[game]
    return len(totals) if isinstance(totals, list) else 0


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class _Walk:
    def __init__(self, findings: Findings) -> None:
        self.found = findings
        self.past: str | None = None

    def pieces(self, text: str) -> list[str | None]:
        """The pieces of a code or an action (`1S:1L+1D1`, `-66+63`: face down); empty where it is something else."""
        body = text.removeprefix("discard:")
        down = body.startswith("-")
        parts = [part for part in re.split(r"[:+]", body.removeprefix("-")) if part]
        known = self.found.deck is not None and parts and all(part in DECKS[self.found.deck] for part in parts)
        if not known:
            return []
        return [None] * len(parts) if down else list(parts)

    def group(self, label: str, codes: list[str | None], seat: int | None) -> None:
        label = self.past or label
        same = next((g for g in self.found.groups if g.label == label and g.seat == seat), None)
        if same is not None:
            same.codes += codes
        elif codes:
            self.found.groups.append(Group(label, codes[:_MOST], seat, self.past is not None))

    def fact(self, label: str, value: object, seat: int | None) -> None:
        if self.past is not None:
            return
        words = {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
        self.found.facts.append((seat, label, words[:60]))

    def visit(self, label: str, value: Any, seat: int | None, depth: int = 0) -> None:
        if depth > _DEEPEST or value is None:
            return
        if isinstance(value, str):
            codes = self.pieces(value)
            if not codes and self.found.deck == "french" and _PLAYED.search(label) and _BY_RANK.fullmatch(value):
                codes = [rank if rank in "xX" else rank + RANK for rank in value[:24] if rank != "+"]
            if codes:
                self.group(label, codes, seat)
            elif value:
                self.fact(label, value, seat)
        elif isinstance(value, Mapping):
            self.mapping(label, value, seat, depth)
        elif isinstance(value, list):
            self.sequence(label, value, seat, depth)
        elif _is_number(value) and _COUNTED.search(label) and 0 < value <= _MOST and self.found.deck is not None:
            self.group(label, [None] * value, seat)
        else:
            self.fact(label, value, seat)

    def mapping(self, label: str, value: Mapping[str, Any], seat: int | None, depth: int) -> None:
        own = value.get("seat", value.get("by", value.get("player")))
        if _is_number(own):
            seat = int(own)
        rest = {key: item for key, item in value.items() if key not in _WHO or not _is_number(item)}
        if rest.get("face_down") is True or rest.get("shown") is False:
            rest = self.covered(label, rest, seat)
        elif rest.get("face_down") is False or rest.get("shown") is True:
            rest = {key: item for key, item in rest.items() if key not in _HOW}
        for key, item in rest.items():
            if _SEAT.fullmatch(str(key)) and int(key) < self.found.num_seats:
                self.visit(label, item, int(key), depth + 1)
            else:
                plain = label and (len(rest) == 1 or key in _PIECES)
                self.visit(label if plain else f"{label} {key}".strip(), item, seat, depth + 1)

    def covered(self, label: str, play: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
        """A play that lies face down: backs, unless its pieces are known here. Returns what else there is of it."""
        known = [key for key in _PIECES if play.get(key)]
        if not known:
            number = play.get("number", 1)
            self.group(label, [None] * (min(number, _MOST) if _is_number(number) and number > 0 else 1), seat)
        else:
            self.fact(label, "face down", seat)
        return {key: item for key, item in play.items() if key not in _HOW}

    def sequence(self, label: str, value: list[Any], seat: int | None, depth: int) -> None:
        if not value:
            return
        texts = [item for item in value if isinstance(item, str)]
        # [seat, action], as a record writes it; [seat, null] is a piece that lies covered
        if len(value) == 2 and _is_number(value[0]) and value[0] < self.found.num_seats:
            if value[1] is None:
                self.group(label, [None], int(value[0]))
                return
            if isinstance(value[1], str):
                self.visit(label, value[1], int(value[0]), depth + 1)
                return
        if len(texts) + sum(item is None for item in value) == len(value) and texts:
            if all(self.pieces(text) for text in texts):
                gap = None if _COVERED.search(label) else EMPTY
                codes: list[str | None] = []
                for item in value:
                    codes += [gap] if item is None else self.pieces(item)
                self.group(label, codes, seat)
            else:
                self.fact(label, " ".join(texts), seat)
            return
        by_seat = seat is None and len(value) == self.found.num_seats
        if all(_is_number(item) for item in value) and not by_seat:
            self.fact(label, " ".join(str(item) for item in value), seat)
            return
        for index, item in enumerate(value):
            if item is None and by_seat and _COVERED.search(label):
                continue
            self.visit(label, item, index if by_seat else seat, depth + 1)


def findings(view: Mapping[str, Any]) -> Findings:
    """What there is to draw in a view. Unknown keys and shapes never fail; what is not understood is left out."""
    found = Findings(_guess_deck(view), _guess_seats(view))
    walk = _Walk(found)
    own = view.get("seat")
    for key, value in view.items():
        if key not in SHARED and key not in REFERENCE:
            walk.past = str(key) if key in PAST else None
            mine = key == "hand" and _is_number(own)
            walk.visit(str(key)[:40], value, int(own) if mine and own is not None else None)
    # Where somebody's hand is known, the number of its pieces says nothing more.
    known = {g.seat for g in found.groups if g.is_hand and any(is_piece(code) for code in g.codes)}
    found.groups = [
        g for g in found.groups if not (g.is_hand and g.seat in known and all(code is None for code in g.codes))
    ]
    return found
