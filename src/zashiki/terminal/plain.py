"""Signs for terminals that cannot show ours: an encoding without them gets the nearest plain character."""

from __future__ import annotations

import codecs
import unicodedata

NEAREST = {
    "→": ">",
    "▶": ">",
    "★": "*",
    "▒": "#",
    "▮": "#",
    "▯": ".",
    "─": "-",
    "━": "-",
    "−": "-",
    "–": "-",
    "·": "-",
    "•": "*",
    "│": "|",
    "×": "x",
    "…": "~",
    "’": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
}
HANDLER = "zashiki-plain"


def nearest(error: UnicodeError) -> tuple[str, int]:
    """What stands for characters that cannot be encoded.

    Raises: the error itself where it is another one.
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(NEAREST.get(sign) or unaccented(sign) for sign in error.object[error.start : error.end]), error.end


def unaccented(sign: str) -> str:
    """A letter without its accent, and ? where no plain letter is left."""
    letter = unicodedata.normalize("NFKD", sign)[0]
    return letter if letter.isascii() else "?"


codecs.register_error(HANDLER, nearest)
