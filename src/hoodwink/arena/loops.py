"""Loops that play games by the thousand, and those whose speed is measured. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoodwink.table.base import Table, play_out
from hoodwink.table.dealer import Dealer
from hoodwink.table.title import Title
from hoodwink.table.worlds import Worlds

GAMES_A_SEED: Final = 1_000_000_000


def deal_seed(seed: int, game: int) -> int:
    """The dealer's seed in game `game` (from 0) of seed `seed`; hoodwink.new with it deals the same cards.

    The one place where it is decided. Seeds are 0 and up, so that no two games share one.
    """
    return seed * GAMES_A_SEED + game


def players_seed(seed: int, game: int) -> int:
    """What the random players of that game draw from: never a dealer's seed, so that the same deal can be
    played again by other players, and the same players can be dealt other cards."""
    return -1 - deal_seed(seed, game)


class Tally:
    """What became of many games, as sums: the same in whatever order and wherever they were played."""

    def __init__(self, seats: int) -> None:
        self.games: int = 0
        self.choices: int = 0
        self.fewest: int = 0
        self.most: int = 0
        self.sums: list[int] = [0] * seats
        self.squares: list[int] = [0] * seats
        self.lowest: list[int] = [0] * seats
        self.highest: list[int] = [0] * seats
        self.wins: list[int] = [0] * seats
        self.shared: int = 0  # games with more than one winner
        self.endings: dict[str, int] = {}  # how games ended, where their results say it

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Compiled objects don't travel between processes by themselves."""
        return tally_of, (
            [self.games, self.choices, self.fewest, self.most, self.shared],
            [self.sums, self.squares, self.lowest, self.highest, self.wins],
            self.endings,
        )

    def add(self, table: Table, choices: i64) -> None:
        """One more game, which is over."""
        first = self.games == 0
        self.games += 1
        self.choices += choices
        if first or choices < self.fewest:
            self.fewest = choices
        if first or choices > self.most:
            self.most = choices
        winners = table.winners()
        if winners & (winners - 1) != 0:
            self.shared += 1
        seat: i64 = 0
        while seat < table.seats:
            total = table.total(seat)
            self.sums[seat] += total
            self.squares[seat] += total * total
            if first or total < self.lowest[seat]:
                self.lowest[seat] = total
            if first or total > self.highest[seat]:
                self.highest[seat] = total
            if winners >> seat & 1 != 0:
                self.wins[seat] += 1
            seat += 1

    def ended(self, result: dict[str, object]) -> bool:
        """Note how a game ended; False if results of this game don't tell."""
        if "reason" in result:
            self.note(str(result["reason"]))
            return True
        reasons = result.get("reasons")
        if isinstance(reasons, list):
            for reason in reasons:
                self.note(str(reason))
            return True
        return False

    def note(self, ending: str) -> None:
        self.endings[ending] = self.endings.get(ending, 0) + 1

    def merge(self, other: Tally) -> None:
        """All the games of another tally beside these."""
        if other.games == 0:
            return
        empty = self.games == 0
        self.games += other.games
        self.choices += other.choices
        self.fewest = other.fewest if empty else min(self.fewest, other.fewest)
        self.most = other.most if empty else max(self.most, other.most)
        self.shared += other.shared
        for seat in range(len(self.sums)):
            self.sums[seat] += other.sums[seat]
            self.squares[seat] += other.squares[seat]
            self.lowest[seat] = other.lowest[seat] if empty else min(self.lowest[seat], other.lowest[seat])
            self.highest[seat] = other.highest[seat] if empty else max(self.highest[seat], other.highest[seat])
            self.wins[seat] += other.wins[seat]
        for ending, games in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + games


def tally_of(counts: list[int], by_seat: list[list[int]], endings: dict[str, int]) -> Tally:
    """A tally that has travelled."""
    tally = Tally(len(by_seat[0]))
    tally.games, tally.choices, tally.fewest, tally.most, tally.shared = counts
    tally.sums, tally.squares, tally.lowest, tally.highest, tally.wins = by_seat
    tally.endings = endings
    return tally


def play(table: Table, dealer: Dealer, players: Dealer) -> i64:
    """Random choices to the end of the game, chance by another stream; how many choices there were."""
    choices: i64 = 0
    while table.due != 0:
        table.step(dealer)
    while table.turn >= 0:
        seat = table.turn
        table.apply(seat, table.nth(seat, players.below(table.count(seat))))
        choices += 1
        while table.due != 0:
            table.step(dealer)
    return choices


def play_games(title: Title, opening: Table, seed: int, games: range) -> Tally:
    """Those games of the seed, each from a copy of the opening."""
    tally = Tally(int(opening.seats))
    tells = True
    for game in games:
        table = opening.clone()
        tally.add(table, play(table, Dealer(deal_seed(seed, game)), Dealer(players_seed(seed, game))))
        if tells:
            tells = tally.ended(title.result(table))
    return tally


# -- To be measured -----------------------------------------------------------------------------------------


def play_outs(opening: Table, games: i64, dealer: Dealer) -> i64:
    """Whole games, the deal included; how many choices there were."""
    choices: i64 = 0
    while games > 0:
        choices += play_out(opening.clone(), dealer)
        games -= 1
    return choices


def clones(table: Table, times: i64) -> None:
    while times > 0:
        table.clone()
        times -= 1


def redeals(worlds: Worlds, table: Table, seat: i64, times: i64, dealer: Dealer) -> None:
    """Copies of a table, each turned into a world of that seat."""
    while times > 0:
        worlds.redeal(table.clone(), seat, dealer)
        times -= 1
