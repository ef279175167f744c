"""Many games of one kind: game I of seed S is the same game wherever it is played, recorded or not."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hoodwink.arena.loops import Tally, deal_seed, play_games, players_seed
from hoodwink.bots import Decision, player
from hoodwink.shelf import find
from hoodwink.table.dealer import Dealer
from hoodwink.table.game import Game
from hoodwink.table.options import Json


@dataclass(frozen=True)
class Simulation:
    """What is to be played; calling it plays games by their numbers. Plain data, for any process."""

    game: str
    names: list[str]
    options: Json
    cards: Json | None
    seed: int
    bot: str = "random"
    records: str | None = None  # the folder for them

    def __call__(self, games: Sequence[int]) -> Tally:
        title = find(self.game)
        if self.records is None and self.bot == "random" and isinstance(games, range):
            return play_games(title, title.table(len(self.names), self.options, self.cards), self.seed, games)
        tally = Tally(len(self.names))
        for number in games:
            game = self.play(number)
            tally.add(game.table, sum(entry.chance is None for entry in game.log))
            tally.ended(game.result or {})
            if self.records is not None:
                write_whole(Path(self.records, self.file_name(number)), game.record())
        return tally

    def play(self, number: int) -> Game:
        """One game to its end, by players who are asked one after the other."""
        game = Game(find(self.game), self.names, self.options, self.cards, Dealer(deal_seed(self.seed, number)))
        game.settle()
        asked = player(self.bot, Dealer(players_seed(self.seed, number)))
        table = game.table
        while table.turn >= 0:
            seat = table.turn
            game.choose(seat, asked.choose(Decision(game, seat, table.count(seat))))
        return game

    def file_name(self, number: int) -> str:
        return f"{self.game}-{self.seed}-{number}.jsonl"

    def sweep(self) -> None:
        """Remove what a process that was ended in the middle of writing has left."""
        if self.records is not None:
            for leftover in Path(self.records).glob(f".{self.game}-{self.seed}-*.part"):
                leftover.unlink(missing_ok=True)


def write_whole(path: Path, text: str) -> None:
    """A file appears whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        os.replace(part, path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
