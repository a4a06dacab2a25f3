"""The same game interpreted and compiled."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

from zashiki.core.rng import Rng
from zashiki.testing.place import Nonconformity, random_action, shuffled_deals

if TYPE_CHECKING:
    from zashiki.core.game import Game


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
