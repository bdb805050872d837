"""A process that writes commands into a journal, one after another, and tells of each answer.

Its arguments are the journal, its mirror, a word for its commands, the number of the first one, how
many there are, and how many records a command has at most.
"""

import itertools
import sys
import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Final

from fortyfives.server.hall.journal import Journal
from fortyfives.tournament.refused import Refused
from tests.server.hall.nights import command, told

AT_ONCE: Final = 7
"""So many commands are written before somebody else may have the journal."""


def main(path: str, mirror: str, word: str, *numbers: str) -> None:
    """Write them, and wait for the journal as long as another one has it."""
    first, count, most = map(int, numbers)
    left = deque(range(first, first + count))
    while left:
        with suppress(Refused), Journal(Path(path), Path(mirror)) as journal:
            for number in list(itertools.islice(left, AT_ONCE)):
                name = f"{word}-{number}"
                (answer,) = journal.write([command(name, number % most + 1)])
                left.popleft()
                sys.stdout.write(f"{name} {told(answer)}\n")
                sys.stdout.flush()
                journal.copy()
        time.sleep(0.001)


if __name__ == "__main__":
    main(*sys.argv[1:])
