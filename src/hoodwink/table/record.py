"""Records: reading them, strictly. (Game.record writes them.)"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import cast

from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import FORMAT, BadEntry, BadRecord, BadSeats, HoodwinkError
from hoodwink.table.game import Game
from hoodwink.table.options import Json, shown
from hoodwink.table.title import Title


def read_record(data: bytes, title_of: Callable[[str], Title], dealer: Dealer) -> Game:
    """The game that a record tells, refereed line by line (BadRecord says where it is wrong).

    A last line without a line feed that does not parse is torn, and dropped.
    """
    lines = data.split(b"\n")
    last = lines.pop()
    game: Game | None = None
    ended = False
    number = 0
    for line in lines if last == b"" else [*lines, last]:
        number += 1
        try:
            if ended:
                raise BadEntry("nothing stands after the result")
            fields = read_line(line)
            if game is None:
                game = open_game(fields, title_of, dealer)
            else:
                game.enter(fields)
                ended = "result" in fields
        except NotJson as torn:
            if number > len(lines) and game is not None:
                break
            raise BadRecord(number, named(str(torn))) from None
        except HoodwinkError as refusal:  # a name of its own: compiled, a name has the type of its first use
            raise BadRecord(number, named(str(refusal))) from None
    if game is None:
        raise BadRecord(1, named("there is no header"))
    return game


def named(reason: str) -> str:
    """The reason with what it rests on: the clause it names, or else the format."""
    return reason if re.search(r"\b[A-Z]{2}[0-9]", reason) or FORMAT in reason else f"{reason} ({FORMAT})"


class NotJson(BadEntry):
    """A line that does not parse, as one that was cut off does not."""


def read_line(line: bytes) -> Json:
    """One line as an object; whatever is not quite JSON is refused."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise NotJson("this is not UTF-8") from None
    if text.strip() == "":
        raise NotJson("the line is blank")
    if "\r" in text:
        raise BadEntry("lines end with a line feed only, not with a carriage return")
    try:
        value: object = json.loads(text, object_pairs_hook=without_repeats, parse_constant=no_number)
    except BadEntry:
        raise
    except (ValueError, RecursionError) as error:
        reason = error.msg if isinstance(error, json.JSONDecodeError) else "a number or a nesting too large"
        raise NotJson(f"this is not JSON: {reason}") from None
    if not isinstance(value, dict):
        raise BadEntry("a line is a JSON object")
    return cast("Json", value)


def without_repeats(pairs: list[tuple[str, object]]) -> Json:
    fields: Json = {}
    for key, value in pairs:
        if key in fields:
            raise BadEntry(f"the key {shown(key)} is repeated")
        fields[key] = value
    return fields


def no_number(name: str) -> object:
    raise BadEntry(f"{name} is no number")


def open_game(header: Json, title_of: Callable[[str], Title], dealer: Dealer) -> Game:
    """The game that a header announces, before anything has happened."""
    if header.get("record") != "hoodwink":
        raise BadEntry('this is no Hoodwink record: the header begins with "record": "hoodwink"')
    version = header.get("version")
    if isinstance(version, bool) or not isinstance(version, int) or version != 1:
        raise BadEntry(f'"version" is 1, not {shown(version)}')
    name = header.get("game")
    if not isinstance(name, str):
        raise BadEntry(f'"game" is the name of a game, not {shown(name)}')
    title = title_of(name)
    names = checked_names(header.get("seats"))
    title.settle_seats(len(names))
    given = header.get("options")
    if not isinstance(given, dict):
        raise BadEntry('"options" is an object with every option of the game')
    known = {option.name for option in title.options(len(names))}
    for key in given:
        if key not in known:
            raise BadEntry(f"there is no option {shown(key)}")
    for key in known:
        if key not in given:
            raise BadEntry(f'"options" needs "{key}"')
    options = title.settle_options(len(names), cast("Json", given))
    cards: Json | None = None
    if "cards" in header:
        told = header["cards"]
        if not isinstance(told, dict):
            raise BadEntry('"cards" is an object with the keys of the card file')
        cards = title.settle_cards(cast("Json", told))
    title.check_options(len(names), options, cards)
    return Game(title, names, options, cards, dealer)


def checked_names(names: object) -> list[str]:
    """The names of the seats: one each, none empty."""
    if not isinstance(names, (list, tuple)):
        raise BadSeats(f"seats are a list of names, not {shown(names)}")
    checked: list[str] = []
    for name in names:
        if not isinstance(name, str) or name == "" or (not name.isascii() and has_surrogate(name)):
            raise BadSeats(f"the name of a seat is a text that is not empty, not {shown(name)}")
        checked.append(name)
    return checked


def has_surrogate(text: str) -> bool:
    """Half a character, which no file can hold."""
    return any([0xD800 <= ord(letter) <= 0xDFFF for letter in text])
