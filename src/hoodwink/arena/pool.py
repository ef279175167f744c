"""Work spread over all cores, a chunk of about a second at a time."""

from __future__ import annotations

import math
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import TypeVar

Item = TypeVar("Item")
Outcome = TypeVar("Outcome")

CHUNK = 1.0  # seconds; long enough that sending it costs nothing, short enough to show progress
WORTH = 1.5  # seconds of work left for which it pays to start other processes
GLIMPSE = 0.1  # seconds after which the speed of the work is known well enough


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    work: Callable[[Sequence[Item]], Outcome], items: Sequence[Item], workers: int
) -> Iterator[tuple[int, Outcome]]:
    """The work on all the items, in chunks: how many items each had, and its outcome, as they are finished.

    The first chunks are done here, to learn how long an item takes; so little work starts no processes.
    `work` and what it returns must be picklable, and for what it refuses it should return a value, not raise.
    """
    done = 0
    size = 1
    while done < len(items):
        chunk = items[done : done + size]
        begun = time.perf_counter()
        outcome = work(chunk)
        spent = time.perf_counter() - begun
        done += len(chunk)
        yield len(chunk), outcome
        if spent < GLIMPSE:
            size *= 4
            continue
        pace = spent / len(chunk)
        left = (len(items) - done) * pace
        if workers > 1 and left > WORTH:
            pieces = math.ceil(left / CHUNK / workers) * workers
            yield from elsewhere(work, items[done:], pieces, workers)
            return
        size = max(1, round(CHUNK / pace))


def elsewhere(
    work: Callable[[Sequence[Item]], Outcome], items: Sequence[Item], pieces: int, workers: int
) -> Iterator[tuple[int, Outcome]]:
    """The work in other processes, in so many pieces of the same size."""
    size = math.ceil(len(items) / pieces)
    chunks = [items[start : start + size] for start in range(0, len(items), size)]
    with processes(min(workers, len(chunks))) as pool:
        with uninterrupted():
            sizes = {pool.submit(work, chunk): len(chunk) for chunk in chunks}
        for finished in as_completed(sizes):
            yield sizes[finished], finished.result()


@contextmanager
def processes(workers: int) -> Iterator[Executor]:
    """A pool of processes that doesn't outlive its use: if it is left early, what runs in it is ended."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), ignore_interrupts)
    try:
        yield pool
    except BaseException:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; the one that started the others deals with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Processes started meanwhile don't hear Ctrl-C from their first moment on; here it waits until the end."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Python's own helper process lets Ctrl-C through when it is started, so it is started before.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
