"""Who sits where in the round that comes next."""

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.game import Game
from fortyfives.value import dataclass


@dataclass(frozen=True, slots=True)
class Seating:
    """The games of a round by table, those who sit out, and keys of what the director is told."""

    games: tuple[Game, ...]
    resting: tuple[Number, ...] = ()
    notices: tuple[str, ...] = ()
