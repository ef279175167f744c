"""The rules of a game as they are written (RULES.md), taken apart and laid out for a terminal."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from hoodwink.terminal.page import BOLD, COLOUR, ITALIC, Page

HEADING = re.compile(r"(#+) (.*)")
CLAUSE = re.compile(r"\*\*([A-Z]+\d+\.\d+)\*\* *")
NUMBERED = re.compile(r"\d+\b")
EMPHASIS = (
    (re.compile(r"\*\*(.+?)\*\*"), BOLD),
    (re.compile(r"\*(.+?)\*"), ITALIC),
    (re.compile(r"`(.+?)`"), COLOUR),
)
TICKS = EMPHASIS[2][0]


@dataclass
class Item:
    """A paragraph, or a point of a list; `clause` is its number if it has one."""

    text: str
    point: bool
    clause: str = ""


@dataclass
class Section:
    heading: str
    level: int
    items: list[Item] = field(default_factory=list)

    def number(self) -> str:
        found = NUMBERED.match(self.heading)
        return found.group() if found else ""


def sections(text: str) -> list[Section]:
    """Text before the first heading doesn't count: there is none."""
    found: list[Section] = []
    item: Item | None = None
    for line in text.splitlines():
        heading = HEADING.fullmatch(line)
        if heading:
            found.append(Section(heading[2], len(heading[1])))
            item = None
        elif line.strip() == "" or not found:
            item = None
        elif line.startswith("- "):
            clause = CLAUSE.match(line[2:])
            item = Item(line[2 + clause.end() :] if clause else line[2:], True, clause[1] if clause else "")
            found[-1].items.append(item)
        elif item is not None:
            item.text += " " + line.strip()
        else:
            item = Item(line.strip(), False)
            found[-1].items.append(item)
    return found


def laid_out(section: Section, page: Page) -> list[str]:
    heading = section.heading if page.styled else TICKS.sub(r"\1", section.heading)
    lines = page.wrap(page.bold(heading if section.level > 1 else heading.upper()))
    for item in section.items:
        lines += ["", *item_lines(item, page)] if not item.point else item_lines(item, page)
    return lines


def item_lines(item: Item, page: Page) -> list[str]:
    text = emphasized(item.text, page)
    if item.clause:
        return page.wrap(text, page.bold(item.clause) + "  ")
    return page.wrap(text, "- ") if item.point else page.wrap(text)


def emphasized(text: str, page: Page) -> str:
    for marks, code in EMPHASIS:
        if page.styled:
            text = marks.sub(lambda found, code=code: page.style(found[1], code), text)  # type: ignore[misc]
        elif code != COLOUR:  # what is typed stays in its ticks: they tell it from prose
            text = marks.sub(r"\1", text)
    return text
