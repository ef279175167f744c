"""`python -m hoodwink` is the same as `hoodwink`."""

import sys

from hoodwink.terminal.cli import main

if __name__ == "__main__":
    sys.exit(main())
