"""`hoodwink arena`: players against each other on duplicate deals."""

from __future__ import annotations

import argparse
import csv
import math
from dataclasses import asdict
from pathlib import Path

import hoodwink
from hoodwink.arena.match import Book, Estimate, Match, Played, Standing, standings
from hoodwink.arena.pool import cores, spread
from hoodwink.bots import player
from hoodwink.shelf import find
from hoodwink.table.dealer import Dealer
from hoodwink.table.options import Json
from hoodwink.terminal.page import Page, print_json
from hoodwink.terminal.parser import Parser, whole
from hoodwink.terminal.progress import Progress
from hoodwink.terminal.simulate import make_folder, read_options


def parser() -> Parser:
    reader = Parser(
        "arena",
        "Let players play against each other. Every deal is played once for each of them, all moving on by a seat,\n"
        "so that luck cancels out; the intervals are those of 95%.",
        """
hoodwink arena bobs-hat --bots house,random --deals 500
hoodwink arena blind-hen --seats 3 --bots search:50ms,house --deals 200 --out matches/hen
""",
    )
    reader.add_argument("game", metavar="GAME", help="as `hoodwink games` lists it")
    reader.add_argument("--bots", default="house,random", metavar="A,B…", help="who plays (default: house,random)")
    reader.add_argument("--deals", type=whole(1, 10**6), default=200, metavar="K", help="default: 200")
    reader.add_argument("--seats", type=whole(1), metavar="N", help="how many play (default: the fewest that can)")
    reader.add_argument("--seed", type=whole(0), default=0, metavar="S", help="default: 0")
    reader.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="set an option; `K` alone means K=true"
    )
    reader.add_argument("--cards", metavar="FILE", help="a card file (TOML) in place of the standard cards")
    reader.add_argument(
        "--out", metavar="DIR", help="keep the games there (games.jsonl, games.csv), and go on from them"
    )
    reader.add_argument("--cores", type=whole(1, 1024), metavar="N", help="default: all")
    reader.add_json()
    return reader


def run(arguments: argparse.Namespace) -> int:
    match = settled(arguments)
    book: Book | None = None
    if arguments.out is not None:
        make_folder(arguments.out)
        book = Book(Path(arguments.out, "games.jsonl"), match)
    games: list[Played] = list(book.games.values()) if book else []
    deals = book.missing(arguments.deals) if book else list(range(arguments.deals))
    try:
        with Progress(arguments.deals, "deals") as progress:
            progress.add(arguments.deals - len(deals))
            for done, played in spread(match, deals, arguments.cores or cores()):
                games += played
                if book:
                    book.add(played)
                progress.add(done)
    finally:
        if book:
            book.close()
    counted = {(game.deal, game.turn): game for game in games if game.deal < arguments.deals}
    table = standings(match, counted.values())
    if arguments.out is not None:
        write_csv(Path(arguments.out, "games.csv"), [counted[key] for key in sorted(counted)])
    if arguments.json:
        print_json({"match": asdict(match), "deals": arguments.deals, "standings": [as_json(row) for row in table]})
    else:
        print("\n".join(as_text(match, arguments.deals, table)))
    return 0


def settled(arguments: argparse.Namespace) -> Match:
    """Everything that was asked for, checked, before anything is played."""
    title = find(arguments.game)
    seats = title.settle_seats(title.fewest if arguments.seats is None else arguments.seats)
    options = read_options(title, seats, arguments.option)
    opening = hoodwink.new(title.name, seats, 0, options, arguments.cards)
    bots = arguments.bots.split(",")
    for bot in bots:
        player(bot, Dealer(0))
        if bot == "house" and title.house is None:
            raise hoodwink.HoodwinkError(f"nobody has written a house player for {title.name} yet")
    if len(set(bots)) != len(bots):
        raise hoodwink.HoodwinkError("a bot is named twice; everybody who takes part has a name of its own")
    return Match(title.name, opening.names, opening.options, opening.cards, arguments.seed, bots)


def write_csv(path: Path, games: list[Played]) -> None:
    """A line for each seat of each game."""
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["deal", "turn", "seat", "bot", "total", "won", "choices"])
        for game in games:
            for seat, bot in enumerate(game.bots):
                won = int(seat in game.winners)
                rows.writerow([game.deal, game.turn, seat, bot, game.totals[seat], won, game.choices])


def as_json(row: Standing) -> Json:
    return {
        "bot": row.bot,
        "games": row.games,
        "even": row.even,
        **{name: number(value) for name, value in (("wins", row.wins), ("score", row.score), ("lead", row.lead))},
    }


def number(value: Estimate) -> Json:
    return {"mean": value.mean, "off": None if math.isinf(value.off) else value.off}


def as_text(match: Match, deals: int, table: list[Standing]) -> list[str]:
    page = Page()
    what = f"{match.game}, {len(match.names)} seats, {deals:,} deals played {len(match.bots)} times, seed {match.seed}"
    lines = [*page.wrap(page.bold(what)), ""]
    lines.append(page.dim(f"{'':14}{'games won':>18}  {'score':>18}  {'ahead by':>18}"))
    for row in table:
        lines.append(f"{row.bot:14}{percent(row.wins):>18}  {plain(row.score):>18}  {plain(row.lead):>18}")
    lines += [
        "",
        *page.wrap(f"Even would be {1 / len(match.names):.1%} of the games. ± is the 95% interval over deals."),
    ]
    return lines


def percent(value: Estimate) -> str:
    return f"{value.mean:.1%} ± {value.off:.1%}"


def plain(value: Estimate) -> str:
    return f"{value.mean:.2f} ± {value.off:.2f}"
