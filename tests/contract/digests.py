"""A number for every game that changes when anything in a thousand of its deals does.

To look whether they still hold: `make long digests`. After a change that was meant, renew them:

    python -m tests.contract.digests [GAME ...]
"""

import hashlib
import random
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import fields
from enum import Enum
from pathlib import Path

from fortyfives.game.actions import Action
from fortyfives.game.engine import apply
from fortyfives.game.game import Game
from fortyfives.game.legality import legal
from fortyfives.game.showing import view_for
from fortyfives.rules.variant import Variant
from fortyfives.variants import ALL

FILE = Path(__file__).with_name("digests.toml")
SMALL, FULL = 50, 1000
HEAD = """\
# What came of seeded deals of every game, as one number each: of the first 50, and of 1,000.
# After a change that was meant: python -m tests.contract.digests
"""


def told(action: Action) -> str:
    """An action in a few words that do not depend on how the engine is written."""
    words = [type(action).__name__]
    for part in fields(action):
        value = getattr(action, part.name)
        if isinstance(value, tuple):
            value = "-".join(map(str, value))
        words.append(str(value.value if isinstance(value, Enum) else value))
    return " ".join(words)


def deal(variant: Variant, number: int) -> Iterator[str]:
    """All that is done in one deal, and what it came to."""
    counts = variant.seating.counts
    lot = random.Random(f"digest {number}")
    at = Game.new(variant, counts[number % len(counts)], seed=number).deal()
    while at.turn is not None:
        action = legal(view_for(at, at.turn)).any(lot)
        yield told(action)
        at = apply(at, action).deal
    score = at.public.score
    yield f"{score.taken.points} {score.after}" if score else "thrown in"


def digest(key: str, deals: int) -> str:
    """The number of so many deals of a game."""
    number = hashlib.sha256()
    for each in range(deals):
        number.update("\n".join(deal(ALL[key], each)).encode())
    return number.hexdigest()[:16]


def written() -> dict[str, dict[str, str]]:
    """The numbers as they were written down, by game."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def renew(games: Sequence[str]) -> None:
    """Write the numbers of these games down anew, and leave the others as they are."""
    numbers = written()
    for key in games:
        numbers[key] = {f"first_{SMALL}": digest(key, SMALL), f"all_{FULL}": digest(key, FULL)}
        print(key, numbers[key])  # noqa: T201 - it reports
    lines = [HEAD]
    for key in (key for key in ALL if key in numbers):
        told = ", ".join(f'{name} = "{number}"' for name, number in numbers[key].items())
        lines.append(f"{key} = {{ {told} }}")
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    renew(sys.argv[1:] or list(ALL))
