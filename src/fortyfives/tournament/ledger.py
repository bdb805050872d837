"""The money of an evening, in cents: whatever comes into one account has come out of another."""

import re
from collections.abc import Iterable
from typing import Final

from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass

ACCOUNT: Final = re.compile(
    r"entry|prizes|house|jar|fifty|carry|side:.+|player:[1-9][0-9]*", re.DOTALL
)
"""The names of accounts. Those of players are what they have been given, less what they paid."""

HOUSE: Final = "house"
CARRY: Final = "carry"
"""What waits for the next evening; what the last one left is taken out of it."""

Line = tuple[str, int]
"""An account and the cents that come into it; below nothing they come out of it."""


@dataclass(frozen=True, slots=True)
class Posting:
    """Money that moves at one time; its lines sum to zero, and `note` says why."""

    lines: tuple[Line, ...]
    note: str = ""

    def __post_init__(self) -> None:
        for account, cents in self.lines:
            if not ACCOUNT.fullmatch(account):
                raise Refused("hall-ledger-account", account=account)
            if type(cents) is not int:
                raise Refused("hall-ledger-cents", account=account)
        off = sum(cents for _, cents in self.lines)
        if off:
            raise Refused("hall-ledger-unbalanced", cents=off)


@dataclass(frozen=True, slots=True)
class Closing:
    """The report at the end: what came in is what went out, what the house has, what is carried."""

    cash_in: int
    cash_out: int
    house: int
    carry: int


@dataclass(frozen=True, slots=True)
class Ledger:
    """All postings of an evening, in order."""

    postings: tuple[Posting, ...] = ()

    def post(self, posting: Posting) -> "Ledger":
        """The ledger with one more posting."""
        return Ledger((*self.postings, posting))

    def balances(self) -> dict[str, int]:
        """What is in each account that was ever used, by name."""
        found: dict[str, int] = {}
        for account, cents in self._lines():
            found[account] = found.get(account, 0) + cents
        return dict(sorted(found.items()))

    def close(self) -> Closing:
        """The closing report; refused while there is money in an account of the evening.

        Only players, the house and what is carried may have some left.
        """
        balances = self.balances()
        for account, cents in balances.items():
            if cents and account not in {HOUSE, CARRY} and not _is_player(account):
                raise Refused("hall-ledger-open", account=account, cents=cents)
        paid = [cents for account, cents in self._lines() if _is_player(account)]
        return Closing(
            cash_in=-sum(cents for cents in paid if cents < 0),
            cash_out=sum(cents for cents in paid if cents > 0),
            house=balances.get(HOUSE, 0),
            carry=balances.get(CARRY, 0),
        )

    def _lines(self) -> Iterable[Line]:
        return (line for posting in self.postings for line in posting.lines)


def player(entry: Number) -> str:
    """The account of an entry."""
    return f"player:{entry}"


def moved(cents: int, out_of: str, into: str, note: str = "") -> Posting:
    """Money from one account into another; it never moves backwards."""
    if cents < 0:
        raise Refused("hall-money-negative", cents=cents)
    return Posting(((out_of, -cents), (into, cents)), note)


def _is_player(account: str) -> bool:
    return account.startswith("player:")
