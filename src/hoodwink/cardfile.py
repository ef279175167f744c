"""Card files: the printed facts of a game as TOML, for whoever owns the cards."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from hoodwink.table.errors import BadCards
from hoodwink.table.options import Json


def read_card_file(path: str | PathLike[str]) -> Json:
    """The data of a card file, still to be checked by its game (BadCards if it cannot even be read)."""
    try:
        return parse_cards(Path(path).read_bytes())
    except OSError as error:
        raise BadCards(f"card file {path}: {error.strerror}") from None
    except BadCards as error:
        raise BadCards(f"card file {path}: {error}") from None


def parse_cards(data: bytes) -> Json:
    import tomllib  # here, because few programs ever read a card file, and all of them start

    try:
        return tomllib.loads(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadCards(
            f"this is not TOML: {str(error).splitlines()[0] if str(error) else 'nested too deeply'}"
        ) from None
