"""Prizes of chance: the 50/50 draw, door prizes, and the prize that travels."""

from collections.abc import Sequence

from fortyfives.tournament.entry import Number
from fortyfives.tournament.prizes.prize import Cents
from fortyfives.tournament.prizes.sharing import allocate
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass, replace


@dataclass(frozen=True, slots=True)
class Halves:
    """What a 50/50 draw brings to whoever holds the ticket, and to the hall."""

    winner: Cents
    house: Cents


def fifty_fifty(tickets: int, ticket_cents: Cents, unit: Cents = 1) -> Halves:
    """Half of what the tickets brought in, rounded down to the unit; the hall has the rest."""
    if tickets < 0 or ticket_cents < 0:
        raise Refused("hall-money-negative", cents=min(tickets, ticket_cents))
    total = tickets * ticket_cents
    winner = allocate(total // 2, [1], unit).shares[0]
    return Halves(winner, total - winner)


def door_prizes(present: Sequence[Number], drawn: Sequence[int], prizes: int) -> tuple[Number, ...]:
    """Who wins the door prizes, in order: `drawn` are places in the list of those present, from 1.

    There are no more winners than people.
    """
    if sorted(drawn) != list(range(1, len(present) + 1)):
        raise Refused("hall-draw-list", wanted=len(present))
    return tuple(present[place - 1] for place in drawn[:prizes])


@dataclass(frozen=True, slots=True)
class Travelling:
    """A gift that moves whenever its card is drawn; whoever has it after the last hand keeps it."""

    what: str
    holders: tuple[Number, ...] = ()

    @property
    def holder(self) -> Number | None:
        """Who has it now."""
        return self.holders[-1] if self.holders else None

    def moves_to(self, entry: Number) -> "Travelling":
        """Somebody else has drawn the card; refused for whoever has the gift already."""
        if entry == self.holder:
            raise Refused("hall-travelling-there", entry=entry)
        return replace(self, holders=(*self.holders, entry))
