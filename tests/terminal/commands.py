"""Commands called from tests."""

from __future__ import annotations

import contextlib
import io
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from hoodwink.terminal import cli


@dataclass
class Outcome:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    def reason(self) -> str:
        """Why a command was refused: one line, and nothing done."""
        assert self.code == 2, self
        assert self.out == "", self
        assert self.err.startswith("hoodwink: "), self
        assert self.err.endswith("\n"), self
        assert self.err.count("\n") == 1, self
        return self.err.removeprefix("hoodwink: ").rstrip("\n")


class Terminal(io.StringIO):
    """A stream that looks as if a person sat at it."""

    def isatty(self) -> bool:
        return True


def call(*words: str | Path | int, out: io.StringIO | None = None, err: io.StringIO | None = None) -> Outcome:
    """The command in this process."""
    out, err = out or io.StringIO(), err or io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = cli.main([str(word) for word in words])
    return Outcome(code, out.getvalue(), err.getvalue())


def good(*words: str | Path | int) -> Outcome:
    """The command in this process, which must succeed without a word on standard error."""
    outcome = call(*words)
    assert outcome.code == 0, outcome
    assert outcome.err == "", outcome
    return outcome


def start(
    *words: str | Path | int, stdout: int | IO[str] = subprocess.PIPE, env: dict[str, str] | None = None
) -> subprocess.Popen[str]:
    """The command in a process and a process group of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "hoodwink", *map(str, words)],
        stdout=stdout,
        stderr=subprocess.PIPE,
        env=env,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    )


def finish(process: subprocess.Popen[str]) -> Outcome:
    out, err = process.communicate(timeout=60)
    return Outcome(process.returncode, out or "", err or "")
