"""Games at live tables, with every message to every seat and to an onlooker looked at.

A game is played by clients that do anything they may, and ask and try now and then what they may
not. No message may name a card that its reader has not seen; and what is made of the table again
with other cards wherever the reader has not looked must be the same, to the letter.
"""

import traceback
from collections import Counter
from typing import Any

from tests.server.evening import play
from tests.strategies import all_tables, plain_tables

NAME = "secrecy"
FULL = {"games": 5_000}
MOST_TOLD = 20
MOST_DEALS, A_FEW, WHOLE = 30, 3, 10
"""One game in ten is played out, as far as a game that is played by lot ends at all; of the others
the first few deals are played."""


def run(shard: int, shards: int) -> dict[str, Any]:
    """Play one share of the games, one after the other at every table of the tests."""
    tables = (*plain_tables(), *all_tables())
    count, failures = Counter[str](), list[str]()
    for number in range(FULL["games"] * shard // shards, FULL["games"] * (shard + 1) // shards):
        table = tables[number % len(tables)]
        try:
            deals = A_FEW if number % WHOLE else MOST_DEALS
            watch = play(table, f"secrecy {number}", deals=deals)
        except Exception as wrong:  # noqa: BLE001 - whatever goes wrong is told
            where = traceback.extract_tb(wrong.__traceback__)[-1]
            failures.append(f"game {number}, {table}: {wrong!r} in {where.name}")
            continue
        count += watch.count
        count["games"] += 1
        failures += [f"game {number}, {table}: {leak}" for leak in watch.leaks]
    return {**count, "wrong": len(failures), "failures": failures[:MOST_TOLD]}
