"""What an action id means in cards."""

from __future__ import annotations


def month_mates(card: int) -> tuple[int, ...]:
    """The three other cards of a card's month, in deck order."""
    first = card & ~3
    return tuple([first + i for i in range(4) if first + i != card])


def action_cards(action: int) -> tuple[int, tuple[int, ...]]:
    """The card an action plays and the cards it takes, in deck order."""
    card, choice = divmod(action, 5)
    others = month_mates(card)
    return card, others if choice == 4 else others[choice - 1 : choice] if choice else ()
