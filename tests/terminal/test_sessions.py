"""Whole sittings through pipes: played to the end, taken back, left and resumed, answered badly."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING

import pytest
from rich.cells import cell_len
from seated import Table, game_id, short, table

from zashiki.cli import main
from zashiki.core.message import Message
from zashiki.core.rng import Rng
from zashiki.games import registry
from zashiki.games.tien_gow.terminal import LETTERS
from zashiki.match import record as records
from zashiki.terminal.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["game_id", "short", "table"]  # fixtures


ONES = ["1"] * 400


def test_a_whole_match_by_always_answering_one(table: Table, game_id: str, short: Callable[[str], list[str]]) -> None:
    out = table.sit(*short(game_id), "--seed", "7", answers=ONES)
    assert "The match is over" in out
    assert "Score of deal 1" in out
    assert max(cell_len(line) for line in out.splitlines()) <= 80
    assert "\x1b" not in out
    assert not (table.folder / f"{game_id}.jsonl").exists()


@pytest.mark.parametrize("players", ["2", "3", "5", "6"])
def test_shou_ba_yi_with_other_numbers_of_seats(table: Table, players: str) -> None:
    out = table.sit("shou-ba-yi", "--option", f"players={players}", "--option", "target=1", answers=ONES)
    assert "The match is over" in out
    assert max(cell_len(line) for line in out.splitlines()) <= 80


def test_another_seat_is_called_you(table: Table) -> None:
    out = table.sit("tien-gow", "--seat", "2", "--seed", "3", answers=ONES)
    assert "Play goes to the right: You → Ryo → Aya → Ken" in out


def test_leaving_and_resuming_gives_the_same_match(
    table: Table, game_id: str, short: Callable[[str], list[str]]
) -> None:
    words = [*short(game_id), "--seed", "5"]
    table.sit(*words, answers=["1"] * 9 + ["q"])
    whole = table.record(game_id)
    table.sit(*words, answers=["1"] * 4 + ["q"])
    assert table.record(game_id) != whole
    out = table.sit(game_id, "--resume", answers=["1"] * 3 + ["q"])
    assert f"zashiki play {game_id} --resume" in out
    table.sit(game_id, "--resume", answers=["1"] * 2 + ["q"])
    assert table.record(game_id) == whole


def test_what_was_left_replays(table: Table, game_id: str, short: Callable[[str], list[str]]) -> None:
    table.sit(*short(game_id), "--seed", "5", answers=["1"] * 3)
    match = records.read(table.record(game_id))
    assert match.current is not None
    assert match.to_act == 0


def test_resume_keeps_seat_options_and_players(table: Table) -> None:
    table.sit("tien-gow", "--seat", "3", "--agents", "random", "--option", "deals=3", "--seed", "5", answers=["1", "q"])
    table.sit("tien-gow", "--resume", answers=["1", "q"])
    saved = table.record("tien-gow")
    assert saved["seat"] == 3
    assert saved["agents"] == ["random"] * 4
    assert saved["options"] == {"deals": 3}


def test_nothing_to_resume(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "sudaoshi", "--resume"]) == 2
    assert capsys.readouterr().err == "zashiki: there is no saved match of sudaoshi\n"


@pytest.mark.parametrize(
    "content", ["", "nonsense\n", "{}\n", '{"format": "zashiki/1", "game": "tien-gow", "deals": []}\n']
)
def test_a_broken_save_is_one_sentence(table: Table, capsys: pytest.CaptureFixture[str], content: str) -> None:
    (table.folder / "sudaoshi.jsonl").write_text(content, encoding="utf-8")
    assert main(["play", "sudaoshi", "--resume"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_bad_words_change_nothing(table: Table, game_id: str, short: Callable[[str], list[str]]) -> None:
    bad = ["0", "9999", "-1", "1.5", "'", "½", "\x00", "+", "-", "a b", "x" * 200, "é", "١", "66+66+66", "", "  ", "#"]
    words = [*short(game_id), "--seed", "8"]
    out = table.sit(*words, answers=["1", *bad, "1", "q"])
    assert out.count("is none of the plays here") >= 10
    confused = table.record(game_id)
    table.sit(*words, answers=["1", "1", "q"])
    assert table.record(game_id) == confused


def test_the_keys_go_before_cards_and_tiles(table: Table) -> None:
    """A small q leaves though a Queen may be played; the letters of the tiles are none of the keys."""
    table.sit("shou-ba-yi", "--seed", "9", answers=["q"])
    assert table.record("shou-ba-yi")["deals"][0]["actions"] == []
    table.sit("shou-ba-yi", "--seed", "9", answers=["Q", "q"])
    assert table.record("shou-ba-yi")["deals"][0]["actions"][0] == [0, "Q"]
    assert not set(LETTERS) & set("q?hwslu")


def test_every_key_shows_its_page_and_goes_back(table: Table, game_id: str, short: Callable[[str], list[str]]) -> None:
    words = [*short(game_id), "--seed", "8"]
    keys = [key for name in "?hws" for key in (name, "")]
    out = table.sit(*words, answers=["1", *keys, "l", "1", "q"])
    assert "Answer with the number of a play" in out
    looked = table.record(game_id)
    table.sit(*words, answers=["1", "1", "q"])
    assert table.record(game_id) == looked


def test_the_end_of_input_saves(table: Table, game_id: str, short: Callable[[str], list[str]]) -> None:
    out = table.sit(*short(game_id), "--seed", "8", answers=[])
    assert f"zashiki play {game_id} --resume" in out
    assert table.record(game_id)["deals"][0]["deal"]


def test_nothing_can_be_taken_back_at_first(table: Table) -> None:
    out = table.sit("tien-gow", "--seed", "8", answers=["u", "q"])
    assert "There is nothing of yours to take back in this deal." in out


@pytest.mark.parametrize("game", ["sudaoshi", "hana-awase"])
def test_a_drawn_card_forbids_taking_back(table: Table, game: str) -> None:
    out = table.sit(game, "--seed", "8", answers=["", "1", "u", "q"])
    assert "It cannot be taken back: something hidden has been shown since." in out


def test_taking_back_what_showed_nothing() -> None:
    """Where nobody has shown anything since, the same position comes back, and again after another play."""
    allowed = 0
    for seed in range(40):
        game = registry.make("tien-gow", {})
        session = Session(game, 0, ["random"] * 4, seed)
        session.next_deal()
        session.others_play()
        while session.match.to_act is not None:
            before = session.view()
            assert before.legal is not None
            session.play(before.legal[Rng(seed, len(before.legal)).below(len(before.legal))])
            session.others_play()
            if session.match.to_act is None:
                break
            shown = session.view().known() != before.known()
            assert (session.why_no_take_back() == Message("play-something-shown")) == shown
            if not shown:
                allowed += 1
                session.take_back()
                assert session.view() == before
                session.play(before.legal[-1])
                session.others_play()
    assert allowed >= 5


def test_a_typed_u_takes_back(table: Table) -> None:
    """In one of these deals nobody shows anything after the first play; then it can be taken back and made again."""
    for seed in range(30):
        words = ["tien-gow", "--seed", str(seed)]
        out = table.sit(*words, answers=["1", "u", "q"])
        if "Taken back." in out:
            table.sit(*words, answers=["q"])
            untouched = table.record("tien-gow")
            table.sit(*words, answers=["1", "u", "q"])
            assert table.record("tien-gow") == untouched
            return
        assert "It cannot be taken back" in out
    raise AssertionError("never allowed")


def test_an_interrupt_saves(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert main(["play", "tien-gow", "--seed", "3"]) == 0
    assert table.record("tien-gow")["seed"] == 3


def test_choosing_a_game_from_the_list(
    table: Table, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("7\nnone\n²\n5\n1\nq\n"))
    assert main(["play"]) == 0
    out = capsys.readouterr().out
    assert "1  Sudaoshi" in out
    assert out.count("Which game?") == 4
    assert "Tien Gow · deal 1 of 1" in out


def test_why_not_says_which_tiles_can_only_lie_face_down(table: Table) -> None:
    outs = [table.sit("tien-gow", "--seed", str(seed), answers=["w", "", "1"] * 8 + ["q"]) for seed in range(8)]
    assert any("only face down: no set with it beats what lies here" in out for out in outs)


@pytest.mark.parametrize("game", ["sudaoshi", "hana-awase"])
@pytest.mark.parametrize("locale", ["en", "it"])
def test_the_help_of_the_fishing_games_is_never_cut(table: Table, game: str, locale: str) -> None:
    out = table.sit(game, "--seed", "2", "--locale", locale, answers=["", "h", "", "q"])
    page = out[out.index("h\n") :]
    assert "…" not in page[: page.index("\n\n")]
