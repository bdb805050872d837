"""Whole games at live tables, with every message to every seat and to an onlooker looked at.

A game is played by clients that mostly do what is good, now and then anything they may, and ask
and try what they may not. No message may name a card that its reader has not seen; and what is
made of the table again with other cards wherever the reader has not looked must be the same, to
the letter.
"""

import traceback
from collections import Counter
from typing import Any

from tests.server.evening import play
from tests.strategies import all_tables, plain_tables

NAME = "secrecy"
FULL = {"games": 5_000}
MOST_TOLD = 20


def run(shard: int, shards: int) -> dict[str, Any]:
    """Play one share of the games, one after the other at every table of the tests."""
    tables = (*plain_tables(), *all_tables())
    count, failures = Counter[str](), list[str]()
    for number in range(FULL["games"] * shard // shards, FULL["games"] * (shard + 1) // shards):
        table = tables[number % len(tables)]
        try:
            watch = play(table, f"secrecy {number}")
        except Exception as wrong:  # noqa: BLE001 - whatever goes wrong is told
            where = traceback.extract_tb(wrong.__traceback__)[-1]
            failures.append(f"game {number}, {table}: {wrong!r} in {where.name}")
            continue
        count += watch.count
        count["games"] += 1
        count["played to their end"] += bool(watch.live.table.game and watch.live.table.game.over)
        failures += [f"game {number}, {table}: {leak}" for leak in watch.leaks]
    return {**count, "wrong": len(failures), "failures": failures[:MOST_TOLD]}
