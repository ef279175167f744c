"""A player that takes every choice as often as every other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hoodwink.table.dealer import Dealer

if TYPE_CHECKING:
    from hoodwink.bots import Decision


class RandomPlayer:
    def __init__(self, stream: Dealer) -> None:
        self.stream = stream

    def choose(self, decision: Decision) -> int:
        return self.stream.below(decision.offered)
