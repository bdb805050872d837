"""A process that writes into a journal is killed again and again: what it may be relied on for."""

import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from fortyfives.server.hall.journal import Journal
from fortyfives.tournament.log.events import NoteAdded
from fortyfives.tournament.log.record import Record
from tests.server.hall.nights import told

ROOT: Final = Path(__file__).parents[3]
MOST_RECORDS: Final = 40
"""Long commands are more often killed in the middle of a write."""
WORD: Final = "killed"


@dataclass
class Killed:
    """What came of the kills, and what was lost."""

    kills: int = 0
    acknowledged: int = 0
    torn: int = 0
    failures: list[str] = field(default_factory=list)


def start(path: Path, *arguments: Path | str | int) -> subprocess.Popen[str]:
    """A process that writes into that journal."""
    program = (sys.executable, "-m", "tests.server.hall.writer", str(path))
    return subprocess.Popen(
        [*program, *map(str, arguments)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )


def write_and_kill(folder: Path, kills: int, seed: object) -> Killed:
    """Kill a writer so many times at random moments, and look at the journal each time."""
    lot, found = Random(f"kill journal {seed}"), Killed()
    path, mirror = folder / "evening.log", folder / "stick" / "evening.log"
    mirror.parent.mkdir()
    answers: dict[str, str] = {}
    for _ in range(kills):
        # The last commands are sent again, as a telephone does that has heard no answer.
        first = max(0, len(answers) - lot.randrange(3))
        for line in _killed(path, mirror, first, lot):
            name, answer = line.split()
            if answers.setdefault(name, answer) != answer:
                found.failures.append(f"{name} had another answer the second time")
        with Journal(path, mirror) as journal:
            found.torn += journal.torn
            if journal.copy() or mirror.read_bytes() != path.read_bytes():
                found.failures.append("the mirror does not show the log")
            found.failures += _wrong(answers, list(journal.records))
        found.kills += 1
    found.acknowledged = len(answers)
    return found


def _killed(path: Path, mirror: Path, first: int, lot: Random) -> list[str]:
    """What a writer said before it was killed."""
    with start(path, mirror, WORD, first, 10**6, MOST_RECORDS) as process:
        assert process.stdout is not None
        heard = [process.stdout.readline()]
        time.sleep(lot.random() * 0.1)
        process.send_signal(signal.SIGKILL)
        heard += process.stdout.read().splitlines(keepends=True)
    return [line for line in heard if line.endswith("\n")]


def _wrong(answers: dict[str, str], records: list[Record]) -> list[str]:
    """What was acknowledged and is not there, what is there twice or not whole."""
    groups: dict[str, list[Record]] = {}
    for record in records:
        groups.setdefault(str(record.command_id), []).append(record)
    wrong = [
        f"{name} was acknowledged and is lost"
        for name, answer in answers.items()
        if told(tuple(groups.get(name, ()))) != answer
    ]
    notes = Counter(
        event.text for record in records if isinstance(event := record.event(), NoteAdded)
    )
    wrong += [f"{text} stands there twice" for text, count in notes.items() if count > 1]
    for name, group in groups.items():
        if len(group) != int(name.rpartition("-")[2]) % MOST_RECORDS + 1:
            wrong.append(f"{name} is not whole")
    return wrong
