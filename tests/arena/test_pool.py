"""Work spread over processes."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Sequence

import pytest

from hoodwink.arena import pool
from hoodwink.arena.pool import cores, spread


def squares(numbers: Sequence[int]) -> tuple[int, list[int]]:
    return os.getpid(), [number * number for number in numbers]


def slowly(numbers: Sequence[int]) -> int:
    time.sleep(0.02 * len(numbers))
    return os.getpid()


def refuse(numbers: Sequence[int]) -> None:
    if 9 in numbers:
        raise OSError(28, "No space left on device")
    time.sleep(0.02)


def linger(numbers: Sequence[int]) -> None:
    time.sleep(0.02 if 0 in numbers else 600)


def test_little_work_is_done_here() -> None:
    outcomes = list(spread(squares, range(1000), 2))
    assert {process for _, (process, _) in outcomes} == {os.getpid()}
    assert sum(done for done, _ in outcomes) == 1000
    assert [square for _, (_, part) in outcomes for square in part] == [number**2 for number in range(1000)]
    assert list(spread(squares, [], 2)) == []


def test_much_work_is_done_by_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "GLIMPSE", 0.01)
    monkeypatch.setattr(pool, "WORTH", 0.1)
    monkeypatch.setattr(pool, "CHUNK", 0.1)
    outcomes = list(spread(slowly, range(100), 2))
    assert sum(done for done, _ in outcomes) == 100
    assert len({process for _, process in outcomes} - {os.getpid()}) == 2
    assert not multiprocessing.active_children()


def test_one_worker_needs_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "GLIMPSE", 0.01)
    monkeypatch.setattr(pool, "WORTH", 0.0)
    assert {process for _, process in spread(slowly, range(20), 1)} == {os.getpid()}


def test_what_goes_wrong_there_is_raised_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "GLIMPSE", 0.0)
    monkeypatch.setattr(pool, "WORTH", 0.0)
    with pytest.raises(OSError, match="No space left"):
        list(spread(refuse, range(20), 2))
    assert not multiprocessing.active_children()


def test_who_leaves_early_leaves_nothing_running(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "GLIMPSE", 0.0)
    monkeypatch.setattr(pool, "WORTH", 0.0)
    work = spread(linger, range(200), 2)
    next(work)
    work.close()  # type: ignore[attr-defined]
    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert not multiprocessing.active_children()


def interrupted() -> None:
    with pool.processes(2) as executor:
        executor.submit(linger, [1])
        raise KeyboardInterrupt


def test_there_is_a_core() -> None:
    assert cores() >= 1
