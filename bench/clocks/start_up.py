"""How long a program waits before it can begin, beside an interpreter that does nothing."""

import statistics
import subprocess
import sys
import time
from collections.abc import Iterator

NAME = "start-up"

ROUNDS = 25
MOST_SECONDS = 0.1
MOST_STARTS = 6
NOTHING, PACKAGE, GAME = "pass", "import fortyfives", "from fortyfives import Game"
FOREIGN = (
    f"import sys; before = set(sys.modules); {PACKAGE}; "
    "roots = {name.split('.')[0] for name in set(sys.modules) - before}; "
    "print(*sorted(roots - sys.stdlib_module_names - {'fortyfives'}))"
)


def seconds(statement: str) -> float:
    """How long a fresh interpreter takes for a statement, from start to end."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", statement], check=True)
    return time.perf_counter() - began


def lines() -> Iterator[str]:
    """The two imports, each beside an interpreter that does nothing, by turns."""
    statements = (NOTHING, PACKAGE, GAME)
    for statement in statements:
        seconds(statement)
    rounds = [tuple(map(seconds, statements)) for _ in range(ROUNDS)]
    more = statistics.median(package - nothing for nothing, package, _ in rounds)
    bare = statistics.median(nothing for nothing, _, _ in rounds)
    starts = statistics.median(game / nothing for nothing, _, game in rounds)
    yield (
        f"`{PACKAGE}` takes {more:.4f} s more than a bare interpreter ({more / bare:.2f} starts); "
        f"bar {MOST_SECONDS} s: {'met' if more <= MOST_SECONDS else 'MISSED'}"
    )
    yield (
        f"`{GAME}` takes {starts:.2f} bare interpreter starts, median of {ROUNDS}; "
        f"bar {MOST_STARTS}: {'met' if starts <= MOST_STARTS else 'MISSED'}"
    )
    told = subprocess.run(
        [sys.executable, "-c", FOREIGN], capture_output=True, text=True, check=True
    )
    yield f"`{PACKAGE}` loads of other people's code: {told.stdout.strip() or 'nothing'}"
