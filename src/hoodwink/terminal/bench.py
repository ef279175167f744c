"""`hoodwink bench`: how fast everything is on this machine."""

from __future__ import annotations

import argparse
import dataclasses
import os
import statistics
import subprocess
import sys
import time

from hoodwink.arena.speed import ROUNDS, Figures, measure
from hoodwink.shelf import find, games
from hoodwink.table.cards import COMPILED
from hoodwink.table.options import Json
from hoodwink.terminal.page import Page, print_json
from hoodwink.terminal.parser import Parser, seconds
from hoodwink.terminal.progress import Progress

COLUMNS = {
    "decisions_a_game": "decisions",
    "compiled": "compiled",
    "from_python": "from Python",
    "through_game": "Game",
    "clones": "clones/s",
    "worlds": "worlds/s",
}
LEGEND = (
    "compiled, from Python, Game: decisions a second inside compiled code with the deal, "
    "choice by choice from Python, and through the public Game."
)
STARTS = {"hoodwink --help": ["-m", "hoodwink", "--help"], "import hoodwink": ["-c", "import hoodwink"]}
STARTED = 7  # times


def parser() -> Parser:
    reader = Parser(
        "bench",
        "Measure random play on one core: decisions a second inside compiled code with the deal, driven\n"
        "choice by choice from Python, and through the public Game; copies and worlds a second in the\n"
        "middle of a game; and how long the program takes to start.\n"
        f"Each figure is the median of {ROUNDS} rounds, in processor time.",
        """
hoodwink bench
hoodwink bench bobs-hat --seconds 5
hoodwink bench --json
""",
    )
    reader.add_argument("games", metavar="GAME", nargs="*", help="which (default: all)")
    reader.add_argument(
        "--seconds",
        type=seconds,
        default=1.0,
        metavar="S",
        help="about how long each figure takes (default: 1)",
    )
    reader.add_json()
    return reader


def run(arguments: argparse.Namespace) -> int:
    for name in arguments.games:
        find(name)
    measured, started = measure_all(arguments.games or list(games()), arguments.seconds)
    if arguments.json:
        print_json({
            "compiled": COMPILED,
            "games": {figures.game: dataclasses.asdict(figures) for figures in measured},
            "seconds_to_start": started,
        })  # fmt: skip
        return 0
    page = Page()
    print(page.bold("The rules are compiled." if COMPILED else "The rules are plain Python, not compiled."))
    print("\n".join(page.wrap(LEGEND)))
    print("\n".join(table(measured)))
    for figures in measured:
        print("\n".join(page.wrap(page.dim(f"{figures.game}: {figures.position}"))))
    for what, spent in started.items():
        print(f"{what}: {spent:.3f} s")
    return 0


def measure_all(names: list[str], length: float) -> tuple[list[Figures], dict[str, float]]:
    measured: list[Figures] = []
    with Progress(len(names), "games") as progress:
        for name in names:
            measured.append(measure(name, length))
            progress.add(1)
    return measured, {what: starting(command) for what, command in STARTS.items()}


def starting(command: list[str], times: int = STARTED) -> float:
    """The median of the seconds from start to end, by the clock on the wall."""
    spent: list[float] = []
    for _ in range(times):
        begun = time.perf_counter()
        subprocess.run([sys.executable, *command], check=True, stdout=subprocess.DEVNULL, env=dict(os.environ))
        spent.append(time.perf_counter() - begun)
    return statistics.median(spent)


def table(measured: list[Figures]) -> list[str]:
    rows = [["", *COLUMNS.values()]]
    for figures in measured:
        told: Json = dataclasses.asdict(figures)
        rows.append([figures.game, *[short(float(str(told[name]))) for name in COLUMNS]])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [
                row[0].ljust(widths[0]),
                *[cell.rjust(wide) for cell, wide in zip(row[1:], widths[1:], strict=True)],
            ]
        )
        for row in rows
    ]


def short(figure: float) -> str:
    """Three digits and a letter."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if figure >= 0.9995 * size:
            return f"{figure / size:.3g}{letter}"
    return f"{figure:.0f}"
