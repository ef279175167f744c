"""`hoodwink replay`: what was on the table at some point of a record, and who saw what of it."""

from __future__ import annotations

import argparse

from hoodwink import HoodwinkError
from hoodwink.table.game import Game
from hoodwink.table.options import Json
from hoodwink.terminal.files import open_record
from hoodwink.terminal.page import Page, print_json, printable
from hoodwink.terminal.parser import Parser, whole
from hoodwink.terminal.picture import Picture
from hoodwink.terminal.words import say

LOG = 10  # events told


def parser() -> Parser:
    reader = Parser(
        "replay",
        "Show the table of a record after so many choices, as one seat or a bystander saw it, or all open.",
        """
hoodwink replay game.jsonl                     as a bystander sees its last position
hoodwink replay game.jsonl --at 20 --seat 2    after 20 choices, from seat 2
hoodwink replay game.jsonl --at 20 --open      with all cards open
hoodwink replay game.jsonl --seat 0 --json     the view, the events and the choices as data
""",
    )
    reader.add_argument("file", metavar="FILE", help="a record")
    reader.add_argument("--seat", type=whole(0), metavar="S", help="who looks, from 0 (default: a bystander)")
    reader.add_argument("--at", type=whole(0), metavar="N", help="after N choices (default: all)")
    reader.add_argument("--open", action="store_true", help="everything is seen")
    reader.add_language()
    reader.add_json()
    return reader


def run(arguments: argparse.Namespace) -> int:
    if arguments.open and arguments.seat is not None:
        raise HoodwinkError("--open shows everything and --seat what one seat saw: give one of them")
    game = open_record(arguments.file)
    if arguments.seat is not None and arguments.seat >= game.seats:
        raise HoodwinkError(f"there is no seat {arguments.seat}; this game has seats 0 to {game.seats - 1}")
    made = choices_made(game)
    at = made if arguments.at is None else arguments.at
    then = game.at(at)
    seat = arguments.seat
    view = then.open_view() if arguments.open else then.view(seat)
    events = then.open_events() if arguments.open else then.events(seat)
    choosers = then.deciders if arguments.open else [one for one in then.deciders if one == seat]
    if arguments.json:
        choices = [told for one in choosers for told in offered(then, one)]
        print_json({"view": view, "events": events, "choices": choices})
        return 0
    page = Page()
    names = [printable(name) for name in game.names]
    picture = Picture(then.title, view, names, arguments.lang, page)
    seen_by = say("open", arguments.lang) if arguments.open else say_viewer(seat, names, arguments.lang)
    after = say("after", arguments.lang, made=at, all=made) if at else say("start", arguments.lang)
    lines = page.wrap(f"{page.bold(then.title.words[arguments.lang])}, {after}, {seen_by}")
    for heading, part in (
        ("", picture.zone_lines()),
        (say("all see", arguments.lang), picture.fact_lines("facts")),
        (say("you know", arguments.lang, name=names[seat or 0]), picture.fact_lines("own")),
        (say("follows", arguments.lang), picture.fact_lines("deduced")),
        (say("log", arguments.lang), log_lines(then, events, names, arguments.lang, page)),
    ):
        if part:
            lines += ["", *([page.bold(heading)] if heading else []), *part]
    lines += ["", *standing(then, list(choosers), names, arguments.lang, page)]
    print("\n".join(lines))
    return 0


def choices_made(game: Game) -> int:
    return sum(entry.chance is None for entry in game.log)


def offered(game: Game, seat: int) -> list[Json]:
    return [
        {
            "seat": seat,
            "number": choice.number,
            "data": choice.data,
            "clause": choice.clause,
            "words": choice.words,
        }
        for choice in game.choices(seat)
    ]


def say_viewer(seat: int | None, names: list[str], lang: str) -> str:
    return say("bystander", lang) if seat is None else say("seat", lang, name=names[seat], seat=seat)


def log_lines(game: Game, events: list[Json], names: list[str], lang: str, page: Page) -> list[str]:
    """The last events of which there is something to say."""
    told = [said for event in events if (said := game.title.say_event(event, names, lang))]
    return [line for said in told[-LOG:] for line in page.wrap(said, "  ", "    ")]


def standing(game: Game, choosers: list[int], names: list[str], lang: str, page: Page) -> list[str]:
    """What is to come: the choices of those who look, or who must choose, or how it ended."""
    if game.result is not None:
        return page.wrap(f"{say('over', lang)} {game.title.say_result(game.result, names, lang)}")
    if not game.deciders:
        return [say("chance", lang)]
    lines: list[str] = []
    for seat in choosers:
        lines.append(page.bold(say("turn", lang, name=names[seat], seat=seat)))
        for choice in game.choices(seat):
            words = game.title.say_choice(choice.data, lang)
            lines += page.wrap(f"{words} ({choice.clause})", f"{choice.number:>4}  ")
    if not lines:
        waiting = ", ".join(f"{names[seat]} ({seat})" for seat in game.deciders)
        lines = page.wrap(say("waiting", lang, names=waiting))
    return lines
