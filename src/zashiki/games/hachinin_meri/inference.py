"""What a seat may infer of the cards it has not seen (HM 9): which hidden place may hold which cards.

Hidden places become *slots*, unseen cards *classes*; between the two stands a mask of allowed classes a slot. Where the
discard is hidden there are two cases, a plain discard and ten trumps, each a `Case` of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from math import factorial
from typing import TYPE_CHECKING

from zashiki.core.bits import members
from zashiki.games.hachinin_meri import cards

if TYPE_CHECKING:
    from zashiki.games.hachinin_meri.view import HachininMeriView

SIDE, DISCARD = 8, 9  # places that are no seat
NO_TURN = -1
TRUMP, THE_SUN, PINNED = 0, 1, 7  # classes; 2 … 6 are the plain cards of each suit
PLAIN = 0b1111100
ANY = PLAIN | 1 << TRUMP | 1 << THE_SUN


@dataclass(frozen=True)
class Slot:
    """A hidden place for one card: whose (a seat, SIDE, DISCARD), of which classes, at which action it was laid."""

    seat: int
    allowed: int
    turn: int = NO_TURN


@dataclass(frozen=True)
class Case:
    """One way the hidden places may be bound: constrained slots first, then `free` ones that take whatever is left.

    `classes` are the unseen cards by class; those of `pinned` must all lie in constrained slots. `fixed` are cards that
    are known to be in a seat's hand.
    """

    constrained: list[Slot]
    free: list[Slot]
    classes: list[list[int]]
    pinned: bool
    fixed: list[tuple[int, int]] = field(default_factory=list)
    orders: int = 1
    """In how many orders the slots of the taker's hand hold one and the same hand: cases are weighed by hands."""


@dataclass
class Shown:
    """What the cards played so far tell of each seat."""

    void: list[int] = field(default_factory=lambda: [0] * 8)
    """Classes the seat has none of."""
    gave_plain: list[bool] = field(default_factory=lambda: [False] * 8)
    """It played a plain card to a Meri: no trumps, or the lone Sun kept."""
    spoiled: list[bool] = field(default_factory=lambda: [False] * 8)
    """It has shown a dealt trump that is not the Sun: no lone Sun."""
    all_trumps: bool = False
    """The taker has no plain card left."""


def shown_by(view: HachininMeriView) -> Shown:
    """Read the tricks once."""
    found = Shown()
    trumps, spared = view.trumps, (view.sun, view.okie)
    monchi = False
    tricks = [*view.tricks[:8], *([view.trick] if view.trick else [])]
    for i, trick in enumerate(tricks):
        meri = trick[0] < 0 or bool(trumps >> trick[0] & 1)
        led = cards.suit_in_play(view.trump, trick[0])
        for place, card in enumerate(trick):
            seat = view.seat_of(i, place)
            if card < 0:
                continue
            if trumps >> card & 1:
                found.spoiled[seat] |= card not in spared
            elif meri:
                found.gave_plain[seat] = True
            elif monchi and cards.suit_in_play(view.trump, card) != led:
                found.void[seat] |= 1 << 2 + led
        if i == 0 and meri:
            found.all_trumps = True
        monchi |= meri
    if view.discard >= 0 and trumps >> view.discard & 1:
        found.all_trumps = True
    return found


def allowed_in_hand(view: HachininMeriView, shown: Shown, seat: int, sun_unseen: bool) -> int:
    """Classes that a seat's hand may hold."""
    allowed = ANY & ~shown.void[seat]
    if seat == view.taker and shown.all_trumps:
        allowed &= ~PLAIN
    if shown.gave_plain[seat]:
        allowed &= ~(1 << TRUMP)
        if not sun_unseen or shown.spoiled[seat]:
            allowed &= ~(1 << THE_SUN)
    return allowed


def cases(view: HachininMeriView) -> list[Case]:
    """The cases of a view; the second, where there is one, is that of ten trumps with the taker."""
    taker = -1 if view.taker is None else view.taker
    gone, unseen = view.gone, cards.ALL & ~view.seen
    pins: list[int] = []
    if taker >= 0 and view.seat != taker:
        pins = [view.okie] if not gone >> view.okie & 1 else []
        if view.declared and not gone >> view.own_robai & 1:
            pins.append(view.own_robai)
            unseen &= ~(1 << view.own_robai)
    sun = 1 << view.sun & unseen
    classes = [members(unseen & view.trumps & ~sun), members(sun)]
    for suit in range(cards.NUM_SUITS):
        mask = cards.SUIT_MASKS[5 * view.trump + suit]
        classes.append(members(unseen & mask) if suit != view.trump else [])
    held = sum(1 << i for i, some in enumerate(classes) if some)

    shown = shown_by(view)
    turn = view.passed + view.declared + 1 + 8 * len(view.tricks)
    slots: list[list[Slot]] = [[] for _ in range(8)]
    for seat in range(8):
        if seat != view.seat:
            allowed = allowed_in_hand(view, shown, seat, bool(sun))
            slots[seat] = [Slot(seat, allowed)] * view.hand_sizes[seat]
    for place, card in enumerate(view.trick):
        if card < 0:
            seat = view.seat_of(len(view.tricks), place)
            allowed = allowed_in_hand(view, shown, seat, bool(sun))
            slots[seat].append(Slot(seat, allowed & ~PLAIN, turn + place))
    side = [] if view.side else [Slot(SIDE, ANY)] * 2
    others = [slot for seat in range(8) if seat != taker for slot in slots[seat]] + side
    bound = [slot for slot in others if held & ~slot.allowed]
    free = [slot for slot in others if not held & ~slot.allowed]
    if taker < 0 or taker == view.seat:
        return [Case(bound, free, classes, False)]

    mine = slots[taker]
    pinned = [*classes, pins]
    is_discard_hidden = bool(view.leaders) and view.discard < 0
    if any(slot.turn >= 0 for slot in mine) and pins:  # the face-down card may be the okie, or the declared Robai
        both = [Slot(taker, slot.allowed | 1 << PINNED, slot.turn) for slot in mine]
        return [Case(both + bound, free, pinned, True)]
    fixed = [(taker, card) for card in pins]
    mine = mine[len(pins) :]
    for slot in mine:
        (bound if held & ~slot.allowed else free).append(slot)
    if not is_discard_hidden:
        return [Case(bound, free, classes, False, fixed)]
    laid = Slot(DISCARD, PLAIN, turn - 1)
    plain = Case([laid], free, classes, False, fixed, factorial(len(mine)))
    trump = 1 << TRUMP | 1 << THE_SUN | 1 << PINNED
    ten = [Slot(taker, trump)] * (len(mine) + len(pins)) + [Slot(DISCARD, trump, turn - 1)]
    rest = [slot for slot in free if slot.seat != taker]
    return [plain, Case(ten, rest, pinned, True, [], factorial(len(mine) + len(pins)))]


def merged(case: Case) -> tuple[list[list[int]], list[int], int]:
    """Classes that every constrained slot treats alike, put together: their cards, the allowed mask of each constrained
    slot in terms of them, and the index of the pinned ones or −1."""
    signatures: dict[tuple[int, ...], int] = {}
    found: list[list[int]] = []
    masks = [0] * len(case.constrained)
    pinned = -1
    for i, some in enumerate(case.classes):
        if not some:
            continue
        signature = tuple([slot.allowed >> i & 1 for slot in case.constrained])
        key = (*signature, i) if i == PINNED else signature
        if key not in signatures:
            signatures[key] = len(found)
            found.append([])
            for j, bit in enumerate(signature):
                masks[j] |= bit << signatures[key]
        if i == PINNED:
            pinned = signatures[key]
        found[signatures[key]] += some
    return found, masks, pinned


# --- the pack -----------------------------------------------------------------


def known_cards(view: HachininMeriView) -> list[list[int]]:
    """For each seat the cards of its dealt nine that the view shows."""
    found: list[list[int]] = [[] for _ in range(8)]
    for i, trick in enumerate([*view.tricks, *([view.trick] if view.trick else [])]):
        for place, card in enumerate(trick):
            found[view.seat_of(i, place)].append(card)
    if view.taker is not None:
        found[view.taker].append(view.discard)
    if view.seat is not None:
        found[view.seat] += members(view.hand)
    return [[card for card in some if card >= 0 and card != view.okie] for some in found]


@cache
def dealt_to(dealer: int, seat: int) -> tuple[int, ...]:
    """The nine positions of the pack that go to a seat (HM 3.2)."""
    first = 3 * ((seat - dealer + 7) % 8)
    return tuple([first + 24 * packet + i for packet in range(3) for i in range(3)])


def places(view: HachininMeriView, known: list[list[int]], case: Case) -> list[int]:
    """Positions in the pack of the slots of a case, in their order.

    The okie has none there: where it is among the slots of the taker, these have one position less.
    """
    fixed = [seat for seat, card in case.fixed if card != view.okie]
    dealer, taker = view.start["dealer"], view.taker or 0
    rows = [list(dealt_to(dealer, seat)[len(known[seat]) + fixed.count(seat) :]) for seat in range(8)] + [[73, 74]]
    found = []
    for slot in case.constrained + case.free:
        row = rows[taker if slot.seat == DISCARD else slot.seat]
        if row:
            found.append(row.pop(0))
    return found


def dealt_places(view: HachininMeriView, known: list[list[int]], fixed: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Positions of the pack whose cards the view shows or implies, with these cards."""
    found = [(72, view.okie), *zip((73, 74), view.side, strict=False)]
    for seat in range(8):
        cards_here = known[seat] + [card for owner, card in fixed if owner == seat and card != view.okie]
        found += zip(dealt_to(view.start["dealer"], seat), cards_here, strict=False)
    return found
