"""A progress bar on standard error, for people only and for long work only."""

from __future__ import annotations

import sys
import time
from types import TracebackType

PATIENCE = 0.5  # seconds that pass without a word
PAUSE = 0.1  # between two drawings
WIDTH = 30


class Progress:
    """Counts up to a total; draws itself if standard error is a terminal, and is gone at the end."""

    def __init__(self, total: int, what: str) -> None:
        self.total = total
        self.what = what
        self.done = 0
        self.begun = time.monotonic()
        self.drawn = 0.0
        self.live = sys.stderr.isatty()

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.drawn:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def add(self, done: int) -> None:
        self.done += done
        now = time.monotonic()
        if self.live and now - self.begun > PATIENCE and now - self.drawn > PAUSE:
            self.drawn = now
            sys.stderr.write("\r\x1b[K" + self.bar(now - self.begun))
            sys.stderr.flush()

    def bar(self, spent: float) -> str:
        share = self.done / self.total
        full = round(share * WIDTH)
        left = spent / share - spent if share else 0.0
        bar = "█" * full + "░" * (WIDTH - full)
        return f"{bar} {share:4.0%}  {self.done:,} of {self.total:,} {self.what}, {left:.0f} s left"
