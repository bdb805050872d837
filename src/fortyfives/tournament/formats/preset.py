"""A format: its usual rules, and how its next round comes about."""

from collections.abc import Callable

from fortyfives.tournament.formats.rules import Rules
from fortyfives.tournament.formats.seating import Seating
from fortyfives.tournament.log.books import Books
from fortyfives.value import dataclass

NextRound = Callable[[Rules, Books], Seating]
"""The next round of what is known; whatever hinders it is refused."""


@dataclass(frozen=True, slots=True)
class Preset:
    """What an organiser chooses by name; `usual` is what holds unless it is changed.

    `round_robin`: everybody is to meet everybody, so that there is a grid, and the games of those
    who withdraw count as `fide_50` says; else they stand. `walks`: winners walk, and who
    sits out is found as `rest` says.
    """

    usual: Rules
    next_round: NextRound
    round_robin: bool = False
    walks: bool = False

    @property
    def key(self) -> str:
        """The name by which it is chosen."""
        return self.usual.format
