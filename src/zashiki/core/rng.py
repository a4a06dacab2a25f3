"""The random generator of the core: xoshiro256** 1.0 (Blackman and Vigna, 2018), the same interpreted and compiled."""

from __future__ import annotations

import hashlib
import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import MutableSequence

MASK32 = 0xFFFFFFFF
MASK64 = 0xFFFFFFFFFFFFFFFF
LOW53 = 0x1FFFFFFFFFFFFF
LONG = 8192  # bits; Python writes 4,300 decimals at most


class Rng:
    """A stream of 64-bit numbers, uniform and independent for every practical purpose.

    Seeded by any number of plain values (strings and integers): the state is a BLAKE2b hash of them, so that
    neighbouring seeds, deals and purposes give unrelated streams.
    """

    def __cinit__(self) -> None:  # where it is compiled: never all zero, which no generator gets out of
        self.s0 = 1

    def __init__(self, *seed: str | int) -> None:
        """Seeded by these values; without any, by the system.

        Raises: TypeError where one is neither a string nor a whole number.
        """
        if not seed:
            seed = (int.from_bytes(os.urandom(32), "little"),)
        for part in seed:
            if not isinstance(part, (str, int)):
                raise TypeError(f"A generator is seeded by strings and whole numbers, not by {kind_of(part)}.")
        # With its type and length, no part can be taken for another, or for two.
        text = "".join([f"{type(part).__name__} {len(written(part))} {written(part)} " for part in seed])
        data = text.encode("utf-8", "surrogatepass")
        state = hashlib.blake2b(data, digest_size=32, person=b"zashiki rng 1").digest()
        self.set_state([int.from_bytes(state[i : i + 8], "little") for i in (0, 8, 16, 24)])

    def state(self) -> list[int]:
        """The four words of the state."""
        return [self.s0, self.s1, self.s2, self.s3]

    def set_state(self, words: list[int]) -> None:
        """Continue from four words, not all zero.

        Raises: TypeError, ValueError where they are no state.
        """
        words = list(words) if isinstance(words, (list, tuple)) else []
        if len(words) != 4 or not are_words(words):
            raise ValueError("The state of a generator is four whole numbers of 64 bits.")
        if not any(words):
            raise ValueError("The state of a generator is not all zero.")
        self.s0, self.s1, self.s2, self.s3 = words

    def copy(self) -> Rng:
        """Another generator that continues as this one does."""
        other = Rng.__new__(Rng)
        other.take(self)
        return other

    def __eq__(self, other: object) -> bool:
        """Equal by state; it changes, so that there is no hash."""
        return isinstance(other, Rng) and other.state() == self.state()

    def __repr__(self) -> str:
        return f"<Rng {' '.join([f'{word:016x}' for word in self.state()])}>"

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

        Raises: TypeError, ValueError where there is none.
        """
        if not isinstance(n, int):
            raise TypeError(f"below takes a whole number from 1 to 2147483647, not {kind_of(n)}.")
        if not 0 < n < 0x80000000:
            raise ValueError("below takes a whole number from 1 to 2147483647.")
        return self.pick(n)

    def random(self) -> float:
        """A float 0 ≤ x < 1 with 53 random bits."""
        return (self.step() >> 11) / 9007199254740992.0


def restore(words: list[int]) -> Rng:
    """A generator that continues from four words of state."""
    rng = Rng.__new__(Rng)
    rng.set_state(words)
    return rng


def are_words(words: list[int]) -> bool:
    """Whether all are whole numbers of 64 bits."""
    return all(type(word) is int and 0 <= word <= MASK64 for word in words)


def written(part: str | int) -> str:
    """A part of a seed as text. Numbers that Python would not write in decimals are written in hexadecimals."""
    return hex(part) if isinstance(part, int) and part.bit_length() > LONG else str(part)


def kind_of(value: object) -> str:
    """What a value is, for an error."""
    return "None" if value is None else f"a {type(value).__name__}"
