"""Text for a terminal: wrapped, emphasized where that is possible, and nothing in it but text."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys

TIED = "\xa0"  # a space at which no line ends
SPACES = re.compile(r"[ \n]+")
CODES = re.compile(r"\x1b\[[0-9;]*m")
WIDEST = 100

BOLD = "1"
DIM = "2"
ITALIC = "3"
COLOUR = "36"


def printable(text: str) -> str:
    """The text, with everything escaped that can't be seen: no name steers a terminal or breaks a line."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


class Page:
    """Where lines are laid out: how wide it is, and whether it can emphasize."""

    def __init__(self, width: int | None = None, styled: bool | None = None) -> None:
        self.width = min(width or shutil.get_terminal_size().columns, WIDEST)
        self.styled = is_styled() if styled is None else styled

    def style(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.styled and text else text

    def bold(self, text: str) -> str:
        return self.style(text, BOLD)

    def dim(self, text: str) -> str:
        return self.style(text, DIM)

    def wrap(self, text: str, first: str = "", rest: str | None = None) -> list[str]:
        """The text in lines that fit. `first` begins the first one, `rest` (or spaces) all others."""
        follow = " " * visible(first) if rest is None else rest
        lines = [first]
        empty = True
        for word in SPACES.split(text.strip()):
            if empty:
                lines[-1] += word
            elif visible(lines[-1]) + 1 + visible(word) <= self.width:
                lines[-1] += " " + word
            else:
                lines.append(follow + word)
            empty = False
        return [line.replace(TIED, " ") for line in lines]

    def rule(self, title: str) -> str:
        """A line across the page with a title in it."""
        return f"{'─' * 2} {self.bold(title)} {'─' * max(0, self.width - len(title) - 4)}"


def visible(text: str) -> int:
    return len(CODES.sub("", text)) if "\x1b" in text else len(text)


def is_styled() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def print_json(value: object) -> None:
    """Pure ASCII, so that it is JSON in every encoding of the output."""
    print(json.dumps(value, indent=2))
