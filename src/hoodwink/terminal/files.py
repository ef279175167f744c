"""Record files, as commands open them."""

from __future__ import annotations

from hoodwink import BadRecord, HoodwinkError
from hoodwink.shelf import find
from hoodwink.table.dealer import Dealer
from hoodwink.table.game import Game
from hoodwink.table.record import read_record

LARGEST = 1 << 26  # bytes: hundreds of times the longest game


def read_bytes(path: str) -> bytes:
    """The file's content; OSError if it cannot be read."""
    with open(path, "rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BadRecord(1, f"this is longer than any record is, which have up to {LARGEST:,} bytes")
    return data


def refereed(path: str) -> Game:
    """The game of a record, as far as it is written: no chance is made up for what is still to come."""
    return read_record(read_bytes(path), find, Dealer(0))


def open_record(path: str) -> Game:
    """The game of a record; refused in one line that names the file."""
    try:
        return refereed(path)
    except BadRecord as error:
        raise HoodwinkError(f"{path}: {error}") from None
    except OSError as error:
        raise HoodwinkError(f"{path}: {error.strerror or error}") from None
