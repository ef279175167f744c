"""The command line as a whole: what every command has in common."""

from __future__ import annotations

import importlib
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from hoodwink.terminal import cli
from hoodwink.terminal.bench import STARTS, starting
from hoodwink.terminal.page import printable
from tests.terminal.commands import call, finish, good, start

SIMULATE = "simulate bobs-hat"
REPLAY = "replay {records}/bobs-hat-3-0.jsonl"

# What is typed, and words of the line that says what is wrong.
REFUSED = {
    "nosuch": "no command 'nosuch'; there are: tour",
    "tuor": "did you mean tour?",
    "--nosuch": "no command '--nosuch'",
    "rules": "required: GAME",
    "rules bobshat": "no game 'bobshat'; there are: blind-business",
    "rules bobs-hat WB4.9": "no clause 'WB4.9'; near it: WB4",
    "rules bobs-hat nonsense": "no clause 'nonsense'; there are WB1",
    "rules bobs-hat --lang fr": "no language 'fr'; there are: en, de",
    "games --nosuch": "'--nosuch' is not understood",
    "games bobs-hat": "'bobs-hat' is not understood",
    "tour nosuch": "no game 'nosuch'",
    "bench nosuch": "no game 'nosuch'",
    "bench --seconds 0": "a number of seconds above 0",
    "bench --seconds soon": "a number of seconds above 0",
    "simulate": "required: GAME",
    "simulate nosuch": "no game 'nosuch'",
    f"{SIMULATE} --seats 9": "played by 3 to 5 (WB1), not by 9",
    f"{SIMULATE} --seats many": "--seats: a whole number from 1 up, not 'many'",
    f"{SIMULATE} --seats ３": "--seats: a whole number",
    f"{SIMULATE} --seat 3": "did you mean --seats?",
    f"{SIMULATE} --games 0": "--games: a whole number from 1",
    f"{SIMULATE} --games 1e3": "--games: a whole number from 1",
    f"{SIMULATE} --seed -1": "--seed: a whole number from 0",
    f"{SIMULATE} --bot nosuch": "no bot 'nosuch'; there are: random",
    f"{SIMULATE} --cores 0": "--cores: a whole number from 1",
    f"{SIMULATE} --option nosuch=1": "no option 'nosuch'; there are: hands",
    f"{SIMULATE} --option hands": "hands (WB1.3) is a whole number from 1 to 16, not ''",
    f"{SIMULATE} --option hands=17": "hands (WB1.3) is a whole number from 1 to 16, not 17",
    f"{SIMULATE} --option no_bid=maybe": "no_bid (WB6.2) is true or false, not 'maybe'",
    f"{SIMULATE} --option hands=3 --option hands=3": "hands is given twice",
    "simulate blindsight --option colors=p": "colors (BS1.4) is at least 2 of p, r, b",
    "simulate blind-business --option family=2": "family is true or false",
    "simulate blind-hen --cards {records}/nosuch.toml": "nosuch.toml: No such file",
    "simulate blind-hen --cards {records}": "Is a directory",
    "simulate blind-hen --cards {records}/blind-hen-3-0.jsonl": "this is not TOML",
    f"{SIMULATE} --cards {{cards}}": "bobs-hat has no card data",
    f"{SIMULATE} --records {{cards}}": "is not a folder",
    "replay": "required: FILE",
    "replay {records}/nosuch.jsonl": "nosuch.jsonl: No such file",
    "replay {records}": "Is a directory",
    "replay {cards}": "line 1: this is not JSON",
    f"{REPLAY} --at 5000": "no move 5000; this game has moves 0 to",
    f"{REPLAY} --at x": "--at: a whole number from 0 up",
    f"{REPLAY} --seat 3": "no seat 3; this game has seats 0 to 2",
    f"{REPLAY} --seat 0 --open": "give one of them",
    f"{REPLAY} --lang xx": "no language 'xx'",
    "check": "required: FILE_OR_DIR",
    "check x --cores many": "--cores: a whole number",
}


@pytest.mark.parametrize("typed", REFUSED)
def test_what_is_wrong_is_said_in_one_line(typed: str, records: Path, tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text("chickens = []\n", encoding="ascii")
    words = shlex.split(typed.format(records=records, cards=cards))
    reason = call(*words).reason()
    assert REFUSED[typed] in reason
    assert "Traceback" not in reason
    assert list(tmp_path.iterdir()) == [cards], "nothing is half-written"


def test_help_lists_the_commands() -> None:
    for words in ([], ["--help"], ["-h"], ["help"]):
        shown = good(*words).out
        assert shown.startswith("usage: hoodwink COMMAND")
        for command in cli.COMMANDS:
            assert f"\n  {command} " in shown


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_help_with_examples(command: str) -> None:
    shown = good(command, "--help").out
    assert shown.startswith(f"usage: hoodwink {command}")
    examples = shown.partition("\nexamples:\n")[2].splitlines()
    assert examples
    for line in examples:
        name, typed, *words = shlex.split(line.partition("   ")[0] if "   " in line.strip() else line)
        assert (name, typed) == ("hoodwink", command), line
        importlib.import_module(f"hoodwink.terminal.{command}").parser().parse(words)


def test_version_says_how_the_rules_are_run() -> None:
    for option in ("--version", "-V"):
        shown = good(option).out
        assert shown.startswith("hoodwink 0.")
        assert ("rules compiled" in shown) is not ("plain Python" in shown)


def test_a_fault_of_the_program_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(words: list[str]) -> int:
        raise ZeroDivisionError("somewhere\ndeep inside")

    monkeypatch.setattr(cli, "run", fail)
    outcome = call("games")
    assert outcome.code == cli.FAULT
    assert outcome.err == (
        "hoodwink: a fault of this program, please report it: ZeroDivisionError: somewhere\\ndeep inside\n"
    )
    monkeypatch.setenv("HOODWINK_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        call("games")


def test_nothing_printed_steers_the_terminal() -> None:
    assert printable("Zoë, 5 €") == "Zoë, 5 €"
    assert printable("a\x1b[2Jb\nc\u202ed\udc80") == r"a\x1b[2Jb\nc\u202ed\udc80"


@pytest.mark.parametrize("typed", ["rules bobs-hat WB3.2 --lang de", "rules --lang de bobs-hat WB3.2"])
def test_options_may_stand_anywhere(typed: str) -> None:
    assert good(*typed.split()) == good("rules", "bobs-hat", "--lang", "de", "WB3.2")


# -- As a process of its own ---------------------------------------------------------------------------------


def test_python_m_hoodwink_is_the_command() -> None:
    shown = finish(start("--help"))
    assert shown == good("--help")
    refused = finish(start("nosuch"))
    assert "no command 'nosuch'" in refused.reason()


@pytest.mark.skipif(os.name == "nt", reason="Windows closes pipes in its own way")
def test_a_closed_pipe_is_no_matter() -> None:
    process = start("rules", "bobs-hat")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.wait(timeout=60) == cli.CLOSED_PIPE
    assert process.stderr.read() == ""
    process.stderr.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_told() -> None:
    with open("/dev/full", "w", encoding="ascii") as full:
        refused = finish(start("games", stdout=full))
    assert refused.code == 2
    assert refused.err == "hoodwink: output: No space left on device\n"


def test_output_in_ascii_is_escaped_and_not_refused(records: Path) -> None:
    plain = os.environ | {"PYTHONIOENCODING": "ascii"}
    shown = finish(start("rules", "bobs-hat", "--lang", "de", env=plain))
    assert (shown.code, shown.err) == (0, "")
    assert "Gebote" in shown.out
    assert shown.out.isascii()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no process groups of this kind")
@pytest.mark.parametrize("seconds", [0.0, 0.3, 3.0])
def test_ctrl_c_ends_everything_quietly(seconds: float, tmp_path: Path) -> None:
    process = start("simulate", "bobs-hat", "--games", "1000000", "--cores", "2", "--records", tmp_path)
    wait_until(lambda: any(tmp_path.iterdir()))
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGINT)
    ended = finish(process)
    assert (ended.code, ended.out, ended.err) == (130, "", "")
    assert not [path.name for path in tmp_path.iterdir() if path.suffix != ".jsonl"], "nothing is half-written"
    wait_until(lambda: not is_alive(process.pid))


def wait_until(it_is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not it_is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def is_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_start_up_is_measured(record_property: Callable[[str, object], None]) -> None:
    """The times are kept with the report; a loaded machine is no reason to fail."""
    for what, command in STARTS.items():
        record_property(what, starting(command, 3))


def test_help_imports_no_game_and_no_parser() -> None:
    """What makes a command slow to start is what it imports."""
    script = "import sys; from hoodwink.terminal import cli; cli.main(['--help']); print(*sys.modules)"
    ended = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    imported = ended.stdout.splitlines()[-1].split()
    assert "hoodwink.terminal.cli" in imported
    for slow in ("argparse", "concurrent.futures", "random", "secrets", "tomllib", "hoodwink.games.bobs_hat"):
        assert slow not in imported
