"""The README's examples are run as they stand."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_python_examples_say_what_they_say() -> None:
    text = "\n".join(re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(text, {}, "README", str(README), 0)
    assert len(examples.examples) > 10
    report: list[str] = []
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=report.append)
    assert results.failed == 0, "".join(report)


def test_the_commands_work_in_this_order(tmp_path: Path) -> None:
    commands = re.findall(r"^\$ hoodwink ([^#\n]*)", README.read_text("utf-8"), re.MULTILINE)
    assert len(commands) >= 5
    for command in commands:
        done = subprocess.run(
            [sys.executable, "-m", "hoodwink", *shlex.split(command)],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.strip()


def test_links_lead_somewhere() -> None:
    for path in (README, *README.parent.glob("docs/**/*.md"), README.parent / "CONTRIBUTING.md"):
        for link in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
            assert (path.parent / link).exists(), f"{path.name}: {link}"
