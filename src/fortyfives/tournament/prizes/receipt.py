"""What is signed for when a prize is handed over, and what a later correction would change."""

from collections.abc import Iterable, Mapping

from fortyfives.tournament.entry import Number
from fortyfives.tournament.prizes.contest import Contest, State
from fortyfives.tournament.prizes.prize import Cents, For, Goods
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass


@dataclass(frozen=True, slots=True)
class Receipt:
    """One line with a signature: its number, who got what, and what for."""

    number: int
    entry: Number
    given_for: For
    place: int
    cents: Cents = 0
    goods: str = ""


@dataclass(frozen=True, slots=True)
class PaidDifference:
    """A couple was paid something else than it would be due now; nothing is taken back silently."""

    entry: Number
    paid: Cents
    due: Cents


def receipts(contests: Iterable[Contest]) -> tuple[Receipt, ...]:
    """A line for everyone who gets something, in the order of the contests, numbered from 1.

    Refused while one of them has not been paid.
    """
    found: list[Receipt] = []
    for contest in contests:
        if contest.state is not State.PAID or contest.payout is None:
            raise Refused("hall-contest-not-now", state=contest.state.value)
        prize = contest.prize
        what = prize.worth.what if isinstance(prize.worth, Goods) else ""
        for entry, cents in contest.payout.cents:
            goods = what if entry in contest.payout.winners else ""
            if cents or goods:
                line = Receipt(len(found) + 1, entry, prize.given_for, prize.place, cents, goods)
                found.append(line)
    return tuple(found)


def paid_differences(
    paid: Mapping[Number, Cents], due: Mapping[Number, Cents]
) -> tuple[PaidDifference, ...]:
    """What the director is told when a result is corrected after the prizes were paid."""
    return tuple(
        PaidDifference(entry, paid.get(entry, 0), due.get(entry, 0))
        for entry in sorted({*paid, *due})
        if paid.get(entry, 0) != due.get(entry, 0)
    )
