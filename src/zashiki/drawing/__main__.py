"""`python -m zashiki.drawing` is `zashiki draw`."""

from zashiki.drawing.command import main

if __name__ == "__main__":
    raise SystemExit(main())
