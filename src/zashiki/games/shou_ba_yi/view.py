"""What a seat may know of a deal of Shou Ba Yi (SB 9): plays by rank, and suits of its own cards alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from zashiki.core.bits import count_bits, members
from zashiki.core.keys import key, written
from zashiki.core.kinds import ACTION, CODES, COUNT, HANDS, PIECES, SEAT, SEATS, ListOf, Maybe, Part, Under, Word
from zashiki.core.view import View
from zashiki.decks.french import FRENCH, RANKS
from zashiki.games.shou_ba_yi import notes, plays, reasons, story
from zashiki.games.shou_ba_yi.worlds import ShouBaYiWorlds

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.game import Game
    from zashiki.core.message import Message

THREE_OF_HEARTS = 2
ALL_CARDS = (1 << 54) - 1
WIDE_COUNTS = [sum(n << 16 * rank for rank, n in enumerate(counts)) for counts in plays.COUNTS]
"""The cards of each rank that an action takes, 16 bits a rank, so that those of many actions add up in one sum."""
MAX_TRICKS, MAX_LEAVING = 1024, 4096
History = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Play:
    """A play, or a pass."""

    seat: int = key(SEAT)
    """Who played."""
    action: int = key(ACTION)
    """The play, by rank."""
    cards: tuple[int, ...] | None = key(CODES, optional=True)
    """Its cards: in the viewer's own plays, in a finished deal in all; a pass has none."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick."""

    leader: int = key(SEAT)
    """Who led."""
    highest: int = key(SEAT)
    """The seat whose play stands."""
    plays: tuple[Play, ...] = key(ListOf(Part(Play)))
    """The plays and passes, in order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShouBaYiView(View):
    """A seat's view, or a spectator's.

    `hand_sizes` is the number of cards by seat; `history` every action so far with its seat. `hands_dealt` holds the
    cards of all seats as dealt once the deal is over, None before.
    """

    hand_sizes: tuple[int, ...]
    history: History
    hands_dealt: tuple[int, ...] | None

    @property
    @written(Word("lead", "follow", "over"))
    def phase(self) -> str:
        """What the seat to act has to do, or that the deal is over."""
        return "over" if self.finished else "lead" if self.best is None else "follow"

    first_leader: int = key(SEAT, "leader")
    """The seat that led the deal."""
    hand: int = key(PIECES, own=True)
    """The viewer's cards now; missing for a spectator."""
    dealt: int = key(PIECES, own=True)
    """The viewer's cards as dealt; missing for a spectator."""

    @property
    @written(HANDS)
    def hands(self) -> tuple[int, ...]:
        """By seat: number of cards in each hand; in a finished deal each hand as dealt."""
        return self.hand_sizes if self.hands_dealt is None else self.hands_dealt

    @property
    @written(ListOf(SEAT))
    def face_down(self) -> tuple[int, ...]:
        """The seats with exactly one card, which lies face down."""
        return tuple([seat for seat, n in enumerate(self.hand_sizes) if n == 1])

    @property
    @written(Under(COUNT), "unseen")
    def unseen_ranks(self) -> dict[str, int]:
        """By rank, how many cards are in hands the viewer cannot see; ranks with none are missing."""
        return {RANKS[rank]: n for rank, n in enumerate(self.unseen) if n}

    best: int | None = key(Maybe(ACTION))
    """The play to beat, by rank; null on a lead. In a finished deal the last card played."""
    owner: int | None = key(Maybe(SEAT))
    """The seat that made it; null on a lead."""
    passed: int = key(SEATS)
    """The seats that are out of this trick."""

    @property
    @written(Maybe(Part(Trick)), "trick")
    def open_trick(self) -> Trick | None:
        """The trick being played, null on a lead and when the deal is over."""
        return self.all_tricks()[-1] if self.is_trick_open else None

    @property
    @written(ListOf(Part(Trick)), "tricks")
    def past_tricks(self) -> tuple[Trick, ...]:
        """The tricks before it, in a finished deal all of them."""
        tricks = self.all_tricks()
        return tricks[:-1] if self.is_trick_open else tricks

    @property
    @written(ListOf(PIECES), "left", optional=True)
    def left_in_hands(self) -> tuple[int, ...] | None:
        """Only in a finished deal: the cards each seat still held at the end."""
        return None if self.hands_dealt is None else tuple(self.left())

    @property
    def is_trick_open(self) -> bool:
        """Whether somebody has led to a trick that is still being played."""
        return not self.finished and self.best is not None

    @property
    def opens_with_three(self) -> bool:
        """Whether the first play of this deal must contain, or has contained, the 3 of hearts (SB 8)."""
        return bool(self.game.options.first_lead_3h) and self.start["leader"] is None

    @property
    def unseen(self) -> tuple[int, ...]:
        """Cards of each of the 15 ranks that are in hands this viewer cannot see."""
        if self.finished:
            return (0,) * plays.NUM_RANKS
        used = sum([WIDE_COUNTS[action] for _, action in self.history])
        held = self.hand
        suited = [4 - (used >> 16 * rank & 0xFFFF) - (held >> 4 * rank & 15).bit_count() for rank in range(13)]
        return (*suited, *[1 - (used >> 16 * rank & 0xFFFF) - (held >> 39 + rank & 1) for rank in (13, 14)])

    def cards_known(self) -> list[tuple[int, ...] | None]:
        """The cards of each action so far, None where they are another seat's and the deal is not over."""
        hands: dict[int, int] = dict(enumerate(self.hands_dealt or ()))
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

    def left(self) -> list[int]:
        """The cards each seat still holds at the end, masks of pieces."""
        hands = list(self.hands_dealt or ())
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
            if passes == len(self.hand_sizes) - 1 or end == len(self.history):  # SB 4.3.3
                found.append((self.history[begun:end], known[begun:end]))
                begun, passes = end, 0
        return found

    def all_tricks(self) -> tuple[Trick, ...]:
        """The tricks so far, in order; the last may still be open."""
        return tuple([trick_of(actions, tuple(cards)) for actions, cards in self.tricks()])

    # --- asked --------------------------------------------------------------

    @property
    def clause(self) -> str:
        """The clause of the rulebook that matters most now."""
        return reasons.clause(self)

    def why_nothing(self) -> Message | None:
        """Also that the viewer has passed, which lasts to the end of the trick."""
        return reasons.why_nothing(self, View.why_nothing(self))

    def why_not_piece(self, piece: int) -> Message | None:
        """Why a card may be part of no play now."""
        return reasons.why_not(self, piece)

    def why_not_pieces(self, pieces: Sequence[int]) -> Message | None:
        """Why these cards may not be played together now."""
        return reasons.why_not_set(self, pieces)

    def action_pieces(self, action: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The own cards that leave the hand, those of its ranks in deck order."""
        if action == plays.PASS:
            return (), ()
        cards = leaving(self.hand, action, self.opens_with_three and not self.history)
        return tuple([FRENCH.codes[card] for card in cards]), ()

    def describe(self, action: int) -> Message:
        """An action in words."""
        return story.describe(action, self)

    def notes(self) -> list[Message]:
        """Who loses nothing, and that a deal for nothing is won."""
        return notes.notes(self)

    def events(self) -> list[Message]:
        """The plays, passes and tricks so far."""
        return story.events(self)

    def known(self) -> tuple[int, ...]:
        """How many cards of each rank the viewer has seen, in the order of ranks."""
        return story.seen(self)

    def worlds(self) -> ShouBaYiWorlds:
        """The plan for drawing the deals that the view allows."""
        return ShouBaYiWorlds(self)

    @classmethod
    def restored(cls, game: Game, found: Mapping[str, Any]) -> dict[str, Any]:
        """The history from the tricks, and the hands."""
        tricks = [*found["past_tricks"], *([found["open_trick"]] if found["open_trick"] else [])]
        left, over = found["left_in_hands"], found["finished"]
        return {
            "hand_sizes": tuple([count_bits(hand) for hand in left]) if over else found["hands"],
            "history": tuple([(play.seat, play.action) for trick in tricks for play in trick.plays]),
            "hands_dealt": found["hands"] if over else None,
        }


@lru_cache(MAX_TRICKS)
def trick_of(actions: History, cards: tuple[tuple[int, ...] | None, ...]) -> Trick:
    """A trick from its actions, and their cards where they are known; one object for equal tricks."""
    made = [Play(seat, action, known or None) for (seat, action), known in zip(actions, cards, strict=True)]
    highest = [seat for seat, action in actions if action != plays.PASS][-1]
    return Trick(actions[0][0], highest, tuple(made))


@lru_cache(MAX_LEAVING)
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
