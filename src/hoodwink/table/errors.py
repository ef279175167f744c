"""Everything that can be refused, each by a name of its own and in one line."""

from __future__ import annotations

FORMAT = "records.md"  # what is named where no clause says how something is written


class HoodwinkError(ValueError):
    """The base of all refusals. `str()` of one is a line that says what was wrong and what would be right."""


class UnknownGame(HoodwinkError):
    """There is no game of that name."""


class BadSeats(HoodwinkError):
    """The game is not played by that number of seats, or a name is empty."""


class BadOption(HoodwinkError):
    """No such option, or not such a value."""


class BadCards(HoodwinkError):
    """The card data is not what the game needs."""


class BadEntry(HoodwinkError):
    """An entry of a record that does not follow from those before it."""


class BadForm(BadEntry):
    """Fields that are no choice at all: what only the record format says is refused by naming that."""

    def __init__(self, en: str, de: str) -> None:
        super().__init__(f"{en} ({FORMAT})")
        self.words = {"en": en, "de": de}


class BadRecord(HoodwinkError):
    """A record that cannot be read; `line` is where, `reason` is why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class IllegalChoice(HoodwinkError):
    """A choice that was not offered. `clause` is the rule that forbids it, `words` says why in each language."""

    def __init__(self, clause: str, words: dict[str, str]) -> None:
        super().__init__(f"{clause}: {words['en']}")
        self.clause = clause
        self.words = words
