"""The character cards: whole games of everybody in the cast, on the same deals for all."""

from fortyfives.analysis.character import TABLES, card
from fortyfives.analysis.fingerprint import players_hash
from fortyfives.players.cast import CAST

NAME = "cast"
FULL = {"games": 60}
SEED = "harvey station"
"""Deals that nobody looked at while the characters were made."""


def run(shard: int, shards: int) -> dict[str, object]:
    """Play one share of the games with everybody in the cast."""
    games = range(FULL["games"] * shard // shards, FULL["games"] * (shard + 1) // shards)
    found = [
        {"name": name, "table": table.name, "card": card(name, table, games, SEED).as_json()}
        for table in TABLES
        for name in CAST
    ]
    return {"cards": found, "players_hash": players_hash()}
