"""Sharing money in whole cash units, so that nothing is lost and nothing is made."""

from collections.abc import Sequence

from fortyfives.tournament.prizes.prize import Cents
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass


@dataclass(frozen=True, slots=True)
class Shared:
    """What each gets, in the order of the weights, and what cannot be paid in whole units."""

    shares: tuple[Cents, ...]
    left: Cents = 0


def allocate(total: Cents, weights: Sequence[int], unit: Cents = 1) -> Shared:
    """Share money by weight; shares are multiples of the unit, and with what is left make the sum.

    Spare units go by the largest fraction, and equal fractions in the order given. Where no weight
    is above nothing, all is left. Source: EVE-10, AMB-84
    """
    if total < 0:
        raise Refused("hall-money-negative", cents=total)
    if unit < 1:
        raise Refused("hall-cash-unit", unit=unit)
    if any(weight < 0 for weight in weights):
        raise Refused("hall-weight-negative")
    units, whole = total // unit, sum(weights)
    if not whole:
        return Shared((0,) * len(weights), total)
    shares = [units * weight // whole for weight in weights]
    by_fraction = sorted(
        range(len(weights)), key=lambda place: -(units * weights[place] % whole)
    )  # the sort is stable: equal fractions keep their order
    for place in by_fraction[: units - sum(shares)]:
        shares[place] += 1
    return Shared(tuple(share * unit for share in shares), total - units * unit)
