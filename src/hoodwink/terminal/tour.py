"""`hoodwink tour`: a simulated hand of each game, told from one chair."""

from __future__ import annotations

import argparse
import sys
from typing import NamedTuple, cast

import hoodwink
from hoodwink.shelf import find, games
from hoodwink.table.dealer import Dealer
from hoodwink.table.game import Choice, Game
from hoodwink.table.options import Json
from hoodwink.table.title import Title
from hoodwink.terminal.games import sentences
from hoodwink.terminal.markdown import Item, emphasized
from hoodwink.terminal.page import Page
from hoodwink.terminal.parser import Parser
from hoodwink.terminal.picture import Picture
from hoodwink.terminal.rules import part_named, read_rules
from hoodwink.terminal.words import say, say_count

WIDTH = 80
HEIGHT = 23  # a terminal's 24, less the one in which it waits for Enter
CHAIR = 0  # the seat that tells
SEATS = 3
SEED = 5
SHORT = ("hands", "games")  # options that make a game of a single hand when they are 1
NEXT = {
    "en": (
        ("hoodwink rules blind-hen", "the rules, numbered clause by clause"),
        ("hoodwink games", "all games with their options"),
        ("hoodwink simulate bobs-hat --games 100000", "many games at once: who scores what"),
        ("hoodwink simulate blind-business --games 3 --records games", "three games with their records"),
        ("hoodwink replay games/blind-business-0-0.jsonl --seat 1 --at 20", "who saw what, at any point"),
        ("hoodwink check games", "a referee for records"),
        ("hoodwink --help", "everything else"),
    ),
    "de": (
        ("hoodwink rules blind-hen --lang de", "die Regeln, Abschnitt für Abschnitt"),
        ("hoodwink games --lang de", "alle Spiele mit ihren Optionen"),
        ("hoodwink simulate bobs-hat --games 100000", "viele Partien auf einmal: wer wie viele Punkte macht"),
        ("hoodwink simulate blind-business --games 3 --records games", "drei Partien mit ihren Protokollen"),
        ("hoodwink replay games/blind-business-0-0.jsonl --seat 1 --at 20 --lang de", "wer wann was sah"),
        ("hoodwink check games", "Schiedsgericht für Protokolle"),
        ("hoodwink --help", "alles andere"),
    ),
}


def parser() -> Parser:
    reader = Parser(
        "tour",
        "A guided tour: a simulated hand of each game, told from one chair. A terminal waits for Enter.",
        """
hoodwink tour
hoodwink tour bobs-hat
hoodwink tour --lang de
""",
    )
    reader.add_argument("games", metavar="GAME", nargs="*", help="which (default: all)")
    reader.add_language()
    return reader


def run(arguments: argparse.Namespace) -> int:
    lang = arguments.lang
    page = Page()
    page.width = min(page.width, WIDTH)
    names = arguments.games or list(games())
    titles = [find(name) for name in names]
    for number, title in enumerate(titles, 1):
        heading = f"{number}/{len(titles)}  {title.words[lang]}"
        for screen in Story(title, lang, page).screens(heading):
            print("\n".join(screen))
            if not go_on(lang, page):
                return 0
    print("\n".join(what_next(lang, page)))
    return 0


def go_on(lang: str, page: Page) -> bool:
    """Wait for a person, if there is one."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print()
        return True
    try:
        answer = input(page.dim(say("tour on", lang)))
    except EOFError:
        print()
        return False
    print()
    return answer.strip().lower() != "q"


def what_next(lang: str, page: Page) -> list[str]:
    lines = [page.rule(say("tour next", lang))]
    for command, what in NEXT[lang]:
        lines += ["", f"  {page.bold(command)}", f"      {what}"]
    return lines


class Move(NamedTuple):
    """A choice that was made."""

    seat: int
    number: int
    offered: int  # of how many
    secret: bool


class Story:
    """One simulated game, and the decision in it that is told."""

    def __init__(self, title: Title, lang: str, page: Page) -> None:
        self.title = title
        self.lang = lang
        self.page = page
        seats = max(title.fewest, SEATS)
        options = {option.name: 1 for option in title.options(seats) if option.name in SHORT}
        self.game = hoodwink.new(title.name, seats, SEED, options)
        self.moves = play_at_random(self.game)
        self.names = self.game.names
        self.at = telling(self.moves)
        self.then = self.game.at(self.at)

    def screens(self, heading: str) -> list[list[str]]:
        return [self.what_is_seen(heading), self.what_is_decided()]

    def what_is_seen(self, heading: str) -> list[str]:
        others = say("and", self.lang).join(name for seat, name in enumerate(self.names) if seat != CHAIR)
        view = self.then.view(CHAIR)
        picture = Picture(self.title, view, self.names, self.lang, self.page)
        lines = [self.page.rule(heading)]
        lines += self.page.wrap(" ".join(sentences(self.title, self.lang)[:2]))
        lines += self.page.wrap(say("tour chair", self.lang, name=self.names[CHAIR], others=others))
        lines += self.part("tour so far", self.cut(self.log(self.then.events(CHAIR), 3), 4))
        rest = [""]
        for key, told in (
            ("tour hidden", "; ".join(hidden_lots(picture))),
            ("tour known", "; ".join(line.strip() for line in picture.fact_lines("deduced"))),
        ):
            if told:
                rest += self.cut(self.page.wrap(told, self.page.bold(say(key, self.lang)) + ": ", "  "), 2)
        seen = self.cut(seen_lines(picture), max(3, HEIGHT - len(lines) - len(rest) - 2))
        return lines + self.part("tour seen", seen) + rest

    def what_is_decided(self) -> list[str]:
        choices = self.then.choices(CHAIR)
        taken = choices[self.moves[self.at].number]
        before = self.then.events(CHAIR)
        after = self.game.at(min(self.at + 4, len(self.moves))).events(CHAIR, len(before))
        said = say("tour taken", self.lang, choice=self.words(taken))
        rest = ["", *self.clause(taken.clause), "", *self.page.wrap(self.page.bold(said))]
        rest += self.cut(self.log(after), 4)
        result = self.title.say_result(self.game.result or {}, self.names, self.lang)
        rest += self.part("tour end", self.cut(self.page.wrap(result, "  ", "  "), 3), choices=len(self.moves))
        told: list[str] = []
        for choice in choices:
            told += self.page.wrap(self.words(choice), f"{choice.number:>4}  ")
        lines = [self.page.rule(say("tour turn", self.lang))]
        return lines + self.cut(told, max(3, HEIGHT - len(rest) - 1)) + rest

    def part(self, key: str, lines: list[str], **parts: object) -> list[str]:
        return ["", self.page.bold(say(key, self.lang, **parts)), *lines] if lines else []

    def cut(self, lines: list[str], most: int) -> list[str]:
        """No more lines than fit; the last one says how many are missing."""
        if len(lines) <= most:
            return lines
        return [*lines[: most - 1], "  " + say("more", self.lang, count=len(lines) - most + 1)]

    def words(self, choice: Choice) -> str:
        return self.title.say_choice(choice.data, self.lang)

    def clause(self, name: str) -> list[str]:
        """The rule by which it is chosen, as it is written."""
        part = part_named(name, read_rules(self.title.name, self.lang), self.title.prefix, self.title.name)
        assert isinstance(part, Item)
        lines = self.page.wrap(emphasized(part.text, self.page), "  ", "  ")
        return [say("tour clause", self.lang, clause=self.page.bold(name)), *self.cut(lines, 4)]

    def log(self, events: list[Json], last: int = 0) -> list[str]:
        """What is told of these events, or of the last of which there is something to tell."""
        told = [said for event in events if (said := self.title.say_event(event, self.names, self.lang))]
        return [line for said in told[-last:] for line in self.page.wrap(said, "  ", "    ")]


def play_at_random(game: Game) -> list[Move]:
    """To the end."""
    players = Dealer(-SEED)
    moves: list[Move] = []
    while game.deciders:
        seat = game.deciders[0]
        choices = game.choices(seat)
        chosen = choices[players.below(len(choices))]
        moves.append(Move(seat, chosen.number, len(choices), game.title.secret(game.table, seat, chosen.flat)))
        game.choose(seat, chosen)
    return moves


def telling(moves: list[Move]) -> int:
    """After how many choices the seat that tells has a decision worth telling: a few choices, seen by all,
    when the game has really begun but is not nearly over."""
    best = (-1, 0)
    for at, move in enumerate(moves):
        if move.seat == CHAIR:
            begun = 0.3 <= at / len(moves) <= 0.7
            worth = 2 * (not move.secret) + 2 * (2 <= move.offered <= 7) + (move.offered > 2) + begun
            best = max(best, (worth, -at))
    return -best[1]


def seen_lines(picture: Picture) -> list[str]:
    """The zones in which the viewer knows a card, a line each."""
    lines: list[str] = []
    for lot in cast("list[Json]", picture.view["zones"]):
        handles = cast("list[str | None]", lot.get("cards", []))
        if any("face" in picture.cards.get(handle, {}) for handle in handles if handle is not None):
            lines += picture.page.wrap(picture.lying(lot), f"  {owner_and_zone(lot, picture)}: ", "    ")
    return lines


def hidden_lots(picture: Picture) -> list[str]:
    """The zones in which cards lie that the viewer doesn't know, and how many."""
    told: list[str] = []
    for lot in cast("list[Json]", picture.view["zones"]):
        handles = cast("list[str | None]", lot.get("cards", []))
        unknown = sum("face" not in picture.cards.get(handle, {}) for handle in handles if handle is not None)
        unknown += cast("int", lot.get("count", 0))
        if unknown:
            told.append(f"{owner_and_zone(lot, picture)} ({say_count(unknown, picture.lang)})")
    return told


def owner_and_zone(lot: Json, picture: Picture) -> str:
    zone = picture.zone_words(lot)
    return f"{picture.names[cast('int', lot['seat'])]}, {zone}" if "seat" in lot else zone
