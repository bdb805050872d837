"""A process that writes the log of an evening is killed at random moments: nothing is lost.

It tells of each command when it is acknowledged. After each kill all of them must be in the log,
once and whole, and its mirror must catch up.
"""

import tempfile
from pathlib import Path
from typing import Any

from tests.server.hall.killing import write_and_kill

NAME = "kill-journal"
FULL = {"kills": 200}


def run(shard: int, shards: int) -> dict[str, Any]:
    """Kill the writer a share of the times, in a folder of its own."""
    kills = FULL["kills"] * (shard + 1) // shards - FULL["kills"] * shard // shards
    with tempfile.TemporaryDirectory() as folder:
        found = write_and_kill(Path(folder), kills, shard)
    return {
        "kills": found.kills,
        "acknowledged": found.acknowledged,
        "torn": found.torn,
        "wrong": len(found.failures),
        "failures": found.failures,
    }
