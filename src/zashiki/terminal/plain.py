"""Signs for terminals that cannot show ours: an encoding without them gets the nearest plain character."""

from __future__ import annotations

import codecs

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
}
HANDLER = "zashiki-plain"


def nearest(error: UnicodeError) -> tuple[str, int]:
    """What stands for characters that cannot be encoded.

    Raises: the error itself where it is another one.
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(NEAREST.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


codecs.register_error(HANDLER, nearest)
