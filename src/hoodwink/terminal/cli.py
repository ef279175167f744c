"""The command line, `hoodwink COMMAND …`: finds the command, and turns every refusal into one line.

Only the command that is asked for is imported, and games only by commands that need them.
"""

from __future__ import annotations

import difflib
import importlib
import os
import sys
from collections.abc import Sequence

from hoodwink import HoodwinkError, __version__
from hoodwink.table.cards import COMPILED
from hoodwink.terminal.page import printable

COMMANDS = {
    "tour": "a guided tour: a simulated hand of each game, seen from one chair",
    "games": "the games there are, their seats and options",
    "rules": "the rules of a game, a section of them, or one clause",
    "simulate": "play many games, on all cores, and sum them up",
    "arena": "players against each other on duplicate deals",
    "replay": "what was on the table at any point of a record, and who saw what",
    "check": "referee records",
    "bench": "how fast everything is on this machine",
}
HELP = """\
usage: hoodwink COMMAND …

Card games in which nobody knows everything.

{commands}

  hoodwink COMMAND --help   what a command does, with examples
  hoodwink --version        which Hoodwink this is

Examples:
  hoodwink tour
  hoodwink rules blind-hen BH3.2
  hoodwink simulate bobs-hat --seats 4 --games 10000 --seed 7
"""

REFUSED = 2
INTERRUPTED = 130  # as shells count: 128 and the number of the signal
CLOSED_PIPE = 141
FAULT = 70


def main(words: Sequence[str] | None = None) -> int:
    """The exit code. Whatever goes wrong is one line on standard error, and never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = run(list(sys.argv[1:] if words is None else words))
        sys.stdout.flush()
        return code
    except HoodwinkError as refusal:
        return refuse(str(refusal))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more; Python would complain when it closes the stream at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except OSError as error:
        return refuse(f"{error.filename or 'output'}: {error.strerror or error}")
    except Exception as fault:
        if os.environ.get("HOODWINK_DEBUG"):
            raise
        refuse(f"a fault of this program, please report it: {type(fault).__name__}: {fault}")
        return FAULT


def refuse(reason: str) -> int:
    print(f"hoodwink: {printable(reason)}", file=sys.stderr)
    return REFUSED


def run(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        listed = "\n".join(f"  {name:<9} {what}" for name, what in COMMANDS.items())
        sys.stdout.write(HELP.format(commands=listed))
        return 0
    if words[0] in ("-V", "--version"):
        print(version())
        return 0
    if words[0] not in COMMANDS:
        raise HoodwinkError(unknown(words[0]))
    command = importlib.import_module(f"hoodwink.terminal.{words[0]}")
    try:
        code: int = command.run(command.parser().parse(words[1:]))
    except SystemExit:  # after --help
        return 0
    return code


def version() -> str:
    rules = "rules compiled" if COMPILED else "rules as plain Python"
    return f"hoodwink {__version__} ({rules}, Python {sys.version.split()[0]})"


def unknown(command: str) -> str:
    near = difflib.get_close_matches(command, COMMANDS, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(COMMANDS)}"
    return f"there is no command {command!r}; {hint}"
