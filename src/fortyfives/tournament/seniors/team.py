"""The members of a team, and who may take the place of one of them."""

from __future__ import annotations

from datetime import date

from fortyfives.tournament.refused import Refused
from fortyfives.tournament.seniors.age import LEAST_AGE, age, eligible
from fortyfives.value import dataclass


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody who plays in a team, and the date of birth."""

    name: str
    born: date


Team = tuple[Member, ...]


def substitute(team: Team, leaves: str, comes: Member, games_year: int, *, begun: bool) -> Team:
    """The team with another in the place of one; only before its first game has begun."""
    if begun:
        raise Refused("hall-substitute-late")
    names = [member.name for member in team]
    if leaves not in names:
        raise Refused("hall-substitute-unknown", name=leaves)
    if comes.name in names:
        raise Refused("hall-substitute-twice", name=comes.name)
    if not eligible([comes.born], games_year):
        raise Refused("hall-senior-young", age=age(comes.born, games_year), least=LEAST_AGE)
    return tuple(comes if member.name == leaves else member for member in team)
