"""`hoodwink simulate`: many games, on all cores."""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path

import hoodwink
from hoodwink.arena.loops import GAMES_A_SEED, Tally, deal_seed
from hoodwink.arena.pool import cores, spread
from hoodwink.arena.simulation import Simulation
from hoodwink.bots import player
from hoodwink.shelf import find
from hoodwink.table.cards import COMPILED
from hoodwink.table.dealer import Dealer
from hoodwink.table.options import FLAG, Json, Option
from hoodwink.table.title import Title
from hoodwink.terminal.page import Page, print_json
from hoodwink.terminal.parser import Parser, whole
from hoodwink.terminal.progress import Progress


def parser() -> Parser:
    reader = Parser(
        "simulate",
        "Play many games and sum them up: how long they are, who scores what, how they end.\n"
        f"Game I of seed S is dealt by the seed S * {GAMES_A_SEED} + I, whatever else is asked for:\n"
        "hoodwink.new with this seed deals the same cards.",
        """
hoodwink simulate bobs-hat --seats 4 --games 100000 --seed 7
hoodwink simulate bobs-hat --option hands=3 --option secret_bids
hoodwink simulate blind-business --option family --records games/
hoodwink simulate blind-hen --cards my-cards.toml --json
""",
    )
    reader.add_argument("game", metavar="GAME", help="as `hoodwink games` lists it")
    reader.add_argument("--seats", type=whole(1), metavar="N", help="how many play (default: the fewest that can)")
    reader.add_argument("--games", type=whole(1, GAMES_A_SEED), default=1000, metavar="K", help="default: 1000")
    reader.add_argument("--seed", type=whole(0), default=0, metavar="S", help="default: 0")
    reader.add_argument("--bot", default="random", metavar="NAME", help="who plays (default: random)")
    reader.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="set an option; `K` alone means K=true"
    )
    reader.add_argument("--cards", metavar="FILE", help="a card file (TOML) in place of the standard cards")
    reader.add_argument("--records", metavar="DIR", help="write a record of each game, DIR/GAME-S-I.jsonl")
    reader.add_argument("--cores", type=whole(1, 1024), metavar="N", help="default: all")
    reader.add_json()
    return reader


def run(arguments: argparse.Namespace) -> int:
    simulation = settled(arguments)
    workers = arguments.cores or cores()
    if simulation.records is not None:
        make_folder(simulation.records)
    tally = Tally(len(simulation.names))
    begun = time.perf_counter()
    try:
        with Progress(arguments.games, "games") as progress:
            for games, part in spread(simulation, range(arguments.games), workers):
                tally.merge(part)
                progress.add(games)
    finally:
        simulation.sweep()
    spent = time.perf_counter() - begun
    if arguments.json:
        print_json(as_json(simulation, tally, spent, workers))
    else:
        print("\n".join(as_text(simulation, tally, spent, workers)))
    return 0


def make_folder(path: str) -> None:
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise hoodwink.HoodwinkError(f"--records: {path} is not a folder, nor can it become one") from None


def settled(arguments: argparse.Namespace) -> Simulation:
    """Everything that was asked for, checked, before anything is done."""
    title = find(arguments.game)
    seats = title.settle_seats(title.fewest if arguments.seats is None else arguments.seats)
    opening = hoodwink.new(
        title.name,
        seats,
        deal_seed(arguments.seed, 0),
        read_options(title, seats, arguments.option),
        arguments.cards,
    )
    player(arguments.bot, Dealer(0))
    return Simulation(
        title.name,
        opening.names,
        opening.options,
        opening.cards,
        arguments.seed,
        arguments.bot,
        arguments.records,
    )


def read_options(title: Title, seats: int, texts: list[str]) -> Json:
    """The options that were typed, still to be checked by the game."""
    known = {option.name: option for option in title.options(seats)}
    for name in title.presets:
        known[name] = Option(name, FLAG, False, "", {})
    given: Json = {}
    for text in texts:
        typed, _, value = text.partition("=")
        name = typed.replace("-", "_")
        if name in given:
            raise hoodwink.BadOption(f"option {name} is given twice")
        given[name] = known[name].read(value) if name in known else value
    return given


def mean(total: int, games: int) -> float:
    return total / games


def deviation(total: int, squares: int, games: int) -> float:
    """The standard deviation of all the games' scores."""
    return math.sqrt(max(0, games * squares - total * total)) / games


def as_json(simulation: Simulation, tally: Tally, spent: float, workers: int) -> Json:
    return {
        "game": simulation.game,
        "seats": len(simulation.names),
        "options": simulation.options,
        "cards": simulation.cards,
        "bot": simulation.bot,
        "seed": simulation.seed,
        "games": tally.games,
        "decisions": {
            "total": tally.choices,
            "mean": mean(tally.choices, tally.games),
            "min": tally.fewest,
            "max": tally.most,
        },
        "scores": [
            {
                "mean": mean(tally.sums[seat], tally.games),
                "spread": deviation(tally.sums[seat], tally.squares[seat], tally.games),
                "min": tally.lowest[seat],
                "max": tally.highest[seat],
                "wins": tally.wins[seat],
            }
            for seat in range(len(simulation.names))
        ],
        "shared": tally.shared,
        "endings": dict(sorted(tally.endings.items())),
        "records": simulation.records,
        "speed": {
            "seconds": spent,
            "decisions_a_second": tally.choices / spent,
            "games_a_second": tally.games / spent,
            "cores": workers,
            "compiled": COMPILED,
        },
    }


def as_text(simulation: Simulation, tally: Tally, spent: float, workers: int) -> list[str]:
    page = Page()
    games = tally.games
    seats = len(simulation.names)
    what = f"{simulation.game}, {seats} seats, {games:,} games"
    lines = page.wrap(page.bold(f"{what} by {simulation.bot} players, seed {simulation.seed}"))
    lines += page.wrap(
        f"{mean(tally.choices, games):,.1f} decisions a game ({tally.fewest:,} to {tally.most:,})",
        "length   ",
    )
    lines += ["", page.dim("seat      mean   spread    lowest  highest      wins")]
    for seat in range(seats):
        spread_of = deviation(tally.sums[seat], tally.squares[seat], games)
        lines.append(
            f"{seat:>4} {mean(tally.sums[seat], games):9.2f} {spread_of:8.2f} {tally.lowest[seat]:9,} "
            f"{tally.highest[seat]:8,} {tally.wins[seat]:9,}  {tally.wins[seat] / games:6.1%}"
        )
    lines.append("")
    if tally.shared:
        lines += page.wrap(f"{tally.shared:,} games with more than one winner", "shared   ")
    if tally.endings:
        endings = sorted(tally.endings.items(), key=lambda pair: -pair[1])
        lines += page.wrap(", ".join(f"{name} {times:,}" for name, times in endings), "endings  ")
    rates = f"{tally.choices / spent:,.0f} decisions/s, {games / spent:,.0f} games/s"
    used = f"{workers} core{'s' if workers > 1 else ''}, {'compiled' if COMPILED else 'plain Python'}"
    lines += page.wrap(f"{rates} in {spent:.2f} s ({used})", "speed    ")
    if simulation.records is not None:
        lines += page.wrap(f"{games:,} in {simulation.records}", "records  ")
    return lines
