"""Actions and the story of a deal of Shou Ba Yi as messages, and what its viewer has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.bits import members
from zashiki.core.message import Message, Seat
from zashiki.decks.french import RANKS
from zashiki.games.shou_ba_yi import plays

if TYPE_CHECKING:
    from zashiki.games.shou_ba_yi.view import ShouBaYiView


def rank_name(rank: int) -> int | str:
    """A rank as a card shows it: a number or a letter; the Jokers keep their codes, which texts name."""
    code = RANKS[rank]
    return 10 if code == "T" else int(code) if code.isdecimal() else code


def set_args(action: int) -> dict[str, int | str]:
    """A play as arguments: its kind, the rank compared, length and top of a sequence, the added ranks."""
    kind, key = plays.KINDS[action], plays.KEYS[action]
    args: dict[str, int | str] = {"kind": plays.KIND_NAMES[kind], "rank": rank_name(key)}
    if kind in (plays.THREE_PAIRS, plays.DRAGON):
        length = 3 if kind == plays.THREE_PAIRS else plays.SIZES[action]
        args |= {"number": length, "top": rank_name(key + length - 1)}
    if kind in (plays.THREE_ONE, plays.FOUR_TWO):
        added = [rank for rank, n in enumerate(plays.COUNTS[action]) if rank != key for _ in range(n)]
        args |= zip(("first", "second"), map(rank_name, added), strict=False)
    return args


def describe(action: int, view: ShouBaYiView) -> Message:
    """An action in words."""
    if action == plays.PASS:
        return Message("shou-ba-yi-action-pass")
    way = "bomb" if plays.KINDS[action] == plays.BOMB else "lead" if view.best is None else "play"
    return Message(f"shou-ba-yi-action-{way}", set_args(action))


def events(view: ShouBaYiView) -> list[Message]:
    """What has happened, oldest first."""

    def tell(what: str, seat: int, /, **args: int | str) -> None:
        told.append(Message(f"shou-ba-yi-event-{what}", {"seat": Seat(seat), **args}))

    told: list[Message] = []
    tell("three-of-hearts" if view.start["leader"] is None else "leader", view.first_leader)
    held = list(view.hand_sizes)
    for seat, action in view.history:
        held[seat] += plays.SIZES[action]
    passes = owner = 0
    leads = True
    for seat, action in view.history:
        if action == plays.PASS:
            tell("pass", seat)
            passes += 1
            if passes == len(held) - 1:
                tell("trick", owner)
                passes, leads = 0, True
            continue
        way = "bomb" if plays.KINDS[action] == plays.BOMB else "lead" if leads else "play"
        tell(way, seat, **set_args(action))
        owner, leads = seat, False
        held[seat] -= plays.SIZES[action]
        if held[seat] == 1:
            tell("face-down", seat)
        elif held[seat] == 0:
            tell("over", seat)
    return told


def seen(view: ShouBaYiView) -> tuple[int, ...]:
    """How many cards of each of the 15 ranks the viewer has seen: dealt to it, or played by others."""
    counts = list(plays.rank_counts(members(view.dealt)))
    for seat, action in view.history:
        if seat != view.seat:
            for rank, n in enumerate(plays.COUNTS[action]):
                counts[rank] += n
    return tuple(counts)
