"""Notation: the flat numbers of a game's choices and the fields that records write for them."""

from __future__ import annotations

from hoodwink.table.errors import BadEntry
from hoodwink.table.options import Json, shown


def frozen(value: object) -> object:
    """A value of a record that can be looked up; 1, 1.0 and true stay three different things."""
    if isinstance(value, list):
        return tuple([frozen(item) for item in value])
    if isinstance(value, (bool, float)):
        return (type(value).__name__, repr(value))
    if value is None or isinstance(value, (int, str)):
        return value
    return (type(value).__name__, shown(value))


class Notation:
    """Both translations: `data[number]` is a choice as fields, `number(data)` its flat number again.

    All choices of a kind begin with the same fields; what these say may ask for further ones ("strike" for a game).
    """

    def __init__(self, data: list[Json]) -> None:
        self.data = data
        self.fields: dict[str, list[str]] = {}  # those of the first choice of each kind
        self.further: dict[object, list[str]] = {}  # those that a choice has besides
        self.values: dict[tuple[str, str], dict[object, object]] = {}
        self.numbers: dict[object, int] = {}
        for number, choice in enumerate(data):
            kind = str(choice["choice"])
            names = [name for name in choice if name != "choice"]
            shared = self.fields.setdefault(kind, names)
            assert names[: len(shared)] == shared, "the first choice of a kind has the fields that all have"
            for name in names:
                self.values.setdefault((kind, name), {})[frozen(choice[name])] = choice[name]
            self.further[self.key(choice, shared)] = names[len(shared) :]
            self.numbers[self.key(choice, names)] = number

    def key(self, choice: Json, names: list[str]) -> object:
        return (choice["choice"], tuple([frozen(choice[name]) for name in names]))

    def number(self, choice: Json) -> int:
        """The flat number of a choice; fields that nobody knows are passed over."""
        kind = choice.get("choice")
        if not isinstance(kind, str) or kind not in self.fields:
            raise BadEntry(f"no choice is called {shown(kind)}; there are: {', '.join(self.fields)}")
        shared = self.fields[kind]
        for name in shared:
            self.check(kind, name, choice)
        further = self.further.get(self.key(choice, shared), [])
        for name in further:
            self.check(kind, name, choice)
        number = self.numbers.get(self.key(choice, shared + further))
        if number is None:
            raise BadEntry(f'no choice "{kind}" is written like that: {shown(choice)}')
        return number

    def check(self, kind: str, name: str, choice: Json) -> None:
        """Refuse a field that is missing, or says what no choice of the kind does."""
        if name not in choice:
            raise BadEntry(f'choice "{kind}" needs "{name}"')
        known = self.values[kind, name]
        if frozen(choice[name]) not in known:
            values = [shown(value) for value in known.values()]
            some = ", ".join(values) if len(values) <= 8 else f"{', '.join(values[:3])} … {values[-1]}"
            raise BadEntry(f'"{name}" of choice "{kind}" is one of {some}, not {shown(choice[name])}')
