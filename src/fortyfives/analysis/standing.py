"""A round robin of players: every pair on the same deals, and ratings from all of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import sqrt
from pathlib import Path

from fortyfives.analysis.compare import NORMAL_95, Question, Summary, results
from fortyfives.analysis.lineup import LineUp
from fortyfives.analysis.stored import Result


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's net points a deal over the field, with half its 95 % interval."""

    name: str
    net: float
    ci95: float


def round_robin(
    names: Sequence[str],
    asked: Question,
    folder: Path | None,
    jobs: int,
    told: Callable[[Result], None] = lambda _result: None,
) -> dict[tuple[str, str], Summary]:
    """Every pair of players measured as `asked`; each has its own file of results."""
    found: dict[tuple[str, str], Summary] = {}
    for first, second in combinations(names, 2):
        question = replace(asked, first=LineUp((first,)), second=LineUp((second,)))
        file = None if folder is None else folder / f"{first}-{second}.jsonl"
        summary = Summary()
        for result in results(question, file, jobs):
            summary.take(result)
            told(result)
        found[first, second] = summary
    return found


def ratings(names: Sequence[str], pairs: dict[tuple[str, str], Summary]) -> tuple[Rating, ...]:
    """Each player's mean over its opponents, best first.

    Every pair meets on equally many deals, so that this is also the least-squares rating.
    """
    rated = []
    for name in names:
        nets = [
            (summary.net if first == name else -summary.net, summary.ci95)
            for (first, second), summary in pairs.items()
            if name in {first, second}
        ]
        mean = sum(net for net, _ in nets) / len(nets)
        error = sqrt(sum((ci / NORMAL_95) ** 2 for _, ci in nets)) / len(nets)
        rated.append(Rating(name, mean, error * NORMAL_95))
    return tuple(sorted(rated, key=lambda rating: -rating.net))
