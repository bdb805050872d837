"""Two line-ups on the same deals: what is asked, the results as they come, and their sum."""

import os
import signal
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from fortyfives.analysis.clock import Clock
from fortyfives.analysis.duplicate import Clocks, Played, duplicate_deal, duplicate_game
from fortyfives.analysis.fingerprint import players_hash, rules_hash
from fortyfives.analysis.lineup import LineUp, seatings
from fortyfives.analysis.stored import Result, add, begin, stored
from fortyfives.analysis.tally import Tally
from fortyfives.rules.options import apply_options
from fortyfives.rules.options.option import Value
from fortyfives.variants.find import variant

FORMAT = "fortyfives-comparison/2"
NORMAL_95 = 1.959964
CHUNK = 8


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be measured: fixed beforehand, and part of every results file.

    `games` asks for whole games, each cut after `max_deals`; otherwise single deals are played.
    """

    first: LineUp
    second: LineUp
    game: str
    players: int
    deals: int
    options: tuple[tuple[str, Value], ...] = ()
    seed: str = "0"
    games: bool = False
    max_deals: int = 60

    def head(self) -> dict[str, Any]:
        """The first line of a results file."""
        return {
            "format": FORMAT,
            "first": str(self.first),
            "second": str(self.second),
            "variant": self.game,
            "options": dict(self.options),
            "players": self.players,
            "seed": self.seed,
            "games": self.games,
            "max_deals": self.max_deals,
            "rules_hash": rules_hash(),
            "players_hash": players_hash(),
        }


@dataclass
class Summary(Tally):
    """The sum of a comparison; the unit of error is the deal, or the game."""

    nets: list[Fraction] = field(default_factory=list)
    lost: int = 0
    first: Clock = field(default_factory=Clock)
    second: Clock = field(default_factory=Clock)

    def take(self, result: Result) -> None:
        """One result more."""
        self.deals += 1
        self.hands += result.hands
        self.nets.append(Fraction(*result.net))
        self.games += result.games
        self.won += result.won
        self.lost += result.lost
        self.cut += result.cut
        for clock, (count, total, buckets) in zip(
            (self.first, self.second), result.clocks, strict=True
        ):
            clock.merge(Clock(count, total, Counter(dict(buckets))))

    @property
    def net(self) -> float:
        """Net points a deal of the first line-up."""
        return float(sum(self.nets) / len(self.nets)) if self.nets else 0.0

    @property
    def ci95(self) -> float | None:
        """Half the width of the 95 % interval of `net`; None with fewer than two deals."""
        count = len(self.nets)
        if count < 2:  # noqa: PLR2004 - one deal has no spread
            return None
        mean = sum(self.nets) / count
        spread = float(sum((net - mean) ** 2 for net in self.nets)) / (count - 1)
        return NORMAL_95 * sqrt(spread / count)

    def as_json(self, question: Question) -> dict[str, Any]:
        """The figures, for programs."""
        return {**question.head(), **self.figures()}

    def figures(self) -> dict[str, Any]:
        """The figures without the question."""
        return {
            **self.figures_with(self.net, self.ci95),
            "games_lost": self.lost,
            "ms_per_decision": {"first": self.first.as_json(), "second": self.second.as_json()},
        }


def results(question: Question, file: Path | None, jobs: int = 2) -> Iterator[Result]:
    """Each result as it comes, those already in the file first; new ones are added to the file.

    A deal that does not count is played first: nobody's first decision is slow for having to load
    what later ones find loaded. Raises `OtherResults` if the file answers another question.
    """
    head = question.head()
    done = {result.number: result for result in (stored(file, head) if file else ())}
    yield from (result for number, result in done.items() if number < question.deals)
    left = [number for number in range(question.deals) if number not in done]
    if not left:
        return
    asked = [(question, number) for number in left]
    if file is not None:
        begin(file, head)
    _warm_up(question)
    if jobs == 1:
        yield from (_kept(result, file) for result in map(_one, asked))
        return
    with get_context("fork").Pool(jobs, _end_with_the_parent) as pool:
        for result in pool.imap(_one, asked, chunksize=CHUNK):
            yield _kept(result, file)


def _end_with_the_parent() -> None:
    """Leave it to the parent to hear Ctrl-C and a hang-up, and end without a word when it says so.

    A worker that died by itself, with a result half handed over, would have the parent wait for it.
    """
    os.setpgrp()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _warm_up(question: Question) -> None:
    """Play a deal that does not count; the processes that are forked off find all loaded."""
    _play(replace(question, games=False), "before")


def _kept(result: Result, file: Path | None) -> Result:
    if file is not None:
        add(file, result)
    return result


def _one(asked: tuple[Question, int]) -> Result:
    question, number = asked
    played, clocks = _play(question, str(number))
    return Result(
        number,
        (played.net.numerator, played.net.denominator),
        played.hands,
        played.won,
        played.lost,
        played.games,
        played.cut,
        tuple(
            (clock.count, round(clock.total, 4), tuple(sorted(clock.buckets.items())))
            for clock in (clocks.first, clocks.second)
        ),
    )


def _play(question: Question, which: str) -> tuple[Played, Clocks]:
    """One deal or game of the question, each way of seating once."""
    rules = apply_options(variant(question.game), dict(question.options))
    sides = rules.seating.sides(question.players)
    ways = seatings(sides, question.first, question.second)
    seed, clocks = f"{question.seed}/{which}", Clocks()
    if question.games:
        played = duplicate_game(
            rules, question.players, seed, ways, clocks, most_deals=question.max_deals
        )
    else:
        played = duplicate_deal(rules, question.players, seed, ways, clocks)
    return played, clocks
