"""What comes of a prize: who gets how much of it, and what cannot be paid."""

from fortyfives.tournament.entry import Number
from fortyfives.tournament.prizes.prize import Cents, Prize
from fortyfives.tournament.prizes.sharing import allocate
from fortyfives.value import dataclass


@dataclass(frozen=True, slots=True)
class Payout:
    """Who has won, the money of each entrant, nothing for those who lost, and what is left."""

    winners: tuple[Number, ...]
    cents: tuple[tuple[Number, Cents], ...]
    left: Cents = 0


def payout(
    prize: Prize, entrants: tuple[Number, ...], winners: tuple[Number, ...], unit: Cents = 1
) -> Payout:
    """A prize for these winners in equal parts; spare units go one each in the order of entrants.

    Source: EVE-10, AMB-84
    """
    shared = allocate(prize.cents, [int(entry in winners) for entry in entrants], unit)
    return Payout(winners, tuple(zip(entrants, shared.shares, strict=True)), shared.left)
