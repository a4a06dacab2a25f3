"""The conformance suite: what a game must be, to work at the table, in the arena, in search and in the adapters.

    from zashiki import testing
    testing.check_game(zashiki.game("tien-gow"), deals=100)

Public, for anybody's game. Each function plays random deals and raises `Nonconformity`, an AssertionError, that names
the seed, the deal and the action where a promise was broken. Nothing is asked of a game but what `zashiki.core.game`
says. Secrets are checked by dealing again: whatever a seat may not know is exchanged for another world of its view,
and nothing that the seat sees, may do or is advised may change.
"""

from zashiki.testing.hidden import check_histories, check_truth
from zashiki.testing.place import Nonconformity, Report
from zashiki.testing.players import check_player
from zashiki.testing.shown import check_shown, languages
from zashiki.testing.suite import check_codes, check_game
from zashiki.testing.twice import check_interpreted, fingerprint

__all__ = [
    "Nonconformity",
    "Report",
    "check_codes",
    "check_game",
    "check_histories",
    "check_interpreted",
    "check_player",
    "check_shown",
    "check_truth",
    "fingerprint",
    "languages",
]
