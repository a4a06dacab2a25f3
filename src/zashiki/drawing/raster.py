"""PNG from SVG, by cairosvg, which is an optional extra."""

from __future__ import annotations

from zashiki.drawing.codes import DrawingError


def to_png(picture: str, scale: float = 1) -> bytes:
    """The SVG file `picture` as a PNG, `scale` pixels for each of its units.

    Raises: DrawingError where cairosvg, or the cairo library below it, is not installed.
    """
    try:
        import cairosvg
    except (ImportError, OSError) as error:
        raise DrawingError("draw-png") from error
    png: bytes = cairosvg.svg2png(picture.encode(), scale=scale)
    return png
