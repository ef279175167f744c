"""Measures every figure of results.md in one run, and writes it.

    make bench
    python benchmarks/run.py [--seconds 1.0] [--output FILE] [GAME…]

Our games and OpenSpiel's are measured in turn, so that what else the machine does falls on both. A ratio is
ours to the fastest that any of the OpenSpiel games reaches in the same kind of figure.
"""

from __future__ import annotations

import argparse
import datetime
import importlib.metadata
import itertools
import math
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

import hoodwink
from hoodwink.arena.pool import cores
from hoodwink.arena.speed import ROUNDS, Figures, measure
from hoodwink.shelf import games
from hoodwink.table.cards import COMPILED
from hoodwink.terminal.bench import STARTED, STARTS, short, starting

HERE = Path(__file__).parent
OURS = {
    "decisions_a_game": "decisions a game",
    "compiled": "compiled",
    "from_python": "from Python",
    "through_game": "through Game",
    "clones": "clones/s",
    "clones_from_python": "clones/s from Python",
    "worlds": "worlds/s",
}
THEIRS = {
    "players": "players",
    "decisions_a_game": "decisions a game",
    "with_deal": "with deal",
    "without_deal": "without deal",
    "bots": "bots",
    "from_python": "from Python",
    "clones": "clones/s",
    "resamples": "resamples/s",
    "ismcts": "ISMCTS iterations/s",
}
# Our figure, theirs, the column, and what is compared.
COMPARED = (
    ("compiled", "with_deal", "compiled", "whole random games with the deal inside compiled code, decisions/s"),
    ("compiled", "without_deal", "compiled, no deal", "the same, but OpenSpiel's without its deal"),
    ("from_python", "from_python", "from Python", "driven from Python choice by choice, decisions/s"),
    ("through_game", "from_python", "through Game", "the same, but ours through the public Game"),
    ("clones_from_python", "clones", "clones", "copies in the middle of a game from Python, copies/s"),
    ("worlds", "resamples", "worlds", "worlds that fit what a seat has seen, worlds/s; ours inside compiled code"),
)

WHAT = f"""\
One core, processor time, medians of rounds (ours {ROUNDS}), all in the same run, our games and OpenSpiel's in turn.
What each figure is: `src/hoodwink/arena/speed.py` and `benchmarks/openspiel.py`."""

Measured = dict[str, dict[str, float]]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure everything in results.md, and write it.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="of ours (default: all)")
    parser.add_argument("--seconds", type=float, default=1.0, help="about how long each figure takes")
    parser.add_argument("--output", type=Path, default=HERE / "results.md")
    arguments = parser.parse_args()
    try:
        import openspiel  # type: ignore[import-not-found]  # the file beside this one
    except ImportError as error:
        print(f"benchmarks: {error}; `make bench` installs it", file=sys.stderr)
        return 2

    ours: list[Figures] = []
    theirs: Measured = {}
    installed = [game for game in openspiel.GAMES if openspiel.installed(game)]
    for our_game, their_game in itertools.zip_longest(arguments.games or games(), installed):
        for name in filter(None, (our_game, their_game)):
            print(f"measuring {name}", file=sys.stderr)
        if our_game is not None:
            ours.append(measure(our_game, arguments.seconds))
        if their_game is not None:
            theirs[their_game] = openspiel.measure(their_game, arguments.seconds)
    started = {what: starting(command) for what, command in STARTS.items()}
    arguments.output.write_text(results(ours, theirs, openspiel.GAMES, started, arguments.seconds), encoding="utf-8")
    return 0


def results(
    ours: list[Figures], theirs: Measured, settings: dict[str, str], started: dict[str, float], seconds: float
) -> str:
    version = importlib.metadata.version
    compiled = "compiled" if COMPILED else "plain Python, not compiled"
    ours_is = f"Hoodwink {hoodwink.__version__}, {compiled}; mypyc {version('mypy')}"
    today = datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d")
    parts = [
        "# Results",
        "Written by `make bench`; not edited by hand.",
        "## Machine, versions, commands",
        "\n".join(
            [
                *[f"- {line}" for line in machine()],
                f"- {ours_is}; Python {platform.python_version()}; open_spiel {version('open_spiel')}",
                f"- `make bench`, that is `python benchmarks/run.py --seconds {seconds:g}`; measured on {today}",
            ]
        ),
        WHAT,
        "## Hoodwink",
        markdown([["game", *OURS.values()], *[[each.game, *cells(vars(each), OURS)] for each in ours]]),
        "Copies and worlds are made in these positions:",
        "\n".join(f"- {each.game}: {each.position}" for each in ours),
        "## OpenSpiel",
        markdown(
            [
                ["game", *THEIRS.values()],
                *[[f"`{settings.get(game, game)}`", *cells(figures, THEIRS)] for game, figures in theirs.items()],
            ]
        ),
        "## Ratios",
        "Each of our games against the fastest OpenSpiel game measured, whichever that is.",
    ]
    columns: list[list[str]] = []
    legend: list[str] = []
    for mine, other, name, what in COMPARED:
        fastest = fastest_of(theirs, other)
        if fastest is not None:
            limit = theirs[fastest][other]
            columns.append([name, *[f"{vars(each)[mine] / limit:.2f}" for each in ours]])
            legend.append(f"- {name}: {what}; the fastest there is {fastest} with {short(limit)}")
    parts += [
        markdown(list(zip(["game", *[each.game for each in ours]], *columns, strict=True))),
        "\n".join(legend),
    ]
    parts += [
        "## Starting",
        f"By the clock on the wall, medians of {STARTED}, the start of Python included.",
        markdown([["command", "seconds"], *[[f"`{what}`", f"{spent:.3f}"] for what, spent in started.items()]]),
    ]
    return "\n\n".join(parts) + "\n"


def machine() -> list[str]:
    """What can be told of the machine without telling which one it is."""
    lines = [f"{cpu_model()}, {cores()} cores, {platform.system()} {platform.machine()}"]
    memory = Path("/proc/meminfo")
    if memory.exists():
        kilobytes = int(memory.read_text(encoding="ascii").split("MemTotal:")[1].split()[0])
        lines.append(f"{kilobytes / 2**20:.1f} GiB of memory")
    return lines


def cpu_model() -> str:
    told = Path("/proc/cpuinfo")
    if told.exists():
        for line in told.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"


def fastest_of(theirs: Measured, name: str) -> str | None:
    able = [game for game, figures in theirs.items() if not math.isnan(figures[name])]
    return max(able, key=lambda game: theirs[game][name], default=None)


def cells(figures: dict[str, float], columns: dict[str, str]) -> list[str]:
    return ["-" if math.isnan(figures[name]) else short(figures[name]) for name in columns]


def markdown(rows: Sequence[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "| --- |" + " ---: |" * (len(rows[0]) - 1), *lines[1:]])


if __name__ == "__main__":
    sys.exit(main())
