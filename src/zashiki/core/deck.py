"""What a deck is: its codes in deck order."""

from __future__ import annotations

from dataclasses import dataclass, field

from zashiki.core.errors import UnknownCode


@dataclass(frozen=True)
class Deck:
    """A pack of pieces. A *kind* is a code; a *piece* is one physical card or tile, numbered in deck order from 0.

    Only dominoes have kinds with two copies: there the pieces of a kind stand next to each other.
    """

    name: str
    codes: tuple[str, ...]
    copies: tuple[int, ...]
    kind_of: tuple[int, ...] = field(init=False)
    first_piece: tuple[int, ...] = field(init=False)
    index: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        kinds = tuple(kind for kind, n in enumerate(self.copies) for _ in range(n))
        object.__setattr__(self, "kind_of", kinds)
        object.__setattr__(self, "first_piece", tuple(kinds.index(kind) for kind in range(len(self.codes))))
        object.__setattr__(self, "index", {code: kind for kind, code in enumerate(self.codes)})

    @property
    def num_pieces(self) -> int:
        """Physical pieces in the pack."""
        return len(self.kind_of)

    def kind(self, code: object) -> int:
        """Index of a code in deck order.

        Raises: UnknownCode where the deck has no such code.
        """
        kind = self.index.get(code) if isinstance(code, str) else None
        if kind is None:
            raise UnknownCode("unknown-piece", piece=str(code)[:40], deck=self.name)
        return kind

    def code(self, piece: int) -> str:
        """The code of a physical piece."""
        return self.codes[self.kind_of[piece]]


def singles(name: str, codes: list[str]) -> Deck:
    """A deck in which every code stands once."""
    return Deck(name, tuple(codes), (1,) * len(codes))
