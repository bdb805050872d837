"""Pools, where the day is too short for everybody to meet everybody, and the final after them."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Pool = tuple[Number, ...]
"""The entries of a pool, the best seed first."""

NOWHERE: Final[dict[Number, str]] = {}
"""Nobody's region is known."""


def snake(
    seeds: Sequence[Number], pools: int, regions: Mapping[Number, str] = NOWHERE
) -> tuple[Pool, ...]:
    """The best seeds head a pool each, the next ones follow from the last pool back to the first.

    Those of the same region are kept apart by changing places with others of their turn, as far as
    that can be done.
    """
    if not 1 <= pools <= len(seeds) // 2:
        raise Refused("hall-pools-number", pools=pools, teams=len(seeds))
    found: list[list[Number]] = [[] for _ in range(pools)]
    for turn, start in enumerate(range(0, len(seeds), pools)):
        back = turn % 2 == 1
        order = list(reversed(range(pools))) if back else list(range(pools))
        group = seeds[start : start + pools]
        for number, pool in zip(group, _apart(group, order, found, regions), strict=True):
            found[pool].append(number)
    return tuple(map(tuple, found))


def neighbours(pools: Sequence[Pool], regions: Mapping[Number, str]) -> int:
    """How many games of these pools are between two of the same region."""
    return sum(_same(regions, one, other) for pool in pools for one, other in combinations(pool, 2))


def finalists(orders: Sequence[Sequence[Sequence[Number]]], places: int) -> Pool:
    """The first of every pool, then the second of every pool, and so on down to that place.

    Each order is that of a pool, groups of tied entries from the top; a tie for a place in the
    final must have been broken before.
    """
    best = [_first(order, places) for order in orders]
    return tuple(number for level in zip(*best, strict=True) for number in level)


def _same(regions: Mapping[Number, str], one: Number, other: Number) -> bool:
    return one in regions and regions[one] == regions.get(other)


def _first(order: Sequence[Sequence[Number]], places: int) -> Pool:
    found: list[Number] = []
    for tied in order:
        if len(found) + len(tied) > places:
            break
        found += tied
    if len(found) < places:
        raise Refused("hall-final-undecided", place=len(found) + 1)
    return tuple(found)


def _apart(
    group: Sequence[Number],
    order: Sequence[int],
    pools: Sequence[Sequence[Number]],
    regions: Mapping[Number, str],
) -> list[int]:
    """The pool of each of the group, with as few of its region in it as can be."""
    most = 0
    while True:
        wishes = []
        for number, usual in zip(group, order, strict=False):
            met = [sum(_same(regions, number, other) for other in pool) for pool in pools]
            free = [pool for pool in order if met[pool] <= most]
            wishes.append(sorted(free, key=usual.__ne__))
        found = _shared_out(wishes)
        if found:
            return found
        most += 1


def _shared_out(wishes: Sequence[Sequence[int]]) -> list[int]:
    """A pool for each, another for everybody, the first of the wishes if it can be; or nothing."""
    holder: dict[int, int] = {}

    def finds(asker: int, asked: set[int]) -> bool:
        for pool in wishes[asker]:
            if pool not in asked:
                asked.add(pool)
                if pool not in holder or finds(holder[pool], asked):
                    holder[pool] = asker
                    return True
        return False

    if not all(finds(asker, set()) for asker in range(len(wishes))):
        return []
    return sorted(holder, key=holder.__getitem__)
