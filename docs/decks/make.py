"""Draws the contact sheets of `docs/decks.md` and writes the tables of names into it.

`python docs/decks/make.py [DECK…]`, from anywhere; needs cairosvg and pillow.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from PIL import Image

from zashiki.drawing import DECKS, back, hand, table
from zashiki.drawing.names import names
from zashiki.drawing.raster import to_png
from zashiki.drawing.sheets import GROUND, sheet

HERE = Path(__file__).parent
PAGE = HERE.parent / "decks.md"
LARGE, SMALL = 300, 44
COLUMNS = {"hanafuda": (8, 16), "unsun": (15, 15), "french": (8, 16), "dominoes": (11, 11)}


def drawn(deck: str, width: int, columns: int) -> Image.Image:
    """The contact sheet of a deck."""
    picture = sheet(DECKS[deck], deck, width=width, columns=columns)
    return Image.open(io.BytesIO(to_png(picture))).convert("RGB")


def save(image: Image.Image, name: str, colours: int = 256) -> int:
    """Writes a PNG with a palette, which flat pictures bear well. Returns its size in bytes."""
    file = HERE / name
    image.quantize(colours, dither=Image.Dither.NONE).save(file, optimize=True)
    return file.stat().st_size


def make(deck: str) -> None:
    """Both sheets of a deck: 300 px wide, and 44 px wide in colour and below it in grey."""
    large, small = COLUMNS[deck]
    total = save(drawn(deck, LARGE, large), f"{deck}-300.png", 128)
    colour = drawn(deck, SMALL, small)
    both = Image.new("RGB", (colour.width, 2 * colour.height))
    both.paste(colour, (0, 0))
    both.paste(colour.convert("L").convert("RGB"), (0, colour.height))
    total += save(both, f"{deck}-44.png")
    print(f"{deck}: {total // 1024} kB")


def together(hands: list[str], columns: int, file: str) -> None:
    """Pictures side by side and below each other on one ground."""
    images = [Image.open(io.BytesIO(to_png(picture))).convert("RGBA") for picture in hands]
    wide, high = max(image.width for image in images) + 24, max(image.height for image in images) + 24
    whole = Image.new("RGB", (columns * wide, -(-len(images) // columns) * high), GROUND)
    for i, image in enumerate(images):
        whole.paste(image, (i % columns * wide + 12, i // columns * high + 12), image)
    print(f"{file}: {save(whole, file) // 1024} kB")


def make_aids_and_backs() -> None:
    """Pieces of every deck with the aids of its game, in two columns; and the four backs."""
    hands = [
        hand(["1L", "12L", "9A", "1S", "12D2"], aids="sudaoshi"),
        hand(["1L", "12L", "9A", "1S", "12D2"], aids="hana-awase"),
        hand(["GSu", "PRo", "GRo", "G1", "I9"], aids="hachinin-meri", trump="G"),
        hand(["ISu", "PRo", "GRo", "G1", "I9"], aids="hachinin-meri", trump="I"),
        hand(["3h", "Ts", "2d", "x", "X"], aids="shou-ba-yi"),
        hand(["66", "11", "51", "63", "42", "21"], aids="tien-gow"),
    ]
    together(hands, 2, "aids.png")
    together([back(deck, width=100) for deck in DECKS], 4, "backs.png")


def make_table() -> None:
    """A position of Sudaoshi as seat 2 sees it."""
    view = {
        "format": "zashiki-view/1", "game": "sudaoshi", "seat": 2, "deal": 4, "to_move": 2, "totals": [31, -12, -19],
        "legal": ["1S", "3D2", "10A:10D1", "12D3"], "hand": ["1S", "3D2", "10A", "12D3"], "hands": [3, 3, 4],
        "field": ["6D1", "7A", "8D2", "9D2", "10D1", "11L"], "stock": 10, "burdens": [100, 110, 120],
        "captured": [["8A", "8D1"], ["1L", "1D1", "4A", "4S", "5D1", "5D2"], ["2A", "2D2", "12L", "12D2"]],
    }  # fmt: skip
    picture = Image.open(io.BytesIO(to_png(table(view, aids="")))).convert("RGB")
    print(f"table.png: {save(picture, 'table.png', 128) // 1024} kB")


def rows(deck: str) -> str:
    """The table of a deck's names in Markdown."""
    language = {"hanafuda": "Japanese", "unsun": "Japanese"}.get(deck, "Chinese")
    spoken = [bool(found.cantonese) for _, found in names(deck)]
    head = ["code", "English", language, "romanised"] + (["Cantonese"] if any(spoken) else []) + ["what it shows"]
    lines = [head, ["---"] * len(head)]
    for code, found in names(deck):
        shows = found.text.removeprefix(found.english).lstrip(",: ")
        cells = [f"`{code}`", found.english, found.native, found.romanised]
        lines.append([*cells, *([found.cantonese] if any(spoken) else []), shows])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def write_names() -> None:
    """Puts the tables between their marks in the page."""
    page = PAGE.read_text(encoding="utf-8")
    for deck in DECKS:
        start, end = f"<!-- names of {deck} -->", f"<!-- end of {deck} -->"
        page = re.sub(f"{start}.*?{end}", f"{start}\n{rows(deck)}\n{end}", page, flags=re.DOTALL)
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or DECKS:
        make(name)
    make_aids_and_backs()
    make_table()
    write_names()
