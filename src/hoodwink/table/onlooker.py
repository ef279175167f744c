"""The onlooker watches a table and tells each viewer what that viewer sees, and nothing else.

Views are made in one place and in one way: the zones' declarations turn what has changed into an event for a
viewer, and the viewer's view is what its events add up to (`fold`). What no event has told is in no view.
"""

from __future__ import annotations

from typing import Final, cast

from hoodwink.table.base import Table
from hoodwink.table.dealer import Dealer
from hoodwink.table.options import Json
from hoodwink.table.title import Title
from hoodwink.table.zones import BACK, BYSTANDER, FACE, HEAP, NO_CARD, OPEN, STACK, TABLE, Lot

NO_LOT: Final = -1


class Change:
    """A lot in which the cards are not those of a moment ago."""

    def __init__(self, index: int, before: list[int], lot: Lot) -> None:
        self.index = index  # of the lot
        self.before = before
        self.lot = lot
        here = set(before)
        self.arrived = [card for card in lot.cards if card not in here and card != NO_CARD]


class Eye:
    """One viewer: which card it knows by which handle, and what it has been told.

    A handle names a card for one viewer for as long as that viewer can follow it by eye. Cards that it sees only the
    backs of, in a heap, are alike to it: the handle that leaves the heap is always the last.
    """

    def __init__(self, title: Title, viewer: int, lots: int) -> None:
        self.title = title
        self.viewer = viewer
        self.events: list[Json] = []
        self.handles = 0  # given out so far
        self.followed: dict[int, str] = {}  # card -> handle
        self.alike: dict[int, list[str]] = {}  # lot -> handles of cards that cannot be told apart
        self.known: dict[str, str] = {}  # handle -> face
        self.lying: list[list[str | None] | int | None] = [None] * lots  # what was last told of each lot
        self.own: Json = {}
        self.deduced: Json = {}

    def fresh_handle(self) -> str:
        self.handles += 1
        return f"c{self.handles:04d}"

    def look(self, changes: list[Change], table: Table, event: Json) -> None:
        """See what has changed, and add to the event of it what this viewer sees."""
        if changes:
            learned: Json = {}
            self.leave(changes)
            for change in changes:
                self.arrive(change, table, learned)
            lots = [lot for lot in [self.told(change.index, change.lot) for change in changes] if lot is not None]
            if lots:
                event["lots"] = lots
            if learned:
                event["seen"] = learned
        viewer = self.viewer
        own = self.title.own(table, viewer) if viewer >= 0 else {}
        if own != self.own:
            event["own"] = news(own, self.own)
            self.own = own
        deduced = self.title.deduced(table, viewer) if viewer >= BYSTANDER else {}
        if deduced != self.deduced:
            event["deduced"] = news(deduced, self.deduced)
            self.deduced = deduced
        self.events.append(event)

    def leave(self, changes: list[Change]) -> None:
        """Cards of a heap of backs become single ones as they leave it, in the order of where they come to lie."""
        came_from: dict[int, int] = {}
        for change in changes:
            if change.index in self.alike:
                for card in change.before:
                    came_from[card] = change.index
        if not came_from:
            return
        for change in changes:
            for card in change.arrived:
                source = came_from.get(card, NO_LOT)
                if source != NO_LOT and card not in self.followed:
                    self.followed[card] = self.alike[source].pop()

    def arrive(self, change: Change, table: Table, learned: Json) -> None:
        """Every card that comes to lie here keeps its handle if the viewer could follow it, and shows what it shows."""
        lot = change.lot
        zone = lot.zone
        if zone.order == STACK or zone.fresh:
            for card in change.arrived:
                if card in self.followed:
                    self.known.pop(self.followed.pop(card), None)
            if zone.order == STACK:
                return
        sight = zone.sight(lot.seat, self.viewer)
        if zone.order == HEAP and sight == BACK:
            self.heap_up(change.index, lot.cards)
            return
        for card in change.arrived:
            handle = self.followed.get(card)
            if handle is None:
                handle = self.fresh_handle()
                self.followed[card] = handle
            if handle not in self.known:
                if sight == FACE:
                    self.known[handle] = self.title.face(table, card)
                    learned[handle] = {"face": self.known[handle]}
                elif sight != BACK:
                    learned[handle] = {sight: self.title.aspect(table, card, sight)}

    def heap_up(self, index: int, cards: list[int]) -> None:
        """Backs in a heap: those whose faces the viewer knows stay single, all others are alike from now on."""
        unknown = 0
        for card in cards:
            handle = self.followed.get(card)
            if handle is None:
                unknown += 1
            elif handle not in self.known:
                del self.followed[card]
                unknown += 1
        alike = self.alike.setdefault(index, [])
        while len(alike) > unknown:
            alike.pop()
        while len(alike) < unknown:
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
        self.lots: list[Lot] = []
        self.facts: Json = {}
        self.deciders: list[int] = []
        self.number = 0
        self.idle = Dealer(0)  # draws nothing: what happens by itself here has no chance in it
        lots = len(title.lay(table))
        self.eyes = {viewer: Eye(title, viewer, lots) for viewer in viewers}
        self.watch({"happened": "opened"}, -1)

    def watch(self, happening: Json, only: int) -> None:
        """Something has happened at the table. If only one seat may hear what, the others see at most its effects."""
        table = self.table
        after = self.title.lay(table)
        renamed = self.renamed(after)
        changes: list[Change] = []
        for index, lot in enumerate(after):
            if not self.lots:
                changes.append(Change(index, [], lot))
            elif lot.cards != self.lots[index].cards:
                changes.append(Change(index, self.lots[index].cards, lot))
        seen_by_all = self.seen_by_all()
        self.number += 1
        for viewer, eye in self.eyes.items():
            for card, old in renamed.items():
                if old in eye.followed:
                    eye.followed[card] = eye.followed.pop(old)
            event: Json = {"number": self.number}
            if only < 0 or only == viewer or viewer == OPEN:
                event.update(happening)
            event.update(seen_by_all)
            eye.look(changes, table, event)
        self.lots = after

    def seen_by_all(self) -> Json:
        """What has changed for everybody, besides the cards."""
        table = self.table
        seen: Json = {}
        facts = self.title.facts(table)
        if facts != self.facts:
            seen["facts"] = news(facts, self.facts)
            self.facts = facts
        deciders = [seat for seat in range(table.seats) if table.deciders() >> seat & 1]
        if deciders != self.deciders:
            seen["deciders"] = deciders
            self.deciders = deciders
        if table.over():
            seen["result"] = result(self.title, table)
        return seen

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


def news(now: Json, then: Json) -> Json:
    """What is not as it was; None for what is no more."""
    changed = {key: value for key, value in now.items() if key not in then or then[key] != value}
    for key in then:
        if key not in now:
            changed[key] = None
    return changed


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
