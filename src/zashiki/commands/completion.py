"""`zashiki completion`: a script that makes a shell complete our commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.texts import Texts

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("shell", choices=("bash", "zsh", "tcsh"))


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    import shtab

    from zashiki.cli import parser

    print(shtab.complete(parser(texts=Texts(args.locale)), shell=args.shell))
    return 0
