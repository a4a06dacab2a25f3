"""Search. The package can be called: `zashiki.search(view, rng, settings)` is `search` of its module `search`."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zashiki.core.rng import Rng
    from zashiki.core.view import View
    from zashiki.search.outlook import Outlook
    from zashiki.search.search import Result, Settings


class _Searching(ModuleType):
    """This package, which has the name of what one does with it: importing a part of it must not take that away."""

    def __call__(self, view: View, rng: Rng, settings: Settings, outlook: Outlook | None = None) -> Result:
        """Search the view of a seat that is to act."""
        from zashiki.search.search import search

        return search(view, rng, settings, outlook)


sys.modules[__name__].__class__ = _Searching
