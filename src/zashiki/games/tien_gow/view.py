"""What a seat may know of a deal of Tien Gow (TG 9): every trick, with the tiles that others put down only counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from zashiki.core.errors import BadDeal
from zashiki.core.view import View, shared_fields
from zashiki.games.tien_gow import sets

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.game import Game
    from zashiki.games.tien_gow.deal import TienGowDeal

Play = tuple[int, int]
"""Who, and the action id, or minus the number of tiles that another seat put down."""

Tiles = tuple[int, ...]
"""Kinds of tile in deck order; both copies of one make it stand twice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TienGowView(View):
    """A seat's view. Each four plays are a trick; `dealt` holds the four hands as dealt when the deal is over."""

    hand: Tiles
    columns: tuple[int, ...]
    plays: tuple[Play, ...]
    dealt: tuple[Tiles, ...]

    @property
    def banker(self) -> int:
        """The banker of this deal."""
        banker: int = self.start["dealer"]
        return banker

    @property
    def tricks(self) -> list[tuple[Play, ...]]:
        """The finished tricks."""
        return [self.plays[i : i + 4] for i in range(0, len(self.plays) - 3, 4)]

    @property
    def trick(self) -> tuple[Play, ...]:
        """The plays so far to the trick on the table."""
        return self.plays[len(self.plays) & ~3 :]

    @property
    def leader(self) -> int:
        """Who leads the trick on the table; when the deal is over, who has won it."""
        if len(self.plays) & 3:
            return self.plays[len(self.plays) & ~3][0]
        return best_of(self.plays[-4:])[0] if self.plays else self.banker

    @property
    def width(self) -> int:
        """The number of tiles of the trick on the table, 0 before its lead."""
        trick = self.trick
        return len(sets.TILES[trick[0][1]]) if trick else 0

    @property
    def num_left(self) -> int:
        """Tiles in the hand of whoever has not yet played to the trick on the table."""
        return 8 - sum(self.columns)

    def num_in_hand(self, seat: int) -> int:
        """Tiles in a hand."""
        return self.num_left - (self.width if seat in [played for played, _ in self.trick] else 0)

    @property
    def phase(self) -> str:
        """`lead`, `follow`, or `over`."""
        return "over" if self.finished else "follow" if self.trick else "lead"

    def may_not_show(self) -> bool:
        """Whether early death binds the viewer, who is to follow (TG 4.2.3)."""
        return self.num_left == 1 and self.columns[self.seat or 0] == 0

    def details(self) -> dict[str, Any]:
        """The game's own keys; see `docs/views.md`."""
        trick = self.trick
        found: dict[str, Any] = {
            "phase": self.phase,
            "banker": self.banker,
            "leader": self.leader,
            "columns": list(self.columns),
        }
        if self.seat is not None:
            found["hand"] = self.codes(self.hand)
        if self.finished:
            found["hands"] = [self.codes(tiles) for tiles in self.dealt]
        else:
            found["hands"] = [self.num_in_hand(seat) for seat in range(4)]
        number = len(self.plays) // 4
        found["trick"] = None if self.finished else self.trick_json(number + 1, self.leader, trick)
        found["tricks"] = []
        for i, plays in enumerate(self.tricks):
            written = self.trick_json(i + 1, plays[0][0], plays)
            found["tricks"].append({**written, "winner": best_of(plays)[0]})
        return found

    def codes(self, tiles: Tiles) -> list[str]:
        """The codes of tiles."""
        return [self.game.deck.codes[tile] for tile in tiles]

    def trick_json(self, number: int, leader: int, plays: tuple[Play, ...]) -> dict[str, Any]:
        """A trick as written."""
        best = None
        if plays:
            owner, shown = best_of(plays)
            best = {"seat": owner, "tiles": self.codes(sets.TILES[shown]), "kind": sets.SETS[shown].kind}
        width = len(sets.TILES[plays[0][1]]) if plays else 0
        return {
            "number": number,
            "leader": leader,
            "size": width,
            "best": best,
            "plays": [self.play_json(seat, action, width) for seat, action in plays],
        }

    def play_json(self, seat: int, action: int, width: int) -> dict[str, Any]:
        """A play as written: `tiles` only where the viewer knows them."""
        written: dict[str, Any] = {"seat": seat, "shown": 0 <= action < sets.FIRST_COVER, "number": width}
        if action >= 0:
            written["tiles"] = self.codes(sets.TILES[action])
        return written


def typed(view: View) -> TienGowView:
    """A view that is known to be one of this game."""
    return cast("TienGowView", view)


def best_of(plays: tuple[Play, ...]) -> Play:
    """Who owns the best set of a trick, and the set: the last one shown, as each shown set beats those before it."""
    return next(play for play in reversed(plays) if 0 <= play[1] < sets.FIRST_COVER)


def view_of(game: Game, deal: TienGowDeal, seat: int | None, totals: Sequence[int]) -> TienGowView:
    """The view of a seat, built from what it may see."""
    to_act = deal.to_act
    finished = to_act < 0
    return TienGowView(
        game=game,
        seat=seat,
        number=deal.number,
        start={"dealer": deal.banker},
        to_act=None if finished else to_act,
        legal=tuple(deal.legal_actions()) if seat == to_act else None,
        totals=tuple(totals) or (0, 0, 0, 0),
        lines=tuple(game.lines(deal)),
        finished=finished,
        hand=() if seat is None else deal.hand_of(seat),
        columns=tuple(deal.columns),
        plays=deal.plays_for(-1 if seat is None else seat),
        dealt=dealt_hands(game, deal) if finished else (),
    )


def dealt_hands(game: Game, deal: TienGowDeal) -> tuple[Tiles, ...]:
    """The hands as dealt, by seat, each in deck order."""
    kinds = [game.deck.kind_of[piece] for piece in deal.packed()]
    places = [8 * ((seat - deal.banker) & 3) for seat in range(4)]
    return tuple(tuple(sorted(kinds[place : place + 8])) for place in places)


def read_view(game: Game, data: Mapping[str, Any]) -> TienGowView:
    """The view that `as_json` wrote.

    Raises: BadDeal or UnknownCode where it cannot be one.
    """
    try:
        if data["seat"] not in ("spectator", 0, 1, 2, 3):
            raise BadDeal("tien-gow-view-form")
        tricks = [*data["tricks"], *([data["trick"]] if data["trick"] else [])]
        return TienGowView(
            **shared_fields(game, data),
            hand=read_tiles(game, data.get("hand", [])),
            columns=tuple(data["columns"]),
            plays=tuple(read_play(game, play) for trick in tricks for play in trick["plays"]),
            dealt=tuple(read_tiles(game, hand) for hand in data["hands"]) if data["finished"] else (),
        )
    except (KeyError, TypeError, AttributeError):
        raise BadDeal("tien-gow-view-form") from None


def read_tiles(game: Game, codes: Sequence[str]) -> Tiles:
    """The kinds of tiles written as codes."""
    return tuple(game.deck.kind(code) for code in codes)


def read_play(game: Game, play: Mapping[str, Any]) -> Play:
    """A play as written."""
    if "tiles" not in play:
        return play["seat"], -play["number"]
    tiles = read_tiles(game, play["tiles"])
    return play["seat"], (sets.SHOW_ID if play["shown"] else sets.COVER_ID)[tiles]
