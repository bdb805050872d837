"""The steps that break ties: each takes a group that is level and tells it apart, best first."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING, Final

from fortyfives.tournament.entry import Number
from fortyfives.tournament.standings.rule import By, Rule
from fortyfives.tournament.standings.sheet import Cut, Tally, Tied, credited

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fortyfives.tournament.standings.result import Result

Split = tuple[Tied, ...]
"""The group in parts, best first; one part if the step cannot tell it apart."""

Step = Callable[[Tied, Tally, Rule], Split | None]
"""None: the step waits for games or for a cut."""


def points(group: Tied, tally: Tally, _rule: Rule) -> Split:
    """The most points."""
    return _levels(group, tally.points.__getitem__)


def wins(group: Tied, tally: Tally, _rule: Rule) -> Split:
    """The most games won."""
    return _levels(
        group, lambda number: sum(result.winner == number for result in tally.results[number])
    )


def head_to_head(group: Tied, tally: Tally, _rule: Rule) -> Split:
    """Points in the games between them, if each has met each; a game given away is no meeting.

    Source: G55-28.
    """
    games = [
        result
        for result in tally.sheet.results
        if result.played and set(group) >= set(result.sides)
    ]
    if not _all_met(group, games):
        return (group,)
    return _levels(group, _points_in(games, tally))


def extra_games(group: Tied, tally: Tally, _rule: Rule) -> Split | None:
    """Points in the extra games that just these have played, each against each.

    Whoever is still level plays again. Source: G55-29, AMB-82.
    """
    for series in tally.sheet.extra:
        players = {number for result in series for number in result.sides}
        if players == set(group) and _all_met(group, series):
            split = _levels(group, _points_in(series, tally))
            if len(split) > 1:
                return split
    return None


def spread(group: Tied, tally: Tally, _rule: Rule) -> Split:
    """The most points of the games themselves, less those of the opponents."""
    return _levels(
        group, lambda number: sum(result.margin(number) for result in tally.results[number])
    )


def capped_spread(group: Tied, tally: Tally, rule: Rule) -> Split:
    """The same, no game counting for more than the cap."""
    cap = rule.cap or 0

    def capped(number: Number) -> int:
        margins = (result.margin(number) for result in tally.results[number])
        return sum(max(-cap, min(cap, margin)) for margin in margins)

    return _levels(group, capped)


def buchholz(group: Tied, tally: Tally, _rule: Rule) -> Split:
    """The most points of all opponents together."""
    return _levels(group, lambda number: sum(_opponents(number, tally)))


def buchholz_cut1(group: Tied, tally: Tally, _rule: Rule) -> Split:
    """The same, without the weakest opponent."""
    return _levels(group, lambda number: sum(sorted(_opponents(number, tally))[1:]))


def sonneborn_berger(group: Tied, tally: Tally, _rule: Rule) -> Split:
    """The points of those one has beaten, and half the points of those one has tied with."""

    def doubled(number: Number) -> int:
        return sum(
            tally.points[other] * (1 if result.winner is None else 2)
            for result in tally.results[number]
            if result.played and result.winner in {number, None}
            for other in result.opponents(number)
        )

    return _levels(group, doubled)


def fewest_rests(group: Tied, tally: Tally, _rule: Rule) -> Split:
    """The fewest games sat out."""
    return _levels(group, lambda number: -tally.rests[number])


def low_card_cut(group: Tied, tally: Tally, _rule: Rule) -> Split | None:
    """The lowest card in a cut of just these; equal cards cut again. Source: EVE-08."""
    for cut in tally.sheet.cuts:
        if set(cut) == set(group):
            split = _levels(group, _lowest(cut))
            if len(split) > 1:
                return split
    return None


def _levels(group: Tied, key: Callable[[Number], int]) -> Split:
    """The group by this number, the highest first."""
    found: dict[int, list[Number]] = {}
    for number in group:
        found.setdefault(key(number), []).append(number)
    return tuple(tuple(found[level]) for level in sorted(found, reverse=True))


def _all_met(group: Tied, games: Iterable[Result]) -> bool:
    """Whether each of the group has met each of the others in these games between them."""
    met = {frozenset(pair) for result in games for pair in combinations(result.sides, 2)}
    return len(met) == len(group) * (len(group) - 1) // 2


def _points_in(games: Iterable[Result], tally: Tally) -> Callable[[Number], int]:
    """How many points each has in these games."""
    games = tuple(games)
    return lambda number: credited(games, number, tally.sheet.credit)


def _lowest(cut: Cut) -> Callable[[Number], int]:
    return lambda number: -cut[number]


def _opponents(number: Number, tally: Tally) -> list[int]:
    """The points of everybody whom this entry has met."""
    return [
        tally.points[other]
        for result in tally.results[number]
        if result.played
        for other in result.opponents(number)
    ]


STEPS: Final[dict[By, Step]] = {
    By.POINTS: points,
    By.WINS: wins,
    By.HEAD_TO_HEAD: head_to_head,
    By.EXTRA_GAMES: extra_games,
    By.SPREAD: spread,
    By.CAPPED_SPREAD: capped_spread,
    By.BUCHHOLZ: buchholz,
    By.BUCHHOLZ_CUT1: buchholz_cut1,
    By.SONNEBORN_BERGER: sonneborn_berger,
    By.FEWEST_RESTS: fewest_rests,
    By.LOW_CARD_CUT: low_card_cut,
}
"""All but `share`, which ends a chain: whoever is still level shares the place."""
