"""One table's game of an evening: who sits there, who deals first, and who won."""

from collections.abc import Container
from dataclasses import dataclass

from fortyfives.tournament.entry import Number

Table = int
"""The number on a table; the tables of a hall need not be numbered without gaps."""

TWO = 2
"""So many couples sit at a table, but for the one table of three."""


@dataclass(frozen=True, slots=True)
class Game:
    """The couples of a table: the one that stayed first, then the one that arrived.

    Nobody `deals` first means that they cut for it. No `winner` means that the game is not over,
    or counts for nothing. Source: EVE-04, EVE-05, AMB-85
    """

    table: Table
    couples: tuple[Number, ...]
    deals: Number | None = None
    winner: Number | None = None

    def keeper_and_walker(self, fixed: Container[Number]) -> tuple[Number, Number]:
        """Who keeps the table and who walks on: the winner walks, unless it cannot.

        After a game that counts for nothing the couple that had arrived walks on.
        """
        stays, arrives = self.couples
        keeper, walker = (arrives, stays) if self.winner == stays else (stays, arrives)
        if walker in fixed and keeper not in fixed:
            return walker, keeper
        return keeper, walker
