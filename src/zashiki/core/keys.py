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
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from zashiki.core.game import Game
    from zashiki.core.values import Kind

Writer: TypeAlias = "Callable[[Any], Any] | None"
Reader: TypeAlias = "Callable[[Any], Any]"
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


def writer(made: type, game: Game, over: bool, onlooker: bool = False) -> Callable[[Any], dict[str, Any]]:
    """What gives an object with the keys of a class as JSON: a function composed of the writers of their kinds."""
    names: dict[str, Any] = {}
    lines = ["def write(value):", "    found = {"]
    is_display = True  # up to the first optional key
    for i, k in enumerate(keys_of(made)):
        if k.own and onlooker:
            continue
        names[f"write_{i}"] = k.kind.writer(game, over)
        item = "item" if k.optional else f"value.{k.attribute}"
        one = item if names[f"write_{i}"] is None else f"write_{i}({item})"
        if k.optional:
            lines += ["    }"] * is_display
            lines += [f"    item = value.{k.attribute}", f"    if item is not None: found[{k.name!r}] = {one}"]
            is_display = False
        else:
            lines.append(f"        {k.name!r}: {one}," if is_display else f"    found[{k.name!r}] = {one}")
    lines += ["    }"] * is_display
    return composed([*lines, "    return found"], names)


def reader(made: type, game: Game, over: bool, onlooker: bool = False) -> Callable[[Mapping[str, Any]], dict[str, Any]]:
    """What gives the values of the keys of a class by their attributes, from what was written: composed likewise.

    It raises Missing; Misfit; UnknownCode where there is no such piece or action.
    """
    names: dict[str, Any] = {"Missing": Missing, "Misfit": Misfit, "Unfit": Unfit}
    lines = ["def read(data):", "    found = {}", "    try:"]
    for i, k in enumerate(keys_of(made)):
        names[f"read_{i}"] = k.kind.reader(game, over)
        one = f"read_{i}(data[name])"
        if k.optional or (k.own and onlooker):
            names[f"nothing_{i}"] = k.kind.nothing if k.own else None
            one += f" if name in data else nothing_{i}"
        lines += [f"        name = {k.name!r}", f"        found[{k.attribute!r}] = {one}"]
    lines += ["    except KeyError:", "        raise Missing(name) from None"]
    lines += ["    except Unfit:", "        raise Misfit(name, data[name]) from None"]
    return composed([*lines, "    return found"], names)


def composed(lines: list[str], names: dict[str, Any]) -> Callable[[Any], dict[str, Any]]:
    """The function that lines of Python define, with some names bound, as `dataclasses` makes its methods.

    All that stands in the lines are names of keys and attributes, as the classes of views declare them.
    """
    exec("\n".join(lines), names)
    found: Callable[[Any], dict[str, Any]] = names[lines[0].split()[1].partition("(")[0]]
    return found
