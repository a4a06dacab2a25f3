# cython: language_level=3, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, auto_pickle=False
"""The base class of every game's worlds: whole deals that a view allows, drawn from the view alone."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

if cython.compiled:
    from cython.cimports.zashiki.core.deal import Deal
    from cython.cimports.zashiki.core.rng import Rng
else:
    from zashiki.core.deal import Deal
    from zashiki.core.rng import Rng


class Worlds:
    """The plan for drawing worlds of one view, made once.

    `template` is a deal with everything public in place and nothing hidden; a world is a copy of it with the hidden
    pieces filled in, each world as likely as the deal makes it.
    """

    template: Deal

    def draw(self, rng: Rng, into: Deal) -> None:
        """Make `into` one world."""
        into.copy_from(self.template)

    def sample(self, rng: Rng, into: Deal) -> None:
        """Make `into`, a deal of the same game and options, one world: position, pack and hidden pieces."""
        with cython.nogil:
            self.draw(rng, into)

    def sample_many(self, rng: Rng, into: Deal, number: int) -> None:
        """Draw `number` worlds into the same deal, one after the other; for measuring."""
        with cython.nogil:
            for _ in range(number):
                self.draw(rng, into)

    def world(self, rng: Rng) -> Deal:
        """A new deal that is one world, its past included, so that it replays from its pack."""
        into = self.template.copy()
        self.sample(rng, into)
        return into
