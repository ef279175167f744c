"""Notation: the flat numbers of a game's choices and the fields that records write for them."""

from __future__ import annotations

from hoodwink.table.errors import BadForm
from hoodwink.table.options import Json, shown

DEEPEST = 4  # lists in lists: no field of a record has more


def frozen(value: object, depth: int = 0) -> object:
    """A value of a record that can be looked up; 1, 1.0, true and any list stay different things."""
    if isinstance(value, list):
        if depth == DEEPEST:
            return ("list", "too deep")
        return ("list", tuple([frozen(item, depth + 1) for item in value]))
    if isinstance(value, (bool, float)):
        return (type(value).__name__, repr(value))
    if value is None or isinstance(value, (int, str)):
        return value
    return (type(value).__name__, "something else")


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
            kinds = ", ".join(self.fields)
            raise BadForm(
                f"no choice is called {shown(kind)}; there are: {kinds}",
                f"keine Wahl heißt {shown(kind)}; es gibt: {kinds}",
            )
        shared = self.fields[kind]
        for name in shared:
            self.check(kind, name, choice)
        further = self.further.get(self.key(choice, shared), [])
        for name in further:
            self.check(kind, name, choice)
        number = self.numbers.get(self.key(choice, shared + further))
        if number is None:
            raise BadForm(
                f'no choice "{kind}" is written like that: {shown(choice)}',
                f"so wird keine Wahl „{kind}“ geschrieben: {shown(choice)}",
            )
        return number

    def check(self, kind: str, name: str, choice: Json) -> None:
        """Refuse a field that is missing, or says what no choice of the kind does."""
        if name not in choice:
            raise BadForm(f'choice "{kind}" needs "{name}"', f"zur Wahl „{kind}“ gehört „{name}“")
        known = self.values[kind, name]
        if frozen(choice[name]) not in known:
            values = [shown(value) for value in known.values()]
            some = ", ".join(values) if len(values) <= 8 else f"{', '.join(values[:3])} … {values[-1]}"
            raise BadForm(
                f'"{name}" of choice "{kind}" is one of {some}, not {shown(choice[name])}',
                f"„{name}“ der Wahl „{kind}“ ist eins von {some}, nicht {shown(choice[name])}",
            )
