"""Worlds of Tien Gow: the unseen tiles spread over the other hands and the places where others put tiles down (TG 9).

Nothing that is played rules anything out, so every spreading of the tiles, copies told apart, is equally likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

from zashiki.games.tien_gow import sets

if cython.compiled:
    from cython.cimports.zashiki.core.deal import Deal
    from cython.cimports.zashiki.core.rng import Rng
    from cython.cimports.zashiki.core.worlds import Worlds
    from cython.cimports.zashiki.games.tien_gow.deal import TienGowDeal
else:
    from zashiki.core.deal import Deal
    from zashiki.core.rng import Rng
    from zashiki.core.worlds import Worlds
    from zashiki.games.tien_gow.deal import TienGowDeal

if TYPE_CHECKING:
    from zashiki.games.tien_gow.view import TienGowView


class TienGowWorlds(Worlds):
    """The plan of one view: which places of the pack are hidden, and whose hand each still lies in (−1: put down)."""

    def __init__(self, view: TienGowView) -> None:
        self.fresh()
        self.view = view
        self.places = [0] * 32
        self.owners = [0] * 32
        self.num_covers = 0
        self.cover_turn = [0] * 32
        self.cover_place = [0] * 32
        self.cover_number = [0] * 32
        self.cover_places: dict[int, list[int]] = {}
        free = [8 * ((seat - view.banker) & 3) for seat in range(4)]
        pieces = list(range(32))
        kind_of = view.game.deck.kind_of
        pack = [-1] * 32

        def put(seat: int, tiles: tuple[int, ...]) -> None:
            for tile in tiles:
                piece = next(piece for piece in pieces if kind_of[piece] == tile)
                pieces.remove(piece)
                pack[free[seat]] = piece
                free[seat] += 1

        if len(view.plays) > 32:
            raise ValueError("There are 32 plays in a deal at most.")
        for i, (seat, action) in enumerate(view.plays):
            if action >= 0:
                put(seat, sets.TILES[action])
            else:
                self.cover_places[i] = list(range(free[seat], free[seat] - action))
                n = self.num_covers
                self.cover_turn[n] = i
                self.cover_place[n] = free[seat]
                self.cover_number[n] = -action
                self.num_covers = n + 1
                free[seat] -= action
        if view.seat is not None:
            put(view.seat, view.tiles)
        hidden = [
            (place, seat) for seat in range(4) for place in range(free[seat], 8 * ((seat - view.banker) & 3) + 8)
        ] + [(place, -1) for places in self.cover_places.values() for place in places]
        self.num_hidden = len(hidden)
        for i, (place, owner) in enumerate(hidden):
            self.places[i] = place
            self.owners[i] = owner
            pack[place] = pieces[i]
        template = cython.cast(TienGowDeal, self.replayed(pack), typecheck=True)
        template.hide(-1 if view.seat is None else view.seat)
        self.hold(template)

    def replayed(self, pack: list[int]) -> TienGowDeal:
        """The deal of a pack, played up to the view."""
        view = self.view
        deal: TienGowDeal = cython.cast(TienGowDeal, view.game.undealt(view.start, view.number), typecheck=True)
        deal.dealt(pack)
        kind_of = view.game.deck.kind_of
        for i, (_, action) in enumerate(view.plays):
            if action < 0:
                action = sets.COVER_ID[tuple(sorted(kind_of[pack[place]] for place in self.cover_places[i]))]
            deal.apply(action)
        return deal

    def draw(self, rng: Rng, into: Deal) -> None:
        into.copy_from(self.kept)
        cython.cast(TienGowDeal, into).spread(rng, self.places, self.owners, self.num_hidden)

    def recall(self, into: Deal) -> None:
        for i in range(self.num_covers):
            cython.cast(TienGowDeal, into).put_down(self.cover_turn[i], self.cover_place[i], self.cover_number[i])
