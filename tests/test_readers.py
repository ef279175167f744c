"""The readers of records and of card files: whatever they are given, they read it or refuse it by name.

In the tests for some hundred inputs each; `make fuzz` tries 100,000 and more.
"""

from __future__ import annotations

import functools
import json
import math
import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

import hoodwink
from hoodwink.arena.simulation import Simulation
from hoodwink.cardfile import parse_cards
from hoodwink.shelf import find, games
from hoodwink.table.dealer import Dealer
from hoodwink.table.record import read_record

INPUTS = int(os.environ.get("HOODWINK_FUZZ", "300"))
WITH_CARDS = [name for name in games() if find(name).standard_cards() is not None]
SHORT = ("hands", "games")  # options that make a game a short one when they are 1

TEXTS = st.text(max_size=8) | st.sampled_from(
    ["B1", "G3", "blue", "W", "PF", "corn", "blind-r", "hat", "trump", "\ud800"]
)
NUMBERS = st.integers(-3, 70) | st.integers() | st.sampled_from([2**31, 2**62, 2**63, 2**64, -(2**63), 10**40])
SCALARS = st.none() | st.booleans() | NUMBERS | st.floats() | TEXTS
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=3), max_leaves=6
)
KEYS = TEXTS | st.sampled_from(
    ["record", "version", "game", "options", "seats", "cards", "seat", "chance", "choice", "result"]
)
ODDITIES = st.sampled_from([
    b"", b"\n", b"\r\n", b"\xef\xbb\xbf", b"\xff\xfe", b"\x00", b"[" * 5000, b'{"a":' * 3000, b"9" * 5000, b"1e999",
    b"NaN", b"-Infinity", b"'", b'"', b"{}", b"\xed\xa0\x80", b'"\\ud800"', b" ", b"true", b"1979-05-27", b"a.b = 1\n",
])  # fmt: skip


def per_game(count: int) -> settings:
    return settings(max_examples=math.ceil(INPUTS / count))


# -- Changes to any bytes --------------------------------------------------------------------------------------


def flip(draw: st.DrawFn, data: bytes) -> bytes:
    place = draw(st.integers(0, len(data)))
    return data[:place] + bytes([draw(st.integers(0, 255))]) + data[place + 1 :]


def cut_out(draw: st.DrawFn, data: bytes) -> bytes:
    place = draw(st.integers(0, len(data)))
    return data[:place] + data[place + draw(st.integers(1, 40)) :]


def cut_off(draw: st.DrawFn, data: bytes) -> bytes:
    return data[: draw(st.integers(0, len(data)))]


def put_in(draw: st.DrawFn, data: bytes) -> bytes:
    place = draw(st.integers(0, len(data)))
    return data[:place] + draw(ODDITIES | st.binary(max_size=6)) + data[place:]


# -- Changes to lines ------------------------------------------------------------------------------------------


def swap_lines(draw: st.DrawFn, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    if lines:
        one, other = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def drop_line(draw: st.DrawFn, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    if lines:
        del lines[draw(st.integers(0, len(lines) - 1))]
    return b"".join(lines)


def repeat_line(draw: st.DrawFn, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    if lines:
        lines.insert(draw(st.integers(0, len(lines))), draw(st.sampled_from(lines)))
    return b"".join(lines)


def cut_after_line(draw: st.DrawFn, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    return b"".join(lines[: draw(st.integers(0, len(lines)))])


ANY_CHANGES = (flip, cut_out, cut_off, put_in, swap_lines, drop_line, repeat_line)


# -- Changes to values -----------------------------------------------------------------------------------------


def change_value(draw: st.DrawFn, value: Any) -> Any:
    """The value changed, mostly somewhere deep in it."""
    deeper = draw(st.integers(0, 3)) > 0
    if isinstance(value, dict) and value:
        key = draw(st.sampled_from(sorted(value)))
        if deeper:
            return value | {key: change_value(draw, value[key])}
        if draw(st.booleans()):
            return value | {draw(KEYS): draw(VALUES)}
        return {name: inner for name, inner in value.items() if name != key}
    if isinstance(value, list) and value:
        place = draw(st.integers(0, len(value) - 1))
        if deeper:
            return [*value[:place], change_value(draw, value[place]), *value[place + 1 :]]
        how = draw(st.sampled_from([shorter, longer, reversed_list, exchanged]))
        return how(value, place, draw(st.integers(0, len(value) - 1)))
    if isinstance(value, int) and deeper:
        return value + draw(st.sampled_from([-1, 1]))
    return draw(VALUES)


def shorter(value: list[Any], place: int, other: int) -> list[Any]:
    return value[:place] + value[place + 1 :]


def longer(value: list[Any], place: int, other: int) -> list[Any]:
    return [*value[:place], value[other], *value[place:]]


def reversed_list(value: list[Any], place: int, other: int) -> list[Any]:
    return value[::-1]


def exchanged(value: list[Any], place: int, other: int) -> list[Any]:
    changed = list(value)
    changed[place], changed[other] = value[other], value[place]
    return changed


def change_line(draw: st.DrawFn, data: bytes) -> bytes:
    """A line's values changed; or a key of it repeated."""
    lines = data.splitlines(keepends=True)
    if not lines:
        return data
    place = draw(st.integers(0, len(lines) - 1))
    try:
        fields = json.loads(lines[place])
    except (ValueError, RecursionError):
        return data
    if isinstance(fields, dict) and fields and draw(st.integers(0, 9)) == 0:
        key = draw(st.sampled_from(sorted(fields)))
        text = json.dumps(fields)[:-1] + f", {json.dumps(key)}: {json.dumps(fields[key])}}}"
    else:
        text = json.dumps(change_value(draw, fields))
    lines[place] = text.encode() + b"\n"
    return b"".join(lines)


def change_json(draw: st.DrawFn, data: bytes) -> bytes:
    """A line that is any JSON at all."""
    lines = data.splitlines(keepends=True)
    fields = draw(VALUES | st.dictionaries(KEYS, VALUES, max_size=5))
    place = draw(st.integers(0, len(lines)))
    lines[place : place + 1] = [json.dumps(fields).encode() + b"\n"]
    return b"".join(lines)


# -- Records ---------------------------------------------------------------------------------------------------


@functools.cache
def records_of(name: str) -> list[bytes]:
    """Whole records of short games with all kinds of options."""
    title = find(name)
    told: list[bytes] = []
    for seats in (title.fewest, title.most):
        for flags in (False, True):
            options = {option.name: flags for option in title.options(seats) if option.kind == "flag"}
            options |= {option.name: 1 for option in title.options(seats) if option.name in SHORT}  # type: ignore[misc]
            chosen = title.settle_options(seats, dict(options))
            names = [f"seat {seat}" for seat in range(seats)]
            told.append(Simulation(name, names, chosen, None, seats).play(0).record().encode())
    return told


@st.composite
def changed_records(draw: st.DrawFn, name: str) -> bytes:
    data = draw(st.sampled_from(records_of(name)))
    if draw(st.booleans()):
        data = cut_after_line(draw, data)
    for _ in range(draw(st.integers(1, 3))):
        change: Callable[[st.DrawFn, bytes], bytes] = draw(
            st.sampled_from([*ANY_CHANGES, *[change_line] * 7, change_json])
        )
        data = change(draw, data)
    return data


@pytest.mark.parametrize("name", games())
@per_game(len(games()))
@given(st.data())
def test_any_record_is_read_or_refused(name: str, data: st.DataObject) -> None:
    written = data.draw(changed_records(name) | st.binary(max_size=200))
    try:
        game = read_record(written, find, Dealer(0))
    except hoodwink.BadRecord as error:
        check_refusal(error, written)
        return
    event("read")
    told = game.record()
    again = read_record(told.encode(), find, Dealer(0))
    assert (again.record(), again.result) == (told, game.result)


def check_refusal(error: hoodwink.BadRecord, written: bytes) -> None:
    assert 1 <= error.line <= written.count(b"\n") + 1
    assert str(error) == f"line {error.line}: {error.reason}"
    assert_one_line(error.reason)


def assert_one_line(reason: str) -> None:
    event("refused")
    assert reason
    assert "\n" not in reason
    assert len(reason) < 1000


# -- Card files ------------------------------------------------------------------------------------------------


def as_toml(cards: dict[str, Any]) -> bytes:
    return "".join(f"{json.dumps(key)} = {toml_value(value)}\n" for key, value in cards.items()).encode()


def toml_value(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(toml_value, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{json.dumps(key)} = {toml_value(inner)}' for key, inner in value.items())}}}"
    if isinstance(value, float):
        return repr(value)
    return '""' if value is None else json.dumps(value)


@st.composite
def changed_cards(draw: st.DrawFn, name: str) -> bytes:
    cards: Any = find(name).standard_cards()
    for _ in range(draw(st.integers(0, 3))):
        cards = change_value(draw, cards)
        if not isinstance(cards, dict):
            cards = {draw(KEYS): cards}
    data = as_toml(cards)
    for _ in range(draw(st.integers(0, 2))):
        data = draw(st.sampled_from(ANY_CHANGES))(draw, data)
    return data


@pytest.mark.parametrize("name", WITH_CARDS)
@per_game(len(WITH_CARDS))
@given(st.data())
def test_any_card_file_is_read_or_refused(name: str, data: st.DataObject) -> None:
    title = find(name)
    written = data.draw(changed_cards(name) | st.binary(max_size=200))
    try:
        cards = title.settle_cards(parse_cards(written))
    except hoodwink.BadCards as error:
        assert_one_line(str(error))
        return
    event("read")
    game = hoodwink.new(name, seats=title.fewest, seed=1, cards=cards)
    assert read_record(game.record().encode(), find, Dealer(0)).record() == game.record()
