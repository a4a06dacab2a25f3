"""The base class of every game's worlds: whole deals that a view allows, drawn from the view alone."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

from zashiki.core import classes

if cython.compiled:
    from cython.cimports.cpython.exc import PyErr_CheckSignals
    from cython.cimports.zashiki.core.deal import Deal, in_range
    from cython.cimports.zashiki.core.rng import Rng
else:
    from zashiki.core.deal import Deal, in_range
    from zashiki.core.rng import Rng

C_METHODS = frozenset(["draw", "recall", "fresh", "hold", "ready", "claim", "check_target"])
"""What compiled code calls in C, so that plain Python cannot put anything in its place."""


class Worlds:
    """The plan for drawing worlds of one view, made once.

    It keeps a template, a deal with everything public in place and nothing hidden; a world is a copy of it with the
    hidden pieces filled in, each world as likely as the deal makes it.
    """

    kept: Deal

    def __cinit__(self) -> None:  # where it is compiled
        classes.check(type(self), Worlds, C_METHODS)

    # --- what a game writes -------------------------------------------------

    def draw(self, rng: Rng, into: Deal) -> None:
        """Make `into` one world."""
        into.copy_from(self.kept)

    def recall(self, into: Deal) -> None:
        """Write into the past of a drawn world what it hides; only where somebody may look at its past."""

    # --- what every game gets -----------------------------------------------

    def fresh(self) -> int:
        """Called first by whoever makes a plan. Raises: TypeError where it has been made already."""
        if cython.compiled and self.kept is not None:
            raise TypeError("A plan for worlds is made once: make another.")
        return 0

    def hold(self, template: Deal) -> int:
        """Called last by whoever makes a plan."""
        if template is None:
            raise TypeError("The template of a plan is a deal.")
        self.kept = template
        self.in_use = False
        return 0

    def ready(self) -> int:
        """Raises: TypeError where the plan was not made to its end, RuntimeError while another thread draws from it."""
        if cython.compiled and self.kept is None:
            raise TypeError(f"This {type(self).__name__} was not made from a view, so no world can be drawn from it.")
        if self.in_use:
            raise RuntimeError("Another thread is drawing from this plan: make one for each thread.")
        return 0

    def claim(self) -> int:
        """Before drawing without the GIL; `in_use` is put down again afterwards."""
        self.ready()
        self.in_use = True
        return 0

    def check_target(self, into: Deal) -> int:
        """Raises: TypeError, ValueError where worlds of this plan are none of the deals that `into` can be."""
        kept = self.kept
        if type(into) is not type(kept):
            raise TypeError(f"Worlds of {type(kept).__name__} cannot be drawn into a {type(into).__name__}.")
        if into.num_seats != kept.num_seats or into.recipe() != kept.recipe():
            raise ValueError("A world is drawn into a deal of the same options and the same start.")
        return 0

    @property
    def template(self) -> Deal:
        """A copy of the template."""
        self.ready()
        return self.kept.copy()

    def sample(self, rng: Rng, into: Deal) -> None:
        """Make `into`, a deal of the same game, options and start, one world: position, pack, past and all.

        Raises: TypeError, ValueError where it is a deal of another kind.
        """
        self.ready()
        self.check_target(into)
        into.take_all(self.kept)
        self.draw(rng, into)
        self.recall(into)

    def sample_many(self, rng: Rng, into: Deal, number: int) -> None:
        """Draw `number` worlds into the same deal, one after the other; for measuring."""
        left = in_range("The number of worlds", number, 1, 0x7FFFFFFF)
        self.sample(rng, into)
        left -= 1
        while left > 0:
            self.draw(rng, into)
            left -= 1
            if cython.compiled and left & 4095 == 0:
                PyErr_CheckSignals()
        self.recall(into)

    def world(self, rng: Rng) -> Deal:
        """A new deal that is one world, its past included, so that it replays from its pack."""
        into = self.template
        self.draw(rng, into)
        self.recall(into)
        return into
