"""Sessions of 200 hands of everybody in the cast, to learn to tell them apart and to be tested.

`python -m bench.cast` reads the sessions and writes how well every pair is told apart.
"""

from fortyfives.analysis.character import TABLES, session
from fortyfives.analysis.fingerprint import players_hash
from fortyfives.players.cast import CAST

NAME = "apart"
FULL = {"training": 4, "held_out": 5, "hands": 200}
SEED = "wentworth"
"""Deals that nobody looked at while the characters were made."""


def run(shard: int, shards: int) -> dict[str, object]:
    """Play one share of the sessions; a session's number is part of its seed."""
    asked = [
        (table, kind, number, name)
        for kind in ("training", "held_out")
        for number in range(FULL[kind])
        for table in TABLES
        for name in CAST
    ]
    found = []
    for table, kind, number, name in asked[shard::shards]:
        rates = session(name, table, FULL["hands"], f"{SEED}/{kind}/{number}")
        told = {habit: round(rate, 4) for habit, rate in rates.items()}
        found.append({"name": name, "table": table.name, "kind": kind, "n": number, "rates": told})
    return {"sessions": found, "players_hash": players_hash()}
