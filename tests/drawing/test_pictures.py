"""Every picture: draws, is valid SVG, small, free of ids, scripts and fonts, and changes only on purpose."""

from __future__ import annotations

import gzip
import json
import re
import xml.etree.ElementTree as ElementTree

import golden
import pytest

from zashiki.drawing import DECKS, DrawingError, back, deck_of, describe, hand, piece
from zashiki.drawing.pieces import size
from zashiki.texts import Texts

ALL = [code for codes in DECKS.values() for code in codes]
SVG = "{http://www.w3.org/2000/svg}"
# What a picture may consist of. No text (fonts), style, script, image, link or anything that is referred to by an id.
ELEMENTS = {"svg", "title", "g", "path", "circle", "ellipse", "rect", "line", "polygon", "polyline"}
# Bytes of the largest file of a deck, and of the whole deck compressed.
LARGEST = {"hanafuda": 6 * 1024, "unsun": 10 * 1024, "french": 10 * 1024, "dominoes": 2 * 1024}


@pytest.mark.parametrize("code", ALL)
def test_a_piece_is_a_small_valid_svg_file(code: str) -> None:
    picture = piece(code)
    deck = deck_of(code)
    assert len(picture.encode()) <= LARGEST[deck]
    root = ElementTree.fromstring(picture)
    width, height = size(deck)
    assert root.tag == f"{SVG}svg"
    assert (root.get("width"), root.get("height")) == (str(width), str(height))
    assert root.get("viewBox") == f"0 0 {width} {height}"
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == describe(code)


@pytest.mark.parametrize("picture", [*ALL, *DECKS], ids=str)
def test_a_picture_needs_nothing_and_clashes_with_nothing(picture: str) -> None:
    text = back(picture) if picture in DECKS else piece(picture)
    for element in ElementTree.fromstring(text).iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert not {"id", "class", "style", "href"} & {name.split("}")[-1] for name in element.attrib}
    assert "url(" not in text
    assert "font" not in text


@pytest.mark.parametrize("deck", DECKS)
def test_coordinates_have_at_most_three_decimals(deck: str) -> None:
    for code in DECKS[deck]:
        assert re.search(r"\d\.\d{4,}", piece(code)) is None, code
        assert re.search(r"nan|inf|e-\d", re.sub(r"<title>.*?</title>", "", piece(code))) is None, code


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_is_at_most_150_kb_compressed(deck: str) -> None:
    whole = "".join(piece(code) for code in DECKS[deck]) + back(deck)
    assert len(gzip.compress(whole.encode(), mtime=0)) <= 150_000


def test_pictures_change_only_on_purpose() -> None:
    known = json.loads(golden.FILE.read_text())
    changed = {
        f"{deck} {code}"
        for deck, found in golden.fingerprints().items()
        for code, digest in found.items()
        if known.get(deck, {}).get(code) != digest
    }
    assert not changed, f"if this is meant, run {golden.__file__}: {sorted(changed)}"


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: piece("zz"), "there is no piece 'zz'"),
        (lambda: piece("1L", deck="french"), "there is no piece '1L' in the french deck"),
        (
            lambda: piece("1L", deck="tarot"),
            "there is no deck 'tarot'; the decks are hanafuda, unsun, french, dominoes",
        ),
        (lambda: back("tarot"), "there is no deck 'tarot'; the decks are hanafuda, unsun, french, dominoes"),
        (lambda: piece("66", width=0), "a picture cannot be 0 wide; give a number of pixels from 1 to 10000"),
        (lambda: hand(["66", "1L"]), "a hand needs pieces of one deck"),
        (lambda: hand([]), "a hand without pieces needs a deck"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_a_sentence(call: object, words: str) -> None:
    assert callable(call)
    with pytest.raises(DrawingError) as error:
        call()
    assert Texts().error(error.value) == words


@pytest.mark.parametrize("deck", DECKS)
def test_a_picture_unknown_to_a_deck_is_a_key_error(deck: str) -> None:
    import importlib

    module = importlib.import_module(f"zashiki.drawing.{deck}")
    for code in ("", "zz", "0", *(codes[0] for name, codes in DECKS.items() if name != deck)):
        with pytest.raises(KeyError):
            module.picture(code)


def test_the_shown_size_follows_the_width() -> None:
    root = ElementTree.fromstring(piece("66", width=44))
    assert (root.get("width"), root.get("height")) == ("44", "110")
    root = ElementTree.fromstring(piece("66", width=110, lying=True))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("110", "44", "0 0 250 100")


@pytest.mark.parametrize("code", ["1L", "PRo", "Kh", "66"])
def test_options_change_only_what_they_concern(code: str) -> None:
    plain = piece(code)
    concerned = {
        "four_colour": code == "Kd",
        "marks": code == "66",
        "indices": code == "PRo",
    }
    assert (piece(code, four_colour=True) != plain) == concerned["four_colour"]
    assert (piece(code, marks=False) != plain) == concerned["marks"]
    assert (piece(code, indices=False) != plain) == concerned["indices"]
    assert piece(code, lying=True) != plain


def test_four_colours_are_four() -> None:
    fills = {suit: set(re.findall(r'fill="(#\w+)"', piece(f"7{suit}", four_colour=True))) for suit in "cdhs"}
    ground = set.intersection(*fills.values())
    assert len({frozenset(fill - ground) for fill in fills.values()}) == 4


def test_a_hand_shows_its_pieces_in_order_and_fits() -> None:
    picture = hand(["66", "63", None], height=100, room=90)
    root = ElementTree.fromstring(picture)
    assert float(root.get("width", "0")) <= 90
    titles = [element.text for element in root.iter(f"{SVG}title")]
    assert titles == [
        "Hand: Heaven (6-6), Nine (6-3), face down",
        describe("66"),
        describe("63"),
        "Back of a domino",
    ]
    assert ElementTree.fromstring(hand([], deck="unsun")).findtext(f"{SVG}title") == "Empty hand"
