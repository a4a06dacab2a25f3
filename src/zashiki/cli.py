"""The command line: finds the command, and turns whatever goes wrong into one sentence and a status."""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from contextlib import nullcontext, suppress
from importlib import import_module
from typing import TYPE_CHECKING, NoReturn

import zashiki
from zashiki.commands.complaints import complain
from zashiki.commands.ending import as_interrupts
from zashiki.core.errors import ZashikiError
from zashiki.texts import Texts, locales, plain, preferred

if TYPE_CHECKING:
    from collections.abc import Sequence

    from _typeshed import SupportsWrite

COMMANDS = {
    "serve": ("zashiki.commands.serve", "serve the table in the browser"),
    "play": ("zashiki.commands.play", "play a match in the terminal"),
    "games": ("zashiki.commands.games", "list the games, their seats and options"),
    "simulate": ("zashiki.commands.simulate", "let players play matches, and write their records"),
    "replay": ("zashiki.commands.replay", "play records again and check everything they claim"),
    "view": ("zashiki.commands.view", "show what a seat may know at the end of a record"),
    "hint": ("zashiki.commands.hint", "what a player would do at the end of a record"),
    "arena": ("zashiki.commands.arena", "rate players on the same deals"),
    "draw": ("zashiki.commands.draw", "draw pieces as SVG or PNG files"),
    "bench": ("zashiki.commands.bench", "measure this installation against a yardstick in C"),
    "completion": ("zashiki.commands.completion", "print a completion script for a shell"),
}
"""Each command's module, which has `add_arguments(parser)` and `run(args) -> status`, and its line of help."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one line."""

    def error(self, message: str) -> NoReturn:
        """End with status 2."""
        complain(f"{message} (see {self.prog} --help)")
        sys.exit(2)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Write it, and let a fault be told; argparse keeps quiet about one."""
        (file or sys.stderr).write(message)


def parser(only: str | None = None) -> argparse.ArgumentParser:
    """The parser of the whole command line; with `only`, the arguments of that command alone are filled in."""
    found = Parser(
        prog="zashiki",
        description="Five traditional East Asian games: Sudaoshi, Hana-awase, Hachinin Meri, Shou Ba Yi and Tien Gow.",
        epilog="Without a command: the table, opened in the browser.",
        allow_abbrev=False,
    )
    core = "compiled" if zashiki.is_compiled() else "interpreted"
    found.add_argument("--version", action="version", version=f"zashiki {zashiki.__version__} ({core} core)")
    commands = found.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, (module, help) in COMMANDS.items():
        command = commands.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".", allow_abbrev=False)
        if only in (None, name):
            import_module(module).add_arguments(command)
            command.add_argument(
                "--locale", choices=locales(), help="language of the texts (that of LC_ALL, LC_MESSAGES or LANG)"
            )
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
    args = parser(command_of(words)).parse_args(words)
    if args.command is None:
        args = parser("serve").parse_args(["serve"])
    args.locale = args.locale or preferred(os.environ)
    try:
        status: int = import_module(COMMANDS[args.command][0]).run(args)
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
