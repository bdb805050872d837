"""Everybody in the cast against random-shy, in every game and at every number of players.

A share fails where somebody's net points a hand lie wholly below nought.
"""

from fortyfives.analysis.compare import Question, Summary, results
from fortyfives.analysis.fingerprint import players_hash
from fortyfives.analysis.lineup import LineUp
from fortyfives.players.cast import CAST
from fortyfives.variants import ALL

NAME = "cast-shy"
FULL = {"deals": 60}
SEED = "tweedside"
"""Deals that nobody looked at while the characters were made."""


def run(shard: int, shards: int) -> dict[str, object]:
    """Play one share of the pairings, each hand once from either side."""
    asked = [
        (game, players, name)
        for game, rules in ALL.items()
        for players in rules.seating.counts
        for name in CAST
    ]
    found, failures = [], []
    for game, players, name in asked[shard::shards]:
        sides = LineUp((name,)), LineUp(("random-shy",))
        summary = Summary()
        for result in results(Question(*sides, game, players, FULL["deals"], seed=SEED), None, 1):
            summary.take(result)
        ci95 = summary.ci95 or 0.0
        found.append([game, players, name, round(summary.net, 2), round(ci95, 2)])
        if summary.net + ci95 < 0:
            failures.append(f"{name}, {game} for {players}: {summary.net:+.2f} ±{ci95:.2f}")
    return {"nets": found, "failures": failures, "players_hash": players_hash()}
