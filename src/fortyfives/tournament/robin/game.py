"""A game of a round robin that is still to be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fortyfives.tournament.entry import Number

if TYPE_CHECKING:
    from collections.abc import Iterable

Game = tuple[Number, Number]
"""Who deals first, and against whom."""

Round = tuple[Game, ...]
"""Games that are played at the same time."""


def parity(one: Number, other: Number) -> Game:
    """The lower number deals first when the sum of the two is odd, otherwise the higher."""
    low, high = sorted((one, other))
    return (low, high) if (low + high) % 2 else (high, low)


def first_deals(rounds: Iterable[Round]) -> dict[Number, int]:
    """How many games each deals first."""
    found: dict[Number, int] = {}
    for games in rounds:
        for first, other in games:
            found[first] = found.get(first, 0) + 1
            found.setdefault(other, 0)
    return found


def everybody(rounds: Iterable[Round]) -> frozenset[Number]:
    """All who play in these rounds."""
    return frozenset(number for games in rounds for game in games for number in game)
