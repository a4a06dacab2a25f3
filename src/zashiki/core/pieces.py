"""The deal and the start of a record, read: which pieces its groups name, and which seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zashiki.core.errors import BadDeal
from zashiki.core.options import shown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.deck import Deck


def parse_pieces(
    deck: Deck, pieces: object, groups: Sequence[tuple[str, int | None, Sequence[int]]]
) -> list[list[int]]:
    """Piece numbers of the groups of a record's deal, in the order written; copies of a kind are numbered as they come.

    A group is a key, the number of its lists (None: it is one list, or with sizes (1,) a bare code), and their sizes.
    Raises: BadDeal or UnknownCode where a group is missing or of a wrong size, a piece stands too often or nowhere.
    """
    if not isinstance(pieces, dict):
        raise BadDeal("deal-not-object")
    found: list[list[int]] = []
    used = [0] * len(deck.codes)
    for key, count, sizes in groups:
        if key not in pieces:
            raise BadDeal("deal-missing-key", key=key)
        value = pieces[key]
        if count is not None and (not isinstance(value, list) or len(value) != count):
            raise BadDeal("deal-group-count", key=key, number=count)
        lists = value if count is not None else [value]
        for place, (codes, size) in enumerate(zip(lists, sizes, strict=True)):
            if count is None and size == 1:
                codes = [codes]
            if not isinstance(codes, list) or len(codes) != size:
                raise BadDeal("deal-group-size", key=key if count is None else f"{key}[{place}]", number=size)
            group = []
            for code in codes:
                kind = deck.kind(code)
                if used[kind] == deck.copies[kind]:
                    raise BadDeal("deal-piece-twice", piece=deck.codes[kind])
                group.append(deck.first_piece[kind] + used[kind])
                used[kind] += 1
            found.append(group)
    missing = [code for code, n, copies in zip(deck.codes, used, deck.copies, strict=True) if n < copies]
    if missing:
        raise BadDeal("deal-piece-missing", piece=missing[0])
    return found


def check_seat(start: Mapping[str, Any], key: str, num_seats: int) -> int:
    """The seat that a start names under a key, 0 where it does not.

    Raises: BadDeal where it is no seat.
    """
    seat = start.get(key, 0)
    if type(seat) is not int or not 0 <= seat < num_seats:
        raise BadDeal("start-no-seat", key=key, value=shown(seat), last=num_seats - 1)
    return seat
