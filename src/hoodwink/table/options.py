"""Options: the settings of a game, checked where they come in."""

from __future__ import annotations

from typing import Any

from hoodwink.table.errors import BadOption

Json = dict[str, object]  # plain data that comes in, or is passed on: what is in it must be looked at
Plain = dict[str, Any]  # plain data that is handed out, to be used at once

FLAG = "flag"  # true or false
NUMBER = "number"  # a whole number in a range
NAMES = "names"  # some of a few names, in their order


class Option:
    """One setting: what it may be, what it is when nothing is said, and how it is told to a person."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: object,
        clause: str,
        words: dict[str, str],
        lowest: int = 0,
        highest: int = 0,
        names: tuple[str, ...] = (),
        fewest: int = 0,
        may_be_null: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.clause = clause
        self.words = words
        self.lowest = lowest
        self.highest = highest
        self.names = names
        self.fewest = fewest  # of the names
        self.may_be_null = may_be_null

    def right(self) -> str:
        """What would be right, in words."""
        if self.kind == FLAG:
            said = "true or false"
        elif self.kind == NUMBER:
            said = f"a whole number from {self.lowest} to {self.highest}"
        else:
            said = f"at least {self.fewest} of {', '.join(self.names)} in this order"
        return f"{said}, or null" if self.may_be_null else said

    def fits(self, value: object) -> bool:
        if value is None:
            return self.may_be_null
        if self.kind == FLAG:
            return isinstance(value, bool)
        if self.kind == NUMBER:
            return isinstance(value, int) and not isinstance(value, bool) and self.lowest <= value <= self.highest
        if not isinstance(value, (list, tuple)):
            return False
        chosen = list(value)
        return len(chosen) >= self.fewest and chosen == [name for name in self.names if name in chosen]

    def check(self, value: object) -> object:
        """The value as records hold it."""
        if not self.fits(value):
            raise BadOption(f"option {self.name} ({self.clause}) is {self.right()}, not {shown(value)}")
        return list(value) if isinstance(value, (list, tuple)) else value

    def read(self, text: str) -> object:
        """The value that somebody typed, still to be checked."""
        if self.may_be_null and text.lower() in ("null", "none"):
            return None
        if self.kind == FLAG:
            if text.lower() in ("true", "yes", "on", "1", ""):
                return True
            if text.lower() in ("false", "no", "off", "0"):
                return False
        elif self.kind == NUMBER:
            if text.isascii() and text.isdigit() and len(text) < 10:
                return int(text)
        else:
            return [name for name in text.split(",") if name != ""]
        return text


def shown(value: object) -> str:
    """A value as it is quoted in a refusal: short, and on one line."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists in lists in lists
        return f"a value too large to show ({type(value).__name__})"
    return text if len(text) <= 60 else text[:57] + "..."


def settle(options: list[Option], presets: dict[str, Json], given: Json) -> Json:
    """Every option with its value: those given, checked, and the defaults of the rest."""
    known = {option.name: option for option in options}
    chosen: Json = {}
    for name, value in given.items():
        if name in presets:
            if not isinstance(value, bool):
                raise BadOption(f"option {name} is true or false, not {shown(value)}")
            if value:
                chosen.update(presets[name])
        elif name not in known:
            names = ", ".join([*known, *presets])
            raise BadOption(
                f"there is no option {shown(name)}; " + (f"there are: {names}" if names else "this game has none")
            )
    for name, value in given.items():
        if name not in presets:
            if name in chosen and chosen[name] != value:
                raise BadOption(f"option {name} is {shown(value)} here, but a preset says {shown(chosen[name])}")
            chosen[name] = known[name].check(value)
    return {option.name: chosen.get(option.name, option.default) for option in options}
