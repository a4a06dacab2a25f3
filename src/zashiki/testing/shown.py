"""What people are shown: whole matches through the page of a terminal and the states of a table, in every language."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter

from zashiki.core import packages
from zashiki.core.message import Message
from zashiki.core.rng import Rng
from zashiki.match.match import Match
from zashiki.table import state
from zashiki.table.messages import Seen
from zashiki.terminal import screen
from zashiki.terminal.table import PlainTable, table_for
from zashiki.testing.place import Nonconformity, Place, random_action
from zashiki.texts import FALLBACK, Texts, bundle, locales, text_id

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from zashiki.core.deal import Deal
    from zashiki.core.game import Game
    from zashiki.core.view import View
    from zashiki.match.sitting import Stage

WIDTH, HEIGHT = 80, 24
SEEN = TypeAdapter(Seen)
SHOWN_IN_WORDS = 40
"""Legal actions of a position that are named in words; where there are more, as many drawn by chance."""
SETS = 12
"""Choices of several own pieces that are asked about in a position."""


def languages(game: Game) -> list[str]:
    """The languages a game says it speaks: those of the house for which its package has texts, English always."""
    module = packages.package_name(type(game).__module__)
    folder = files(module).joinpath("texts") if module else None
    return [each for each in locales() if each == FALLBACK or (folder and folder.joinpath(each).is_dir())]


class StrictTexts(Texts):
    """Texts in which nothing may be missing."""

    def missing(self, id: str) -> str:
        """Raises: LookupError."""
        raise LookupError(f"no text {id}")


class Words:
    """Resolves what a game says in every language it speaks, and remembers what has been resolved."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.texts = [StrictTexts(each, self.seat_name) for each in languages(place.game)]
        self.known: set[tuple[object, ...]] = set()

    @staticmethod
    def seat_name(seat: int) -> str:
        """A name for a seat; the reader's own seat is told apart in some texts."""
        return f"Seat {seat}"

    def resolve(self, said: Message) -> None:
        """Expect a sentence for a message, with nothing missing in it."""
        key = (said.id, *sorted((name, str(value)) for name, value in said.args.items()))
        if key in self.known:
            return
        self.known.add(key)
        for texts in self.texts:
            where = (said.id, texts.locale)
            self.place.expect(bundle(texts.locale).has_message(said.id), "every id has a text", *where)
            pattern = bundle(texts.locale).get_message(said.id).value
            assert pattern is not None, where
            args = {name: texts.argument(name, value) for name, value in said.args.items()}
            _, errors = bundle(texts.locale).format_pattern(pattern, args)
            self.place.expect(not errors, "a text has its arguments", *where, dict(said.args), errors)
        for value in said.args.values():
            if isinstance(value, Message):
                self.resolve(value)

    def id(self, id: str) -> None:
        """Expect a text for an id without arguments."""
        self.resolve(Message(id))

    def piece(self, code: str) -> None:
        """Expect a name for a piece."""
        self.id(f"piece-{code}")


def check_shown(game: Game, matches: int = 1, seed: int = 0) -> int:
    """Whole matches are drawn and told without a gap; the number of positions shown. Raises: Nonconformity."""
    place = Place(game, seed)
    words = Words(place)
    check_facts(words)
    tables = [table_for(game, texts, words.seat_name, side_names(game, texts)) for texts in words.texts]
    positions = 0
    for number in range(matches):
        match = Match(game)
        rng = Rng("shown", game.id, seed, number)
        while not match.is_over():
            place.deal, place.action = len(match.deals), 0
            deal = match.shuffle_deal("shown", game.id, seed, number)
            check_opening(words, tables, match)
            while deal.to_act >= 0:
                check_turn(words, tables, match, rng)
                deal.apply(random_action(deal, rng))
                place.action += 1
                positions += 1
            check_score(words, tables, match)
    return positions


def side_names(game: Game, texts: Texts) -> Any:
    """What a side is called, a team by its name."""
    if not game.team_names:
        return None
    return lambda side: texts(f"{game.id}-team-{game.team_names[side]}")


def check_facts(words: Words) -> None:
    """The game, its options, pieces and teams have names."""
    game = words.place.game
    for part in ("name", "about", "goal"):
        words.id(f"{game.id}-{part}")
    for fact in game.option_facts():
        words.id(f"{game.id}-option-{text_id(fact.name)}")
    for team in game.team_names:
        words.id(f"{game.id}-team-{team}")
    for code in game.deck.codes:
        words.piece(code)


# --- a position -----------------------------------------------------------------------------------------------------


def check_turn(words: Words, tables: Sequence[PlainTable], match: Match, rng: Rng) -> None:
    """A position is drawn for the seat to act, told to everybody, and every reason can be given."""
    game, deal = match.game, match.deals[-1]
    view = match.view(deal.to_act)
    check_page(words, tables, view)
    for seat in (deal.to_act, (deal.to_act + 1) % game.num_seats, None):
        check_state(words, match.view(seat), "playing")
        check_reasons(words, match.view(seat), rng)
    actions = list(view.legal or ())
    rng_first = rng.below(len(actions))
    for action in (actions[rng_first:] + actions[:rng_first])[:SHOWN_IN_WORDS]:
        words.resolve(view.describe(action))
        own, taken = view.action_pieces(action)
        known = all(code in game.deck.index for code in (*own, *taken))
        words.place.expect(known, "an action points at pieces", game.format_action(action), own, taken)
    check_alike(words.place, deal, rng)


def check_page(words: Words, tables: Sequence[PlainTable], view: View) -> None:
    """The page of a terminal fits 80 columns and 24 lines, and every play can be typed."""
    for table in tables:
        try:
            lines = screen.page(table, view, table.news(view.events()[-3:]), "", WIDTH, HEIGHT)
        except LookupError as error:
            raise Nonconformity(f"every id has a text ({error})") from error
        text = "\n".join(line.plain for line in lines)
        words.place.expect(len(lines) < HEIGHT, "a page fits 24 lines", len(lines), text)
        words.place.expect(all(line.cell_len <= WIDTH for line in lines), "a page fits 80 columns", text)
    for action in (view.legal or ())[:SHOWN_IN_WORDS]:
        code = view.game.format_action(action)
        words.place.expect(action in tables[0].spelled(view, code), "a play can be typed by its code", code)


def check_state(words: Words, view: View, stage: Stage) -> None:
    """What a table sends of a view is JSON, and every message in it has a text."""
    sent = state.seen(view.game, view, stage)
    try:
        SEEN.validate_python(json.loads(json.dumps(sent)))
    except (TypeError, ValueError) as error:
        words.place.expect(False, "a state is what the protocol says", str(error)[:400], sent)
    for event in view.events():
        words.resolve(event)
    words.id(view.phase_text)
    for id in ids_in(sent):
        words.place.expect(all(each.has(id) for each in words.texts), "every id of a state has a text", id)


def ids_in(sent: Any) -> Iterator[str]:
    """The ids of all messages in a state."""
    if isinstance(sent, dict):
        if isinstance(sent.get("id"), str) and isinstance(sent.get("args"), dict):
            yield sent["id"]
        for value in sent.values():
            yield from ids_in(value)
    elif isinstance(sent, list):
        for value in sent:
            yield from ids_in(value)


def check_reasons(words: Words, view: View, rng: Rng) -> None:
    """Whatever is pressed, there is a reason or it may be played; who may play nothing is always told why."""
    game = view.game
    hand = view.hand_pieces() if view.seat is not None and not view.finished else []
    others = [rng.below(game.deck.num_pieces) for _ in range(4)]
    held = {game.deck.code(piece) for piece in hand}  # copies of a kind may stand for one another
    for piece in [*hand, *others]:
        why = view.why_not(piece)
        if why is not None:
            words.resolve(why)
        words.place.expect(why is not None or view.legal is not None, "who is not to act is told so", view.seat, piece)
        words.place.expect(
            why is not None or game.deck.code(piece) in held or not hand, "what is not held is refused", piece
        )
    for _ in range(SETS if hand else 1):
        chosen = sorted({hand[rng.below(len(hand))] for _ in range(1 + rng.below(4))}) if hand else others[:1]
        why = view.why_not_set(chosen)
        if why is not None:
            words.resolve(why)
        words.place.expect(why is not None or view.legal is not None, "who is not to act is told so", view.seat, chosen)


def check_alike(place: Place, deal: Deal, rng: Rng) -> None:
    """Actions that look alike to a seat (`seen_as`) leave it with the same view."""
    game = place.game
    legal = deal.legal_actions()
    tried = sorted({legal[rng.below(len(legal))] for _ in range(6)})
    for seat in range(game.num_seats):
        if seat == deal.to_act:
            continue
        seen: dict[int, tuple[int, View]] = {}
        for action in tried:
            after = deal.copy()
            after.apply(action)
            if after.to_act < 0:
                continue  # a finished deal lies open
            view = game.view(after, seat)
            first, other = seen.setdefault(deal.looks(action, seat), (action, view))
            codes = game.format_action(first), game.format_action(action)
            place.expect(view == other, "actions that look alike leave the same view", seat, *codes)


# --- before and after -----------------------------------------------------------------------------------------------


def check_opening(words: Words, tables: Sequence[PlainTable], match: Match) -> None:
    """What was shown or paid as dealt can be read, by every seat and an onlooker."""
    for seat in (None, *range(match.game.num_seats)):
        view = match.view(seat)
        for event in view.dealt_events():
            words.resolve(event)
        check_state(words, view, "opening")
        for table in tables:
            table.opening(view)


def check_score(words: Words, tables: Sequence[PlainTable], match: Match) -> None:
    """The points of a finished deal can be read, and that nothing more may be played."""
    game = match.game
    view = match.view(0)
    for line in view.lines:
        words.resolve(game.line_message(line))
    for table in tables:
        lines = table.score(view, match.totals(), WIDTH)
        words.place.expect(all(line.cell_len <= WIDTH for line in lines), "a score fits 80 columns")
        table.aid(view, WIDTH)
    for seat in (None, 0):
        check_state(words, match.view(seat), "score")
        check_reasons(words, match.view(seat), Rng("over"))
