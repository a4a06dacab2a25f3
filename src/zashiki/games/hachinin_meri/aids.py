"""What a person is shown beside a view of Hachinin Meri: strength under the trump, ladders of the suits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from zashiki.core.aids import AFTER, GONE, HEAD, HELD, PLAY, TRICK, Aids, Ladder, Rung, Sign, Spot, fan
from zashiki.core.message import Message
from zashiki.decks.unsun import SUITS, UNSUN
from zashiki.games.hachinin_meri import cards

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.line import Line

CODES = UNSUN.codes


class HachininMeriAids(Aids):
    """The trump suit decides what a card is worth."""

    hand_places: int = 9
    event_kinds: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("lead", "play", "trump", "last"), PLAY),
        "trick": TRICK,
        "pair": AFTER,
        **dict.fromkeys(("okie", "side", "over"), HEAD),
    }

    def signs(self) -> dict[str, Sign]:
        """Strengths before the trump is known; the Tenka is a trump whatever it will be."""
        plain = [cards.ladder(cards.PAO if suit else 1, suit) for suit in range(cards.NUM_SUITS)]
        return {**strengths(plain), CODES[cards.TENKA]: Sign(kind="T")}

    def signs_under(self, trump: int) -> dict[str, Sign]:
        """Strength of each card in its suit, 1 the weakest, under a trump suit."""
        plain = [cards.ladder(trump, suit) for suit in range(cards.NUM_SUITS) if suit != trump]
        return strengths(plain) | strengths([cards.ladder(trump, trump)], "T")

    def signs_in(self, view: Any) -> dict[str, Sign]:
        return self.signs_under(view.trump)

    def ladder(self, view: Any) -> Ladder:
        gone = view.gone

        def rung(card: int) -> Rung:
            return Rung(CODES[card], mark=GONE if gone >> card & 1 else HELD if view.hand >> card & 1 else "")

        order = [view.trump, *(suit for suit in range(cards.NUM_SUITS) if suit != view.trump)]
        names = [Message(f"suit-{SUITS[suit]}") for suit in order]
        titles = [Message("web-ladder-trump", {"suit": names[0]}), *names[1:]]
        rows = [tuple(map(rung, cards.ladder(view.trump, suit))) for suit in order]
        return Ladder(Message("web-ladder-about-meri"), tuple(zip(titles, rows, strict=True)))

    def line_pieces(self, line: Line, view: Any) -> Sequence[str]:
        """The winning card of a trick, for a combination all of them."""
        trick = line.keys.get("trick")
        if trick is None or trick > len(view.tricks):
            return ()
        laid = view.tricks[trick - 1]
        if line.rule.startswith("combination:"):
            return [CODES[card] for card in laid]
        winner = view.leaders[trick]
        return [CODES[card] for place, card in enumerate(laid) if view.seat_of(trick - 1, place) == winner]

    def layout_facts(self, view: Any) -> dict[str, Any]:
        return {"tricks": self.hand_places}

    def scene(self) -> list[Spot]:
        at = ((100, 14, "GRe"), (144, 8, None), (188, 14, "G5"), (62, 62, None), (226, 62, "IKa"), (144, 78, "PRo"))
        table = [Spot(code, x, y, 38 if code == "PRo" else 36) for x, y, code in at]
        return [*table, *fan(["OSu", "KUn", "GSo", "P7", "I1"], 70, 150, 38, 38, 2)]


def strengths(ladders: list[list[int]], kind: str = "S") -> dict[str, Sign]:
    """The signs of cards in ladders, strongest first."""
    return {
        CODES[card]: Sign(worth=str(len(ladder) - place), kind=kind)
        for ladder in ladders
        for place, card in enumerate(ladder)
    }
