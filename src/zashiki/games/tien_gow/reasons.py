"""Why tiles may not be played, actions in words, and the clause that matters: messages for the texts of Tien Gow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.message import Message, Seat
from zashiki.games.tien_gow import sets
from zashiki.games.tien_gow.sets import best_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.message import Argument
    from zashiki.games.tien_gow.view import TienGowView


def why(reason: str, **args: Argument) -> Message:
    """The message of a reason."""
    return Message(f"tien-gow-why-{reason}", args)


def codes(view: TienGowView, tiles: Sequence[int]) -> tuple[str, ...]:
    """Codes of tiles, as an argument."""
    return tuple([view.game.deck.codes[tile] for tile in tiles])


def why_not_set(view: TienGowView, pieces: Sequence[int]) -> Message | None:
    """Why tiles in hand may not be shown together now, or None where they may (TG 4.2)."""
    tiles = tuple(sorted(view.game.deck.kind_of[piece] for piece in pieces))
    if not tiles:
        return why("nothing-chosen")
    id = sets.SHOW_ID.get(tiles)
    if not view.trick:
        return None if id is not None else why("no-lead", tiles=codes(view, tiles))
    if len(tiles) != view.width:
        return why("number", number=view.width, chosen=len(tiles))
    if view.may_not_show():
        return why("early-death")
    if id is None:
        return why("not-a-set", tiles=codes(view, tiles))
    return why_not_beaten(view, id)


def why_not_beaten(view: TienGowView, id: int) -> Message | None:
    """Why a set of the right number of tiles does not beat the best one (TG 4.1)."""
    owner, best_id = best_of(view.trick)
    mine, best = sets.SETS[id], sets.SETS[best_id]
    both: dict[str, Argument] = {"tiles": codes(view, mine.tiles), "best": codes(view, best.tiles), "seat": Seat(owner)}
    if best.kind == "supreme":
        return why("supreme-led", **both)
    if mine.kind == "supreme":
        return why("supreme-follows", **both)
    if mine.kind != best.kind:
        kinds: dict[str, Argument] = {
            "kind": mine.kind,
            "civil": mine.num_civil,
            "military": mine.num_military,
            "best-kind": best.kind,
            "best-civil": best.num_civil,
            "best-military": best.num_military,
        }
        return why("other-kind", **both, **kinds)
    if mine.rank == best.rank:
        return why("equal", **both)
    return why("lower", **both) if mine.rank < best.rank else None


def describe_action(action: int, view: TienGowView) -> Message:
    """An action in words: lead, show or put down."""
    tiles = codes(view, sets.TILES[action])
    if action >= sets.FIRST_COVER:
        return Message("tien-gow-action-put-down", {"tiles": tiles, "number": len(tiles)})
    verb = "show" if view.trick else "lead"
    return Message(f"tien-gow-action-{verb}", {"tiles": tiles, "kind": sets.SETS[action].kind})


def clause(view: TienGowView) -> str:
    """The clause that matters now: lead, follow, early death, or the settlement."""
    if view.finished:
        return "5.2"
    if not view.trick:
        return "4.2.1"
    if view.seat == view.to_act and view.may_not_show():
        return "4.2.3"
    return "4.2.2"
