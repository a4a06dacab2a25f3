"""What a thinker's chance comes from."""

from __future__ import annotations

from hashlib import blake2b


def chance_of(seed: str, purpose: str, seq: int, seat: int) -> str:
    """A word that follows from a table's seed, and from which nothing does: by it no thinker finds the shuffle."""
    return blake2b(f"{purpose} {seq} {seat} {seed}".encode(), digest_size=32, person=b"zashiki-chance").hexdigest()
