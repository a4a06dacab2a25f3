"""The tiles, sets and actions of Tien Gow as tables: what is a set, what beats what, which id is which tiles.

Kinds of tile are numbered in deck order: 0 … 10 civil from Heaven down, 11 … 20 military from the Nines down.
Action ids: 0 … 60 the sets, face up (a single's id is its kind), by number of tiles and then in deck order;
61 … 9,982 every choice of one to four tiles, face down, in the same order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

NUM_KINDS = 21
NUM_CIVIL = 11
BIG_SIX = 17
LITTLE_THREE = 20

KIND_NAMES = (
    "civil-single",
    "military-single",
    "civil-pair",
    "military-pair",
    "supreme",
    "mixed-pair",
    "civil-triple",
    "military-triple",
    "quartet",
)
"""The nine kinds of set; a civil triple has two civil tiles, a military triple two military ones."""

MILITARY_RANKS = (6, 6, 5, 5, 4, 4, 3, 2, 2, 1)
MILITARY_PAIRS = ((11, 12), (13, 14), (15, 16), (18, 19))
FAMILIES = ((0, 11, 12), (1, 13, 14), (2, 15, 16), (3, 18, 19))
"""One civil kind and the two military ones that mix with it, high to low."""


@dataclass(frozen=True, slots=True)
class TileSet:
    """One of the 61 sets: its kind, its rank within the kind (more is higher) and its tiles as kinds in deck order."""

    kind: str
    rank: int
    tiles: tuple[int, ...]

    @property
    def num_civil(self) -> int:
        """Civil tiles in it."""
        return sum(tile < NUM_CIVIL for tile in self.tiles)

    @property
    def num_military(self) -> int:
        """Military tiles in it."""
        return len(self.tiles) - self.num_civil

    def beats(self, other: TileSet) -> bool:
        """Whether it beats another set: same kind and higher rank, and Supreme never (TG 4.1)."""
        return self.kind == other.kind != "supreme" and self.rank > other.rank


def all_sets() -> Iterator[TileSet]:
    """Every set there is (TG 4.1), in no order."""
    for tile in range(NUM_CIVIL):
        yield TileSet("civil-single", NUM_CIVIL - tile, (tile,))
        yield TileSet("civil-pair", NUM_CIVIL - tile, (tile, tile))
    for place, rank in enumerate(MILITARY_RANKS):
        yield TileSet("military-single", rank, (NUM_CIVIL + place,))
    yield TileSet("supreme", 1, (BIG_SIX, LITTLE_THREE))
    for place, (civil, first, second) in enumerate(FAMILIES):
        rank = 4 - place
        yield TileSet("military-pair", rank, (first, second))
        for military in (first, second):
            yield TileSet("mixed-pair", rank, (civil, military))
            yield TileSet("civil-triple", rank, (civil, civil, military))
        yield TileSet("military-triple", rank, (civil, first, second))
        yield TileSet("quartet", rank, (civil, civil, first, second))


def choices(size: int) -> list[tuple[int, ...]]:
    """Every choice of `size` tiles, copies not told apart, as ascending kinds, in dictionary order."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(size):
        found = [
            (*chosen, tile)
            for chosen in found
            for tile in range(chosen[-1] if chosen else 0, NUM_KINDS)
            if chosen.count(tile) < (2 if tile < NUM_CIVIL else 1)
        ]
    return found


SETS = tuple(sorted(all_sets(), key=lambda tile_set: (len(tile_set.tiles), tile_set.tiles)))
NUM_SETS = len(SETS)
FIRST_COVER = NUM_SETS
"""The first face-down id."""
TILES = tuple([tile_set.tiles for tile_set in SETS] + [tiles for size in (1, 2, 3, 4) for tiles in choices(size)])
"""The tiles of every action id, as ascending kinds."""
NUM_ACTIONS = len(TILES)
SHOW_ID = {tiles: id for id, tiles in enumerate(TILES[:NUM_SETS])}
COVER_ID = {tiles: NUM_SETS + id for id, tiles in enumerate(TILES[NUM_SETS:])}
SUPREME = SHOW_ID[BIG_SIX, LITTLE_THREE]
FIRST_QUARTET = next(id for id, tiles in enumerate(TILES) if len(tiles) == 4)

UNIT = tuple(1 << (2 * tile if tile < NUM_CIVIL else tile + NUM_CIVIL) for tile in range(NUM_KINDS))
"""A hand is a sum of these: two bits count the copies of a civil kind, one bit a military tile."""


def beaten_by() -> list[int]:
    """For each set, the mask of the sets that beat it."""
    return [sum(1 << id for id, other in enumerate(SETS) if other.beats(tile_set)) for tile_set in SETS]


def needs() -> list[int]:
    """For each action id, what leaves the hand."""
    return [sum(UNIT[tile] for tile in tiles) for tiles in TILES]


def sets_within() -> list[int]:
    """For each of the four bytes of a hand and each value of it, the mask of the sets that this byte allows."""
    everything = (1 << NUM_SETS) - 1
    allowed = [
        [sum(1 << id for id, tiles in enumerate(TILES[:NUM_SETS]) if tiles.count(tile) <= held) for held in (0, 1, 2)]
        for tile in range(NUM_KINDS)
    ]
    table = []
    for place in range(4):
        for value in range(256):
            mask = everything
            for tile, unit in enumerate(UNIT):
                if unit >> (8 * place) & 255 and unit < 256 << (8 * place):
                    held = (value << (8 * place)) // unit & (3 if tile < NUM_CIVIL else 1)
                    mask &= allowed[tile][min(held, 2)]
            table.append(mask)
    return table


def weakest_first() -> list[int]:
    """The kinds of tile, those first that most tiles of their suit beat."""
    singles = SETS[:NUM_KINDS]
    above = [
        sum((2 if tile < NUM_CIVIL else 1) * other.beats(mine) for tile, other in enumerate(singles))
        for mine in singles
    ]
    return sorted(range(NUM_KINDS), key=lambda tile: -above[tile])


def extensions(size: int) -> list[int]:
    """For each choice of `size` − 1 tiles and each kind added to it, the face-down id; 0 where there is none."""
    return [COVER_ID.get((*chosen, tile), 0) for chosen in choices(size - 1) for tile in range(NUM_KINDS)]


def best_of(plays: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Who owns the best set of a trick, and the set: the last one shown, as each shown set beats those before it."""
    return next(play for play in reversed(plays) if 0 <= play[1] < FIRST_COVER)
