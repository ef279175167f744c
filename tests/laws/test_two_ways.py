"""Law 6: the compiled modules and the same files uncompiled play identical games."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hoodwink
from hoodwink.shelf import find
from hoodwink.table.cards import COMPILED
from hoodwink.table.dealer import Dealer
from tests.play import GAMES, Setting

SEEDS = range(6)
HERE = Path(__file__).parent.parent


def digest(name: str) -> str:
    """What comes of a few games of each number of seats, with what the seats see and worlds of the middle."""
    title = find(name)
    total = hashlib.sha256()
    for seed in SEEDS:
        seats = title.fewest + seed % (title.most - title.fewest + 1)
        flags = [option.name for option in title.options(seats) if option.kind == "flag"]
        options = {flag: (seed >> place) % 2 == 0 for place, flag in enumerate(flags)}
        try:
            title.check_options(seats, title.settle_options(seats, dict(options)), None)
        except hoodwink.BadOption:
            options = {}
        setting = Setting(name, seats, tuple(options.items()), seed, 32)
        total.update(setting.whole().record().encode())
        middle = setting.reached()
        for seat in range(seats):
            world = middle.world(seat, Dealer(seed))
            total.update(f"{middle.view(seat)}{world.record()}".encode())
    return total.hexdigest()


@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_uncompiled_play_alike(name: str, tmp_path: Path) -> None:
    package = Path(hoodwink.__file__).parent
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "test_*.py", "server", "terminal")
    shutil.copytree(package, tmp_path / "hoodwink", ignore=ignored)
    code = "import sys; from tests.laws.test_two_ways import digest; print(digest(sys.argv[1]))"
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{HERE.parent}"}
    plain = subprocess.run(
        [sys.executable, "-c", "from hoodwink.table.cards import COMPILED; assert not COMPILED\n" + code, name],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert plain.returncode == 0, plain.stderr
    assert plain.stdout.strip() == digest(name)


def test_this_run_has_compiled_modules_unless_it_was_told_not_to() -> None:
    assert COMPILED or os.environ.get("HOODWINK_PLAIN", "0") not in ("", "0") or "coverage" in sys.modules
