"""A game as people and programs talk to it."""

from __future__ import annotations

import json
from typing import cast

from mypy_extensions import i64

from hoodwink.table.base import Table
from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import FORMAT, BadEntry, BadForm, BadSeats, IllegalChoice
from hoodwink.table.notation import frozen
from hoodwink.table.onlooker import Onlooker, fold, result
from hoodwink.table.options import Json, Plain, shown
from hoodwink.table.title import Entry, Title
from hoodwink.table.zones import BYSTANDER, OPEN

LANGUAGES = ("en", "de")


class Choice:
    """One of the choices that were offered."""

    def __init__(self, title: Title, table: Table, seat: int, number: int, flat: int) -> None:
        self.title = title
        self.table = table
        self.seat = seat
        self.number = number  # its place in the list that was offered
        self.flat = flat  # the same at every decision of this game

    @property
    def data(self) -> Plain:
        """The fields that records write for it."""
        return plain_copy(self.title.notation.data[self.flat])

    @property
    def clause(self) -> str:
        """The rule by which it is offered."""
        return self.title.clause(self.table, self.seat, self.flat)

    @property
    def words(self) -> dict[str, str]:
        """What a person reads, in each language."""
        return {lang: self.title.say_choice(self.title.notation.data[self.flat], lang) for lang in LANGUAGES}

    def __str__(self) -> str:
        return self.words["en"]

    def __repr__(self) -> str:
        return f"<{self.number}: {self.words['en']}>"


class Game:
    """One game, from the opening to the result.

    Everything that happens goes into its history; views and events are told from that when somebody asks.
    """

    def __init__(
        self,
        title: Title,
        names: list[str],
        options: Json,
        cards: Json | None,
        dealer: Dealer,
        table: Table | None = None,
    ) -> None:
        self.title = title
        self.names = names
        self.options = options
        self.cards = cards
        self.dealer = dealer
        self.log: list[Entry] = []
        self.table = table or title.table(len(names), options, cards)
        self.onlooker: Onlooker | None = None
        self.watched = 0  # entries of the history that the onlooker has seen
        self.views: dict[int, tuple[int, Json]] = {}  # by viewer: events folded so far, and the view of them

    # -- Playing ----------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that must choose now; () when the game is over."""
        waiting = self.table.deciders()
        return tuple([seat for seat in range(self.seats) if waiting >> seat & 1])

    def choices(self, seat: int) -> list[Choice]:
        """What this seat is offered; nothing if it is not its turn."""
        table = self.table
        if not table.deciders() >> self.checked_seat(seat) & 1:
            return []
        return [Choice(self.title, table, seat, place, table.nth(seat, place)) for place in range(table.count(seat))]

    def choose(self, seat: int, choice: object) -> None:
        """Choose one of the offered: by its number (int), by itself (Choice), or by its data (dict). A list of data is
        a whole answer (a payment card by card, a sorted hand): it is taken or refused as one.

        What was not offered is refused (IllegalChoice names the clause) and changes nothing.
        """
        if isinstance(choice, list) and len(choice) != 1:
            self.choose_all(seat, choice)
            return
        flat = self.flat_number(self.table, seat, choice[0] if isinstance(choice, list) else choice)
        self.table.apply(seat, flat)
        self.log.append(Entry(seat, flat, None))
        if self.table.due != 0:
            self.settle()

    def choose_all(self, seat: int, choices: list[object]) -> None:
        """Several choices as one, all of kinds that reveal nothing: or a refusal of the last would tell what the first
        had shown, and the seat could take it back."""
        if not choices:
            raise self.refused(seat, "an empty answer", "eine leere Antwort")
        joined = self.title.joined
        for part in choices:
            if not isinstance(part, dict) or part.get("choice") not in joined:
                some = ", ".join(joined) if joined else "–"
                raise IllegalChoice(
                    FORMAT,
                    {
                        "en": f"choices that can be made several at once are those of the kinds: {some}",
                        "de": f"mehrere auf einmal gibt es nur von diesen Arten: {some}",
                    },
                )
        trial = self.table.clone()
        flats: list[int] = []
        for part in choices:
            if flats and (trial.due != 0 or not trial.deciders() >> seat & 1):
                raise self.refused(seat, "nothing can follow in this answer", "dieser Antwort kann nichts mehr folgen")
            flat = self.flat_number(trial, seat, part)
            trial.apply(seat, flat)
            flats.append(flat)
        for flat in flats:
            self.table.apply(seat, flat)
            self.log.append(Entry(seat, flat, None))
        if self.table.due != 0:
            self.settle()

    def flat_number(self, table: Table, seat: object, choice: object) -> int:
        """The flat number of a choice that is offered to this seat at the table; IllegalChoice for anything else."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise self.refused(-1, f"there is no seat {shown(seat)}", f"es gibt keinen Platz {shown(seat)}")
        if not table.deciders() >> seat & 1:
            raise self.refused(seat, "", "")
        if isinstance(choice, int) and not isinstance(choice, bool):
            offered: int = table.count(seat)
            if not 0 <= choice < offered:
                raise self.refused(
                    seat,
                    f"choice {shown(choice)} was not offered; there are {offered}, numbered from 0",
                    f"die Wahl {shown(choice)} wurde nicht angeboten; es gibt {offered}, gezählt ab 0",
                )
            return table.nth(seat, choice)
        if isinstance(choice, Choice):
            flat = choice.flat
        elif isinstance(choice, dict):
            if "seat" in choice and frozen(choice["seat"]) != seat:
                raise self.refused(seat, "the choice is another seat's", "die Wahl gehört einem anderen Platz")
            try:
                flat = self.title.notation.number(cast("Json", choice))
            except BadForm as form:
                raise IllegalChoice(FORMAT, form.words) from None
        else:
            raise self.refused(seat, f"{shown(choice)} is no choice", f"{shown(choice)} ist keine Wahl")
        if not table.offers(seat, flat):
            clause, words = self.title.refusal(table, seat, flat)
            raise IllegalChoice(clause, words)
        return flat

    def refused(self, seat: int, en: str, de: str) -> IllegalChoice:
        """A refusal by the clause of the decision that is open now."""
        table = self.table
        deciders = self.deciders
        if not deciders:
            clause = self.title.ended_by(self.table)
            if en == "":
                en, de = "the game is over", "das Spiel ist zu Ende"
            return IllegalChoice(clause, {"en": en, "de": de})
        asked = seat if seat in deciders else deciders[0]
        clause = self.title.clause(table, asked, table.nth(asked, 0))
        if en == "":
            names = ", ".join([self.names[decider] for decider in deciders])
            en, de = f"it is not your turn to choose, but {names}'s", f"nicht du bist an der Reihe, sondern {names}"
        return IllegalChoice(clause, {"en": en, "de": de})

    def settle(self) -> None:
        """Everything that happens by itself; what chance decides goes into the history."""
        table = self.table
        title = self.title
        while table.due != 0:
            kind = title.chance(table)
            table.step(self.dealer)
            if kind != "":
                self.log.append(Entry(-1, -1, title.told(table, kind)))

    @property
    def result(self) -> Plain | None:
        """None while the game runs; then totals, winners and the parts of the totals."""
        return result(self.title, self.table) if self.table.over() else None

    # -- Seeing -----------------------------------------------------------------------------------------

    def events(self, seat: int | None = None, since: int = 0) -> list[Plain]:
        """What has happened after the event of number `since`, as that seat saw it (None: a bystander). Of what a seat
        may not see there is the number alone."""
        events = self.looking().eyes[self.viewer(seat)].events
        return [plain_copy(event) for event in events[max(since, 0) :]]

    def view(self, seat: int | None = None) -> Plain:
        """Everything that seat has seen (None: a bystander), as plain data."""
        return self.seen_by(self.viewer(seat))

    def open_view(self) -> Plain:
        """Everything, for when a game is over and all hands may be shown."""
        return self.seen_by(OPEN)

    def open_events(self, since: int = 0) -> list[Plain]:
        return [plain_copy(event) for event in self.looking().eyes[OPEN].events[max(since, 0) :]]

    def seen_by(self, viewer: int) -> Plain:
        events = self.looking().eyes[viewer].events
        if viewer not in self.views:
            self.views[viewer] = (0, self.blank_view(viewer))
        folded, view = self.views[viewer]
        for event in events[folded:]:
            fold(view, plain_copy(event))
        self.views[viewer] = (len(events), view)
        return plain_copy(view)

    def blank_view(self, viewer: int) -> Json:
        return {
            "game": self.title.name,
            "options": self.options,
            "names": self.names,
            "seat": viewer if viewer >= 0 else None,
            "number": 0,
            "deciders": [],
            "zones": [],
            "cards": {},
            "facts": {},
            "own": {},
            "deduced": {},
            "result": None,
        }

    def viewer(self, seat: object) -> int:
        return BYSTANDER if seat is None else self.checked_seat(seat)

    def checked_seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeats(f"there is no seat {shown(seat)}; seats are 0 to {self.seats - 1}")
        return seat

    def looking(self) -> Onlooker:
        """The onlooker, having seen all that has happened."""
        if self.onlooker is None:
            blind = self.title.table(self.seats, self.options, self.cards)
            self.onlooker = Onlooker(self.title, blind, [OPEN, BYSTANDER, *range(self.seats)])
            self.watched = 0
            self.views = {}
        while self.watched < len(self.log):
            entry = self.log[self.watched]
            self.watched += 1
            if entry.chance is None:
                self.onlooker.choose(entry.seat, entry.number)
            else:
                self.onlooker.enter(entry.chance)
        return self.onlooker

    # -- Records ----------------------------------------------------------------------------------------

    def header(self) -> Json:
        header: Json = {"record": "hoodwink", "version": 1, "game": self.title.name, "options": self.options}
        header["seats"] = self.names
        if self.cards is not None:
            header["cards"] = self.cards
        return header

    def told(self, entry: Entry) -> Json:
        """One entry of the history, as records write it."""
        if entry.chance is not None:
            return entry.chance
        told: Json = {"seat": entry.seat}
        told.update(self.title.notation.data[entry.number])
        return told

    def record(self) -> str:
        """The whole game as text, one JSON object a line."""
        lines = [self.header(), *[self.told(entry) for entry in self.log]]
        ended = self.result
        if ended is not None:
            lines.append({"result": ended})
        return "".join([json.dumps(line, ensure_ascii=False) + "\n" for line in lines])

    def enter(self, entry: Json) -> None:
        """Play on by one entry of a record; what cannot stand there is refused (BadEntry) and changes nothing."""
        table = self.table
        while table.due != 0 and self.title.chance(table) == "":
            table.step(self.dealer)
        kinds = [key for key in ("chance", "choice", "result") if key in entry]
        if len(kinds) != 1:
            raise BadEntry('an entry has one of "chance", "choice" and "result"')
        if table.over() and kinds[0] != "result":
            raise BadEntry(f"the game is over ({self.title.ended_by(self.table)}), only its result can follow")
        if kinds[0] == "chance":
            self.enter_chance(entry)
        elif kinds[0] == "choice":
            self.enter_choice(entry)
        else:
            self.check_result(entry["result"])

    def enter_chance(self, entry: Json) -> None:
        due = self.title.chance(self.table)
        if due == "":
            raise BadEntry(f"chance {shown(entry['chance'])} is not due here: a seat must choose")
        if entry["chance"] != due:
            raise BadEntry(f'chance "{due}" is due here, not {shown(entry["chance"])}')
        self.title.enter(self.table, entry)
        self.log.append(Entry(-1, -1, self.title.told(self.table, due)))
        self.proceed()

    def enter_choice(self, entry: Json) -> None:
        due = self.title.chance(self.table)
        if due != "":
            raise BadEntry(f'chance "{due}" is due here, nobody can choose yet')
        seat = entry.get("seat")
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadEntry(f'"seat" is a seat from 0 to {self.seats - 1}, not {shown(seat)}')
        flat = self.title.notation.number(entry)
        try:
            self.flat_number(self.table, seat, entry)
        except IllegalChoice as error:
            raise BadEntry(str(error)) from None
        self.table.apply(seat, flat)
        self.log.append(Entry(seat, flat, None))
        self.proceed()

    def proceed(self) -> None:
        """What follows without chance."""
        while self.table.due != 0 and self.title.chance(self.table) == "":
            self.table.step(self.dealer)

    def check_result(self, told: object) -> None:
        ended = self.result
        if ended is None:
            raise BadEntry("the game is not over yet")
        if not isinstance(told, dict):
            raise BadEntry('"result" is an object with totals and winners')
        for key, value in ended.items():
            if key not in told:
                raise BadEntry(f'the result needs "{key}"')
            if frozen(told[key]) != frozen(value):
                raise BadEntry(f'the "{key}" that follow are {shown(value)}, not {shown(told[key])}')

    def at(self, move: int) -> Game:
        """The game as it stood after that many choices, and what followed from them."""
        made = sum([1 for entry in self.log if entry.chance is None])
        if not 0 <= move <= made:
            raise BadEntry(f"there is no move {shown(move)}; this game has moves 0 to {made}")
        then = Game(self.title, self.names, self.options, self.cards, self.dealer.clone())
        for entry in self.log:
            if entry.chance is None:
                if move == 0:
                    break
                move -= 1
            then.enter(self.told(entry))
        then.proceed()
        return then

    # -- Copies -----------------------------------------------------------------------------------------

    def clone(self) -> Game:
        """A copy that plays on by itself, with the same chance ahead of it."""
        twin = Game(self.title, self.names, self.options, self.cards, self.dealer.clone(), self.table.clone())
        twin.log = list(self.log)
        return twin

    def world(self, seat: int, dealer: Dealer) -> Game:
        """A full game that this seat cannot tell from this one, drawn evenly from all of those."""
        self.checked_seat(seat)
        table = self.table.clone()
        self.title.worlds.redeal(table, i64(seat), dealer)
        other = Game(self.title, self.names, self.options, self.cards, dealer.clone(), table)
        other.log = self.title.retell(self.log, table, seat)
        return other


def plain_copy(value: Json) -> Plain:
    """A copy of plain data, all the way down."""
    return {key: copied(item) for key, item in value.items()}


def copied(value: object) -> object:
    if isinstance(value, dict):
        return plain_copy(cast("Json", value))
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value
