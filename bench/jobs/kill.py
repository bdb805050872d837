"""A real server is killed at random moments while people play: nothing acknowledged is lost.

It is started again on the same data each time; every client comes back and is shown a table that
the log holds. `slow_starts` counts the starts that took longer than three seconds by the clock.
"""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from tests.server.killing import play_and_kill

NAME = "kill"
FULL = {"kills": 200}


def run(shard: int, shards: int) -> dict[str, Any]:
    """Kill the server a share of the times, in a data folder of its own."""
    kills = FULL["kills"] * (shard + 1) // shards - FULL["kills"] * shard // shards
    with tempfile.TemporaryDirectory() as folder:
        count, failures = asyncio.run(play_and_kill(Path(folder), kills, shard))
    return {**count, "wrong": len(failures), "failures": failures}
