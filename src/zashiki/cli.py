"""The command line: finds the command, and turns whatever goes wrong into one sentence and a status."""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from contextlib import nullcontext, suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

import zashiki
from zashiki.commands import helping
from zashiki.commands.complaints import complain
from zashiki.commands.ending import as_interrupts
from zashiki.core.errors import ZashikiError
from zashiki.games import registry
from zashiki.texts import LONGEST, Texts, locales, plain, preferred

if TYPE_CHECKING:
    from collections.abc import Sequence

    from _typeshed import SupportsWrite

COMMANDS = {
    name: f"zashiki.commands.{name}"
    for name in (
        "serve",
        "play",
        "games",
        "simulate",
        "replay",
        "view",
        "hint",
        "arena",
        "draw",
        "bench",
        "completion",
    )
}
"""Each command's module, which has `add_arguments(parser)` and `run(args) -> status`, and may have `HELP_VALUES`."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one line, in the language of whoever asks."""

    def __init__(self, *, texts: Texts, **rest: Any) -> None:
        self.texts = texts
        super().__init__(allow_abbrev=False, **rest)

    def error(self, message: str) -> NoReturn:
        """End with status 2."""
        complain(self.texts("help-see", error=message[:LONGEST], command=self.prog))
        sys.exit(2)

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        """A word as a value; what we refuse is told in our words."""
        try:
            return action.type(arg_string) if callable(action.type) else arg_string
        except ZashikiError as error:
            raise argparse.ArgumentError(action, self.texts.error(error)) from None

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Write it, and let a fault be told; argparse keeps quiet about one."""
        (file or sys.stderr).write(message)


def parser(only: str | None = None, texts: Texts | None = None) -> argparse.ArgumentParser:
    """The parser of the whole command line; with `only`, the arguments of that command alone are filled in."""
    texts = texts or helping.texts_for([])
    helping.speak(texts)
    games = registry.game_ids()
    names = ", ".join(plain.without_native(texts(f"{game}-name"), sys.stdout) for game in games)
    found = Parser(
        texts=texts, prog="zashiki", description=texts("help-about", games=names), epilog=texts("help-alone")
    )
    core = "compiled" if zashiki.is_compiled() else "interpreted"
    version = f"zashiki {zashiki.__version__} ({core} core)"
    found.add_argument("--version", action="version", version=version, help=texts("help-version"))
    commands = found.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, place in COMMANDS.items():
        line = texts(f"help-{name}")
        command = commands.add_parser(name, help=line, description=line[0].upper() + line[1:] + ".", texts=texts)
        if only in (None, name):
            module = import_module(place)
            module.add_arguments(command)
            command.add_argument("--locale", choices=locales())
            values = {"games": ", ".join(games), **getattr(module, "HELP_VALUES", {})}
            helping.explain(command, name, texts, values)
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    # A stream that was closed before we started is None.
    sys.stdin = sys.stdin or open(os.devnull)  # noqa: SIM115 - open until the end
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    if sys.stdout is None:
        complain(no_output(os.strerror(errno.EBADF)))
        return 2
    for stream, errors in ((sys.stdout, plain.HANDLER), (sys.stderr, plain.QUOTING)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)  # an encoding that lacks a sign is no reason to stop
    came: list[int] = []
    try:
        # The server has handlers of its own.
        with nullcontext() if command_of(words) == "serve" else as_interrupts(came):
            status = attempt(words)
    except KeyboardInterrupt:
        status = 130
    return 128 + came[0] if came else status


def attempt(words: Sequence[str]) -> int:
    """Do what a command line says; its status, also where output fails."""
    try:
        try:
            return answer(words)
        finally:
            sys.stdout.flush()  # here and not at the interpreter's end, so that its fault can be told
    except BrokenPipeError:
        # Whoever read our output has gone: nothing is left to say, and nobody to say it to.
        silence()
        return 1
    except OSError as error:
        if not is_output_fault(error):
            raise
        silence()
        complain(no_output(error.strerror))
        return 2


def command_of(words: Sequence[str]) -> str:
    """The command that a command line names."""
    return next((word for word in words if not word.startswith("-")), "serve")


def answer(words: Sequence[str]) -> int:
    """Do what a command line says; its status."""
    texts = helping.texts_for(words)
    args = parser(command_of(words), texts).parse_args(words)
    if args.command is None:
        args = parser("serve", texts).parse_args(["serve"])
    args.locale = args.locale or preferred(os.environ)
    try:
        status: int = import_module(COMMANDS[args.command]).run(args)
    except ZashikiError as error:
        from zashiki.commands.files import sentence

        complain(sentence(error, Texts(args.locale)))
        return 2
    return status


def no_output(why: str | None) -> str:
    """The sentence for standard output that cannot be written."""
    texts = Texts(preferred(os.environ))
    return texts("file-unwritable", file=texts("standard-output"), why=why or "")


def is_output_fault(error: OSError) -> bool:
    """Whether it is standard output that failed: what could not be written still waits, or was never buffered."""
    try:
        sys.stdout.flush()
    except OSError:
        return True
    return error.filename is None and error.errno in (errno.ENOSPC, errno.EIO, errno.EBADF, errno.EFBIG)


def silence() -> None:
    """Let what still waits for standard output go nowhere."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
