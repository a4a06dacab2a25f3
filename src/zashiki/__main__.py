"""`python -m zashiki` is the command."""

import sys

from zashiki.cli import main

sys.exit(main())
