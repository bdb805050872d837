"""The pot of an evening: what the entries bring in, and what of it goes into prizes."""

from fortyfives.tournament.prizes.prize import WHOLE, BasisPoints, Cash, Cents, OfPot, Prize
from fortyfives.tournament.prizes.sharing import allocate
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass, replace


@dataclass(frozen=True, slots=True)
class Pot:
    """What is there for prizes, and what the house keeps of the entries."""

    prizes: Cents
    house: Cents = 0


@dataclass(frozen=True, slots=True)
class Priced:
    """Prizes of which each is worth money or is goods, and what of the pot is in none of them."""

    prizes: tuple[Prize, ...]
    left: Cents


def pot(entries: int, entry_cents: Cents, to_prizes: BasisPoints = WHOLE) -> Pot:
    """The pot of so many entries; a broken cent goes to the house.

    Source: EVE-16
    """
    if entries < 0 or entry_cents < 0:
        raise Refused("hall-money-negative", cents=min(entries, entry_cents))
    if not 0 <= to_prizes <= WHOLE:
        raise Refused("hall-prize-share", share=to_prizes, whole=WHOLE)
    paid = entries * entry_cents
    prizes = paid * to_prizes // WHOLE
    return Pot(prizes, paid - prizes)


def priced(prizes: tuple[Prize, ...], in_pot: Cents, unit: Cents = 1) -> Priced:
    """The prizes once the pot is known: each part of it becomes money in whole units.

    Refused when the parts are more than the whole, or parts and fixed sums more than the pot.
    """
    parts = [each.worth.basis_points if isinstance(each.worth, OfPot) else 0 for each in prizes]
    if sum(parts) > WHOLE:
        raise Refused("hall-prize-share", share=sum(parts), whole=WHOLE)
    shared = allocate(in_pot * sum(parts) // WHOLE, parts, unit)
    known = tuple(
        replace(each, worth=Cash(cents)) if isinstance(each.worth, OfPot) else each
        for each, cents in zip(prizes, shared.shares, strict=True)
    )
    left = in_pot - sum(each.cents for each in known)
    if left < 0:
        raise Refused("hall-pot-too-small", cents=in_pot, missing=-left)
    return Priced(known, left)
