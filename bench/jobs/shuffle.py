"""A million deals of the cards that are committed to: every card must be as likely everywhere.

`make long shuffle SHARDS=10` counts them; `python -m bench.jobs.shuffle` adds up the shares and
tells how odd the counts are, in standard deviations, and whether that is too odd, or too even.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tests.fairness.chisquare import Counts
from tests.fairness.shuffles import ours

NAME = "shuffle"
DATA = Path(__file__).parents[1] / "data" / NAME
FULL = {"deals": 1_000_000}
FAR = 4.0
"""So many standard deviations are too many: a fair shuffle has them in a run of 5,000."""


def deals(shard: int, shards: int, full: int) -> Counts:
    """Count one share of so many deals; a couple of deals is in one share."""
    couples = full // 2
    first, last = couples * shard // shards, couples * (shard + 1) // shards
    return Counts().deal(ours, 2 * first, 2 * (last - first))


def run(shard: int, shards: int) -> dict[str, Any]:
    """Count one share."""
    found = deals(shard, shards, FULL["deals"])
    told = {name: " ".join(map(str, getattr(found, name))) for name in found.oddness()}
    return {"deals": found.deals, "counts": [told]}


def verdict(found: Counts, full: int) -> list[str]:
    """What is wrong with the counts."""
    odd = {name: far for name, far in found.oddness().items() if abs(far) > FAR}
    told = [f"{name}: {far:+.2f} standard deviations" for name, far in odd.items()]
    if found.deals != full:
        told.append(f"{found.deals:,} deals of {full:,} were counted")
    return told


def main() -> int:
    """Print how odd the counts are, and fail if they are too odd or not all there."""
    found = Counts()
    for file in sorted(DATA.glob("*.json")):
        answer = json.loads(file.read_text(encoding="utf-8"))
        (told,) = answer["result"]["counts"]
        counts = {name: [int(count) for count in row.split()] for name, row in told.items()}
        found.add(Counts(answer["result"]["deals"], **counts))
    figures = ", ".join(f"{name} {far:+.2f}" for name, far in found.oddness().items())
    print(f"{found.deals:,} deals: {figures} standard deviations (bar: within {FAR:g})")
    wrong = verdict(found, FULL["deals"])
    for line in wrong:
        print(f"failure: {line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
