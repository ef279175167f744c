"""A view in words: what lies where, as the viewer sees it."""

from __future__ import annotations

from collections import Counter
from typing import cast

from hoodwink.table.options import Json
from hoodwink.table.title import Title
from hoodwink.table.zones import ROW, Zone
from hoodwink.terminal.page import TIED, Page
from hoodwink.terminal.words import say, say_count

TAB = 2
COLUMN = 24  # the widest that names of zones may make theirs


class Picture:
    """Lays out the parts of one view."""

    def __init__(self, title: Title, view: Json, names: list[str], lang: str, page: Page) -> None:
        self.title = title
        self.view = view
        self.names = names
        self.lang = lang
        self.page = page
        self.zones = {zone.name: zone for zone in title.zones}
        self.cards = cast("dict[str, Json]", view["cards"])

    def zone_lines(self) -> list[str]:
        """What lies on the table, then before each seat; empty zones are left out."""
        lots = cast("list[Json]", self.view["zones"])
        width = min(max(len(self.zone_words(lot)) for lot in lots), COLUMN)
        lines: list[str] = []
        for seat in (None, *range(len(self.names))):
            here = [(lot, self.lying(lot)) for lot in lots if lot.get("seat") == seat]
            shown = [(lot, lying) for lot, lying in here if lying]
            if shown:
                lines.append(self.page.bold(say("table", self.lang) if seat is None else self.seat_words(seat)))
            for lot, lying in shown:
                label = f"{' ' * TAB}{self.zone_words(lot):{width}}  "
                lines += self.page.wrap(lying, label)
        return lines

    def fact_lines(self, part: str) -> list[str]:
        """The facts, own facts or deductions of the view, those that there are."""
        facts = cast("Json", self.view[part])
        lines: list[str] = []
        for name, value in facts.items():
            if value is not None and not is_empty(value):
                said = self.title.say_fact(name, value, self.names, self.lang)
                lines += self.page.wrap(said, " " * TAB, " " * (TAB + 2))
        return lines

    def seat_words(self, seat: int) -> str:
        return f"{self.names[seat]} ({seat})"

    def zone_words(self, lot: Json) -> str:
        return self.zone(lot).words[self.lang]

    def zone(self, lot: Json) -> Zone:
        return self.zones[str(lot["zone"])]

    def lying(self, lot: Json) -> str:
        """The cards of a zone; "" of an empty one."""
        if "count" in lot:
            count = cast("int", lot["count"])
            return say_count(count, self.lang) if count else ""
        handles = cast("list[str | None]", lot["cards"])
        if not any(handles):
            return ""
        if self.zone(lot).order == ROW and len(handles) > 1:
            return self.in_places([self.card(handle) for handle in handles])
        faces = Counter(self.card(handle) for handle in handles)
        hidden = faces.pop(say("hidden", self.lang), 0)
        told = [f"{times}{TIED}×{TIED}{face}" if times > 1 else face for face, times in faces.items()]
        if hidden:
            told.append(f"{hidden}{TIED}{say('hidden', self.lang)}" if told else say_count(hidden, self.lang))
        return ", ".join(told)

    def in_places(self, cards: list[str]) -> str:
        """The cards of a row with their places, counted from 1; alike neighbours together."""
        told: list[str] = []
        first = 0
        for place, card in enumerate(cards):
            if place + 1 == len(cards) or cards[place + 1] != card:
                here = f"{first + 1}-{place + 1}" if place > first else f"{place + 1}"
                told.append(f"{here}:{TIED}{card}")
                first = place + 1
        return ", ".join(told)

    def card(self, handle: str | None) -> str:
        if handle is None:
            return say("empty", self.lang)
        seen = self.cards.get(handle, {})
        if "face" in seen:
            return self.title.say_card(str(seen["face"]), self.lang).replace(" ", TIED)
        aspects = [name if value is True else f"{name} {value}" for name, value in seen.items() if value is not False]
        hidden = say("hidden", self.lang)
        return f"{hidden}{TIED}({', '.join(aspects)})" if aspects else hidden


def is_empty(value: object) -> bool:
    """Whether there is nothing in it that could be told: an empty list, or a list of nothing else."""
    return isinstance(value, list) and all(item is None or is_empty(item) for item in value)
