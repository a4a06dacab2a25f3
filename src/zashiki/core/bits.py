"""Operations on 64-bit masks: the interpreted twin of the C helpers in `bits.pxd`, with the same results."""


def count_bits(mask: int) -> int:
    """Number of ones in a mask of at most 64 bits."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """Index of the lowest one; the mask must not be 0."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """Index of the highest one; the mask must not be 0."""
    return mask.bit_length() - 1


def bit(index: int) -> int:
    """The mask with a one at `index` (0 to 63) alone."""
    return 1 << index


def members(mask: int) -> list[int]:
    """Indices of the ones, ascending. For code outside the compiled core."""
    if mask < 0:
        raise ValueError("A mask is not negative.")
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found
