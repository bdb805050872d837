"""Who contends for which prize: by the levels of the scores, in three ways of counting places."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.prizes.contest import State, lock
from fortyfives.tournament.prizes.levels import RankMode, levels, ranks
from fortyfives.tournament.prizes.plan import (
    Account,
    Money,
    Plan,
    Unclaimed,
    accounted,
    share_out,
)
from fortyfives.tournament.prizes.prize import Cash, Goods, OfPot, Prize, cash_places
from fortyfives.tournament.refused import Refused
from tests.tournament.prizes.played_out import played_out

scores = st.dictionaries(st.integers(1, 99), st.integers(0, 12), max_size=14)
plans = st.builds(
    Plan,
    st.lists(st.integers(0, 30_000), max_size=5).map(lambda each: cash_places(tuple(each))),
    st.sampled_from(RankMode),
    st.sampled_from([1, 5, 100, 500, 2000]),
    st.sampled_from(Unclaimed),
    st.sampled_from(Account),
)


@pytest.mark.rule("EVE-07", "EVE-11")
@given(scores, st.integers(0, 6))
def test_the_best_scores_contend_each_for_one_prize(found: dict[int, int], prizes: int) -> None:
    told = levels(found, prizes)
    best = sorted(set(found.values()), reverse=True)[:prizes]
    assert [level.score for level in told.winning] == best
    assert [level.places for level in told.winning] == [(n + 1,) for n in range(len(best))]
    for level in told.winning:
        assert list(level.entrants) == sorted(e for e in found if found[e] == level.score)
    everybody = [entry for level in told.winning for entry in level.entrants]
    assert len(everybody) == len(set(everybody))
    assert list(told.unclaimed) == list(range(len(best) + 1, prizes + 1))


@given(scores, st.integers(0, 6))
def test_in_competition_the_couples_of_a_rank_contend_for_its_prize(
    found: dict[int, int], prizes: int
) -> None:
    told = levels(found, prizes, RankMode.COMPETITION)
    for level in told.winning:
        assert {ranks(found)[entry] for entry in level.entrants} == set(level.places)
    held = {rank for rank in ranks(found).values() if rank <= prizes}
    assert {place for level in told.winning for place in level.places} == held
    assert set(told.unclaimed) == set(range(1, prizes + 1)) - held


@given(scores, st.integers(0, 6))
def test_pooled_couples_cover_every_place_they_fill(found: dict[int, int], prizes: int) -> None:
    told = levels(found, prizes, RankMode.POOLED_PLACES)
    covered = [place for level in told.winning for place in level.places]
    assert covered == list(range(1, min(prizes, len(found)) + 1))


@given(plans, scores, st.integers(0, 10_000), st.randoms(use_true_random=False))
def test_payouts_house_and_carry_are_the_pot_whatever_is_wanted(
    plan: Plan, found: dict[int, int], more: int, chance: object
) -> None:
    pot = sum(each.cents for each in plan.prizes) + more
    prizes = share_out(plan, found, pot)
    done = [played_out(contest, chance) for contest in prizes.contests]
    money = accounted(plan, prizes, done)
    assert money.sum == pot
    assert min(money.paid, money.house, money.carry) >= 0
    for contest in done:
        assert contest.payout is not None
        assert all(cents >= 0 and cents % plan.unit == 0 for _, cents in contest.payout.cents)


def test_a_prize_that_nobody_won_goes_where_it_was_said_to_go() -> None:
    won = {1: 20, 2: 20, 3: 18, 4: 18}
    plan = cash_places((10000, 6000, 4000))
    told = {policy: share_out(Plan(plan, unclaimed=policy), won).outside for policy in Unclaimed}
    assert told == {
        Unclaimed.HOUSE: Money(house=4000),
        Unclaimed.CARRY: Money(carry=4000),
        Unclaimed.ADD_TO_FIRST: Money(),
    }
    first = share_out(Plan(plan, unclaimed=Unclaimed.ADD_TO_FIRST), won).contests[0]
    assert first.prize.worth == Cash(14000)
    nobody = share_out(Plan(plan, unclaimed=Unclaimed.ADD_TO_FIRST), {})
    assert (nobody.contests, nobody.outside) == ((), Money(carry=20000))
    ham = (Prize(Goods("ham"), 1), Prize(Cash(500), 2))
    goods = share_out(Plan(ham, unclaimed=Unclaimed.ADD_TO_FIRST), {1: 20})
    assert goods.outside == Money(carry=500)


def test_parts_of_a_pot_are_contended_for_as_money() -> None:
    parts = (Prize(OfPot(5000), 1), Prize(OfPot(3000), 2))
    found = share_out(Plan(parts, unit=100), {1: 20, 2: 18}, 23000)
    assert [each.prize.cents for each in found.contests] == [11500, 6900]
    assert found.outside == Money(house=4600)


def test_goods_are_not_pooled() -> None:
    ham = (Prize(Cash(500), 1), Prize(Goods("ham"), 2))
    with pytest.raises(Refused, match="hall-prize-indivisible"):
        share_out(Plan(ham, RankMode.POOLED_PLACES), {1: 20, 2: 20})
    with pytest.raises(Refused, match="hall-prize-indivisible"):
        share_out(Plan(ham, RankMode.POOLED_PLACES), {1: 21, 2: 20, 3: 20})
    alone = share_out(Plan(ham, RankMode.POOLED_PLACES), {1: 21, 2: 20})
    assert [each.state for each in alone.contests] == [State.AUTO, State.AUTO]
    money = share_out(Plan(cash_places((500, 300)), RankMode.POOLED_PLACES), {1: 20, 2: 20})
    assert [each.prize.cents for each in money.contests] == [800]


def test_places_are_in_order_and_accounts_wait_for_the_last_contest() -> None:
    with pytest.raises(Refused, match="hall-prize-order"):
        Plan((Prize(Cash(1), 2),))
    plan = Plan(cash_places((100,)))
    tied = share_out(plan, {1: 5, 2: 5})
    with pytest.raises(Refused, match="hall-contest-not-now"):
        accounted(plan, tied, tied.contests)
    with pytest.raises(Refused, match="hall-contest-choice-missing"):
        lock(tied.contests[0])
