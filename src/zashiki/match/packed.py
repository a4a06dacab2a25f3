"""Packed files: gzip and Zstandard. They are read by their content and written by their name (`.gz`, `.zst`)."""

from __future__ import annotations

import gzip
import io
import sys
import zlib
from importlib import import_module
from typing import IO, Any, cast

from zashiki.core.errors import BadFile

GZIP, ZSTD = b"\x1f\x8b", b"\x28\xb5\x2f\xfd"  # how such a stream begins, and no JSON does


def unpacked(stream: IO[bytes]) -> IO[bytes]:
    """What a stream holds, itself where it is not packed.

    Raises: BadFile where it would take a package that is not installed; OSError.
    """
    buffered: Any = stream if hasattr(stream, "peek") else io.BufferedReader(cast("Any", stream))
    head = buffered.peek(4)[:4]
    if head and GZIP.startswith(head[:2]):
        return cast("IO[bytes]", gzip.GzipFile(fileobj=buffered, mode="rb"))
    if head and ZSTD.startswith(head):
        return cast("IO[bytes]", zstd().ZstdFile(buffered, mode="rb"))
    return cast("IO[bytes]", buffered)


def packing(name: str, stream: IO[bytes]) -> IO[bytes]:
    """A stream that packs what is written on it as the name of the file says, and must be closed; else itself.

    The same content gives the same bytes. Raises: BadFile as `unpacked`.
    """
    if name.endswith(".gz"):
        return cast("IO[bytes]", gzip.GzipFile(filename="", fileobj=stream, mode="ab", compresslevel=6, mtime=0))
    if name.endswith(".zst"):
        return cast("IO[bytes]", zstd().ZstdFile(stream, mode="ab"))
    return stream


def is_packed(name: str) -> bool:
    """Whether a file of that name is written packed."""
    return name.endswith((".gz", ".zst"))


def zstd() -> Any:
    """The module for Zstandard: in the standard library from Python 3.14 on, before it by the extra `zstd`.

    Raises: BadFile where there is none.
    """
    for module in ("compression.zstd", "backports.zstd"):
        try:
            return import_module(module)
        except ImportError:
            continue
    raise BadFile("zstd-missing")


def faults() -> tuple[type[BaseException], ...]:
    """What reading a damaged packed stream raises."""
    found: tuple[type[BaseException], ...] = (EOFError, zlib.error, gzip.BadGzipFile)
    for module in ("compression.zstd", "backports.zstd"):
        if module in sys.modules:
            found += (sys.modules[module].ZstdError,)
    return found
