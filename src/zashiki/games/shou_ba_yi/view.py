"""What a seat may know of a deal of Shou Ba Yi (SB 9): plays by rank, and suits of its own cards alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zashiki.core.bits import members
from zashiki.core.view import View, shared_fields
from zashiki.decks.french import FRENCH, RANKS
from zashiki.games.shou_ba_yi import plays

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.game import Game

THREE_OF_HEARTS = 2
ALL_CARDS = (1 << 54) - 1
History = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShouBaYiView(View):
    """A seat's view, or a spectator's.

    `hand` and `dealt` are masks of the seat's own cards, now and as dealt (0 for a spectator); `held` the number of
    cards by seat; `first_leader` who led the deal; `history` every action so far with its seat; `best` the action to
    beat and `owner` who played it, None on a lead; `passed` the mask of seats out of this trick. `hands` holds the
    cards of all seats as dealt once the deal is over, None before.
    """

    hand: int
    dealt: int
    held: tuple[int, ...]
    first_leader: int
    history: History
    best: int | None
    owner: int | None
    passed: int
    hands: tuple[int, ...] | None

    @property
    def phase(self) -> str:
        """`lead`, `follow` or `over`."""
        return "over" if self.finished else "lead" if self.best is None else "follow"

    @property
    def opens_with_three(self) -> bool:
        """Whether the first play of this deal must contain, or has contained, the 3 of hearts (SB 8)."""
        return bool(self.game.options.first_lead_3h) and self.start["leader"] is None

    @property
    def unseen(self) -> tuple[int, ...]:
        """Cards of each of the 15 ranks that are in hands this viewer cannot see."""
        if self.finished:
            return (0,) * plays.NUM_RANKS
        left = [4] * 13 + [1, 1]
        for _, action in self.history:
            for rank, n in enumerate(plays.COUNTS[action]):
                left[rank] -= n
        for piece in members(self.hand):
            left[plays.rank_of(piece)] -= 1
        return tuple(left)

    def cards_known(self) -> list[tuple[int, ...] | None]:
        """The cards of each action so far, None where they are another seat's and the deal is not over."""
        hands: dict[int, int] = dict(enumerate(self.hands or ()))
        if self.seat is not None:
            hands[self.seat] = self.dealt
        found: list[tuple[int, ...] | None] = []
        for index, (seat, action) in enumerate(self.history):
            if seat not in hands:
                found.append(None)
                continue
            cards = leaving(hands[seat], action, index == 0 and self.opens_with_three)
            hands[seat] &= ~sum(1 << card for card in cards)
            found.append(cards)
        return found

    def pictures(self) -> list[tuple[int, ...]]:
        """Cards to draw for each action so far: the true ones where known, else suits that tell nothing (SB 9).

        Those are suits of the rank that this viewer neither holds nor has played or been shown, in deck order; the 3 of
        hearts stands for the first 3 of a leader found by it, and for nobody else's.
        """
        free = ALL_CARDS & ~self.dealt
        shown: list[tuple[int, ...]] = []
        for (seat, action), known in zip(self.history, self.cards_known(), strict=True):
            cards = known
            if cards is None:
                found_by_it = self.start["leader"] is None
                usable = free
                if found_by_it and seat != self.first_leader:
                    usable &= ~(1 << THREE_OF_HEARTS)
                cards = leaving(usable, action, found_by_it and seat == self.first_leader)
                free &= ~sum(1 << card for card in cards)
            shown.append(cards)
        return shown

    def details(self) -> dict[str, Any]:
        """The keys of docs/views.md for this game."""
        tricks = [self.trick_json(trick, cards) for trick, cards in self.tricks()]
        open_trick = None if self.finished or self.best is None else tricks.pop()
        data: dict[str, Any] = {"phase": self.phase, "leader": self.first_leader}
        if self.seat is not None:
            data["hand"] = codes(self.hand)
            data["dealt"] = codes(self.dealt)
        data["hands"] = list(self.held) if self.hands is None else [codes(hand) for hand in self.hands]
        data["face_down"] = [seat for seat, n in enumerate(self.held) if n == 1]
        data["unseen"] = {RANKS[rank]: n for rank, n in enumerate(self.unseen) if n}
        data["best"] = None if self.best is None else self.game.format_action(self.best)
        data["owner"] = self.owner
        data["passed"] = members(self.passed)
        data["trick"] = open_trick
        data["tricks"] = tricks
        if self.hands is not None:
            data["left"] = [codes(hand) for hand in self.left()]
        return data

    def left(self) -> list[int]:
        """The cards each seat still holds at the end, masks of pieces."""
        hands = list(self.hands or ())
        for (seat, _), cards in zip(self.history, self.cards_known(), strict=True):
            hands[seat] &= ~sum(1 << card for card in cards or ())
        return hands

    def tricks(self) -> list[tuple[History, list[tuple[int, ...] | None]]]:
        """The actions of each trick with their cards where known; the last may still be open."""
        found: list[tuple[History, list[tuple[int, ...] | None]]] = []
        begun = passes = 0
        known = self.cards_known()
        for end, (_, action) in enumerate(self.history, 1):
            passes = passes + 1 if action == plays.PASS else passes
            if passes == len(self.held) - 1 or end == len(self.history):  # SB 4.3.3
                found.append((self.history[begun:end], known[begun:end]))
                begun, passes = end, 0
        return found

    def trick_json(self, trick: History, cards: Sequence[tuple[int, ...] | None]) -> dict[str, Any]:
        """A trick as written: who led, who played highest so far, and the actions."""
        plays_made = []
        for (seat, action), known in zip(trick, cards, strict=True):
            play: dict[str, Any] = {"seat": seat, "action": self.game.format_action(action)}
            if known:
                play["cards"] = [FRENCH.codes[card] for card in known]
            plays_made.append(play)
        highest = [seat for seat, action in trick if action != plays.PASS][-1]
        return {"leader": trick[0][0], "highest": highest, "plays": plays_made}


def leaving(hand: int, action: int, hearts_first: bool) -> tuple[int, ...]:
    """The cards, in deck order, that an action takes from a hand (SB 4.3): of each rank the first in deck order.

    With `hearts_first` the 3 of hearts leaves before the other 3s.
    """
    found = []
    for rank, n in enumerate(plays.COUNTS[action]):
        if n:
            suits = members(hand & (15 << 4 * rank if rank < 13 else 1 << 39 + rank))
            if hearts_first and THREE_OF_HEARTS in suits:
                suits.sort(key=lambda piece: piece != THREE_OF_HEARTS)
            found += suits[:n]
    return tuple(sorted(found))


def codes(mask: int) -> list[str]:
    """The codes of a mask of pieces, in deck order."""
    return [FRENCH.codes[piece] for piece in members(mask)]


def mask_of(written: Sequence[str]) -> int:
    """The mask of pieces that codes name."""
    return sum(1 << FRENCH.kind(code) for code in written)


def from_json(game: Game, data: Mapping[str, Any]) -> ShouBaYiView:
    """The view that was written."""
    tricks = [*data["tricks"], *([data["trick"]] if data["trick"] else [])]
    hands, left = data["hands"], data.get("left")
    return ShouBaYiView(
        **shared_fields(game, data),
        hand=mask_of(data.get("hand", ())),
        dealt=mask_of(data.get("dealt", ())),
        held=tuple(hands) if left is None else tuple(len(hand) for hand in left),
        first_leader=data["leader"],
        history=tuple((play["seat"], game.parse_action(play["action"])) for trick in tricks for play in trick["plays"]),
        best=None if data["best"] is None else game.parse_action(data["best"]),
        owner=data["owner"],
        passed=sum(1 << seat for seat in data["passed"]),
        hands=None if left is None else tuple(mask_of(hand) for hand in hands),
    )
