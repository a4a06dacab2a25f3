"""What a fishing game tells a person: why a card may not be played, what an action does, what has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.message import Message, Seat
from zashiki.decks.hanafuda import HANAFUDA
from zashiki.games.fishing.cards import FIRST_CALL, action_cards

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from zashiki.core.message import Argument
    from zashiki.games.fishing.view import FishingView


def why_not(view: FishingView, piece: int) -> Message | None:
    """Why the seat to act may not play a card of its hand now, or None where it may: any will do (4.2)."""
    if view.is_asked:
        return Message(f"{view.game.id}-why-call-first", {"card": named(piece)})
    if view.drawn < 0:
        return None
    return Message(f"{view.game.id}-why-drawn-first", {"card": named(piece), "drawn": named(view.drawn)})


def named(card: int) -> tuple[str, ...]:
    """A card as an argument that texts name."""
    return (HANAFUDA.codes[card],)


def describe_action(action: int, view: FishingView) -> Message:
    """An action in words, in the position before it."""
    if action >= FIRST_CALL:
        return Message(f"{view.game.id}-action-{view.game.format_action(action)}")
    card = action // 5
    kind, args = effect(action, view.open_now())
    return Message(f"{view.game.id}-action-{'drawn-' if card == view.drawn else ''}{kind}", args)


def effect(action: int, open_cards: Sequence[int]) -> tuple[str, dict[str, Argument]]:
    """What an action does, and the arguments of its text; `open_cards` by seat are those before it.

    `lay`, `take`, `take-all`; where cards leave the open hand of one seat `take-open`, of two seats `take-open-both`.
    """
    card, targets = action_cards(action)
    args: dict[str, Argument] = {"card": named(card)}
    if not targets:
        return "lay", args
    args["taken"] = tuple([HANAFUDA.codes[target] for target in targets])
    owners = [seat for seat, lying in enumerate(open_cards) if any(lying >> target & 1 for target in targets)]
    if owners:
        args["open"] = tuple([HANAFUDA.codes[t] for t in targets if any(lying >> t & 1 for lying in open_cards)])
        if len(owners) == 1:
            return "take-open", args | {"owner": Seat(owners[0])}
        return "take-open-both", args
    return ("take" if len(targets) == 1 else "take-all"), args


def turn_events(view: FishingView) -> Iterable[Message]:
    """What each turn did, hand card and stock card, oldest first."""
    id = view.game.id
    open_cards = list(view.open_at_first())
    for t, action in enumerate(view.played):
        seat = view.mover(t)
        if action < 0:
            yield Message(f"{id}-event-no-hand", {"seat": Seat(seat)})
        else:
            yield event(id, "played", action, seat, open_cards)
        if t < len(view.turned):
            yield event(id, "drawn", view.turned[t], seat, open_cards)
        else:
            yield Message(f"{id}-event-drawn-waits", {"seat": Seat(seat), "card": named(view.drawn)})
        if view.called is not None and t < len(view.called) and view.called[t] >= 0:
            yield Message(f"{id}-event-{view.game.format_action(FIRST_CALL + view.called[t])}", {"seat": Seat(seat)})


def event(id: str, source: str, action: int, seat: int, open_cards: list[int]) -> Message:
    """A card played or drawn, as an event; the cards it moves leave `open_cards`."""
    kind, args = effect(action, open_cards)
    card, targets = action_cards(action)
    for moved in (card, *targets):
        for owner in range(len(open_cards)):
            open_cards[owner] &= ~(1 << moved)
    return Message(f"{id}-event-{source}-{kind}", {"seat": Seat(seat), **args})
