"""How long a program waits before it can begin, beside an interpreter that does nothing."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping

NAME = "start-up"

ROUNDS = 25
MOST_SECONDS = 0.1
MOST_STARTS = 6
NOTHING, PACKAGE, GAME = "pass", "import fortyfives", "from fortyfives import Game"
CARDS = f"{GAME}, variant; Game.new(variant('merrimack_valley')).deal()"
FOREIGN = (
    f"import sys; before = set(sys.modules); {PACKAGE}; "
    "roots = {name.split('.')[0] for name in set(sys.modules) - before}; "
    "print(*sorted(roots - sys.stdlib_module_names - {'fortyfives'}))"
)


def seconds(statement: str, surroundings: Mapping[str, str]) -> float:
    """How long a fresh interpreter takes for a statement, from start to end."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", statement], check=True, env=surroundings)
    return time.perf_counter() - began


def rounds() -> Iterator[tuple[float, ...]]:
    """The seconds of each statement, by turns; the compiled files are kept, as they usually are."""
    statements = (NOTHING, PACKAGE, GAME, CARDS)
    usual = {key: word for key, word in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as compiled:
        surroundings = {**usual, "PYTHONPYCACHEPREFIX": compiled}
        for statement in statements:
            seconds(statement, surroundings)
        for _ in range(ROUNDS):
            yield tuple(seconds(statement, surroundings) for statement in statements)


def lines() -> Iterator[str]:
    """The imports and the first deal, each beside an interpreter that does nothing."""
    measured = list(rounds())
    more = statistics.median(package - bare for bare, package, _, _ in measured)
    start = statistics.median(bare for bare, *_ in measured)
    game, cards = (statistics.median(each[n] / each[0] for each in measured) for n in (2, 3))
    yield (
        f"`{PACKAGE}` takes {more:.4f} s more than a bare interpreter ({more / start:.2f} starts); "
        f"bar {MOST_SECONDS} s: {'met' if more <= MOST_SECONDS else 'MISSED'}"
    )
    yield (
        f"`{GAME}` takes {game:.2f} bare interpreter starts, median of {ROUNDS}; "
        f"bar {MOST_STARTS}: {'met' if game <= MOST_STARTS else 'MISSED'}"
    )
    yield f"with the engine and the first deal it is {cards:.2f} starts"
    told = subprocess.run([sys.executable, "-c", FOREIGN], stdout=subprocess.PIPE, check=True)
    foreign = told.stdout.decode().strip() or "nothing"
    yield f"`{PACKAGE}` loads of other people's code: {foreign}"
