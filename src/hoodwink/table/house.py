"""House players: what a sensible person at the table would do, by rules of thumb."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from hoodwink.table.base import Table
from hoodwink.table.dealer import Dealer


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class House:
    """How a game is played at the house: at once, and well enough that a beginner loses.

    It is also how others are imagined to play when somebody thinks ahead, so it is compiled, and quick.
    """

    __slots__ = ()

    def choose(self, table: Table, seat: i64, dealer: Dealer) -> i64:
        """The flat number of the choice that this deciding seat takes.

        Of the table it reads what the seat knows, and nothing else: it would choose the same in all worlds of the seat.
        """
        raise NotImplementedError
