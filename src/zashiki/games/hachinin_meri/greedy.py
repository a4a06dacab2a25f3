"""A careful beginner at Hachinin Meri: sheds low, trumps where it is likely to gain, leaves partners' tricks alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.bits import count_bits, members
from zashiki.games.hachinin_meri import cards

if TYPE_CHECKING:
    from zashiki.core.rng import Rng
    from zashiki.core.view import View
    from zashiki.games.hachinin_meri.view import HachininMeriView

DISCARDS, DECLARE, PASS = 75, 150, 151
MAY_TRUMP = 0.2  # chance that a seat still to play holds a trump and spends it
KEEP = 0.8  # what the best trump is worth later, in tricks


def choose(view: View, rng: Rng) -> int:
    """A legal action of the view's seat; equal plays are taken in deck order, so the generator is not asked."""
    from zashiki.games.hachinin_meri.view import HachininMeriView

    assert isinstance(view, HachininMeriView)
    legal = view.legal
    assert legal is not None
    if len(legal) == 1:
        return legal[0]
    if view.phase == "asking":  # the okie and the lead, for who has trumps to use them; else the secret
        return DECLARE if count_bits(view.initial_trumps) >= 3 else PASS
    if view.phase == "discard":
        return weakest(view, [action - DISCARDS for action in legal]) + DISCARDS
    if view.phase in ("first-lead", "lead"):
        return lead(view, list(legal))
    if view.phase == "meri":
        return follow_meri(view, list(legal))
    return follow(view, list(legal))


def worth(view: HachininMeriView, card: int) -> int:
    """Place of a card in its own suit: 1 … 15, trumps 16 … 31."""
    suit = cards.suit_in_play(view.trump, card)
    return cards.STRENGTHS[(5 * view.trump + suit) * 75 + card]


def weakest(view: HachininMeriView, some: list[int]) -> int:
    """The card that is worth least, of two equal ones that of the shorter suit."""
    return min(some, key=lambda card: (worth(view, card), count_bits(view.hand & suit(view, card)), card))


def suit(view: HachininMeriView, card: int) -> int:
    """The mask of a card's suit in play."""
    return cards.SUIT_MASKS[5 * view.trump + cards.suit_in_play(view.trump, card)]


def unseen(view: HachininMeriView) -> int:
    """The mask of cards that other seats may still hold, or have laid face down."""
    return cards.ALL & ~(view.gone | view.hand)


def rank_among(view: HachininMeriView, card: int) -> float:
    """Part 0 … 1 of the unseen cards of a card's suit that are weaker than it; 1 where there are none."""
    others = members(unseen(view) & suit(view, card))
    return sum(worth(view, other) < worth(view, card) for other in others) / len(others) if others else 1.0


def lead(view: HachininMeriView, legal: list[int]) -> int:
    """A trump that nothing beats, where there are more to follow it; else the lowest plain card, or once all trumps are
    out the one likeliest to win."""
    trumps = [card for card in legal if view.trumps >> card & 1]
    sure = [card for card in trumps if rank_among(view, card) == 1.0]
    if sure and (len(trumps) > 1 or len(view.tricks) > 5):
        return weakest(view, sure)
    plain = [card for card in legal if card not in trumps]
    if not plain:
        return weakest(view, trumps)
    if not unseen(view) & view.trumps:
        return max(plain, key=lambda card: rank_among(view, card))
    return weakest(view, plain)


def follow_meri(view: HachininMeriView, legal: list[int]) -> int:
    """The lowest trump that takes the trick for good, unless a partner has it; else the lowest. A lone Sun is kept."""
    plain = [card for card in legal if not view.trumps >> card & 1]
    if plain:
        return weakest(view, plain)
    if partners_have(view):
        return weakest(view, legal)
    sure = [card for card in legal if rank_among(view, card) == 1.0 and beats_trumps(view, card)]
    return weakest(view, sure or legal)


def follow(view: HachininMeriView, legal: list[int]) -> int:
    """To a plain lead: whatever gains most of a trick, less what the card is worth later; nothing over a partner."""
    if partners_have(view):
        return shed(view, legal)
    ours, theirs = laid_trumps(view)
    left = (8 - len(view.trick)) // 2  # opponents still to play
    without = chance_without(ours, theirs, left)
    best, gain = -1, 0.0
    for card in legal:
        part = rank_among(view, card)
        if view.trumps >> card & 1:
            wins = part**theirs * (1 - MAY_TRUMP * (1 - part)) ** left
            spent = KEEP * part
        elif follows(view, card) and not ours + theirs and beats_open(view, card):
            wins = (1 - MAY_TRUMP) ** left * part ** (left > 0)
            spent = 0.1 * part
        else:
            continue
        value = (1 - without) * wins - spent
        if value > gain:
            best, gain = card, value
    return best if best >= 0 else shed(view, legal)


def shed(view: HachininMeriView, legal: list[int]) -> int:
    """The weakest plain card, a trump only where there is nothing else."""
    return weakest(view, [card for card in legal if not view.trumps >> card & 1] or legal)


def laid_trumps(view: HachininMeriView) -> tuple[int, int]:
    """Trumps lying face down in this trick: of the partners, of the other team."""
    assert view.seat is not None
    down = [(view.leaders[-1] + i - view.seat) % 2 for i, lies in enumerate(view.face_down) if lies]
    return down.count(0), down.count(1)


def partners_have(view: HachininMeriView) -> bool:
    """Whether the trick as it lies is a partner's: by the strongest card where all lie open, else where the other team
    has laid no trump, which is all that anybody can know."""
    assert view.seat is not None
    if any(view.face_down):
        ours, theirs = laid_trumps(view)
        return ours > 0 and theirs == 0
    strongest = max(range(len(view.trick)), key=lambda i: in_trick(view, view.trick[i]))
    return (view.leaders[-1] + strongest - view.seat) % 2 == 0


def in_trick(view: HachininMeriView, card: int) -> int:
    """What an open card counts in the trick in progress; 0 where it cannot win."""
    assert view.led is not None
    return cards.STRENGTHS[(5 * view.trump + view.led) * 75 + card]


def beats_trumps(view: HachininMeriView, card: int) -> bool:
    """Whether a trump is stronger than those that lie open in the trick."""
    return all(in_trick(view, card) > in_trick(view, other) for other in view.trick if other >= 0)


def follows(view: HachininMeriView, card: int) -> bool:
    """Whether a card is of the led suit."""
    return cards.suit_in_play(view.trump, card) == view.led


def beats_open(view: HachininMeriView, card: int) -> bool:
    """Whether a card of the led suit is the strongest of it so far, where no trump lies."""
    return all(worth(view, card) > worth(view, other) for other in view.trick if follows(view, other))


def chance_without(ours: int, theirs: int, left: int) -> float:
    """How likely the team has the trick although this seat only sheds, where no partner has it for sure."""
    if ours + theirs:
        return ours / (ours + theirs) * (1 - MAY_TRUMP / 2) ** left
    return 0.1 * left
