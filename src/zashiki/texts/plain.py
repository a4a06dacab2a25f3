"""Signs for streams that cannot show ours: an encoding without them gets the nearest plain character."""

from __future__ import annotations

import codecs
import re
import unicodedata
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TextIO

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
HANDLER, QUOTING = "zashiki-plain", "zashiki-quoting"
"""Error handlers for what people read; the second writes what nothing stands for as Python does: `\\u5ea7`."""
NATIVE = re.compile(r"[ (]*[\u2e80-\ud7ff\uf900-\ufaff\U00020000-\U0003ffff]+\)?")


def nearest(error: UnicodeError, quoting: bool = False) -> tuple[str, int]:
    """What stands for characters that cannot be encoded.

    Raises: the error itself where it is another one.
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(NEAREST.get(sign) or unaccented(sign, quoting) for sign in signs), error.end


def unaccented(sign: str, quoting: bool) -> str:
    """A letter without its accent, and ? where no plain letter is left."""
    letter = unicodedata.normalize("NFKD", sign)[0]
    return letter if letter.isascii() else ascii(sign)[1:-1] if quoting else "?"


def is_shown(text: str, stream: TextIO) -> bool:
    """Whether a stream can write a text as it stands."""
    try:
        text.encode(stream.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def without_native(text: str, stream: TextIO) -> str:
    """A text without the names in Chinese or Japanese that stand in it, where a stream cannot write them."""
    return text if is_shown(text, stream) else NATIVE.sub("", text)


codecs.register_error(HANDLER, nearest)
codecs.register_error(QUOTING, partial(nearest, quoting=True))
