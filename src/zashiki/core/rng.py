# cython: language_level=3, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, auto_pickle=False
"""The random generator of the core: xoshiro256** 1.0 (Blackman and Vigna, 2018), the same interpreted and compiled."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import MutableSequence

MASK32 = 0xFFFFFFFF
MASK64 = 0xFFFFFFFFFFFFFFFF
LOW53 = 0x1FFFFFFFFFFFFF


class Rng:
    """A stream of 64-bit numbers, uniform and independent for every practical purpose.

    Seeded by any number of plain values (strings and integers): the state is a BLAKE2b hash of them, so that
    neighbouring seeds, deals and purposes give unrelated streams.
    """

    def __init__(self, *seed: str | int) -> None:
        # With its type and length, no part can be taken for another, or for two.
        text = "".join(f"{type(part).__name__} {len(str(part))} {part} " for part in seed)
        state = hashlib.blake2b(text.encode(), digest_size=32, person=b"zashiki rng 1").digest()
        self.set_state([int.from_bytes(state[i : i + 8], "little") for i in (0, 8, 16, 24)])

    def state(self) -> list[int]:
        """The four words of the state."""
        return [self.s0, self.s1, self.s2, self.s3]

    def set_state(self, words: list[int]) -> None:
        """Continue from four words, not all zero."""
        self.s0, self.s1, self.s2, self.s3 = words

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.state(),)

    def step(self) -> int:
        x = (self.s1 * 5) & MASK64
        x = ((x << 7) | (x >> 57)) & MASK64
        result = (x * 9) & MASK64
        t = (self.s1 << 17) & MASK64
        self.s2 ^= self.s0
        self.s3 ^= self.s1
        self.s1 ^= self.s2
        self.s0 ^= self.s3
        self.s2 ^= t
        self.s3 = ((self.s3 << 45) | (self.s3 >> 19)) & MASK64
        return result

    def take(self, other: Rng) -> None:
        self.s0 = other.s0
        self.s1 = other.s1
        self.s2 = other.s2
        self.s3 = other.s3

    def pick(self, n: int) -> int:
        # Lemire (2019): multiply, keep the high half, reject the few low halves that would favour some numbers.
        wide = n
        product = (self.step() >> 32) * wide
        low = product & MASK32
        if low < wide:
            limit = (MASK32 + 1 - wide) % wide
            while low < limit:
                product = (self.step() >> 32) * wide
                low = product & MASK32
        return product >> 32

    def shuffle_bytes(self, pack: MutableSequence[int], n: int) -> None:
        for i in range(n - 1, 0, -1):
            j = self.pick(i + 1)
            piece = pack[i]
            pack[i] = pack[j]
            pack[j] = piece

    def word(self) -> int:
        """The next 64 bits as an integer 0 … 2^64 − 1."""
        return self.step()

    def below(self, n: int) -> int:
        """A whole number 0 … n − 1, each equally likely. `n` is 1 … 2^31 − 1.

        Raises: ValueError where `n` is out of range.
        """
        if not 0 < n < 0x80000000:
            raise ValueError(f"below({n})")
        return self.pick(n)

    def random(self) -> float:
        """A float 0 ≤ x < 1 with 53 random bits."""
        return (self.step() >> 11) / 9007199254740992.0


def restore(words: list[int]) -> Rng:
    """A generator that continues from four words of state."""
    rng = Rng()
    rng.set_state(words)
    return rng
