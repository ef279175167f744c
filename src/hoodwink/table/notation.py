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
    """Both translations: `data[number]` is a choice as fields, `number(data)` its flat number again."""

    def __init__(self, data: list[Json]) -> None:
        self.data = data
        self.fields: dict[str, list[str]] = {}
        self.values: dict[tuple[str, str], dict[object, object]] = {}
        self.numbers: dict[object, int] = {}
        for number, choice in enumerate(data):
            kind = str(choice["choice"])
            self.fields.setdefault(kind, [name for name in choice if name != "choice"])
            for name in self.fields[kind]:
                self.values.setdefault((kind, name), {})[frozen(choice[name])] = choice[name]
            self.numbers[self.key(kind, choice)] = number

    def key(self, kind: str, choice: Json) -> object:
        return (kind, tuple([frozen(choice[name]) for name in self.fields[kind]]))

    def number(self, choice: Json) -> int:
        """The flat number of a choice; fields that nobody knows are passed over."""
        kind = choice.get("choice")
        if not isinstance(kind, str) or kind not in self.fields:
            raise BadEntry(f"no choice is called {shown(kind)}; there are: {', '.join(self.fields)}")
        for name in self.fields[kind]:
            if name not in choice:
                raise BadEntry(f'choice "{kind}" needs "{name}"')
            known = self.values[kind, name]
            if frozen(choice[name]) not in known:
                values = [shown(value) for value in known.values()]
                some = ", ".join(values) if len(values) <= 8 else f"{', '.join(values[:3])} … {values[-1]}"
                raise BadEntry(f'"{name}" of choice "{kind}" is one of {some}, not {shown(choice[name])}')
        number = self.numbers.get(self.key(kind, choice))
        if number is None:
            raise BadEntry(f'no choice "{kind}" is written like that: {shown(choice)}')
        return number
