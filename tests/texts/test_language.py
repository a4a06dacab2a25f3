"""The language a person asks for: by an option, or by the environment; in plays, lists, summaries, hints and errors."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

import zashiki
from zashiki.core.rng import Rng
from zashiki.games import registry
from zashiki.terminal import screen
from zashiki.terminal.play import Play
from zashiki.terminal.session import Session
from zashiki.texts import Texts, plain, preferred

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Result

SAMPLES = Path(__file__).parents[1] / "records"
GAMES = list(zashiki.game_ids())
ENGLISH = re.compile(r"\b(the|of|and|you|your|with|takes?|leads?|plays?|card|deal|trick|seat)\b", re.IGNORECASE)
WIDTH, HEIGHT = 80, 24


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "it@euro"}, "it"),
        ({"LANG": "de_AT.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "it_CH.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "", "LC_ALL": ""}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "../it"}, "en"),
    ],
)
def test_the_environment_asks_for_a_language(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


def test_errors_are_in_the_language_asked_for(run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch) -> None:
    english, italian = "there is no game 'chess'", "il gioco 'chess' non c’è"
    assert run("play", "chess").refused().startswith(english)
    assert run("play", "chess", "--locale", "it").refused().startswith(italian)
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert run("play", "chess").refused().startswith(italian)
    assert run("simulate", "chess").refused().startswith(italian)
    assert run("play", "chess", "--locale", "en").refused().startswith(english)


def test_a_language_without_texts_is_refused(run: Callable[..., Result]) -> None:
    assert "--locale" in run("play", "tien-gow", "--locale", "tlh").refused()


def test_the_list_of_games(run: Callable[..., Result]) -> None:
    done = run("games", "--locale", "it")
    assert "tien-gow: Tien Gow, 4 posti, 32 pezzi (" in done.out
    assert not ENGLISH.search(re.sub(r"(?m)^  --option .*?\) ", "", done.out).replace("seat –", ""))
    meant = {option["meaning"] for game in json.loads(run("games", "--json").out) for option in game["options"]}
    mine = {
        option["meaning"]
        for game in json.loads(run("games", "--json", "--locale", "it").out)
        for option in game["options"]
    }
    assert len(meant) == len(mine)
    assert not meant & mine


def test_summaries_and_standings(run: Callable[..., Result]) -> None:
    done = run("simulate", "tien-gow", "--seed", "1", "--option", "deals=2", "--locale", "it")
    assert done.status == 0
    assert "tien-gow: 1 partita, 2 smazzate" in done.err
    done = run(
        *("arena", "tien-gow", "--agents", "random,greedy", "--deals", "2", "--seed", "1"),
        *("--workers", "1", "--locale", "it"),
    )
    assert done.status == 0
    assert "2 mescolate" in done.out
    assert "giocatore" in done.out
    assert not ENGLISH.search(done.out)


def test_a_hint_and_a_verdict(run: Callable[..., Result], tmp_path: Path) -> None:
    record = json.loads((SAMPLES / "tien-gow.jsonl").read_bytes().splitlines()[0])
    record["deals"] = record["deals"][:1]
    deal = record["deals"][0]
    deal["actions"] = deal["actions"][:1]
    for claim in ("scores", "lines", "totals"):
        deal.pop(claim, None)
        record.pop(claim, None)
    file = tmp_path / "one.jsonl"
    file.write_text(json.dumps(record), encoding="utf-8")
    verdict = json.loads(run("replay", str(file)).out)
    assert verdict["ok"] is True, verdict
    done = run("hint", str(file), "--seat", str(verdict["to_move"]), "--agent", "greedy", "--locale", "it")
    assert done.status == 0
    assert Texts("it")("hint-why-greedy") in done.out
    deal["actions"].append([0, "nonsense"])
    file.write_text(json.dumps(record), encoding="utf-8")
    refused = json.loads(run("replay", str(file), "--locale", "it").out)
    assert refused["error"].startswith("smazzata 0, mossa 1: ")


@pytest.mark.parametrize("game", GAMES)
def test_a_sitting_is_italian(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str
) -> None:
    from zashiki.terminal import store

    monkeypatch.setattr(store, "user_data_path", lambda *_, **__: tmp_path)
    done = run(
        *("play", game, "--seed", "5", "--agents", "random", "--locale", "it"),
        stdin=b"\nh\n\nw\n\ns\n\n1\n1\nxyzzy\nq\n",
    )
    assert done.status == 0, done.err
    story, kept, rest = done.out.rpartition("La partita è salvata. Per riprenderla: ")
    assert (bool(kept), rest.strip()) == (True, f"zashiki play {game} --resume")
    found = ENGLISH.search(story)
    assert found is None, story[max(0, found.start() - 80) : found.end() + 80]


def test_the_list_to_choose_from(run: Callable[..., Result]) -> None:
    done = run("play", "--locale", "it", stdin=b"q\n")
    assert done.status == 0
    assert f"Quale gioco? (1–{len(GAMES)}" in done.out
    assert not ENGLISH.search(done.out)


@pytest.mark.parametrize("game", GAMES)
def test_the_screen_is_as_wide_as_ever(game: str) -> None:
    kind = registry.make(game, {})
    for seed in range(3):
        session = Session(kind, seed, ["random"] * kind.num_seats, seed)
        console = Console(file=io.StringIO(), width=WIDTH, height=HEIGHT)
        play = Play(session, console, is_screen=False, locale="it")
        rng = Rng("person", seed)
        session.next_deal()
        while True:
            session.others_play()
            if session.match.to_act is None:
                break
            view = session.view()
            page = screen.page(play.table, view, play.table.news(session.news()), "", WIDTH, HEIGHT)
            assert len(page) < HEIGHT
            assert max(line.cell_len for line in page) <= WIDTH
            assert view.legal is not None
            session.play(view.legal[rng.below(len(view.legal))])
        view = session.view()
        told = [
            *play.table.told(view.events()),
            *(line.plain for line in play.table.score(view, session.match.totals(), WIDTH)),
        ]
        assert not [sentence for sentence in told if ENGLISH.search(sentence)]


def test_a_plain_terminal_gets_letters_without_accents() -> None:
    assert "«È più già…»".encode("ascii", plain.HANDLER) == b'"E piu gia~"'
    assert "花".encode("ascii", plain.HANDLER) == b"?"
