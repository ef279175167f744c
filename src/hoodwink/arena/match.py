"""Matches: players against each other on duplicate deals, so that luck cancels out.

A deal is played once for every player who takes part, and each time everybody moves on by one seat: so each has had
every seat of the deal, and what one was dealt the others were dealt too.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO

from hoodwink.arena.loops import deal_seed
from hoodwink.bots import Decision, player
from hoodwink.shelf import find
from hoodwink.table.dealer import Dealer
from hoodwink.table.errors import HoodwinkError
from hoodwink.table.game import Game
from hoodwink.table.options import Json

CERTAIN = 1.96  # standard errors on each side of a 95% interval


@dataclass(frozen=True)
class Played:
    """One game of a match."""

    deal: int
    turn: int  # which of the games with this deal
    bots: list[str]  # by seat
    totals: list[int]
    winners: list[int]
    choices: int


@dataclass(frozen=True)
class Match:
    """What is to be played; calling it plays deals by their numbers. Plain data, for any process."""

    game: str
    names: list[str]
    options: Json
    cards: Json | None
    seed: int
    bots: list[str]

    def __call__(self, deals: Sequence[int]) -> list[Played]:
        return [self.play(deal, turn) for deal in deals for turn in range(len(self.bots))]

    def seating(self, turn: int) -> list[str]:
        return [self.bots[(seat + turn) % len(self.bots)] for seat in range(len(self.names))]

    def play(self, deal: int, turn: int) -> Played:
        """One game; chance comes from the deal alone, and what a player draws from nobody else's stream."""
        game = Game(find(self.game), self.names, self.options, self.cards, Dealer(deal_seed(self.seed, deal)))
        game.settle()
        bots = self.seating(turn)
        players = [player(bot, Dealer(self.stream(deal, turn, seat))) for seat, bot in enumerate(bots)]
        table = game.table
        choices = 0
        while table.turn >= 0:
            seat = table.turn
            offered = table.count(seat)
            game.choose(seat, players[seat].choose(Decision(game, seat, offered)))
            choices += 1
        result = game.result
        assert result is not None
        return Played(deal, turn, bots, result["totals"], result["winners"], choices)

    def stream(self, deal: int, turn: int, seat: int) -> int:
        """What a player draws from: below zero, where no dealer's seed is."""
        return -1 - ((deal_seed(self.seed, deal) * 1000 + turn) * 10 + seat)


class Book:
    """The games of a match in a file, a line each, added as they are played; a match broken off goes on from it.

    A deal counts when all its games are there. What was being written when it broke off is dropped, and played again.
    """

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.match = match
        self.games: dict[tuple[int, int], Played] = {}
        header = json.dumps({"match": asdict(match)}, ensure_ascii=False)
        if path.exists():
            lines = path.read_text("utf-8").split("\n")
            if lines[0] != header:
                raise HoodwinkError(f"{path} holds another match: name another folder, or the same game, bots and seed")
            for line in lines[1:-1]:
                played = Played(**json.loads(line))
                self.games[played.deal, played.turn] = played
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
        whole = [line_of(game) for game in self.games.values()]
        part = path.with_name(path.name + ".part")
        part.write_text("".join(f"{line}\n" for line in [header, *whole]), "utf-8", newline="\n")
        part.replace(path)
        self.file: IO[str] = path.open("a", encoding="utf-8", newline="\n")

    def missing(self, deals: int) -> list[int]:
        turns = range(len(self.match.bots))
        return [deal for deal in range(deals) if any((deal, turn) not in self.games for turn in turns)]

    def add(self, games: Iterable[Played]) -> None:
        for game in games:
            if (game.deal, game.turn) not in self.games:
                self.games[game.deal, game.turn] = game
                self.file.write(line_of(game) + "\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def line_of(game: Played) -> str:
    return json.dumps(asdict(game), ensure_ascii=False)


@dataclass(frozen=True)
class Estimate:
    """A mean over deals, and how far off it may be with 95% certainty."""

    mean: float
    off: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ± {self.off:.3f}"


@dataclass(frozen=True)
class Standing:
    """How one player has done in a match."""

    bot: str
    games: int
    wins: Estimate  # the share of games won, shared wins in parts; `even` is what luck would give
    score: Estimate
    lead: Estimate  # by how much its score was above that of the others in the same deals
    even: float


def standings(match: Match, games: Iterable[Played]) -> list[Standing]:
    """Every player, the best first."""
    by_deal: dict[int, list[Played]] = {}
    for game in games:
        by_deal.setdefault(game.deal, []).append(game)
    deals = [played for played in by_deal.values() if len(played) == len(match.bots)]
    found = [standing(match, bot, deals) for bot in dict.fromkeys(match.bots)]
    return sorted(found, key=lambda standing: -standing.wins.mean)


def standing(match: Match, bot: str, deals: list[list[Played]]) -> Standing:
    wins: list[float] = []
    scores: list[float] = []
    leads: list[float] = []
    games = 0
    for played in deals:
        shares: list[float] = []
        mine: list[int] = []
        theirs: list[int] = []
        for game in played:
            for seat, sitting in enumerate(game.bots):
                if sitting == bot:
                    shares.append(1 / len(game.winners) if seat in game.winners else 0.0)
                    mine.append(game.totals[seat])
                else:
                    theirs.append(game.totals[seat])
            games += bot in game.bots
        wins.append(mean(shares))
        scores.append(mean(mine))
        leads.append(mean(mine) - mean(theirs) if theirs else 0.0)
    return Standing(bot, games, estimate(wins), estimate(scores), estimate(leads), 1 / len(match.names))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def estimate(values: Sequence[float]) -> Estimate:
    """Deals are independent of each other; the games of one deal are not, so a deal counts as one."""
    if len(values) < 2:
        return Estimate(mean(values), math.inf)
    middle = mean(values)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return Estimate(middle, CERTAIN * math.sqrt(variance / len(values)))
