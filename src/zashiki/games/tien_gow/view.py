"""What a seat may know of a deal of Tien Gow (TG 9): every trick, with the tiles that others put down only counted."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from zashiki.core.bits import members
from zashiki.core.keys import key, written
from zashiki.core.kinds import CODES, COUNT, FLAG, HANDS, PIECES, SEAT, ListOf, Maybe, Part, Word
from zashiki.core.view import View, head_of
from zashiki.decks.dominoes import DOMINOES
from zashiki.games.tien_gow import notes, reasons, sets, story
from zashiki.games.tien_gow.sets import best_of
from zashiki.games.tien_gow.worlds import TienGowWorlds

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.game import Game
    from zashiki.core.message import Message
    from zashiki.games.tien_gow.deal import TienGowDeal

Play = tuple[int, int]
"""Who, and the action id, or minus the number of tiles that another seat put down."""

Tiles = tuple[int, ...]
"""Kinds of tile in deck order; both copies of one make it stand twice."""

MAX_TRICKS = 1024


@dataclass(frozen=True, slots=True)
class Laid:
    """What a seat has played to a trick."""

    seat: int = key(SEAT)
    """Who played."""
    shown: bool = key(FLAG)
    """Whether the tiles lie face up."""
    number: int = key(COUNT)
    """How many tiles they are."""
    tiles: Tiles | None = key(CODES, optional=True)
    """The tiles; missing where another seat put them down, until the deal is over."""


@dataclass(frozen=True, slots=True)
class Best:
    """The best set of a trick so far."""

    seat: int = key(SEAT)
    """Its owner."""
    tiles: Tiles = key(CODES)
    """Its tiles."""
    kind: str = key(Word(*sets.KIND_NAMES))
    """What it is; a `civil-triple` has two civil tiles, a `military-triple` two military ones."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick."""

    number: int = key(COUNT)
    """Its number in the deal, from 1."""
    leader: int = key(SEAT)
    """Who leads it, or has led it."""
    size: int = key(COUNT)
    """The number of tiles of the lead, 0 before it, and so of the columns that it wins."""
    best: Best | None = key(Maybe(Part(Best)))
    """The best set so far; null before the lead."""
    plays: tuple[Laid, ...] = key(ListOf(Part(Laid)))
    """Who has played so far, in order."""
    winner: int | None = key(SEAT, optional=True)
    """Who has won it; missing in the trick on the table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TienGowView(View):
    """A seat's view. `plays`: what each seat has played, in order, four a trick; `dealt`: the four hands as dealt when
    the deal is over, else empty."""

    plays: tuple[Play, ...]
    dealt: tuple[Tiles, ...]

    @property
    @written(Word("lead", "follow", "over"))
    def phase(self) -> str:
        """What the seat to act has to do, or that the deal is over."""
        return "over" if self.finished else "follow" if self.trick else "lead"

    @property
    @written(SEAT)
    def banker(self) -> int:
        """The banker of the deal."""
        banker: int = self.start["dealer"]
        return banker

    @property
    @written(SEAT)
    def leader(self) -> int:
        """Who leads the trick on the table; when the deal is over, who has won it."""
        if len(self.plays) & 3:
            return self.plays[len(self.plays) & ~3][0]
        return best_of(self.plays[-4:])[0] if self.plays else self.banker

    columns: tuple[int, ...] = key(ListOf(COUNT))
    """Columns by seat, those of finished tricks."""
    hand: int = key(PIECES, own=True)
    """The viewer's own tiles; missing for a spectator."""

    @property
    @written(HANDS)
    def hands(self) -> tuple[int, ...]:
        """By seat: during the deal the number of tiles in each hand, in a finished deal the hands as dealt."""
        if self.finished:
            return tuple([mask_of(tiles) for tiles in self.dealt])
        return tuple([self.num_in_hand(seat) for seat in range(4)])

    @property
    @written(Maybe(Part(Trick)), "trick")
    def open_trick(self) -> Trick | None:
        """The trick on the table; null when the deal is over."""
        return None if self.finished else trick_of(len(self.plays) // 4 + 1, self.leader, self.trick)

    @property
    @written(ListOf(Part(Trick)), "tricks")
    def past_tricks(self) -> tuple[Trick, ...]:
        """The finished tricks, in order."""
        return tuple([trick_of(i, plays[0][0], plays, is_over=True) for i, plays in enumerate(self.tricks, 1)])

    @property
    def tiles(self) -> Tiles:
        """The viewer's own tiles by kind."""
        return tuple([DOMINOES.kind_of[piece] for piece in members(self.hand)])

    @property
    def tricks(self) -> list[tuple[Play, ...]]:
        """The finished tricks."""
        return [self.plays[i : i + 4] for i in range(0, len(self.plays) - 3, 4)]

    @property
    def trick(self) -> tuple[Play, ...]:
        """The plays so far to the trick on the table."""
        return self.plays[len(self.plays) & ~3 :]

    @property
    def width(self) -> int:
        """The number of tiles of the trick on the table, 0 before its lead."""
        trick = self.trick
        return len(sets.TILES[trick[0][1]]) if trick else 0

    @property
    def num_left(self) -> int:
        """Tiles in the hand of whoever has not yet played to the trick on the table."""
        return 8 - sum(self.columns)

    def num_in_hand(self, seat: int) -> int:
        """Tiles in a hand."""
        return self.num_left - (self.width if seat in [played for played, _ in self.trick] else 0)

    def may_not_show(self) -> bool:
        """Whether early death binds the viewer, who is to follow (TG 4.2.3)."""
        return self.num_left == 1 and self.columns[self.seat or 0] == 0

    # --- asked --------------------------------------------------------------

    @property
    def clause(self) -> str:
        """The clause that matters now."""
        return reasons.clause(self)

    def why_not_pieces(self, pieces: Sequence[int]) -> Message | None:
        """Why these tiles may not be shown together now; one alone may at least be put down, or led."""
        return reasons.why_not_set(self, pieces)

    def describe(self, action: int) -> Message:
        """An action in words."""
        return reasons.describe_action(action, self)

    def notes(self) -> list[Message]:
        """What an option took away, and who is even."""
        return notes.notes(self)

    def events(self) -> list[Message]:
        """The plays and tricks so far; what others put down only as a number."""
        return story.events(self)

    def known(self) -> tuple[int, ...]:
        """How many tiles of each kind the viewer has seen."""
        return story.seen(self)

    def worlds(self) -> TienGowWorlds:
        """All ways to spread the unseen tiles, each equally likely (TG 9)."""
        return TienGowWorlds(self)

    @classmethod
    def restored(cls, game: Game, found: Mapping[str, Any]) -> dict[str, Any]:
        """Plays and dealt hands, from the tricks and the hands."""
        tricks = [*found["past_tricks"], *([found["open_trick"]] if found["open_trick"] else [])]
        hands = found["hands"] if found["finished"] else ()
        return {
            "plays": tuple([play_of(laid) for trick in tricks for laid in trick.plays]),
            "dealt": tuple([tuple([DOMINOES.kind_of[piece] for piece in members(hand)]) for hand in hands]),
        }


def mask_of(tiles: Tiles) -> int:
    """Tiles in deck order as a mask of pieces, of two copies the first one first."""
    mask = 0
    before = -1
    for tile in tiles:
        mask |= 1 << DOMINOES.first_piece[tile] + (tile == before)
        before = tile
    return mask


@lru_cache(MAX_TRICKS)
def trick_of(number: int, leader: int, plays: tuple[Play, ...], *, is_over: bool = False) -> Trick:
    """A trick from what was played to it, one object for equal ones: every view of a deal has its tricks again."""
    if not plays:
        return Trick(number, leader, 0, None, (), None)
    owner, shown = best_of(plays)
    width = len(sets.TILES[plays[0][1]])
    laid = [
        Laid(seat, 0 <= action < sets.FIRST_COVER, width, sets.TILES[action] if action >= 0 else None)
        for seat, action in plays
    ]
    return Trick(
        number,
        leader,
        width,
        Best(owner, sets.TILES[shown], sets.SETS[shown].kind),
        tuple(laid),
        owner if is_over else None,
    )


def play_of(laid: Laid) -> Play:
    """What was played, from the same as written."""
    if laid.tiles is None:
        return laid.seat, -laid.number
    return laid.seat, (sets.SHOW_ID if laid.shown else sets.COVER_ID)[laid.tiles]


def view_of(game: Game, deal: TienGowDeal, seat: int | None, totals: Sequence[int]) -> TienGowView:
    """The view of a seat, built from what it may see."""
    return TienGowView(
        **head_of(game, deal, seat, totals, {"dealer": deal.banker}),
        hand=0 if seat is None else deal.hand_mask(seat),
        columns=tuple(deal.columns),
        plays=deal.plays_for(-1 if seat is None else seat),
        dealt=dealt_hands(game, deal) if deal.to_act < 0 else (),
    )


def dealt_hands(game: Game, deal: TienGowDeal) -> tuple[Tiles, ...]:
    """The hands as dealt, by seat, each in deck order."""
    kinds = [game.deck.kind_of[piece] for piece in deal.packed()]
    places = [8 * ((seat - deal.banker) & 3) for seat in range(4)]
    return tuple(tuple(sorted(kinds[place : place + 8])) for place in places)
