"""The prizes of an evening as they are published, and what becomes of them."""

from collections.abc import Iterable, Mapping
from enum import Enum

from fortyfives.tournament.entry import Number
from fortyfives.tournament.points import HalfGames
from fortyfives.tournament.prizes.contest import SETTLED, Contest, opened, pooled
from fortyfives.tournament.prizes.levels import Level, RankMode, levels
from fortyfives.tournament.prizes.pot import priced
from fortyfives.tournament.prizes.prize import Cash, Cents, Goods, Prize
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass, replace


class Account(Enum):
    """Where money goes that cannot be paid out."""

    HOUSE = "house"
    CARRY = "carry"


class Unclaimed(Enum):
    """What becomes of a prize in money that nobody has won; fixed before the first game."""

    HOUSE = "house"
    ADD_TO_FIRST = "add_to_first"
    CARRY = "carry"


@dataclass(frozen=True, slots=True)
class Plan:
    """The prizes for places, the first place first, and the rules by which they are won."""

    prizes: tuple[Prize, ...]
    mode: RankMode = RankMode.DENSE_LEVELS
    unit: Cents = 1
    unclaimed: Unclaimed = Unclaimed.CARRY
    residual_to: Account = Account.HOUSE

    def __post_init__(self) -> None:
        if [each.place for each in self.prizes] != list(range(1, len(self.prizes) + 1)):
            raise Refused("hall-prize-order")


@dataclass(frozen=True, slots=True)
class Money:
    """Where the money of the prizes has gone: to couples, to the house, to the next evening."""

    paid: Cents = 0
    house: Cents = 0
    carry: Cents = 0

    @property
    def sum(self) -> Cents:
        """All of it."""
        return self.paid + self.house + self.carry

    def plus(self, account: Account, cents: Cents) -> "Money":
        """With more of it in one of the accounts."""
        if account is Account.HOUSE:
            return replace(self, house=self.house + cents)
        return replace(self, carry=self.carry + cents)


@dataclass(frozen=True, slots=True)
class Prizes:
    """What is contended for; the places that nobody has won; the money that is in no contest."""

    contests: tuple[Contest, ...]
    unclaimed: tuple[int, ...]
    outside: Money


def share_out(
    plan: Plan, scores: Mapping[Number, HalfGames], in_pot: Cents | None = None
) -> Prizes:
    """The contests for the prizes of a plan, given the final scores.

    Without a pot it is what the prizes in money come to. Source: EVE-07, EVE-11
    """
    if in_pot is None:
        in_pot = sum(each.cents for each in plan.prizes)
    known = priced(plan.prizes, in_pot, plan.unit)
    outside = Money().plus(plan.residual_to, known.left)
    found = levels(scores, len(plan.prizes), plan.mode)
    prizes, outside = _reassign(plan, known.prizes, found.unclaimed, outside)
    contests = tuple(_contest(plan, prizes, level) for level in found.winning)
    return Prizes(contests, found.unclaimed, outside)


def accounted(plan: Plan, prizes: Prizes, contests: Iterable[Contest]) -> Money:
    """Where all the money has gone, once every contest is decided."""
    money = prizes.outside
    for contest in contests:
        if contest.state not in SETTLED or contest.payout is None:
            raise Refused("hall-contest-not-now", state=contest.state.value)
        paid = sum(cents for _, cents in contest.payout.cents)
        money = replace(money, paid=money.paid + paid)
        money = money.plus(plan.residual_to, contest.payout.left)
    return money


def _reassign(
    plan: Plan, prizes: tuple[Prize, ...], unclaimed: tuple[int, ...], outside: Money
) -> tuple[tuple[Prize, ...], Money]:
    """The prizes and the money outside once the unclaimed ones have gone where they belong.

    With no first prize in money that somebody wins there is nothing to add to: the money waits for
    the next evening.
    """
    cents = sum(prizes[place - 1].cents for place in unclaimed)
    if not cents:
        return prizes, outside
    if plan.unclaimed is Unclaimed.HOUSE:
        return prizes, outside.plus(Account.HOUSE, cents)
    first = prizes[0]
    if plan.unclaimed is Unclaimed.CARRY or 1 in unclaimed or isinstance(first.worth, Goods):
        return prizes, outside.plus(Account.CARRY, cents)
    return (replace(first, worth=Cash(first.cents + cents)), *prizes[1:]), outside


def _contest(plan: Plan, prizes: tuple[Prize, ...], level: Level) -> Contest:
    own = tuple(prizes[place - 1] for place in level.places)
    if plan.mode is not RankMode.POOLED_PLACES:
        return opened(own[0], level.entrants, plan.unit)
    if len(own) == 1:
        return pooled(own[0], level.entrants, plan.unit)
    for each in own:
        if isinstance(each.worth, Goods):
            raise Refused("hall-prize-indivisible", place=each.place)
    whole = replace(own[0], worth=Cash(sum(each.cents for each in own)))
    return pooled(whole, level.entrants, plan.unit)
