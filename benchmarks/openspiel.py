"""How fast OpenSpiel plays card games at random, to set beside our own figures.

    pip install open_spiel
    python benchmarks/openspiel.py [--json] [--seconds 1.0] [GAME…]

A GAME is one of GAMES, or any game as OpenSpiel writes it: "oh_hell(players=4,num_tricks_fixed=8)".
Another script calls `measure(game, seconds)` in the same run as its own measurements.

What is measured, on one core, in seconds of processor time, each figure the median of interleaved rounds:

decisions      in a game, on average.
with deal      Decisions a second in random play of whole games inside C++, each dealt anew, card by card.
without deal   The same from dealt positions to the end.
bots           Whole games again, deal included, the way the package offers: `evaluate_bots` with its own
               uniformly random bots. Here as a check; the two figures before it are made to be faster.
from Python    Dealt positions played to the end with `current_player`, `legal_actions` and `apply_action`.
clones/s       `clone` in the middle of a game, from Python.
resamples/s    `resample_from_infostate` in the middle of a game, from Python, with `random.random`.
ISMCTS it/s    Iterations of ISMCTSBot in the middle of a game, one world and one random rollout each.

The fastest random play in the package is RandomRolloutEvaluator. It can't be called from Python, but a search
of a single visit does nothing else: MCTSBot copies the position, finds an unvisited root and hands it to its
evaluator, which plays as many games as it was told to, so that whatever lies around them vanishes. It asks no
bots, and it is kind to OpenSpiel: one position is played again and again while it is warm in the cache.

Such a search can't begin at a chance node, so the deal is timed apart: whole games played by bots, less games
by the same bots from copies of the same dealt positions. A game with its deal costs that and a rollout; the
copy that a rollout begins with is not counted, for the same copy was taken off.

Every position in which a player is to move is a decision, also where there is one legal move. Dealing is
none, nor is drawing from a pile; draws after the deal are in every figure, for no game goes on without them.

The length of a rollout can't be asked. So games from the same positions are counted twice, played by bots in
C++ and read from their histories, and played step by step from Python. Both must have the same mean length,
and the rollouts must have the mean returns of the bots' games, which tells nothing in Hanabi alone, where
random players score nothing. Otherwise `measure` raises.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import itertools
import json
import math
import platform
import random
import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias

import pyspiel  # type: ignore[import-not-found]

GAMES = {
    "oh_hell": "oh_hell(players=4)",
    "hearts": "hearts",
    "spades": "spades",
    "crazy_eights": "crazy_eights(players=4)",
    "hanabi": "hanabi(players=4)",
    "gin_rummy": "gin_rummy",
}
COLUMNS = {
    "players": "players",
    "decisions_a_game": "decisions",
    "with_deal": "with deal",
    "without_deal": "without deal",
    "bots": "bots",
    "from_python": "from Python",
    "clones": "clones/s",
    "resamples": "resamples/s",
    "ismcts": "ISMCTS it/s",
}

ROUNDS = 11
DEALS = 200  # dealt positions that every round begins with
COUNTED = 5  # games counted from each of them, at least
ITERATIONS = 500  # in one search

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

# OpenSpiel's objects, which come without types.
Game: TypeAlias = Any
Position: TypeAlias = Any
Bot: TypeAlias = Any


def installed(game: str) -> bool:
    return game.partition("(")[0] in pyspiel.registered_names()


def measure(game: str, seconds: float = 1.0) -> dict[str, float]:
    """The figures of one game, named as in COLUMNS; each takes about so long. Nan where OpenSpiel can't."""
    if not installed(game):
        raise ValueError(f"this open_spiel has no {game}")
    rules = pyspiel.load_game(GAMES.get(game, game))
    starts = [dealt(rules, seed) for seed in range(DEALS)]
    counted = CountedGames(rules, starts, seconds)
    rollouts = Rollouts(starts, seconds / ROUNDS)
    deals = Deals(rules, starts)
    by_hand = GamesFromPython(starts)
    middles = in_the_middle(starts, counted.lengths)

    def clone() -> int:
        position = next(middles)
        copy = position.clone
        for _ in range(1000):
            copy()
        return 1000

    def resample() -> int:
        position = next(middles)
        player = position.current_player()
        for _ in range(100):
            position.resample_from_infostate(player, random.random)
        return 100

    searcher = information_set_searcher()

    def search() -> int:
        searcher.step(next(middles))
        return ITERATIONS

    timed = {"from_python": by_hand.run, "clones": clone}
    if can_resample(starts[0]):
        timed |= {"resamples": resample, "ismcts": search}
    rates: dict[str, list[float]] = {name: [] for name in timed}
    for _ in range(ROUNDS):
        share = seconds / ROUNDS
        rollouts.run()
        deals.run(share)
        for name, work in timed.items():
            rates[name].append(rate(work, share))

    must_agree("lengths of games played in C++ and from Python", counted.lengths, by_hand.lengths())
    must_agree("returns of rollouts and of games played by bots", rollouts.returns(), counted.returns)
    decisions = statistics.fmean(counted.lengths)
    rollout = statistics.median(rollouts.seconds)
    deal = max(0.0, statistics.median(deals.seconds))
    return {
        "players": float(rules.num_players()),
        "decisions_a_game": decisions,
        "with_deal": decisions / (deal + rollout),
        "without_deal": decisions / rollout,
        "bots": decisions / statistics.median(deals.seconds_with_play),
        "resamples": math.nan,
        "ismcts": math.nan,
        **{name: statistics.median(measured) for name, measured in rates.items()},
    }


def random_bots(rules: Game, seed: int) -> list[Bot]:
    """OpenSpiel's own uniformly random bots, one for each player."""
    return [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(rules.num_players())]


def dealt(rules: Game, seed: int) -> Position:
    """The position before the first decision, in the game that `evaluate_bots` deals with this seed."""
    game = rules.new_initial_state()
    pyspiel.evaluate_bots(game, random_bots(rules, seed), seed)
    position = rules.new_initial_state()
    for entry in game.full_history():
        if entry.player != CHANCE:
            break
        position.apply_action(entry.action)
    return position


class CountedGames:
    """Random games played in C++: mean decisions, and mean returns of who moves first, from each start."""

    def __init__(self, rules: Game, starts: Sequence[Position], seconds: float) -> None:
        bots = random_bots(rules, random.getrandbits(30))
        decisions = [0] * len(starts)
        returns = [0.0] * len(starts)
        passes = 0
        begun = time.process_time()
        while passes < COUNTED or time.process_time() - begun < seconds:
            for number, start in enumerate(starts):
                game = start.clone()
                seed = random.getrandbits(30)
                returns[number] += pyspiel.evaluate_bots(game, bots, seed)[start.current_player()]
                decisions[number] += sum(entry.player != CHANCE for entry in game.full_history())
            passes += 1
        self.lengths = [total / passes for total in decisions]
        self.returns = [total / passes for total in returns]


class Rollouts:
    """Random games from each start, played by the evaluator of a search that makes a single visit."""

    def __init__(self, starts: Sequence[Position], seconds: float) -> None:
        self.starts = starts
        self.games = 1
        self.seconds: list[float] = []
        self.total_returns = [0.0] * len(starts)
        self.run()
        self.games = max(1, round(seconds / (self.seconds[0] * len(starts))))
        self.seconds.clear()
        self.total_returns = [0.0] * len(starts)

    def run(self) -> None:
        """One round: note the seconds that one game took."""
        bot = visitor(self.games)
        begun = time.process_time()
        roots = [bot.mcts_search(start) for start in self.starts]
        spent = time.process_time() - begun
        self.seconds.append(spent / (self.games * len(self.starts)))
        for number, root in enumerate(roots):
            self.total_returns[number] += root.total_reward / root.explore_count

    def returns(self) -> list[float]:
        return [total / len(self.seconds) for total in self.total_returns]


def visitor(games: int) -> Bot:
    """A search of one visit that plays so many random games.

    It is made for Kuhn poker, whatever it is used for. The bot looks at its game only when it is made, and
    would refuse Hanabi, whose rewards come on the way; a tree of one node doesn't mind.
    """
    return pyspiel.MCTSBot(
        pyspiel.load_game("kuhn_poker"),
        pyspiel.RandomRolloutEvaluator(n_rollouts=games, seed=random.getrandbits(30)),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=1,
        verbose=False,
    )


class Deals:
    """What a deal costs: whole games less the same games from copies of the dealt positions."""

    def __init__(self, rules: Game, starts: Sequence[Position]) -> None:
        self.rules = rules
        self.starts = starts
        self.seconds: list[float] = []
        self.seconds_with_play: list[float] = []

    def run(self, seconds: float) -> None:
        """One round: note the seconds that one deal took, with and without the play that followed."""
        begun = time.process_time()
        while True:
            bots_seed = random.getrandbits(30)
            whole = self.play((self.rules.new_initial_state for _ in self.starts), bots_seed)
            played = self.play((start.clone for start in self.starts), bots_seed)
            self.seconds.append(whole - played)
            self.seconds_with_play.append(whole)
            if time.process_time() - begun >= seconds:
                break

    def play(self, tables: Iterable[Callable[[], Position]], bots_seed: int) -> float:
        """The mean seconds of a game. Its number is its seed, so the deals are those of the starts."""
        bots = random_bots(self.rules, bots_seed)
        begun = time.process_time()
        for seed, table in enumerate(tables):
            pyspiel.evaluate_bots(table(), bots, seed)
        return (time.process_time() - begun) / len(self.starts)


class GamesFromPython:
    """Random games from each start, driven step by step."""

    def __init__(self, starts: Sequence[Position]) -> None:
        self.starts = starts
        self.decisions = [0] * len(starts)
        self.passes = 0

    def run(self) -> int:
        """A game from each start; how many decisions they took."""
        before = sum(self.decisions)
        for number, start in enumerate(self.starts):
            self.decisions[number] += play_from_python(start.clone())
        self.passes += 1
        return sum(self.decisions) - before

    def lengths(self) -> list[float]:
        return [total / self.passes for total in self.decisions]


def play_from_python(position: Position, most: int | None = None) -> int:
    """Play at random, to the end or to that many decisions; how many there were."""
    draw = random.random
    decisions = 0
    while decisions != most:
        player = position.current_player()
        if player >= 0:
            legal = position.legal_actions()
            position.apply_action(legal[int(draw() * len(legal))])
            decisions += 1
        elif player == TERMINAL:
            break
        else:
            position.apply_action(drawn(position.chance_outcomes()))
    return decisions


def drawn(outcomes: Sequence[tuple[int, float]]) -> int:
    """An outcome of a chance node, by its probability."""
    left = random.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def in_the_middle(starts: Sequence[Position], lengths: Sequence[float]) -> Iterator[Position]:
    """From each start a position about half way where a player has something to choose, over and over.

    In Hearts half way is long after the passing of cards, at whose end ISMCTSBot crashes.
    """
    found: list[Position] = []
    for start, length in zip(starts, lengths, strict=True):
        position = start.clone()
        play_from_python(position, round(length / 2))
        while not (position.is_terminal() or has_a_choice(position)):
            play_from_python(position, 1)
        if not position.is_terminal():
            found.append(position)
    return itertools.cycle(found)


def has_a_choice(position: Position) -> bool:
    """Is it a player's turn, with more than one legal move? With only one, a search returns at once."""
    return position.current_player() >= 0 and len(position.legal_actions()) > 1


def can_resample(position: Position) -> bool:
    """Does the game deal hidden cards again? Where it doesn't, OpenSpiel also says so on standard error."""
    try:
        position.resample_from_infostate(position.current_player(), random.random)
    except pyspiel.SpielError:
        return False
    return True


def information_set_searcher() -> Bot:
    return pyspiel.ISMCTSBot(
        seed=1,
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1),
        uct_c=1.4,
        max_simulations=ITERATIONS,
        final_policy_type=pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many things a second `work` does, which says how many it did, when repeated for about so long."""
    done = 0
    begun = time.process_time()
    while True:
        done += work()
        spent = time.process_time() - begun
        if spent >= seconds:
            return done / spent


def must_agree(what: str, left: Sequence[float], right: Sequence[float]) -> None:
    """Two estimates from each start have the same mean, within five standard errors."""
    differences = [one - other for one, other in zip(left, right, strict=True)]
    error = statistics.stdev(differences) / math.sqrt(len(differences))
    mean = statistics.fmean(differences)
    if abs(mean) > 5 * error + 1e-9:
        raise RuntimeError(f"{what} differ by {mean:.3f}, with a standard error of {error:.3f}")


def short(figure: float) -> str:
    if math.isnan(figure):
        return "-"
    if figure >= 1e6:
        return f"{figure / 1e6:.2f} M"
    if figure >= 1e3:
        return f"{figure / 1e3:.3g} k"
    return f"{figure:.3g}"


def table(results: dict[str, dict[str, float]]) -> str:
    rows = [["game", *COLUMNS.values()]]
    rows += [[game, *(short(figures[name]) for name in COLUMNS)] for game, figures in results.items()]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for name, *cells in rows:
        right = (cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        lines.append("  ".join([name.ljust(widths[0]), *right]))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast OpenSpiel plays card games at random.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"default: {' '.join(GAMES)}")
    parser.add_argument("--seconds", type=float, default=1.0, help="about how long each figure takes")
    parser.add_argument("--json", action="store_true", help="print JSON, null where OpenSpiel has no answer")
    arguments = parser.parse_args()

    games = arguments.games or list(GAMES)
    missing = [game for game in games if not installed(game)]
    results = {game: measure(game, arguments.seconds) for game in games if installed(game)}
    version = importlib.metadata.version("open_spiel")
    if arguments.json:
        plain = {
            game: {name: None if math.isnan(figure) else figure for name, figure in figures.items()}
            for game, figures in results.items()
        }
        print(json.dumps({"open_spiel": version, "games": plain, "missing": missing}, indent=2))
        return
    print(f"open_spiel {version}, Python {platform.python_version()}")
    print("with deal, without deal, bots, from Python: decisions a second")
    if results:
        print(table(results))
    if missing:
        print("not in this open_spiel:", ", ".join(missing))


if __name__ == "__main__":
    main()
