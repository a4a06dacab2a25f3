"""Programs that sit down as `cmd:`: good ones play, bad ones get a verdict and never hang anything."""

from __future__ import annotations

import os
import shutil
import sys
import time
from pathlib import Path

import pytest

import zashiki
from zashiki import arena
from zashiki.core.errors import UnknownPlayer
from zashiki.core.rng import Rng
from zashiki.core.view import View
from zashiki.players import registry
from zashiki.players.process import PlayerFault, ProcessPlayer
from zashiki.texts import Texts

BOTS = Path(__file__).parents[2] / "examples" / "bots"
PYTHON = f"'{sys.executable}'"


def view() -> View:
    game = zashiki.game("tien-gow")
    deal = game.shuffled_deal(game.check_start({}), Rng("program"))
    return game.view(deal, deal.to_act)


def bot(tmp_path: Path, body: str, hello: str = '{"protocol": "zashiki-bot/1"}') -> ProcessPlayer:
    """A program that says hello and then does something."""
    file = tmp_path / "bot.py"
    file.write_text(
        f"import json, os, sys, time\nsys.stdin.readline()\nprint({hello!r}, flush=True)\n"
        f"for line in sys.stdin:\n    question = json.loads(line)\n    {body}\n    sys.stdout.flush()\n"
    )
    return ProcessPlayer(f"{PYTHON} '{file}'", seconds=20)


@pytest.mark.parametrize("file", ["anything.py", "anything.js"])
def test_the_example_bots_play(file: str) -> None:
    program = {"anything.py": PYTHON, "anything.js": "node"}[file]
    if file.endswith(".js") and not shutil.which("node"):
        pytest.skip("there is no node here")
    name = f"cmd:{program} '{BOTS / file}'"
    lines = (BOTS / file).read_text().splitlines()
    assert len(lines) <= 30
    found = [arena.rate(zashiki.game("tien-gow"), [name, "random"], 2, seed=1).as_json() for _ in range(2)]
    assert [agent["points"] for agent in found[0]["agents"]] == [agent["points"] for agent in found[1]["agents"]]
    assert found[0]["agents"][0]["name"] == name


@pytest.mark.parametrize(
    ("body", "id"),
    [
        ("print('hello?')", "player-not-json"),
        ("print('[1]')", "player-not-json"),
        ('print(\'{"action": "banana"}\')', "player-code"),
        ("print('{\"action\": 7}')", "player-no-action"),
        ("print('{}')", "player-no-action"),
        ("print(json.dumps({'number': 99, 'action': question['view']['legal'][0]}))", "player-number"),
        ("print(json.dumps({'action': '-' + question['view']['legal'][0]}))", "player-illegal-code"),
        ("print('[' * 5000)", "player-not-json"),
        ("os.write(1, b'\\xff\\n')", "player-not-json"),
        ("sys.exit('I give up')", "player-died-saying"),
        ("os._exit(3)", "player-died"),
        ("os.close(1); time.sleep(30)", "player-closed"),
        ("os.kill(os.getpid(), 9)", "player-killed"),
        ("print('out of it', file=sys.stderr, flush=True); os.kill(os.getpid(), 9)", "player-killed-saying"),
        ("print('x' * 65535)", "player-not-json"),
        ("print('x' * 65536)", "player-line-long"),
    ],
)
def test_a_bot_that_goes_wrong_hears_why(tmp_path: Path, body: str, id: str) -> None:
    player = bot(tmp_path, body)
    with pytest.raises(PlayerFault) as caught:
        player.choose(view(), Rng(1))
    assert caught.value.message.id == id
    sentence = Texts().message(caught.value.message)
    assert "\n" not in sentence
    assert player.conversation is None


def test_what_a_bot_says_is_quoted_without_the_end_of_the_line(tmp_path: Path) -> None:
    with pytest.raises(PlayerFault) as caught:
        bot(tmp_path, "print('hello')").choose(view(), Rng(1))
    assert caught.value.message.args["line"] == "hello"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are begun otherwise here")
def test_a_bot_that_leaves_a_child_with_its_output_has_ended(tmp_path: Path) -> None:
    began = time.monotonic()
    with pytest.raises(PlayerFault) as caught:
        bot(tmp_path, "os.fork() or time.sleep(60); os._exit(5)").choose(view(), Rng(1))
    assert caught.value.message.id == "player-died"
    assert caught.value.message.args["status"] == 5
    assert time.monotonic() - began < 15  # of the 20 seconds it has
    with pytest.raises(PlayerFault) as caught:
        ProcessPlayer("sh -c 'sleep 60 & exit 5'", seconds=0.9).choose(view(), Rng(1))
    assert caught.value.message.id == "player-died"


def test_a_bot_that_answers_and_ends_has_answered(tmp_path: Path) -> None:
    player = bot(tmp_path, "print(json.dumps({'action': question['view']['legal'][0]}), flush=True); os._exit(0)")
    assert player.choose(view(), Rng(1)) in (view().legal or ())


@pytest.mark.skipif(os.name != "posix", reason="whether a process lives is asked otherwise here")
def test_no_program_outlives_its_arena(tmp_path: Path) -> None:
    file = tmp_path / "pid"
    answer = "print(json.dumps({'action': question['view']['legal'][0]}))"
    body = f"open({str(file)!r}, 'w').write(str(os.getpid())); {answer}"
    arena.rate(zashiki.game("tien-gow"), [f"cmd:{bot(tmp_path, body).program}", "random"], 1, seed=1)
    with pytest.raises(OSError, match="process"):
        os.kill(int(file.read_text()), 0)


def test_a_silent_bot_is_late(tmp_path: Path) -> None:
    player = bot(tmp_path, "time.sleep(60)", '{"protocol": "zashiki-bot/1", "seconds": 0.3}')
    with pytest.raises(PlayerFault) as caught:
        player.choose(view(), Rng(1))
    assert caught.value.message.id == "player-late"
    player = ProcessPlayer(f"{PYTHON} -c 'import time; time.sleep(60)'", seconds=0.3)
    with pytest.raises(PlayerFault) as caught:
        player.choose(view(), Rng(1))
    assert caught.value.message.id == "player-late"


@pytest.mark.parametrize(
    ("hello", "id"),
    [
        ('{"protocol": "uci"}', "player-protocol"),
        ("{}", "player-protocol"),
        ('{"protocol": "zashiki-bot/1", "seconds": 1e9}', "player-seconds"),
        ('{"protocol": "zashiki-bot/1", "seconds": true}', "player-seconds"),
    ],
)
def test_a_wrong_hello_is_refused(tmp_path: Path, hello: str, id: str) -> None:
    with pytest.raises(PlayerFault) as caught:
        bot(tmp_path, "pass", hello).choose(view(), Rng(1))
    assert caught.value.message.id == id


def test_a_chatterer_is_refused_and_starts_anew(tmp_path: Path) -> None:
    player = bot(tmp_path, "code = question['view']['legal'][0]; print(json.dumps({'action': code}) * 1 + '\\n{}')")
    first = player.choose(view(), Rng(1))
    assert first in (view().legal or ())
    conversation = player.conversation
    assert conversation is not None
    while conversation.lines.empty():
        pass  # the second line is on its way
    with pytest.raises(PlayerFault) as caught:
        player.choose(view(), Rng(1))
    assert caught.value.message.id == "player-unasked"
    assert player.choose(view(), Rng(1)) == first
    player.close()


def test_a_bot_may_ask_for_more_time_and_knows_the_seed(tmp_path: Path) -> None:
    body = "legal = question['view']['legal']; print(json.dumps({'action': legal[question['seed'] % len(legal)]}))"
    player = bot(tmp_path, body, '{"protocol": "zashiki-bot/1", "seconds": 100}')
    chosen = [player.choose(view(), Rng(7)) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert player.limit == 100
    player.close()


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PlayerFault) as caught:
        ProcessPlayer(str(tmp_path / "nothing")).choose(view(), Rng(1))
    assert caught.value.message.id == "player-unstartable"
    with pytest.raises(UnknownPlayer):
        registry.make("cmd: ")


def test_a_fault_ends_an_arena_with_the_verdict(tmp_path: Path) -> None:
    player = bot(tmp_path, "os._exit(4)")
    for workers in (1, 2):
        with pytest.raises(PlayerFault) as caught:
            arena.rate(zashiki.game("tien-gow"), [f"cmd:{player.program}", "random"], 4, seed=1, workers=workers)
        assert caught.value.message.id == "player-died"
        assert caught.value.message.args["status"] == 4
        said = Texts().error(caught.value)
        assert said.startswith("shuffle 0, rotation 0, deal 0, ")
        assert said.endswith("has ended (status 4)")
