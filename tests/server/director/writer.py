"""A process that writes commands into a journal, one after another, and tells of each answer.

Its arguments are the journal, its mirror, a word for its commands, the number of the first one, how
many there are, and how many records a command has at most.
"""

import sys
import time
from contextlib import suppress
from pathlib import Path

from fortyfives.server.director.journal import Journal
from fortyfives.tournament.refused import Refused
from tests.server.director.nights import command, told


def main(path: str, mirror: str, word: str, *numbers: str) -> None:
    """Write them, and wait for the journal as long as another one has it."""
    first, count, most = map(int, numbers)
    for number in range(first, first + count):
        name = f"{word}-{number}"
        answer = None
        while answer is None:
            with suppress(Refused), Journal(Path(path), Path(mirror)) as journal:
                (answer,) = journal.write([command(name, number % most + 1)])
                sys.stdout.write(f"{name} {told(answer)}\n")
                sys.stdout.flush()
                journal.copy()
            time.sleep(0.001)


if __name__ == "__main__":
    main(*sys.argv[1:])
