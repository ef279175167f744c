"""Arguments of commands, and their refusals in one line each."""

from __future__ import annotations

import argparse
import difflib
import math
from collections.abc import Callable, Sequence
from typing import NoReturn

from hoodwink import HoodwinkError
from hoodwink.table.game import LANGUAGES


class Parser(argparse.ArgumentParser):
    """A command's parser: what is wrong goes to the main programme, which says it in one line."""

    def __init__(self, command: str, description: str, examples: str) -> None:
        super().__init__(
            prog=f"hoodwink {command}",
            description=description,
            epilog="examples:\n" + "".join(f"  {line}\n" for line in examples.strip().splitlines()),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def parse(self, words: Sequence[str]) -> argparse.Namespace:
        arguments, strangers = self.parse_known_intermixed_args(words)
        if strangers:
            stranger = strangers[0].partition("=")[0]
            known = [name for action in self._actions for name in action.option_strings if name.startswith("--")]
            near = difflib.get_close_matches(stranger, known, n=1)
            self.error(f"{stranger!r} is not understood" + (f"; did you mean {near[0]}?" if near else ""))
        return arguments

    def error(self, message: str) -> NoReturn:
        raise HoodwinkError(f"{message.removeprefix('argument ')} (see {self.prog} --help)")

    def add_language(self) -> None:
        self.add_argument("--lang", type=language, default="en", metavar="LANG", help="en (default) or de")

    def add_json(self) -> None:
        self.add_argument("--json", action="store_true", help="print JSON, and nothing else")


def language(text: str) -> str:
    if text not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"there is no language {text!r}; there are: {', '.join(LANGUAGES)}")
    return text


def whole(lowest: int, highest: int | None = None) -> Callable[[str], int]:
    """Reads a whole number in that range."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) <= 100:
            number = int(text)
            if lowest <= number and (highest is None or number <= highest):
                return number
        limits = f"from {lowest} up" if highest is None else f"from {lowest} to {highest}"
        raise argparse.ArgumentTypeError(f"a whole number {limits}, not {text!r}")

    return read


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError(f"a number of seconds above 0, up to 3600, not {text!r}")
    return number
