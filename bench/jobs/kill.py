"""A real server is killed at random moments while people play: nothing acknowledged is lost.

It is started again on the same data each time, and has to serve again soon; every client comes
back, and has to be shown soon what the log holds. The most seconds that either took are told.
"""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from tests.server.killing import play_and_kill

NAME = "kill"
FULL = {"kills": 200}
SERVES_WITHIN, RIGHT_WITHIN = 3.0, 5.0
"""So many seconds after the kill the server serves again, and every client is right."""


def run(shard: int, shards: int) -> dict[str, Any]:
    """Kill the server a share of the times, in a data folder of its own."""
    kills = FULL["kills"] * (shard + 1) // shards - FULL["kills"] * shard // shards
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(play_and_kill(Path(folder), kills, shard))
    late = [
        f"share {shard}: {what} only {seconds:.2f} s after a kill"
        for what, all_seconds, within in (
            ("it served again", found.starts, SERVES_WITHIN),
            ("the last client was right", found.returns, RIGHT_WITHIN),
        )
        for seconds in all_seconds
        if seconds > within
    ]
    return {
        "kills": len(found.starts),
        "acknowledged": found.acknowledged,
        "late": len(late),
        "most_seconds_to_serve": max(found.starts, default=0.0),
        "most_seconds_to_be_right": max(found.returns, default=0.0),
        "wrong": len(found.failures),
        "failures": found.failures + late,
    }
