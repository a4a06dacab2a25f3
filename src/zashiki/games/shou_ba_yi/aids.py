"""What a person is shown beside a view of Shou Ba Yi: ranks and what is out of them, and cards for plays by rank."""

from __future__ import annotations

from typing import Any, ClassVar

from zashiki.core.aids import GONE, HELD, Aids, Ladder, Rung, Sign, Spot, fan
from zashiki.core.bits import members
from zashiki.core.message import Message
from zashiki.decks.french import FRENCH, RANKS
from zashiki.games.shou_ba_yi import plays

EXAMPLES = {
    "single": ("9c",),
    "pair": ("Jh", "Js"),
    "three-one": ("8c", "8d", "8h", "4s"),
    "four-two": ("5c", "5d", "5h", "5s", "3c", "7d"),
    "three-pairs": ("4c", "4d", "5c", "5h", "6d", "6s"),
    "dragon": ("5d", "6h", "7c", "8s", "9h"),
    "bomb": ("Kc", "Kd", "Kh", "Ks"),
}
"""A play of each kind."""


class ShouBaYiAids(Aids):
    """Ranks alone matter."""

    chooses_several: ClassVar[bool] = True
    signs_on_table: ClassVar[bool] = False  # the cards say their rank themselves

    def signs(self) -> dict[str, Sign]:
        """Place in the order: 1 for a 3 … 13 for a 2, then the Jokers."""
        return {code: Sign(worth=str(plays.rank_of(card) + 1)) for card, code in enumerate(FRENCH.codes)}

    def ladder(self, view: Any) -> Ladder:
        held = {plays.rank_of(card) for card in members(view.hand)}
        ranks = []
        for rank in reversed(range(plays.NUM_RANKS)):
            left = view.unseen[rank]
            mark = HELD if rank in held else "" if left else GONE
            ranks.append(Rung(RANKS[rank] + ("s" if rank < 13 else ""), str(left), mark))
        rows = [(Message(f"web-play-{kind}"), tuple(map(Rung, cards))) for kind, cards in EXAMPLES.items()]
        return Ladder(Message("web-ladder-about-ranks"), ((Message("web-ladder-ranks"), tuple(ranks)), *rows))

    def layout_facts(self, view: Any) -> dict[str, Any]:
        """Cards to draw for the plays of the trick on the table, or of the last: suits tell nothing (SB 9)."""
        tricks = view.tricks()
        begun = len(view.history) - len(tricks[-1][0]) if tricks else 0
        shown = zip(view.history[begun:], view.pictures()[begun:], strict=True)
        return {
            "plays": [
                {"seat": seat, "pieces": [FRENCH.codes[card] for card in cards]}
                for (seat, action), cards in shown
                if action != plays.PASS
            ],
            "target": self.game.match_target(),
        }

    def scene(self) -> list[Spot]:
        table = [*fan(["5d", "6h", "7c", "8s", "9h"], 74, 26, 34, 46), Spot(None, 20, 30, 34), Spot(None, 268, 30, 34)]
        return [*table, *fan(["3h", "6d", "7s", "8c", "9d", "Th", "Ks", "2d", "X"], 24, 122, 30, 50, 0.9)]
