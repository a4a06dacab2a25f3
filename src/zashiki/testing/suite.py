"""Everything that is promised of a game, over random deals of whole matches."""

from __future__ import annotations

import json
import pickle
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from zashiki.core.errors import IllegalAction, UnknownCode
from zashiki.core.kinds import SPECTATOR
from zashiki.core.rng import Rng
from zashiki.core.view import FORMAT
from zashiki.testing.hidden import check_secrets, check_worlds
from zashiki.testing.place import Nonconformity, Place, Report, random_action, refuses, shuffled_deals, views
from zashiki.testing.shown import check_shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from zashiki.core.deal import Deal
    from zashiki.core.game import Game, Start

MAX_ACTIONS = 352
"""Room for the past in a deal."""
HEAD = ("format", "game", "options", "seat", "deal", "start", "to_move", "totals", "lines", "finished")


def check_game(
    game: Game, deals: int = 50, seed: int = 0, positions: int = 3, worlds: int = 3, matches: int = 1
) -> Report:
    """Everything a game must be, over random deals of whole matches.

    In each deal the dear checks (views, worlds, copies, refusals) run at `positions` random places, with `worlds`
    worlds for each seat. `matches` whole matches are played through the page of a terminal and the states of a table.
    Raises: Nonconformity.
    """
    try:
        report = checked(game, deals, seed, positions, worlds)
        report.shown = check_shown(game, matches, seed)
        return report
    except NotImplementedError as error:
        raise Nonconformity(f"a game is whole ({game!r}, seed {seed}); {error}") from error


def checked(game: Game, deals: int, seed: int, positions: int, worlds: int) -> Report:
    """The report of a game that keeps every promise."""
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
            place.expect(bool(view.describe(action).id), "an action can be described", action)
        place.expect(bool(view.clause), "a clause of the rulebook matters")


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


def check_winners(place: Place, deal: Deal) -> None:
    """A finished deal has been won by sides of the game, and each seat has a place in the next."""
    game = place.game
    won = game.deal_winners(deal)
    place.expect(bool(won) and won == sorted(set(won)), "somebody has won a deal, sides ascending", won)
    place.expect(all(0 <= side < game.num_sides for side in won), "who has won is a side", won)
    figures, places = game.handed_on(), deal.next_places()
    if figures:
        place.expect(all(0 <= n < len(figures) for n in places), "a place in the next deal has its worth", places)


def check_ending(place: Place, start: Start, deal: Deal, report: Report) -> None:
    """A finished deal has no more actions, lies open alike for all, and its lines explain its scores."""
    check_winners(place, deal)
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
