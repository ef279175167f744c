"""Worlds: tables that a seat cannot tell from the true one."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from hoodwink.table.base import Table
from hoodwink.table.dealer import Dealer


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Worlds:
    """What a game says of the tables that fit what a seat has seen."""

    __slots__ = ()

    def redeal(self, table: Table, seat: i64, dealer: Dealer) -> None:
        """Turn the table into one that this seat cannot tell from it, drawn evenly from all of those.

        What the seat knows stays as it is; everything that is hidden from it is decided anew: cards it has not
        seen, and choices that were made in secret. Only what the seat knows may be read on the way.
        """
        raise NotImplementedError
