"""`hoodwink rules`: the rules of a game."""

from __future__ import annotations

import argparse
import difflib

from hoodwink import HoodwinkError
from hoodwink.shelf import find, folder_of
from hoodwink.terminal.markdown import Item, Section, item_lines, laid_out, sections
from hoodwink.terminal.page import Page
from hoodwink.terminal.parser import Parser


def parser() -> Parser:
    reader = Parser(
        "rules",
        "Print the rules of a game, one section of them, or one clause.",
        """
hoodwink rules blind-hen               all of them
hoodwink rules blind-hen BH3           section 3
hoodwink rules blind-hen BH3.2         one clause
hoodwink rules bobs-hat --lang de      auf Deutsch
""",
    )
    reader.add_argument("game", metavar="GAME", help="as `hoodwink games` lists it")
    reader.add_argument("clause", metavar="CLAUSE", nargs="?", help="such as BH3.2, or BH3 for a whole section")
    reader.add_language()
    return reader


def run(arguments: argparse.Namespace) -> int:
    page = Page()
    found = read_rules(arguments.game, arguments.lang)
    if arguments.clause is None:
        print("\n\n".join("\n".join(laid_out(section, page)) for section in found))
        return 0
    part = part_named(arguments.clause, found, find(arguments.game).prefix, arguments.game)
    print("\n".join(item_lines(part, page) if isinstance(part, Item) else laid_out(part, page)))
    return 0


def read_rules(game: str, lang: str) -> list[Section]:
    path = folder_of(game) / ("RULES.md" if lang == "en" else f"RULES.{lang}.md")
    try:
        return sections(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise HoodwinkError(f"the rules of {game} are not written in {lang!r}") from None


def part_named(name: str, rules: list[Section], prefix: str, game: str) -> Item | Section:
    """The clause or section of that name; letters may be small."""
    parts: dict[str, Item | Section] = {}
    for section in rules:
        if section.number():
            parts[prefix + section.number()] = section
        for item in section.items:
            if item.clause:
                parts[item.clause] = item
    if name.upper() in parts:
        return parts[name.upper()]
    near = difflib.get_close_matches(name.upper(), parts, n=4, cutoff=0.5)
    hint = f"near it: {', '.join(near)}" if near else f"there are {', '.join(list(parts)[:3])} …"
    raise HoodwinkError(f"{game} has no clause {name!r}; {hint}")
