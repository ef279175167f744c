"""The onlooker watches a table and tells each viewer what that viewer sees, and nothing else.

Views are made in one place and in one way: the zones' declarations turn what has changed into an event for a
viewer, and the viewer's view is what its events add up to (`fold`). What no event has told is in no view.
"""

from __future__ import annotations

from typing import cast

from hoodwink.table.base import Table
from hoodwink.table.dealer import Dealer
from hoodwink.table.options import Json
from hoodwink.table.title import Title
from hoodwink.table.zones import BACK, FACE, HEAP, NO_CARD, STACK, TABLE, Lot


class Eye:
    """One viewer: which card it knows by which handle, and what it has been told.

    A handle names a card for one viewer for as long as that viewer can follow it by eye. Cards that it sees only the
    backs of, in a heap, are alike to it: the handle that leaves the heap is always the last.
    """

    def __init__(self, title: Title, viewer: int) -> None:
        self.title = title
        self.viewer = viewer
        self.events: list[Json] = []
        self.handles = 0  # given out so far
        self.followed: dict[int, str] = {}  # card -> handle
        self.alike: dict[int, list[str]] = {}  # lot -> handles of cards that cannot be told apart
        self.known: dict[str, str] = {}  # handle -> face
        self.lying: list[list[str | None] | int | None] = []  # what was last told of each lot
        self.facts: Json = {}
        self.own: Json = {}
        self.deduced: Json = {}
        self.deciders: list[int] = []

    def fresh_handle(self) -> str:
        self.handles += 1
        return f"c{self.handles:04d}"

    def look(self, before: list[Lot], after: list[Lot], table: Table, event: Json, facts: Json) -> None:
        """See how the cards and facts have changed, and make the event of it."""
        viewer = self.viewer
        if not self.lying:
            self.lying = [None] * len(after)
            changed = list(range(len(after)))
        else:
            changed = [index for index, lot in enumerate(after) if lot.cards != before[index].cards]
        if changed:
            learned: Json = {}
            self.leave(before, after, changed)
            for index in changed:
                self.arrive(index, before, after[index], table, learned)
            lots = [lot for lot in [self.told(index, after[index]) for index in changed] if lot is not None]
            if lots:
                event["lots"] = lots
            if learned:
                event["seen"] = learned
        own = self.title.own(table, viewer) if viewer >= 0 else {}
        deduced = self.title.deduced(table, viewer) if viewer >= TABLE else {}
        for name, now, then in (
            ("facts", facts, self.facts),
            ("own", own, self.own),
            ("deduced", deduced, self.deduced),
        ):
            news = {key: value for key, value in now.items() if key not in then or then[key] != value}
            for key in then:
                if key not in now:
                    news[key] = None
            if news:
                event[name] = news
        self.facts = facts
        self.own = own
        self.deduced = deduced
        deciders = [seat for seat in range(table.seats) if table.deciders() >> seat & 1]
        if deciders != self.deciders:
            event["deciders"] = deciders
            self.deciders = deciders
        if table.over():
            event["result"] = result(self.title, table)
        self.events.append(event)

    def leave(self, before: list[Lot], after: list[Lot], changed: list[int]) -> None:
        """Cards of a heap of backs become single ones as they leave it, in the order of where they come to lie."""
        if not before:
            return
        came_from: dict[int, int] = {}
        for index in changed:
            if index in self.alike:
                for card in before[index].cards:
                    came_from[card] = index
        if not came_from:
            return
        for index in changed:
            for card in after[index].cards:
                source = came_from.get(card, index)
                if source != index and card not in self.followed:
                    self.followed[card] = self.alike[source].pop()

    def arrive(self, index: int, before: list[Lot], lot: Lot, table: Table, learned: Json) -> None:
        """Every card that comes to lie here keeps its handle if the viewer could follow it, and shows what it shows."""
        zone = lot.zone
        if zone.order == STACK:
            for card in lot.cards:
                if card in self.followed:
                    self.known.pop(self.followed.pop(card), None)
            return
        sight = zone.sight(lot.seat, self.viewer)
        here = set(before[index].cards) if before else set()
        alike = self.alike.get(index)
        unfollowed = 0
        for card in lot.cards:
            if card == NO_CARD:
                continue
            handle = self.followed.get(card)
            if zone.fresh and card not in here and handle is not None:
                self.known.pop(handle, None)
                del self.followed[card]
                handle = None
            if zone.order == HEAP and sight == BACK and (handle is None or handle not in self.known):
                if handle is not None:
                    del self.followed[card]
                unfollowed += 1
                continue
            if handle is None:
                handle = self.fresh_handle()
                self.followed[card] = handle
            if sight == FACE:
                if handle not in self.known:
                    self.known[handle] = self.title.face(table, card)
                    learned[handle] = {"face": self.known[handle]}
            elif sight != BACK and handle not in self.known and card not in here:
                learned[handle] = {sight: self.title.aspect(table, card, sight)}
        if zone.order == HEAP and sight == BACK:
            if alike is None:
                alike = self.alike[index] = []
            while len(alike) > unfollowed:
                alike.pop()
            while len(alike) < unfollowed:
                alike.append(self.fresh_handle())

    def told(self, index: int, lot: Lot) -> Json | None:
        """The lot as an event tells it; None if the viewer sees no change in it."""
        said: Json = {"zone": lot.zone.name}
        if lot.seat != TABLE:
            said["seat"] = lot.seat
        now: list[str | None] | int
        if lot.zone.order == STACK:
            now = len(lot.cards)
            said["count"] = now
        else:
            handles: list[str | None] = []
            for card in lot.cards:
                if card == NO_CARD:
                    handles.append(None)
                elif card in self.followed:
                    handles.append(self.followed[card])
            handles.extend(self.alike.get(index, []))
            now = handles
            said["cards"] = list(handles)
        if now == self.lying[index]:
            return None
        self.lying[index] = now
        return said


class Onlooker:
    """Follows one table; every viewer has an eye of its own."""

    def __init__(self, title: Title, table: Table, viewers: list[int]) -> None:
        self.title = title
        self.table = table
        self.eyes = {viewer: Eye(title, viewer) for viewer in viewers}
        self.lots: list[Lot] = []
        self.number = 0
        self.idle = Dealer(0)  # draws nothing: what happens by itself here has no chance in it
        self.watch({"happened": "opened"}, -1)

    def watch(self, happening: Json, only: int) -> None:
        """Something has happened at the table. If only one seat may hear what, the others see at most its effects."""
        after = self.title.lay(self.table)
        facts = self.title.facts(self.table)
        self.number += 1
        renamed = self.renamed(after)
        for viewer, eye in self.eyes.items():
            for card, old in renamed.items():
                if old in eye.followed:
                    eye.followed[card] = eye.followed.pop(old)
            event: Json = {"number": self.number}
            if only < 0 or only == viewer or viewer < TABLE:
                event.update(happening)
            eye.look(self.lots, after, self.table, event, facts)
        self.lots = after

    def renamed(self, after: list[Lot]) -> dict[int, int]:
        """Games that do not tell alike open cards apart number them by where they lie: a card that is gone here and one
        with the same face that is new there are the same card."""
        if not self.lots:
            return {}
        gone: set[int] = set()
        new: set[int] = set()
        for index, lot in enumerate(after):
            if lot.cards != self.lots[index].cards:
                gone.update(self.lots[index].cards)
                new.update(lot.cards)
        gone, new = gone - new, new - gone
        gone.discard(NO_CARD)
        new.discard(NO_CARD)
        if not gone or not new:
            return {}
        faces: dict[str, list[int]] = {}
        for card in sorted(gone, reverse=True):
            faces.setdefault(self.title.face(self.table, card), []).append(card)
        renamed: dict[int, int] = {}
        for card in sorted(new):
            same = faces.get(self.title.face(self.table, card))
            if same:
                renamed[card] = same.pop()
        return renamed

    def choose(self, seat: int, number: int) -> None:
        """A seat's choice takes effect, and is seen."""
        secret = self.title.secret(self.table, seat, number)
        happening: Json = {"seat": seat}
        happening.update(self.title.notation.data[number])
        self.table.apply(seat, number)
        self.watch(happening, seat if secret else -1)
        self.follow()

    def enter(self, entry: Json) -> None:
        """Chance decides as recorded, and what all may know of it is seen."""
        happening = self.title.happening(self.table)
        self.title.enter(self.table, entry)
        self.watch(happening, -1)
        self.follow()

    def follow(self) -> None:
        """What follows by itself without chance, one thing after the other."""
        while self.table.due != 0 and self.title.chance(self.table) == "":
            happening = self.title.happening(self.table)
            self.table.step(self.idle)
            self.watch(happening, -1)


def result(title: Title, table: Table) -> Json:
    """The result as records write it."""
    winners = table.winners()
    told: Json = {
        "totals": [table.total(seat) for seat in range(table.seats)],
        "winners": [seat for seat in range(table.seats) if winners >> seat & 1],
    }
    told.update(title.result(table))
    return told


def fold(view: Json, event: Json) -> None:
    """Add an event to a view. Views are made by this and nothing else; a client can do the same."""
    view["number"] = event["number"]
    zones = cast("list[Json]", view["zones"])
    for lot in cast("list[Json]", event.get("lots", [])):
        seat = lot.get("seat")
        for zone in zones:
            if zone["zone"] == lot["zone"] and zone.get("seat") == seat:
                zone.update(lot)
                break
        else:
            zones.append(dict(lot))
    if "lots" in event or "seen" in event:
        cards = cast("dict[str, Json]", view["cards"])
        for handle, seen in cast("dict[str, Json]", event.get("seen", {})).items():
            cards.setdefault(handle, {}).update(seen)
        lying: set[object] = set()
        for zone in zones:
            lying.update(cast("list[object]", zone.get("cards", [])))
        for handle in list(cards):
            if handle not in lying:
                del cards[handle]
    for name in ("facts", "own", "deduced"):
        facts = cast("Json", view[name])
        for key, value in cast("Json", event.get(name, {})).items():
            facts[key] = value
    for name in ("deciders", "result"):
        if name in event:
            view[name] = event[name]
