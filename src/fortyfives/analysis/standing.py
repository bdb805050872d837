"""A round robin of players: every pair on the same deals, and ratings from all of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any

from fortyfives.analysis.clock import Clock
from fortyfives.analysis.compare import NORMAL_95, Question, Summary, results
from fortyfives.analysis.lineup import LineUp
from fortyfives.analysis.stored import Result
from fortyfives.analysis.tally import Tally

Pairs = Mapping[tuple[str, str], Summary]
"""What each pair of players has come to."""


@dataclass
class Rating(Tally):
    """A player's net points a deal over the field, and all that it did there.

    `ci95` is half the 95 % interval, None if there is none. `deals`, `hands` and games are those
    of all its pairs together.
    """

    name: str
    net: float
    ci95: float | None
    clock: Clock = field(default_factory=Clock)

    def as_json(self) -> dict[str, Any]:
        """The figures, for programs."""
        return {
            "name": self.name,
            **self.figures_with(self.net, self.ci95),
            "ms_per_decision": self.clock.as_json(),
        }


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
        question = replace(asked, first=LineUp.parse(first), second=LineUp.parse(second))
        file = None if folder is None else folder / f"{first}-{second}.jsonl"
        summary = Summary()
        for result in results(question, file, jobs):
            summary.take(result)
            told(result)
        found[first, second] = summary
    return found


def ratings(names: Sequence[str], pairs: Pairs) -> tuple[Rating, ...]:
    """Each player's mean over its opponents, best first.

    Every pair meets on equally many deals, so that this is also the least-squares rating.
    """
    return tuple(sorted((_rating(name, pairs) for name in names), key=lambda each: -each.net))


def _rating(name: str, pairs: Pairs) -> Rating:
    mine = [(pair[0] == name, summary) for pair, summary in pairs.items() if name in pair]
    nets = [summary.net if first else -summary.net for first, summary in mine]
    rating = Rating(name, sum(nets) / len(nets), _interval([each.ci95 for _, each in mine]))
    for first, summary in mine:
        rating.deals += summary.deals
        rating.hands += summary.hands
        rating.games += summary.games
        rating.won += summary.won if first else summary.lost
        rating.cut += summary.cut
        rating.clock.merge(summary.first if first else summary.second)
    return rating


def _interval(each: Sequence[float | None]) -> float | None:
    """Half the interval of a mean of several, if each of them has one."""
    known = [ci95 / NORMAL_95 for ci95 in each if ci95 is not None]
    if len(known) < len(each):
        return None
    return sqrt(sum(error**2 for error in known)) / len(known) * NORMAL_95


def as_json(asked: Question, table: Sequence[Rating], pairs: Pairs) -> dict[str, Any]:
    """A whole round robin, for programs: what was asked, every player, and every pair."""
    head = asked.head()
    del head["first"], head["second"]
    return {
        **head,
        "deals": asked.deals,
        "standings": [rating.as_json() for rating in table],
        "pairs": [
            {"first": first, "second": second, **summary.figures()}
            for (first, second), summary in pairs.items()
        ],
    }
