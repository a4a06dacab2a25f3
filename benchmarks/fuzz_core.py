"""Calls the whole public surface with wrong types, sizes and orders, in child processes, and reports every crash.

    python benchmarks/fuzz_core.py --calls 1000000

Each child makes some thousand calls from a seed of its own. An exception is an answer; a signal, or a call that never
returns, is a fault: its seed is printed, and `--seed N --children 1` makes the same calls again.
"""

from __future__ import annotations

import argparse
import sys

from zashiki.testing import fuzz


def main() -> int:
    """Status 1 where a child was ended by a signal."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--calls", type=int, default=50_000)
    parser.add_argument("--calls-each", type=int, default=5_000, help="calls a child makes")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    found = fuzz.run(args.calls, args.calls_each, args.seed)
    print(found)
    return 1 if found.crashes else 0


if __name__ == "__main__":
    sys.exit(main())
