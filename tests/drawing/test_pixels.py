"""Pictures as pixels: every piece told apart at 44 px in grey. Needs Debian's libcairo2."""

from __future__ import annotations

import io
import itertools

import cairosvg
import pytest
from PIL import Image, ImageChops

from zashiki.drawing import DECKS, piece

pytestmark = pytest.mark.ci


def _rendered(deck: str, grey: bool) -> dict[str, Image.Image]:
    """Every piece 44 px wide, on the grey of a shadow."""
    return {
        code: Image.open(
            io.BytesIO(cairosvg.svg2png(piece(code).encode(), output_width=44, background_color="#808080"))
        ).convert("L" if grey else "RGB")
        for code in DECKS[deck]
    }


@pytest.mark.parametrize("deck", DECKS)
def test_pieces_are_told_apart_at_44_pixels_in_grey(deck: str) -> None:
    """Any two pieces differ by an eighth of the grey scale or more in at least 40 of their pixels."""
    rendered = _rendered(deck, grey=True)
    for one, other in itertools.combinations(rendered, 2):
        histogram = ImageChops.difference(rendered[one], rendered[other]).histogram()
        assert sum(histogram[32:]) >= 40, (one, other)


def test_heaven_is_the_same_turned_around_and_no_other_tile_with_two_numbers_is() -> None:
    def turned(code: str) -> bool:
        png = cairosvg.svg2png(piece(code, marks=False).encode(), output_width=200)
        image = Image.open(io.BytesIO(png)).convert("RGB").crop((10, 10, 190, 490))
        # The block is a little thicker at its lower edge: the pips alone are compared.
        histogram = ImageChops.difference(image, image.rotate(180)).convert("L").histogram()
        return sum(histogram[64:]) < 40

    assert turned("66")
    assert turned("11")
    assert not turned("64")
    assert not turned("21")
