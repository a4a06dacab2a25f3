"""What a person is shown beside a view of a fishing game: month, kind and worth of a card, hands, meters."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from zashiki.core.aids import GONE, HELD, Aids, Ladder, Note, Rung, Sign
from zashiki.core.message import Message, Seat
from zashiki.decks.hanafuda import HANAFUDA
from zashiki.games.fishing.view import codes, mask

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.line import Line

KINDS = "LASD"


class FishingAids(Aids):
    """The aids that the fishing games with hanafuda share."""

    hand_places: int = 7

    def worth(self, cards: int) -> int:
        """Card points of a mask of cards, as the rules count them; 0 where cards have none by themselves."""
        return 0

    def less(self, view: Any) -> tuple[int, ...]:
        """What is taken off the card points of each seat; nothing where a game says nothing."""
        return ()

    def dealt_hand(self, view: Any, seat: int) -> tuple[str, int] | None:
        """The dealt hand of a seat and what each other seat pays for it, or None."""
        return None

    def signs(self) -> dict[str, Sign]:
        found = {}
        for card, code in enumerate(HANAFUDA.codes):
            month, kind = parts(code)
            found[code] = Sign(month, str(self.worth(1 << card) or ""), kind)
        return found

    def ladder(self, view: Any) -> Ladder:
        signs = self.signs()
        taken = {code for pile in view.piles for code in codes(pile)}
        held = set(codes(view.hand))

        def rung(code: str) -> Rung:
            return Rung(code, signs[code].worth, GONE if code in taken else HELD if code in held else "")

        rows = [
            (Message(f"web-kind-{kind}"), tuple(rung(code) for code, sign in signs.items() if sign.kind == kind))
            for kind in KINDS
        ]
        return Ladder(Message("web-ladder-about-hanafuda"), tuple(rows))

    def is_paid_by_each(self, line: Line) -> bool:
        return line.payer is not None

    def line_pieces(self, line: Line, view: Any) -> Sequence[str]:
        kind, _, name = line.rule.partition(":")
        if kind == "dealt":
            return codes(view.known_of(line.to))
        if kind == "captured":
            return self.making(name, view, line.to)
        return codes(view.piles[line.to]) if kind in ("cards", "few_cards") else ()

    def making(self, name: str, view: Any, seat: int) -> Sequence[str]:
        """The cards of a seat's pile that make a captured hand: those that cannot be left out."""
        left = view.piles[seat]
        for code in codes(left):
            fewer = left & ~mask([code])
            piles = tuple(fewer if other == seat else pile for other, pile in enumerate(view.piles))
            if name in replace(view, piles=piles).captured_by(seat):
                left = fewer
        return codes(left)

    def opening(self, view: Any) -> list[Note]:
        found = []
        for seat in range(view.num_seats):
            hand = self.dealt_hand(view, seat)
            if hand is None:
                continue
            name = hand[0].replace("_", "-")
            said = [
                Message("web-dealt-hand", {"seat": Seat(seat), "hand": Message(f"{self.game.id}-hand-{name}")}),
                Message(f"{self.game.id}-line-dealt-{name}-note"),
                Message("web-from-each", {"points": hand[1], "seat": Seat(seat)}),
            ]
            if view.open_at_first()[seat]:
                said.append(Message("web-lies-open"))
            found.append(Note(tuple(said), tuple(codes(view.known_of(seat)))))
        return found

    def layout_facts(self, view: Any) -> dict[str, Any]:
        points = [found for pile in view.piles if (found := self.worth(pile)) is not None]
        if not points:
            return {}
        less = self.less(view)
        return {
            "meter": Message(f"{self.game.id}-meter"),
            "points": points,
            "less": list(less),
            "above": [n - off for n, off in zip(points, less, strict=True)],
        }


def parts(code: str) -> tuple[str, str]:
    """Month and kind (`L` `A` `S` `D`) of a card."""
    digits = code[:2] if code[1].isdigit() else code[:1]
    return digits, code[len(digits)]
