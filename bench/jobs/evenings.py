"""Progressive evenings by lot, with everything watched that must hold after every game.

Couples come late and go home, also in the middle of a game, tables cannot be used and can again,
some couples cannot walk, and every walk meets every way to rest.
"""

import random
import traceback
from collections import Counter
from typing import Any

from tests.tournament.evening.watched_evening import hall_by_lot

NAME = "evenings"
FULL = {"evenings": 3000}

LONGEST = 25
MOST_TOLD = 20


def one_evening(number: int, count: Counter[str]) -> None:
    """Play one evening from its first game to its last."""
    lot = random.Random(f"evenings {number}")
    hall = hall_by_lot(lot)
    hall.count = count
    hall.play(lot.randint(1, LONGEST))
    count["evenings"] += 1
    count[hall.walk.key] += 1
    count[hall.rest.value] += 1
    count["with_fixed"] += bool(hall.fixed)


def run(shard: int, shards: int) -> dict[str, Any]:
    """Play one share of the evenings."""
    count, failures = Counter[str](), list[str]()
    full = FULL["evenings"]
    for number in range(full * shard // shards, full * (shard + 1) // shards):
        try:
            one_evening(number, count)
        except Exception as wrong:  # noqa: BLE001 - whatever goes wrong is told
            where = traceback.extract_tb(wrong.__traceback__)[-1]
            failures.append(f"evening {number}: {wrong!r} in {where.name}, line {where.lineno}")
    return {**count, "wrong": len(failures), "failures": failures[:MOST_TOLD]}
