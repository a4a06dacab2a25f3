"""The match record: one JSON object, everything needed to play a match again, checked as it is read."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from zashiki.core.errors import BadDeal, BadRecord, IllegalAction, ZashikiError
from zashiki.core.message import Seat
from zashiki.core.options import shown
from zashiki.games import registry
from zashiki.match.match import Match, same

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from zashiki.core.deal import Deal
    from zashiki.core.game import Game
    from zashiki.core.line import Line

FORMAT = "zashiki/1"

LineKey = tuple[object, ...]


def write(match: Match, legal: Sequence[Sequence[Sequence[int]]] | None = None) -> dict[str, Any]:
    """The record of a match. A last deal may be unfinished; it has neither lines nor scores then.

    With `legal`, the legal action ids at each action of each deal, every action has its legal codes beside it."""
    game = match.game
    code = game.format_action
    deals = []
    for number, (start, deal) in enumerate(zip(match.starts, match.deals, strict=True)):
        actions: list[list[Any]] = [[seat, code(action)] for seat, action in deal.actions()]
        if legal is not None:
            for entry, ids in zip(actions, legal[number], strict=True):
                entry.append([code(action) for action in ids])
        written: dict[str, Any] = {"start": start, "deal": game.pieces(deal), "actions": actions}
        if deal.to_act < 0:
            written["lines"] = [line.as_json() for line in game.lines(deal)]
            written["scores"] = game.scores(deal)
        deals.append(written)
    return {
        "format": FORMAT,
        "game": game.id,
        "options": game.changed_options(),
        "players": game.num_seats,
        "deals": deals,
        "totals": match.totals(),
    }


def read(data: object) -> Match:
    """The match of a record, played again, with everything the record claims compared.

    Raises: BadRecord with the place of the first fault.
    """
    if isinstance(data, list) and data and isinstance(data[0], dict) and "format" in data[0]:
        raise BadRecord("record-in-list")
    record = an_object(data, "record-not-object")
    if "format" not in record:
        raise BadRecord("record-missing", key="format")
    if record["format"] != FORMAT:
        raise BadRecord("record-format", value=shown(record["format"]), format=FORMAT)
    match = Match(game_of(record))
    if "deals" not in record:
        raise BadRecord("record-missing", key="deals")
    for number, written in enumerate(a_list(record["deals"], "deals")):
        if match.current is not None:
            raise BadRecord("deal-unfinished", number - 1)
        read_deal(match, number, an_object(written, "deal-entry-not-object", number))
    if "totals" in record and not same(record["totals"], match.totals()):
        raise BadRecord("record-claim", key="totals", written=shown(record["totals"]), found=shown(match.totals()))
    return match


def game_of(record: dict[str, Any]) -> Game:
    """The game of a record, bound to its options."""
    if "game" not in record:
        raise BadRecord("record-missing", key="game")
    id = record["game"]
    if not isinstance(id, str):
        raise BadRecord("unknown-game", game=shown(id), known=", ".join(registry.game_ids()))
    try:
        game = registry.make(id, an_object(record.get("options", {}), "options-not-object"))
    except BadRecord:
        raise
    except ZashikiError as error:
        raise BadRecord.at(error) from None
    if "players" in record and not same(record["players"], game.num_seats):
        raise BadRecord("record-players", value=shown(record["players"]), seats=game.num_seats)
    return game


def read_deal(match: Match, number: int, written: dict[str, Any]) -> None:
    """Play one deal of a record and compare its claims."""
    game = match.game
    try:
        start = match.start_written(an_object(written.get("start", {}), "start-not-object", number))
        if "deal" not in written:
            raise BadDeal("record-missing", key="deal")
        deal = game.new_deal(start, written["deal"], number)
    except BadRecord:
        raise
    except ZashikiError as error:
        raise BadRecord.at(error, number) from None
    match.add_deal(start, deal)
    for place, entry in enumerate(a_list(written.get("actions", []), "actions", number)):
        try:
            read_action(game, deal, entry)
        except ZashikiError as error:
            raise BadRecord.at(error, number, place) from None
    if deal.to_act >= 0:
        for key in ("lines", "scores"):
            if key in written:
                raise BadRecord("claim-unfinished", number, key=key)
        return
    if "lines" in written:
        compare_lines(game.lines(deal), a_list(written["lines"], "lines", number), number)
    if "scores" in written and not same(written["scores"], game.scores(deal)):
        found = shown(game.scores(deal))
        raise BadRecord("record-claim", number, key="scores", written=shown(written["scores"]), found=found)


def read_action(game: Game, deal: Deal, entry: object) -> None:
    """Play one action of a record, `[seat, code]` or `[seat, code, [legal codes]]`.

    Raises: ZashikiError.
    """
    if not isinstance(entry, list) or len(entry) not in (2, 3):
        raise IllegalAction("action-form")
    seat, code = entry[0], entry[1]
    if deal.to_act < 0:
        raise IllegalAction("deal-over")
    if not same(seat, deal.to_act):
        raise IllegalAction("action-wrong-seat", value=shown(seat), seat=Seat(deal.to_act))
    if len(entry) == 3:
        claimed = entry[2]
        if not isinstance(claimed, list) or not all(isinstance(x, str) for x in claimed):
            raise IllegalAction("legal-form")
        if len(set(claimed)) != len(claimed):
            raise IllegalAction("legal-twice", code=next(x for x, n in Counter(claimed).items() if n > 1)[:40])
        legal = {game.format_action(action) for action in deal.legal_actions()}
        if legal != set(claimed):
            wrong = min(legal ^ set(claimed))
            raise IllegalAction("legal-missing" if wrong in legal else "legal-extra", code=wrong[:40])
    game.play(deal, code)


def compare_lines(found: list[Line], claimed: list[Any], number: int) -> None:
    """Compare the lines a record claims with those played, in any order, repetitions counted.

    Keys of a line that its rule does not have are the writer's own, and ignored.
    """
    keys = {line.rule: tuple(line.keys) for line in found}
    wanted = Counter(line_key(line.as_json(), keys) for line in found)
    given: Counter[LineKey] = Counter()
    for line in claimed:
        if not isinstance(line, dict):
            raise BadRecord("line-form", number)
        given[line_key(line, keys)] += 1
    if wanted != given:
        missing, extra = list((wanted - given).elements()), list((given - wanted).elements())
        if missing and extra:
            raise BadRecord("line-other", number, written=line_text(extra[0]), found=line_text(missing[0]))
        raise BadRecord("line-missing" if missing else "line-extra", number, line=line_text((missing or extra)[0]))


def line_key(line: dict[str, Any], keys: dict[str, tuple[str, ...]]) -> LineKey:
    """What must agree of a line, types included."""
    rule = line.get("rule")
    names = ("from", "to", "points", *(keys.get(rule, ()) if isinstance(rule, str) else ()))
    values = (line.get(name, "absent") for name in names)
    return (
        shown(rule),
        *((name, type(value).__name__, shown(value)) for name, value in zip(names, values, strict=True)),
    )


def line_text(key: LineKey) -> str:
    """A line as an error shows it."""
    parts: Iterable[Any] = key[1:]
    return f"{key[0]} " + " ".join(f"{name} {value}" for name, kind, value in parts if value != '"absent"')


def an_object(value: object, id: str, deal: int | None = None) -> dict[str, Any]:
    """A JSON object, or BadRecord."""
    if not isinstance(value, dict):
        raise BadRecord(id, deal, value=shown(value))
    return value


def a_list(value: object, key: str, deal: int | None = None) -> list[Any]:
    """A JSON array, or BadRecord."""
    if not isinstance(value, list):
        raise BadRecord("not-list", deal, key=key)
    return value
