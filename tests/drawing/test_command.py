"""`zashiki draw`: files, folders, sheets, and one line for what is wrong."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PIL import Image

from zashiki import cli
from zashiki.drawing import DECKS, back, piece


def main(words: list[str]) -> int:
    """The status of `zashiki draw`."""
    return cli.main(["draw", *words])


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_becomes_a_folder_of_svg_files(deck: str, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    assert main(["--deck", deck, "-o", str(folder)]) == 0
    stems = {"x": "joker-little", "X": "joker-big"}
    expected = {f"{stems.get(code, code)}.svg": piece(code) for code in DECKS[deck]} | {"back.svg": back(deck)}
    assert {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()} == expected


def test_pieces_of_several_decks_go_into_a_folder(tmp_path: Path) -> None:
    assert main(["1L", "66", "x", "X", "1L", "-o", str(tmp_path)]) == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["1L.svg", "66.svg", "joker-big.svg", "joker-little.svg"]


def test_a_file_of_one_piece_is_that_piece(tmp_path: Path) -> None:
    file = tmp_path / "made" / "heaven.SVG"
    assert main(["66", "-o", str(file)]) == 0
    assert file.read_text() == piece("66")


def test_a_png_has_the_width_asked_for(tmp_path: Path) -> None:
    assert main(["66", "-o", str(tmp_path / "a.png"), "--width", "44"]) == 0
    assert Image.open(tmp_path / "a.png").size == (44, 110)
    assert main(["66", "--png", "-o", str(tmp_path / "folder")]) == 0
    assert Image.open(tmp_path / "folder" / "66.png").size == (300, 750)


def test_several_pieces_in_a_file_are_a_contact_sheet(tmp_path: Path) -> None:
    file = tmp_path / "sheet.svg"
    assert main(["66", "63", "11", "-o", str(file), "--width", "50", "--columns", "2"]) == 0
    root = ElementTree.fromstring(file.read_text())
    assert len([element for element in root if element.tag.endswith("svg")]) == 3
    assert root.get("width") == str(2 * (50 + 4) + 4)
    assert main(["--deck", "dominoes", "-o", str(tmp_path / "sheet.png"), "--width", "20"]) == 0
    assert Image.open(tmp_path / "sheet.png").width == 11 * (20 + 4) + 4


def test_options_reach_the_pictures(tmp_path: Path) -> None:
    file = str(tmp_path / "a.svg")
    for arguments, picture in (
        (["Qd", "--four-colour"], piece("Qd", four_colour=True)),
        (["66", "--no-marks", "--lying"], piece("66", marks=False, lying=True)),
        (["GSu", "--no-indices"], piece("GSu", indices=False)),
        (["K3", "--aids", "hachinin-meri", "--trump", "K"], piece("K3", aids="hachinin-meri", trump="K")),
        (["1L", "--aids", "sudaoshi"], piece("1L", aids="sudaoshi")),
    ):
        assert main([*arguments, "-o", file]) == 0
        assert Path(file).read_text(encoding="utf-8") == picture


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "say where to draw to with -o DIR or -o FILE"),
        (["-o", "{}"], "name the pieces to draw, or a deck with --deck"),
        (["zz", "-o", "{}"], "there is no piece 'zz'"),
        (["--deck", "tarot", "-o", "{}"], "there is no deck 'tarot'; the decks are hanafuda, unsun, french, dominoes"),
        (["66", "--deck", "french", "-o", "{}"], "name pieces or a deck, not both"),
        (["66", "1L", "-o", "{}/a.svg"], "one sheet takes pieces of one deck; these are of dominoes, hanafuda"),
        (
            ["66", "-o", "{}", "--width", "wide"],
            "argument --width: 'wide' is not a whole number from 1 to 4000 (see zashiki draw --help)",
        ),
        (
            ["66", "-o", "{}", "--width", "0"],
            "argument --width: '0' is not a whole number from 1 to 4000 (see zashiki draw --help)",
        ),
        (
            ["66", "-o", "{}", "--columns", "-1"],
            "argument --columns: '-1' is not a whole number from 1 to 100 (see zashiki draw --help)",
        ),
        (["66", "-o", "{}", "--aids", "bridge"], "'bridge' gives no aids for the dominoes deck; use tien-gow"),
        (
            ["1L", "-o", "{}", "--aids", "tien-gow"],
            "'tien-gow' gives no aids for the hanafuda deck; use sudaoshi, hana-awase",
        ),
        (
            ["G1", "-o", "{}", "--aids", "hachinin-meri", "--trump", "X"],
            "there is no suit 'X'; the suits are P, I, K, O, G",
        ),
        (["66", "-o", "{}/file/a.svg"], "{}/file/a.svg cannot be written: {}/file is no folder"),
    ],
)
def test_what_is_wrong_is_one_line_and_status_2(
    arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    filled = [argument.replace("{}", str(tmp_path)) for argument in arguments]
    try:
        status = main(filled)
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 0
    output = capsys.readouterr()
    assert status == 2
    assert output.err == f"zashiki: {words.replace('{}', str(tmp_path))}\n"
    assert output.out == ""
    assert [file.name for file in tmp_path.rglob("*")] == ["file"]


def test_without_cairosvg_png_is_refused_with_the_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "cairosvg", None)
    assert main(["66", "-o", str(tmp_path / "a.png")]) == 2
    assert capsys.readouterr().err == (
        "zashiki: PNG needs cairosvg, which is not installed; install it with: pip install 'zashiki[png]'\n"
    )
    assert main(["66", "-o", str(tmp_path / "a.svg")]) == 0
