"""The conformance suite: what a game must be, to work at the table, in the arena, in search and in the adapters.

    from zashiki import testing
    testing.check_game(zashiki.game("tien-gow"), deals=100)

Public, for anybody's game. Each function plays random deals and raises `Nonconformity`, an AssertionError, that names
the seed, the deal and the action where a promise was broken. Nothing is asked of a game but what `zashiki.core.game`
says. Secrets are checked by dealing again: whatever a seat may not know is exchanged for another world of its view,
and nothing that the seat sees, may do or is advised may change.
"""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import subprocess
import sys
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from zashiki.core.errors import IllegalAction, UnknownCode
from zashiki.core.rng import Rng
from zashiki.core.view import FORMAT, SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from zashiki.core.deal import Deal
    from zashiki.core.game import Game, Start
    from zashiki.core.view import View
    from zashiki.players.player import Player

EXCHANGES = 12
"""Exchanges of two pieces that are tried for a second deal with the same view."""
MAX_ACTIONS = 352
"""Room for the past in a deal."""
MAX_DEALS = 5000
"""A match longer than this is taken to have no end."""
HEAD = ("format", "game", "options", "seat", "deal", "start", "to_move", "totals", "lines", "finished")


class Nonconformity(AssertionError):
    """A game, or a player, does not keep a promise."""


@dataclass
class Report:
    """What was looked at."""

    deals: int = 0
    actions: int = 0
    positions: int = 0
    worlds: int = 0
    endings: int = 0
    longest: int = 0
    most_legal: int = 0
    rules_seen: set[str] = field(default_factory=set)


@dataclass
class Place:
    """Where a check stands, for its message."""

    game: Game
    seed: int
    deal: int = 0
    action: int = 0

    def expect(self, holds: bool, promise: str, *shown: object) -> None:
        """Raise where the promise is broken."""
        if not holds:
            facts = "".join(f"; {str(x)[:600]}" for x in shown)
            where = f"{self.game!r}, seed {self.seed}, deal {self.deal}, action {self.action}"
            raise Nonconformity(f"{promise} ({where}){facts}")


# --- the whole suite -----------------------------------------------------------


def check_game(game: Game, deals: int = 50, seed: int = 0, positions: int = 3, worlds: int = 3) -> Report:
    """Everything a game must be, over random deals of whole matches.

    In each deal the dear checks (views, worlds, copies, refusals) run at `positions` random places, with `worlds`
    worlds for each seat. Raises: Nonconformity.
    """
    report = Report()
    check_codes(game, seed)
    for place, start, deal in shuffled_deals(game, deals, seed):
        rng = Rng("conformance", game.id, seed, place.deal)
        check_dealt(place, start, deal)
        looked = {rng.below(max(report.longest, 8)) for _ in range(positions)}
        while deal.to_act >= 0:
            check_legal(place, deal)
            report.most_legal = max(report.most_legal, len(deal.legal_actions()))
            if place.action in looked:
                check_position(place, start, deal, rng, worlds, report)
            action = random_action(deal, rng)
            code = game.format_action(action)
            place.expect(game.parse_action(code) == action, "a code gives its action back", code, action)
            deal.apply(action)
            place.action += 1
            place.expect(place.action == deal.length <= MAX_ACTIONS, "a deal counts its actions, and ends", deal.length)
        check_ending(place, start, deal, report)
        report.deals += 1
        report.actions += deal.length
        report.longest = max(report.longest, deal.length)
    return report


def random_action(deal: Deal, rng: Rng) -> int:
    """Any legal action."""
    legal = deal.legal_actions()
    return legal[rng.below(len(legal))]


def shuffled_deals(game: Game, number: int, seed: int) -> Iterator[tuple[Place, Start, Deal]]:
    """Deals of matches, one after the other; what the caller plays decides what follows."""
    place = Place(game, seed)
    starts: list[Start] = []
    deals: list[Deal] = []
    for index in range(number):
        place.deal, place.action = index, 0
        root = ("conformance", game.id, seed, index)
        start = game.next_start(starts, deals) if deals else None
        if start is None:
            starts, deals = [], []
            start = game.first_start(Rng(*root, "start"))
            place.expect(game.check_start(start) == start, "a first start is complete, and allowed", start)
        place.expect(json.loads(json.dumps(start)) == start, "a start is JSON", start)
        deal, again = (game.shuffled_deal(start, Rng(*root, "shuffle"), len(deals)) for _ in range(2))
        place.expect(again.packed() == deal.packed(), "the same seed shuffles the same deal")
        starts.append(start)
        deals.append(deal)
        yield place, start, deal
        place.expect(deal.to_act < 0, "the caller played the deal to its end")
        place.expect(len(deals) < MAX_DEALS, "a match ends")


# --- single promises -------------------------------------------------------------


def check_codes(game: Game, seed: int = 0) -> None:
    """Every action id has a code of its own, which is the only spelling that gives it back."""
    place = Place(game, seed)
    codes = [game.format_action(action) for action in range(game.num_actions)]
    place.expect(len(set(codes)) == len(codes), "each action has a code of its own")
    for action, code in enumerate(codes):
        place.expect(code.isascii() and 0 < len(code) <= 40, "a code is short and ASCII", code)
        place.expect(game.parse_action(code) == action, "a code gives its action back", code, action)
    known = set(codes)
    for code in codes[:: max(1, len(codes) // 50)]:
        for other in (code + " ", " " + code, code.swapcase(), code[::-1], code + "+", "", code + code):
            if other not in known:
                place.expect(refuses(UnknownCode, game.parse_action, other), "one spelling", other)
    strange: tuple[Any, ...] = (None, 7, True, [], {}, 1.5, "é", "\x00", "9" * 50)
    for nonsense in strange:
        place.expect(refuses(UnknownCode, game.parse_action, nonsense), "nonsense is refused", nonsense)


def refuses(error: type[Exception], act: Callable[[Any], object], given: object) -> bool:
    """Whether an error of that kind is raised."""
    try:
        act(given)
    except error:
        return True
    return False


def check_dealt(place: Place, start: Start, deal: Deal) -> None:
    """All pieces are dealt, once each, and what a record writes of them makes the same deal."""
    game = place.game
    pack = deal.packed()
    place.expect(sorted(pack) == list(range(game.deck.num_pieces)), "every piece is dealt once", pack)
    place.expect(deal.num_seats == game.num_seats, "seats of deal and game agree")
    place.expect(0 <= deal.to_act < game.num_seats and deal.length == 0, "a fresh deal waits for its first action")
    place.expect(deal.actions() == [] and not deal.misdealt(), "a fresh deal has no past and is no misdeal")
    pieces = game.pieces(deal)
    place.expect(json.loads(json.dumps(pieces)) == pieces, "pieces are JSON", pieces)
    codes = sorted(leaves(pieces, game))
    wanted = sorted(game.deck.code(piece) for piece in range(game.deck.num_pieces))
    place.expect(codes == wanted, "a record's deal names every piece", codes)
    same = game.new_deal(start, pieces, deal.number)
    place.expect(views(same, game) == views(deal, game), "a record's pieces make the same deal")


def leaves(pieces: object, game: Game) -> list[str]:
    """All piece codes in what a record writes of a deal; numbers and other words are facts beside them."""
    if isinstance(pieces, str):
        return [pieces] if pieces in game.deck.index else []
    parts: Iterable[Any] = ()
    if isinstance(pieces, dict):
        parts = pieces.values()
    elif isinstance(pieces, list):
        parts = pieces
    return [code for part in parts for code in leaves(part, game)]


def check_legal(place: Place, deal: Deal) -> None:
    """Legal actions ascend, each once, at least one; `is_legal` agrees."""
    legal = deal.legal_actions()
    place.expect(bool(legal), "a seat to act has something to do")
    place.expect(all(a < b for a, b in pairwise(legal)), "legal actions ascend, each once", legal)
    place.expect(legal[0] >= 0 and legal[-1] < place.game.num_actions, "legal actions are ids of the game", legal)
    place.expect(deal.is_legal(legal[0]) and deal.is_legal(legal[-1]), "is_legal agrees with legal_actions")


def check_position(place: Place, start: Start, deal: Deal, rng: Rng, worlds: int, report: Report) -> None:
    """Everything that is promised of a position in which a seat is to act."""
    report.positions += 1
    check_lines(place, deal)
    check_views(place, deal)
    check_refusals(place, deal, rng)
    check_copies(place, start, deal, rng)
    for seat in range(place.game.num_seats):
        check_secrets(place, start, deal, seat, rng)
        check_worlds(place, deal, seat, rng.word(), worlds)
        report.worlds += worlds


def check_lines(place: Place, deal: Deal) -> None:
    """Score lines explain every point."""
    game = place.game
    sums = [0] * game.num_sides
    for line in game.lines(deal):
        place.expect(line.rule in game.rules, "a line names a rule of the game", line)
        sums[line.to] += line.points
        if line.payer is not None:
            place.expect(line.payer != line.to, "nobody pays himself", line)
            sums[line.payer] -= line.points
    place.expect(game.scores(deal) == sums, "lines add up to the scores", game.scores(deal), sums)
    by_seat = [game.scores(deal)[game.side_of(seat)] for seat in range(game.num_seats)]
    place.expect(deal.scores() == by_seat, "a seat has the score of its side", deal.scores(), by_seat)


def check_views(place: Place, deal: Deal) -> None:
    """Views are what is written of them, have the shared head, and only the seat to act has legal actions."""
    game = place.game
    over = deal.to_act < 0
    for seat in (None, *range(game.num_seats)):
        view = game.view(deal, seat)
        written = view.as_json()
        text = json.dumps(written)
        place.expect(json.loads(text) == written, "a view is JSON", written)
        place.expect(game.view_from_json(json.loads(text)) == view, "a view is read back as it was", text)
        place.expect(view == game.view(deal, seat), "a view does not change by looking")
        missing = [key for key in HEAD if key not in written]
        place.expect(not missing, "a view has the shared keys", missing)
        place.expect(written["format"] == FORMAT and written["game"] == game.id, "a view says what it is")
        place.expect(written["seat"] == (SPECTATOR if seat is None else seat), "a view says whose it is")
        place.expect(written["to_move"] == (None if over else deal.to_act), "a view says who is to act")
        place.expect(written["finished"] == over, "a view says whether the deal is over")
        if seat is not None and seat == deal.to_act:
            codes = [game.format_action(action) for action in deal.legal_actions()]
            place.expect(written.get("legal") == codes, "the seat to act sees its legal actions", seat)
        else:
            place.expect("legal" not in written and view.legal is None, "nobody sees another's legal actions", seat)
    if not over:
        view = game.view(deal, deal.to_act)
        for action in deal.legal_actions()[:20]:
            place.expect(bool(game.describe_action(action, view).id), "an action can be described", action)
        place.expect(bool(game.clause(view)), "a clause of the rulebook matters")


def check_refusals(place: Place, deal: Deal, rng: Rng) -> None:
    """An illegal action is refused, and nothing has changed then."""
    game = place.game
    before = views(deal, game), deal.actions(), deal.raw_lines()
    legal = set(deal.legal_actions())
    tries = {-1, -2, game.num_actions, game.num_actions + 1000, *(rng.below(game.num_actions) for _ in range(20))}
    for action in tries - legal:
        place.expect(refuses(IllegalAction, deal.apply, action), "an illegal action is refused", action)
    place.expect((views(deal, game), deal.actions(), deal.raw_lines()) == before, "a refusal changes nothing")


def check_copies(place: Place, start: Start, deal: Deal, rng: Rng) -> None:
    """Copies, pickles and replays stand in the same position, play on alike, and leave the original alone."""
    game = place.game
    before = views(deal, game)
    copy, unpickled = deal.copy(), pickle.loads(pickle.dumps(deal))
    replayed = game.new_deal(start, game.pieces(deal), deal.number)
    for seat, action in deal.actions():
        place.expect(replayed.to_act == seat, "a replay asks the same seats")
        replayed.apply(action)
    for other, how in ((copy, "copy"), (unpickled, "pickle"), (replayed, "replay")):
        place.expect(views(other, game) == before, f"a {how} stands in the same position")
        place.expect(other.actions() == deal.actions(), f"a {how} has the same past")
    while copy.to_act >= 0:
        legal = copy.legal_actions()
        for other, how in ((unpickled, "pickle"), (replayed, "replay")):
            place.expect(other.legal_actions() == legal and other.to_act == copy.to_act, f"a {how} plays on alike")
        action = legal[rng.below(len(legal))]
        for other in (copy, unpickled, replayed):
            other.apply(action)
    place.expect(unpickled.raw_lines() == copy.raw_lines() == replayed.raw_lines(), "copies end with the same lines")
    place.expect(views(unpickled, game) == views(copy, game), "copies end in the same position")
    place.expect(views(deal, game) == before, "a copy leaves the original alone")


def check_secrets(place: Place, start: Start, deal: Deal, seat: int, rng: Rng) -> None:
    """Two deals with the same view have the same legal actions and the same worlds.

    The second deal is found by exchanging pieces of the pack and playing the same actions again, without asking the
    game which pieces are hidden.
    """
    game = place.game
    view = game.view(deal, seat)
    pack = deal.packed()
    for _ in range(EXCHANGES):
        i, j = rng.below(len(pack)), rng.below(len(pack))
        other = game.undealt(start, deal.number)
        changed = [*pack]
        changed[i], changed[j] = changed[j], changed[i]
        other.dealt(changed)
        if i == j or other.misdealt() or not follows(other, deal) or game.view(other, seat) != view:
            continue
        if deal.to_act == seat:
            place.expect(other.legal_actions() == deal.legal_actions(), "the same view has the same legal actions")
        worlds = [content(game.worlds(game.view(table, seat)).world(Rng(i, j))) for table in (deal, other)]
        place.expect(worlds[0] == worlds[1], "the same view gives the same worlds", seat)
        pack = changed


def follows(other: Deal, deal: Deal) -> bool:
    """Whether a deal can be played on like another; it has been, then."""
    for seat, action in deal.actions():
        if other.to_act != seat or not other.is_legal(action):
            return False
        other.apply(action)
    return other.to_act == deal.to_act


def check_worlds(place: Place, deal: Deal, seat: int, seed: int, number: int) -> None:
    """Worlds of a view are whole deals that the view allows, drawn from the view alone."""
    game = place.game
    view = game.view(deal, seat)
    plan = game.worlds(view)
    onlooker = game.view(deal, None)
    for index in range(number):
        world = plan.world(Rng(seed, index))
        place.expect(game.view(world, seat) == view, "a world looks the same to its seat", seat, view.as_json())
        place.expect(game.view(world, None) == onlooker, "a spectator sees no difference between worlds", seat)
        place.expect(sorted(world.packed()) == sorted(deal.packed()), "a world has every piece once", world.packed())
        again = game.worlds(game.view(world, seat)).world(Rng(seed, index))
        place.expect(content(again) == content(world), "the same view gives the same worlds", seat)
        try:
            replayed = pickle.loads(pickle.dumps(world))
        except IllegalAction as error:
            raise Nonconformity(f"a world contradicts its history ({place}; seat {seat}): {error}") from None
        place.expect(views(replayed, game) == views(world, game), "a world stands where its history leads", seat)
        rng = Rng(seed, index, "on")
        searched = deal.copy()
        plan.sample(Rng(seed, index), searched)
        place.expect(game.view(searched, seat) == view, "a world drawn into a used deal looks the same", seat)
        while world.to_act >= 0:
            legal = world.legal_actions()
            alike = replayed.legal_actions() == legal == searched.legal_actions()
            place.expect(alike, "a world plays on like a deal", seat, legal, replayed.legal_actions())
            action = legal[rng.below(len(legal))]
            for each in (world, replayed, searched):
                each.apply(action)
        place.expect(world.raw_lines() == replayed.raw_lines(), "a world scores like a deal", seat)
        place.expect(searched.scores() == world.scores(), "a world drawn into a used deal scores alike", seat)


def check_truth(game: Game, deals: int = 50, seed: int = 0, samples: int = 600, few: int = 60) -> int:
    """The truth is never ruled out: where a view allows few worlds, what truly lies there is one of those drawn.

    Returns the number of views that could be judged (`samples` draws gave at most `few` different worlds).
    """
    judged = 0
    for place, _, deal in shuffled_deals(game, deals, seed):
        rng = Rng("truth", game.id, seed, place.deal)
        while deal.to_act >= 0:
            for seat in range(game.num_seats):
                plan = game.worlds(game.view(deal, seat))
                found: set[str] = set()
                for _ in range(samples):
                    found.add(repr(views(plan.world(rng), game)))
                    if len(found) > few:
                        break
                else:
                    judged += 1
                    place.expect(repr(views(deal, game)) in found, "the truth is never ruled out", seat, len(found))
            deal.apply(random_action(deal, rng))
            place.action += 1
    return judged


def check_histories(game: Game, worlds: int = 1000, seed: int = 0, each: int = 50) -> int:
    """Worlds never contradict the history: dealt from its pack, a world replays it, and its seat sees the same again.

    `each` worlds from the view of every seat at random positions, until there are `worlds`. Returns their number.
    """
    made = 0
    for place, start, deal in shuffled_deals(game, worlds, seed):
        rng = Rng("histories", game.id, seed, place.deal)
        while deal.to_act >= 0:
            if rng.below(8) == 0 and made < worlds:
                for seat in range(game.num_seats):
                    view = game.view(deal, seat)
                    plan = game.worlds(view)
                    for _ in range(each):
                        world = plan.world(rng)
                        again = game.undealt(start, deal.number)
                        again.dealt(world.packed())
                        place.expect(follows(again, world), "a world replays its history", seat)
                        place.expect(game.view(again, seat) == view, "its seat sees the same again", seat)
                    made += each
            deal.apply(random_action(deal, rng))
            place.action += 1
        if made >= worlds:
            break
    return made


def check_ending(place: Place, start: Start, deal: Deal, report: Report) -> None:
    """A finished deal has no more actions, lies open alike for all, and its lines explain its scores."""
    game = place.game
    place.expect(deal.legal_actions() == [], "nothing is legal when the deal is over")
    for action in (0, game.num_actions - 1):
        place.expect(refuses(IllegalAction, deal.apply, action), "nothing may be played after the end")
    check_lines(place, deal)
    check_views(place, deal)
    report.endings += 1
    report.rules_seen.update(line.rule for line in game.lines(deal))
    unpickled = pickle.loads(pickle.dumps(deal))
    place.expect(unpickled.raw_lines() == deal.raw_lines(), "a replay ends with the same lines")


def views(deal: Deal, game: Game) -> list[View]:
    """What every seat and a spectator see."""
    return [game.view(deal, seat) for seat in (None, *range(game.num_seats))]


def content(deal: Deal) -> tuple[object, ...]:
    """All that a deal is, as far as Python can ask."""
    return deal.packed(), deal.actions(), deal.to_act, deal.legal_actions(), deal.scores(), deal.raw_lines()


# --- players ---------------------------------------------------------------------


def check_player(game: Game, seat_at: Callable[[Deal], Player], positions: int = 100, seed: int = 0) -> int:
    """A player knows nothing but its view: it answers the same when everything hidden from its seat is dealt again.

    `seat_at` gives the player who sits at a table with that deal on it; an honest one is the same whatever lies there.
    A player that advises must advise the same. Returns the number of positions with a choice.
    """
    chosen = 0
    while chosen < positions:
        for place, _, deal in shuffled_deals(game, 20, seed + chosen):
            rng = Rng("player", game.id, seed, chosen, place.deal)
            while deal.to_act >= 0:
                if len(deal.legal_actions()) > 1 and rng.below(4) == 0 and chosen < positions:
                    compare_answers(place, deal, seat_at, rng.word())
                    chosen += 1
                deal.apply(random_action(deal, rng))
                place.action += 1
    return chosen


def compare_answers(place: Place, deal: Deal, seat_at: Callable[[Deal], Player], seed: int) -> None:
    """The answers in a deal and in another world of the same view."""
    game, seat = place.game, deal.to_act
    world = game.worlds(game.view(deal, seat)).world(Rng(seed, "another world"))
    answers = []
    for table in (deal, world):
        player, view = seat_at(table), game.view(table, seat)
        action = player.choose(view, Rng(seed))
        place.expect(deal.is_legal(action), "a player plays legal actions", action)
        advise = getattr(player, "advise", None)
        answers.append((action, repr(advise(view, Rng(seed))) if advise else None))
    place.expect(answers[0] == answers[1], "a player answers the same when what it may not know is dealt again", seat)


# --- interpreted and compiled ----------------------------------------------------


def fingerprint(game: Game, deals: int = 20, seed: int = 0) -> str:
    """A hash of random deals: packs, legal actions, lines, views and worlds; equal interpreted and compiled."""
    found = hashlib.blake2b(digest_size=16)
    for place, _, deal in shuffled_deals(game, deals, seed):
        rng = Rng("fingerprint", game.id, seed, place.deal)
        found.update(repr(deal.packed()).encode())
        while deal.to_act >= 0:
            view = game.view(deal, deal.to_act)
            found.update(json.dumps(view.as_json(), sort_keys=True).encode())
            found.update(repr(game.worlds(view).world(rng).packed()).encode())
            deal.apply(random_action(deal, rng))
        found.update(repr(deal.raw_lines()).encode())
    return found.hexdigest()


def check_interpreted(id: str, deals: int = 10, seed: int = 0, **options: object) -> str:
    """A game of the house is the same interpreted and compiled. Returns the common fingerprint."""
    import zashiki

    here = fingerprint(zashiki.game(id, **options), deals, seed)
    program = (
        "import zashiki; from zashiki import testing; "
        f"print(testing.fingerprint(zashiki.game({id!r}, **{options!r}), {deals}, {seed}))"
    )
    other = {**os.environ, "ZASHIKI_PURE": "" if not zashiki.is_compiled() else "1"}
    done = subprocess.run([sys.executable, "-c", program], env=other, capture_output=True, text=True, check=True)
    if done.stdout.strip() != here:
        raise Nonconformity(f"{id} differs interpreted and compiled (seed {seed}, {deals} deals)")
    return here
