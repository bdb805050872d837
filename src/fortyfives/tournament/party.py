"""Card parties: partners drawn face down for the evening, or another partner in every game."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused

Couple = tuple[Number, Number]
Table = tuple[Number, Number, Number, Number]
"""Who sits north, east, south and west; north and south play together, east and west too."""
SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class CardParty:
    """Partners are drawn face down and stay together for so many sessions."""

    sessions: int

    def couples(self, drawn: Sequence[Number]) -> tuple[Couple, ...]:
        """The couples of the players as they drew their cards; two cards following make a couple.

        Refused if somebody is left without a partner, or drew twice.
        """
        if len(set(drawn)) < len(drawn):
            raise Refused("hall-number-twice")
        if not drawn or len(drawn) % 2:
            raise Refused("hall-no-partner", players=len(drawn))
        return tuple(zip(drawn[::2], drawn[1::2], strict=True))


AUCTION_PARTY8: Final = CardParty(sessions=8)


@dataclass(frozen=True, slots=True)
class SeatMoves:
    """How many tables up whoever sits in each seat goes after every game.

    The first table comes after the last; less than nothing is so many down.
    """

    north: int
    east: int
    south: int
    west: int

    def seating(self, tables: int, games: int) -> Iterator[tuple[Table, ...]]:
        """Who sits where in each game; the players are numbered from 1, table by table.

        Refused if anybody would have the same partner twice.
        """
        if not self.valid(tables, games):
            raise Refused("hall-partner-twice", tables=tables, games=games)
        return self._seating(tables, games)

    def valid(self, tables: int, games: int) -> bool:
        """Whether nobody plays with the same partner twice in so many games."""
        seen: set[frozenset[Number]] = set()
        for seating in self._seating(tables, games):
            for north, east, south, west in seating:
                for partners in (frozenset({north, south}), frozenset({east, west})):
                    if partners in seen:
                        return False
                    seen.add(partners)
        return True

    def _seating(self, tables: int, games: int) -> Iterator[tuple[Table, ...]]:
        moves = (self.north, self.east, self.south, self.west)
        for game in range(games):
            north, east, south, west = (
                [(table - move * game) % tables * SEATS + seat for table in range(tables)]
                for seat, move in enumerate(moves, start=1)
            )
            yield tuple(zip(north, east, south, west, strict=True))


INDIVIDUAL_SOCIAL: Final = SeatMoves(north=0, east=1, south=-1, west=2)
