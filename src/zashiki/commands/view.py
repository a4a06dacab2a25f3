"""`zashiki view`: what a seat may know at the end of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.commands.files import last_match, print_json, viewer_from
from zashiki.texts import Texts

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--seat", required=True, metavar="N")


def run(args: argparse.Namespace) -> int:
    """Print the view as JSON."""
    match = last_match(args.file, Texts(args.locale))
    print_json(match.view(viewer_from(args.seat, match.game)).as_json())
    return 0
