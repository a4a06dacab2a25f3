"""Keys of a view: fields of its class, and properties, that say of what kind they are and so how they are written.

    @dataclass(frozen=True, slots=True, kw_only=True)
    class KuraView(View):
        hand: int = key(PIECES, own=True)

        @property
        @written(SEAT)
        def leader(self) -> int: ...

Keys are written in the order in which they stand in the class, those of its bases first.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from zashiki.core.game import Game
    from zashiki.core.kinds import Kind

Getter = TypeVar("Getter", bound="Callable[..., Any]")

turn = count()  # numbers keys as classes are read
KNOWN: dict[type, tuple[Key, ...]] = {}


@dataclass(frozen=True, slots=True)
class Key:
    """A key: `attribute` in Python, `name` in JSON. `own`: left out for who looks on; `optional`: where it is None."""

    kind: Kind
    name: str
    own: bool
    optional: bool
    order: int
    attribute: str = ""
    is_field: bool = True


class Unfit(ValueError):
    """What was read cannot be of its kind."""


class Missing(LookupError):
    """A key that must stand in what is read, and does not."""


class Misfit(LookupError):
    """A key whose value cannot be of its kind: name and value."""


def key(kind: Kind, name: str = "", *, own: bool = False, optional: bool = False, hashed: bool = True) -> Any:
    """A field that is a key, under its own name where no other is given. `hashed`: whether its values can be."""
    return field(hash=hashed, metadata={"key": Key(kind, name, own, optional, next(turn))})


def written(kind: Kind, name: str = "", *, own: bool = False, optional: bool = False) -> Callable[[Getter], Getter]:
    """Stands under `@property`: what it gives is written too, though nothing keeps it."""
    made = Key(kind, name, own, optional, next(turn))

    def declare(getter: Getter) -> Getter:
        getter.__dict__["key"] = made
        return getter

    return declare


def keys_of(made: type) -> tuple[Key, ...]:
    """The keys of a view's class, or of a part's, in the order of writing."""
    if made not in KNOWN:
        KNOWN[made] = found_in(made)
    return KNOWN[made]


def found_in(made: type) -> tuple[Key, ...]:
    """The keys of a class, from its fields and properties."""
    found: dict[str, Key] = {f.name: f.metadata["key"] for f in fields(made) if "key" in f.metadata}
    stored = set(found)
    for base in reversed(made.__mro__):
        for name, value in vars(base).items():
            declared = getattr(getattr(value, "fget", None), "key", None)
            if declared is not None:
                found[name] = declared
    named = [Key(k.kind, k.name or name, k.own, k.optional, k.order, name, name in stored) for name, k in found.items()]
    return tuple(sorted(named, key=lambda k: k.order))


def write(value: Any, keys: tuple[Key, ...], game: Game, over: bool, onlooker: bool = False) -> dict[str, Any]:
    """What has these keys, as JSON."""
    found = {}
    for k in keys:
        if k.own and onlooker:
            continue
        item = getattr(value, k.attribute)
        if k.kind.is_plain:
            if item is not None or not k.optional:
                found[k.name] = item
        elif item is not None or not k.optional:
            found[k.name] = k.kind.write(item, game, over)
    return found


def read(
    data: Mapping[str, Any], keys: tuple[Key, ...], game: Game, over: bool, onlooker: bool = False
) -> dict[str, Any]:
    """The values of keys by their attributes, from what was written.

    Raises: Missing; Misfit; UnknownCode where there is no such piece or action.
    """
    found = {}
    for k in keys:
        if k.name not in data:
            if not (k.optional or (k.own and onlooker)):
                raise Missing(k.name)
            found[k.attribute] = k.kind.nothing if k.own else None
            continue
        try:
            found[k.attribute] = k.kind.read(data[k.name], game, over)
        except Unfit:
            raise Misfit(k.name, data[k.name]) from None
    return found
