"""Fingerprints of every picture, so that a picture changes only on purpose.

After a change that is meant: `python tests/drawing/golden.py`, look at the contact sheets, and commit `golden.json`
together with the change.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from zashiki.drawing import DECKS, back, hand, piece

FILE = Path(__file__).with_name("golden.json")


def fingerprints() -> dict[str, dict[str, str]]:
    """Twelve hexadecimal digits for every piece and back, by deck, and for some options."""

    def digest(picture: str) -> str:
        return hashlib.sha256(picture.encode()).hexdigest()[:12]

    found = {deck: {code: digest(piece(code)) for code in codes} for deck, codes in DECKS.items()}
    for deck in found:
        found[deck]["back"] = digest(back(deck))
    found["options"] = {
        "8L sudaoshi": digest(piece("8L", aids="sudaoshi")),
        "8L hana-awase": digest(piece("8L", aids="hana-awase")),
        "PRo hachinin-meri G": digest(piece("PRo", aids="hachinin-meri", trump="G")),
        "I3 without index": digest(piece("I3", indices=False)),
        "Qd four colours": digest(piece("Qd", four_colour=True)),
        "64 lying": digest(piece("64", lying=True)),
        "64 without mark": digest(piece("64", marks=False)),
        "hand of dominoes": digest(hand(["66", "63", None])),
    }
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(fingerprints(), indent=1) + "\n")
