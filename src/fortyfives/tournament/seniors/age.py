"""Who is old enough for the Games, and in which category a team plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fortyfives.tournament.refused import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date

LEAST_AGE: Final = 55


def age(born: date, games_year: int) -> int:
    """How old somebody is on 31 December of the year of the Games; only the year of birth counts.

    Source: G55-01.
    """
    return games_year - born.year


def eligible(members: Iterable[date], games_year: int, least: int = LEAST_AGE) -> bool:
    """Whether all members, told by their dates of birth, are old enough. Source: G55-01."""
    return all(age(born, games_year) >= least for born in members)


def category(members: Sequence[date], games_year: int, ages: Sequence[int] = (LEAST_AGE,)) -> int:
    """The category of a team: the highest of these ages that all its members have reached."""
    youngest = min((age(born, games_year) for born in members), default=0)
    reached = [least for least in ages if least <= youngest]
    if not reached:
        raise Refused("hall-senior-young", age=youngest, least=min(ages))
    return max(reached)
