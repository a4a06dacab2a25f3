"""What is drawn: it fits 80×24 at every turn, tells pieces apart without colour, and shows nothing hidden."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from rich.console import Console
from seated import game_id

from zashiki.core import packages
from zashiki.core.rng import Rng
from zashiki.decks.hanafuda import HANAFUDA
from zashiki.games import registry
from zashiki.games.fishing.terminal import FishingTable
from zashiki.terminal import screen
from zashiki.terminal.play import Play
from zashiki.terminal.session import Session
from zashiki.terminal.table import PlainTable, table_for
from zashiki.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rich.text import Text

    from zashiki.core.view import View

__all__ = ["game_id"]  # a fixture

WIDTH, HEIGHT = 80, 24
LONG: dict[str, dict[str, object]] = {"shou-ba-yi": {"players": 6}, "hana-awase": {"open_capture_optional": True}}


def sitting(game_id: str, seat: int, seed: int, options: dict[str, object] | None = None) -> Play:
    """A person's place at a table of random players, without a screen."""
    game = registry.make(game_id, options or {})
    session = Session(game, seat, ["random"] * game.num_seats, seed)
    return Play(session, Console(file=io.StringIO(), width=WIDTH, height=HEIGHT), is_screen=False)


def turns(play: Play, seed: int) -> Iterator[tuple[View, list[str]]]:
    """The views of a deal in which the person is to act, with the news; the person plays at random."""
    session = play.session
    rng = Rng("person", seed)
    session.next_deal()
    while True:
        session.others_play()
        if session.match.to_act is None:
            return
        view = session.view()
        yield view, play.table.news(session.news())
        assert view.legal is not None
        session.play(view.legal[rng.below(len(view.legal))])


def plain(lines: list[Text]) -> list[str]:
    """Lines without their colours."""
    return [line.plain for line in lines]


@pytest.mark.parametrize("seed", range(6))
def test_every_turn_fits_the_screen(game_id: str, seed: int) -> None:
    options = LONG.get(game_id) if seed % 2 else None
    play = sitting(game_id, seed % 2, seed, options)
    for view, news in turns(play, seed):
        for notice in ("", play.texts("play-something-shown")):
            lines = screen.page(play.table, view, news, notice, WIDTH, HEIGHT)
            assert len(lines) <= HEIGHT - 1, "\n".join(plain(lines))
            assert max(line.cell_len for line in lines) <= WIDTH
            assert len(play.table.draw(view, WIDTH)) <= 15, "\n".join(plain(play.table.draw(view, WIDTH)))
        everything = play.table.choices(view, WIDTH, HEIGHT, everything=True)
        assert max(line.cell_len for line in everything) <= WIDTH


def test_every_play_has_a_number_and_the_number_plays_it(game_id: str) -> None:
    play = sitting(game_id, 1, 3)
    for view, _ in turns(play, 3):
        ordered = play.table.ordered(view)
        assert view.legal is not None
        assert sorted(ordered) == list(view.legal)
        for number, action in enumerate(ordered, 1):
            assert play.table.meant(view, str(number)) == [action]
        assert not play.table.meant(view, str(len(ordered) + 1)) or game_id in ("shou-ba-yi", "tien-gow")


def test_codes_are_understood_too(game_id: str) -> None:
    play = sitting(game_id, 0, 4)
    for view, _ in turns(play, 4):
        for action in view.legal or ():
            code = play.game.format_action(action)
            meant = play.table.spelled(view, code)
            if game_id == "tien-gow" and not code.startswith("-"):
                meant = [found for found in meant if found == action]  # the same tiles may be put down as well
            assert meant == [action], code


def test_what_a_seat_may_not_see_changes_nothing_on_its_screen(game_id: str) -> None:
    """The hidden pieces dealt again: the same screen, help, story and reasons."""
    play = sitting(game_id, 0, 5)
    compared = 0
    for view, news in turns(play, 5):
        deal = play.session.match.deals[-1]
        if compared >= 12:
            break
        world = play.game.worlds(view).world(Rng("again", compared))
        other = play.game.view(world, 0, view.totals)
        assert world.packed() != deal.packed()
        for drawn in ("page", "aid", "reasons", "story"):
            assert drawn_of(play, view, news, drawn) == drawn_of(play, other, news, drawn)
        compared += 1
    assert compared >= 5


def drawn_of(play: Play, view: View, news: list[str], what: str) -> list[str]:
    """A page of a view, without colours."""
    if what == "page":
        return plain(screen.page(play.table, view, news, "", WIDTH, HEIGHT))
    if what == "aid":
        return plain(play.table.aid(view, WIDTH))
    if what == "reasons":
        return plain(play.reasons(view))
    return play.table.told(view.events())


def test_pieces_are_told_apart_without_colour() -> None:
    for name in ("sudaoshi", "hana-awase"):
        table: Any = table_for(registry.make(name, {}), Texts(), str)
        assert len({table.short(card).plain for card in range(48)}) == 48
        assert len({table.piece(card) for card in range(48)}) == 48
    table = table_for(registry.make("tien-gow", {}), Texts(), str)
    assert len({table.tile(kind).plain for kind in range(21)}) == 21
    table = table_for(registry.make("shou-ba-yi", {}), Texts(), str)
    assert len({table.rank(rank) for rank in range(15)}) == 15


@pytest.mark.parametrize("seed", range(4))
def test_the_rows_of_a_score_add_up(game_id: str, seed: int) -> None:
    play = sitting(game_id, 0, seed)
    for _ in turns(play, seed):
        pass
    view = play.session.view()
    match = play.session.match
    assert play.table.deltas(view) == match.scores()[-1]
    lines = plain(play.table.score(view, match.totals(), WIDTH))
    assert max(len(line) for line in lines) <= WIDTH
    numbers = [line.replace("−", "-").split()[-play.game.num_sides :] for line in lines[-2:]]
    assert [[int(number) for number in row] for row in numbers] == [match.scores()[-1], match.totals()]


def test_tien_gow_names_every_factor_of_the_settlement() -> None:
    """Base, named factors and amount of each row agree with the score lines."""
    named = 0
    for seed in range(60):
        play = sitting("tien-gow", 0, seed)
        for _ in turns(play, seed):
            pass
        view: Any = play.session.view()
        table: Any = play.table
        common = 2 ** table.factors(view).count("oubled")
        for line in view.lines:
            if line.rule not in ("final", "liability"):
                continue
            seat = line.keys.get("for", line.payer if line.payer != view.leader else line.to)
            row = table.settled(view, seat)
            columns = line.keys["columns"]
            assert line.keys["times"] == common * (2 if "(banker)" in row else 1), row
            assert f" {line.points} " in row
            assert (5 if columns == 0 else abs(4 - columns)) * line.keys["times"] == line.points
            named += common > 1
        assert len(table.paid(view, 200)) == 4 + sum(line.rule in ("supreme", "quartet") for line in view.lines)
    assert named


def test_shou_ba_yi_says_what_each_held() -> None:
    play = sitting("shou-ba-yi", 0, 3)
    for _ in turns(play, 3):
        pass
    view: Any = play.session.view()
    rows = plain(play.table.paid(view, WIDTH))
    assert len(rows) == 4
    assert sum("went out" in row for row in rows) == 1
    gained = max(play.table.deltas(view))
    assert sum(int(row.split(": ")[1].split()[0]) for row in rows if "point" in row) == gained


def test_meri_says_why_a_pair_was_worth_what_it_was() -> None:
    reasons = set()
    for seed in range(120):
        play = sitting("hachinin-meri", 0, seed)
        for _ in turns(play, seed):
            pass
        view: Any = play.session.view()
        for line in view.lines:
            if line.payer is not None:
                text = " ".join(" ".join(plain(play.table.paid(view, WIDTH))).split())
                hidden = line.points == 5 and line.keys["trick"] < 9
                reason = "kept secret" if hidden else "ninth trick" if line.points == 5 else "Worth 2."
                assert reason in text
                assert f"{line.points} points from {play.side_name(line.payer)} to {play.side_name(line.to)}" in text
                reasons.add(reason)
    assert len(reasons) >= 2


def test_what_both_others_pay_is_one_sentence() -> None:
    for seed in range(30):
        play = sitting("sudaoshi", 0, seed)
        for _ in turns(play, seed):
            pass
        view = play.session.view()
        hills = [line for line in view.lines if line.rule == "captured:over_the_hills"]
        if hills:
            sentences = play.table.sentences(view)
            assert len(hills) == 2
            assert sum("Over the Hills: 12 from each" in sentence for sentence in sentences) == 1
            return
    raise AssertionError("no deal had the hand")


def test_a_game_without_a_table_of_its_own_is_drawn_plainly(monkeypatch: pytest.MonkeyPatch, game_id: str) -> None:
    monkeypatch.setattr(packages, "part", lambda game, name: None)
    play = sitting(game_id, 0, 2)
    assert type(play.table) is PlainTable
    for view, news in turns(play, 2):
        lines = screen.page(play.table, view, news, "", WIDTH, HEIGHT)
        assert len(lines) <= HEIGHT - 1
        assert max(line.cell_len for line in lines) <= WIDTH
    assert play.table.score(play.session.view(), play.session.match.totals(), WIDTH)


def test_no_color_leaves_no_colour(monkeypatch: pytest.MonkeyPatch, game_id: str) -> None:
    play = sitting(game_id, 0, 2)
    view, news = next(turns(play, 2))
    written = []
    for no_color in ("", "1"):
        monkeypatch.setenv("NO_COLOR", no_color)
        out = io.StringIO()
        console = Console(file=out, width=WIDTH, force_terminal=True, color_system="standard")
        for line in screen.page(play.table, view, news, "", WIDTH, HEIGHT):
            console.print(line)
        written.append(out.getvalue())
    codes = [set(text.split("\x1b[")) for text in written]
    assert any(part.startswith(("31m", "32m", "33m", "35m", "36m", "1;3")) for part in codes[0])
    assert not any(
        part.split("m")[0].startswith(("3", "9", "4", "1;3", "2;3")) and part[:2] != "3m" for part in codes[1]
    )


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_terminals_without_our_signs(encoding: str, game_id: str, tmp_path: Path) -> None:
    """Whatever the terminal can write, there is a table and no failure; what stands for covered tiles is left."""
    words = [sys.executable, "-m", "zashiki", "play", game_id, "--seed", "8"]
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(words, input=b"\n1\n\xff\n", capture_output=True, env=environment, check=True)
    assert done.stderr == b""
    text = done.stdout.decode(encoding)
    assert ("▶" if encoding == "utf-8" else ">") + " You" in text
    assert "--resume" in text


def test_tien_gow_reads_letters_and_pips() -> None:
    play = sitting("tien-gow", 0, 1)
    table = play.table
    follows = 0
    for view, _ in turns(play, 1):
        any_view: Any = view
        hand, width = any_view.tiles, any_view.width
        if not width:
            assert "always shown" in table.refused(view, "-a", [])
            continue
        follows += 1
        letters = "abcdefgj"[:width]
        down = table.meant(view, "-" + letters)
        assert [play.game.format_action(action)[0] for action in down] == ["-"]
        pips = " ".join(play.game.deck.codes[kind][::-1] for kind in reversed(hand[:width]))
        assert table.meant(view, "-" + pips) == down
        both = table.meant(view, letters)
        assert down[0] in both
        if len(both) == 2:
            assert "+" + letters in table.refused(view, letters, both)
        else:
            assert table.refused(view, "+" + letters, []) != table.refused(view, "zz", [])
        assert f"{width + 1}" in table.refused(view, "-" + "abcdefgj"[: width + 1], []) or len(hand) == width
    assert follows


def test_shou_ba_yi_reads_cards_in_any_order() -> None:
    play = sitting("shou-ba-yi", 0, 6)
    table = play.table
    for view, _ in turns(play, 6):
        for action in view.legal or ():
            code = play.game.format_action(action)
            if code == "pass":
                assert table.meant(view, "p") == [action]
            else:
                backwards = code.replace("+", "")[::-1].replace("T", "10")
                assert table.meant(view, "." + backwards) == [action]
        any_view: Any = view
        assert "You do not hold" in table.refused(view, "3333xX", []) or any_view.hand >> 52 == 3


def test_a_terminal_of_its_own(tmp_path: Path) -> None:
    """In a pseudo-terminal of 80×24: the screen is cleared, colour is there, and q leaves."""
    import pty

    parent, child = pty.openpty()
    environment = {
        **os.environ,
        "XDG_DATA_HOME": str(tmp_path),
        "TERM": "xterm-256color",
        "COLUMNS": "80",
        "LINES": "24",
    }
    environment.pop("NO_COLOR", None)
    words = [sys.executable, "-m", "zashiki", "play", "tien-gow", "--seed", "8"]
    with subprocess.Popen(words, stdin=child, stdout=child, stderr=child, env=environment, close_fds=True) as running:
        os.close(child)
        os.write(parent, b"q\n")
        seen = b""
        try:
            while chunk := os.read(parent, 4096):
                seen += chunk
        except OSError:
            pass  # the other end has gone
        assert running.wait() == 0
    os.close(parent)
    text = seen.decode()
    assert "\x1b[2J\x1b[H" in text
    assert "\x1b[31m" in text
    assert "--resume" in text


@pytest.mark.parametrize("game", ["sudaoshi", "hana-awase"])
def test_lightning_has_one_name_on_the_field_and_in_a_play(game: str) -> None:
    table = sitting(game, 0, 1).table
    assert isinstance(table, FishingTable)
    card = table.game.deck.kind("11D")
    assert (table.short(card).plain, table.piece(card)) == ("11D Lightning", "Lightning")


@pytest.mark.parametrize(
    ("game", "shown"), [("sudaoshi", {"slip"}), ("hana-awase", {"slip", "poem slip", "blue slip"})]
)
def test_slips_are_told_apart_where_their_kind_matters(game: str, shown: set[str]) -> None:
    table = sitting(game, 0, 1).table
    assert isinstance(table, FishingTable)
    slips = [card for card in range(48) if HANAFUDA.codes[card].endswith("S")]
    assert {table.short(card).plain.partition(" ")[2] for card in slips} == shown
    assert len({table.piece(card) for card in slips}) == len(slips)
