"""`hoodwink games`: the games there are."""

from __future__ import annotations

import argparse
import re

from hoodwink.shelf import find, games
from hoodwink.table.options import Json, Option
from hoodwink.table.title import Title
from hoodwink.terminal.page import Page, print_json
from hoodwink.terminal.parser import Parser
from hoodwink.terminal.rules import read_rules

PLAY = {"en": "seats", "de": "Plätze"}
SENTENCE = re.compile(r"(.*?\.)(?: |$)")


def parser() -> Parser:
    reader = Parser(
        "games",
        "List the games: what each is, its seats, and its options with ranges, defaults and clauses.",
        """
hoodwink games
hoodwink games --json
""",
    )
    reader.add_language()
    reader.add_json()
    return reader


def run(arguments: argparse.Namespace) -> int:
    if arguments.json:
        print_json([as_json(find(name)) for name in games()])
        return 0
    page = Page()
    print("\n\n".join("\n".join(described(find(name), arguments.lang, page)) for name in games()))
    return 0


def what_it_is(title: Title, lang: str) -> str:
    """The first sentence of its rules."""
    return sentences(title, lang)[0]


def sentences(title: Title, lang: str) -> list[str]:
    return [found[1] for found in SENTENCE.finditer(read_rules(title.name, lang)[0].items[0].text)]


def described(title: Title, lang: str, page: Page) -> list[str]:
    lines = [f"{page.bold(title.name)}  {title.words[lang]}, {title.fewest}-{title.most} {PLAY[lang]}"]
    lines += page.wrap(what_it_is(title, lang), "  ")
    for told, option in distinct_options(title, lang):
        words = f"{option.words[lang]} ({option.clause}): {told}"
        lines += page.wrap(words, f"  {page.style(option.name, '36')}  ", "      ")
    for name, values in title.presets.items():
        meant = ", ".join(f"{option} {said(value)}" for option, value in values.items())
        lines += page.wrap(f"= {meant}", f"  {page.style(name, '36')}  ", "      ")
    cards = title.standard_cards()
    if cards is not None:
        lines += page.wrap(", ".join(cards), {"en": "  card file: ", "de": "  Kartendatei: "}[lang])
    return lines


def distinct_options(title: Title, lang: str) -> list[tuple[str, Option]]:
    """Each option once: what it may be, and for how many seats where that differs."""
    by_seats = {seats: title.options(seats) for seats in range(title.fewest, title.most + 1)}
    told: list[tuple[str, Option]] = []
    for place, option in enumerate(by_seats[title.fewest]):
        ranges = {seats: range_of(options[place], lang) for seats, options in by_seats.items()}
        if len(set(ranges.values())) == 1:
            told.append((ranges[title.fewest], option))
        else:
            told.append((" · ".join(f"{seats} {PLAY[lang]}: {values}" for seats, values in ranges.items()), option))
    return told


def range_of(option: Option, lang: str) -> str:
    """What it may be, the default first."""
    default = {"en": "default", "de": "üblich"}[lang]
    if option.kind == "number":
        values = f"{option.lowest}-{option.highest}"
    elif option.kind == "names":
        values = ",".join(option.names)
    else:
        return f"{default} {said(option.default)}"
    return f"{values}, {default} {said(option.default)}"


def said(value: object) -> str:
    """A value as it is typed on a command line."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def as_json(title: Title) -> Json:
    return {
        "name": title.name,
        "titles": title.words,
        "what": {lang: what_it_is(title, lang) for lang in title.words},
        "clauses": title.prefix,
        "seats": [title.fewest, title.most],
        "options": {
            str(seats): [option_as_json(option) for option in title.options(seats)]
            for seats in range(title.fewest, title.most + 1)
        },
        "presets": title.presets,
        "cards": title.standard_cards(),
    }


def option_as_json(option: Option) -> Json:
    told: Json = {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "clause": option.clause,
    }
    if option.kind == "number":
        told["range"] = [option.lowest, option.highest]
    elif option.kind == "names":
        told["names"] = list(option.names)
        told["fewest"] = option.fewest
    if option.may_be_null:
        told["null"] = True
    told["words"] = option.words
    return told
