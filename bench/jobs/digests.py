"""A thousand seeded deals of every game, which must go as they went when they were written down."""

from typing import Any

from fortyfives.variants import ALL
from tests.contract import digests

NAME = "digests"
FULL = {"deals_of_each_game": digests.FULL}


def run(shard: int, shards: int) -> dict[str, Any]:
    """Play the deals of one share of the games."""
    failures = []
    keys = list(ALL)[shard::shards]
    for key in keys:
        found, was = digests.digest(key, digests.FULL), digests.written()[key]
        if found != was[f"all_{digests.FULL}"]:
            failures.append(f"{key}: the deals go differently, {found}")
    return {"games": len(keys), "deals": len(keys) * digests.FULL, "failures": failures}
