"""`hoodwink check`: referees records."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

from hoodwink import BadRecord
from hoodwink.arena.pool import cores, spread
from hoodwink.table.options import Json
from hoodwink.terminal.files import refereed
from hoodwink.terminal.page import print_json, printable
from hoodwink.terminal.parser import Parser, whole
from hoodwink.terminal.progress import Progress

UNREADABLE = 2
VIOLATED = 1


def parser() -> Parser:
    reader = Parser(
        "check",
        "Referee records: whatever the rules or the form of records don't allow is named with its line.\n"
        "The last line printed is always `N records, M violations`. The exit code is 0 without violations,\n"
        "1 with some, and 2 if something could not be read.",
        """
hoodwink check game.jsonl
hoodwink check games/ more-games/        folders: every *.jsonl in them and below
hoodwink check games/ --json
""",
    )
    reader.add_argument("paths", metavar="FILE_OR_DIR", nargs="+", help="records, or folders of them")
    reader.add_argument("--cores", type=whole(1, 1024), metavar="N", help="default: all")
    reader.add_json()
    return reader


@dataclass
class Verdict:
    """What came of some files; plain data, so that it can come from another process."""

    records: int = 0
    violations: list[tuple[str, int, str]] = field(default_factory=list)  # file, line, reason
    unreadable: list[tuple[str, str]] = field(default_factory=list)  # path, reason


def run(arguments: argparse.Namespace) -> int:
    verdict = Verdict()
    files = find_files(arguments.paths, verdict)
    with Progress(len(files), "records") as progress:
        for done, part in spread(referee, files, arguments.cores or cores()):
            verdict.records += part.records
            verdict.violations += part.violations
            verdict.unreadable += part.unreadable
            progress.add(done)
    order = {file: place for place, file in enumerate(files)}
    verdict.violations.sort(key=lambda violation: order[violation[0]])
    if arguments.json:
        print_json(as_json(verdict))
    for path, why in verdict.unreadable:
        print(f"hoodwink: {printable(path)}: {printable(why)}", file=sys.stderr)
    if not arguments.json:
        for file, line, why in verdict.violations:
            print(f"{printable(file)}: line {line}: {printable(why)}")
        print(f"{verdict.records} records, {len(verdict.violations)} violations")
    if verdict.unreadable:
        return UNREADABLE
    return VIOLATED if verdict.violations else 0


def as_json(verdict: Verdict) -> Json:
    return {
        "records": verdict.records,
        "violations": [{"file": file, "line": line, "reason": why} for file, line, why in verdict.violations],
        "unreadable": [{"path": path, "reason": why} for path, why in verdict.unreadable],
    }


def find_files(paths: Sequence[str], verdict: Verdict) -> list[str]:
    """The records at these paths, each once, in the order of the paths and then of their names."""
    found: dict[str, None] = {}

    def missed(error: OSError) -> None:
        verdict.unreadable.append((str(error.filename), error.strerror or str(error)))

    for path in paths:
        if os.path.isdir(path):
            for folder, folders, files in os.walk(path, onerror=missed):
                folders.sort()
                found.update((os.path.join(folder, file), None) for file in sorted(files) if file.endswith(".jsonl"))
        else:
            found[path] = None
    return list(found)


def referee(files: Sequence[str]) -> Verdict:
    verdict = Verdict()
    for file in files:
        try:
            refereed(file)
        except BadRecord as error:
            verdict.violations.append((file, error.line, error.reason))
        except (OSError, ValueError) as error:  # a path can also be impossible as such
            verdict.unreadable.append((file, getattr(error, "strerror", None) or str(error)))
            continue
        except Exception as fault:  # one file must not keep the others from being checked
            verdict.unreadable.append((file, f"a fault of the referee: {type(fault).__name__}: {fault}"))
            continue
        verdict.records += 1
    return verdict
