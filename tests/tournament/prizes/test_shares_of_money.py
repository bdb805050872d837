"""Money is shared in whole cash units; nothing is lost and nothing is made."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.prizes.draws import fifty_fifty
from fortyfives.tournament.prizes.payout import payout
from fortyfives.tournament.prizes.pot import pot, priced
from fortyfives.tournament.prizes.prize import Cash, For, Goods, OfPot, Prize
from fortyfives.tournament.prizes.sharing import Shared, allocate
from fortyfives.tournament.refused import Refused

units = st.sampled_from([1, 5, 100, 500, 2000])
cents = st.integers(0, 1_000_000)


def one_by_one(total: int, weights: list[int], unit: int) -> list[int]:
    """The same by hand: whole parts first, then unit by unit to the largest fraction left."""
    count = total // unit
    exact = [Fraction(count * weight, sum(weights)) for weight in weights]
    shares = [int(part) for part in exact]
    left = [part - int(part) for part in exact]
    while sum(shares) < count:
        place = left.index(max(left))
        shares[place] += 1
        left[place] = Fraction(-1)
    return [share * unit for share in shares]


@pytest.mark.rule("AMB-84")
@given(cents, st.lists(st.integers(0, 100), min_size=1, max_size=8), units)
def test_shares_are_whole_units_and_with_what_is_left_make_the_sum(
    total: int, weights: list[int], unit: int
) -> None:
    found = allocate(total, weights, unit)
    assert sum(found.shares) + found.left == total
    assert all(share >= 0 and share % unit == 0 for share in found.shares)
    if sum(weights):
        assert 0 <= found.left < unit
        assert list(found.shares) == one_by_one(total, weights, unit)
    else:
        assert found.left == total


@pytest.mark.rule("EVE-10", "AMB-84")
@given(cents, st.integers(1, 12), units)
def test_an_equal_split_differs_by_one_unit_and_the_first_have_it(
    total: int, couples: int, unit: int
) -> None:
    entrants = tuple(range(10, 10 + couples))
    found = payout(Prize(Cash(total), 1), entrants, entrants, unit)
    shares = [each for _, each in found.cents]
    assert shares == sorted(shares, reverse=True)
    assert max(shares) - min(shares) in {0, unit}
    assert sum(shares) + found.left == total


def test_what_cannot_be_shared_is_refused() -> None:
    assert allocate(7, [], 5) == Shared((), 7)
    for wrong in ((-1, [1], 1), (1, [1], 0), (1, [2, -1], 1)):
        with pytest.raises(Refused):
            allocate(*wrong)


@given(st.integers(0, 500), st.integers(0, 5000), st.integers(0, 10_000))
def test_the_pot_and_the_house_have_all_that_the_entries_bring(n: int, fee: int, part: int) -> None:
    found = pot(n, fee, part)
    assert found.prizes + found.house == n * fee
    assert found.prizes * 10_000 <= n * fee * part < (found.prizes + 1) * 10_000


@given(cents, st.lists(st.integers(0, 2500), max_size=4), units)
def test_parts_of_the_pot_become_money_and_the_rest_is_left(
    whole: int, parts: list[int], unit: int
) -> None:
    prizes = tuple(Prize(OfPot(part), place) for place, part in enumerate(parts, start=1))
    found = priced(prizes, whole, unit)
    assert sum(each.cents for each in found.prizes) + found.left == whole
    for each, part in zip(found.prizes, parts, strict=True):
        assert each.cents % unit == 0
        assert abs(each.cents - Fraction(whole * part, 10_000)) < 2 * unit


def test_a_plan_that_the_pot_cannot_pay_is_refused() -> None:
    with pytest.raises(Refused, match="hall-prize-share"):
        priced((Prize(OfPot(6000), 1), Prize(OfPot(4001), 2)), 100)
    with pytest.raises(Refused, match="hall-pot-too-small"):
        priced((Prize(Cash(60), 1), Prize(OfPot(5000), 2)), 100)
    mixed = priced((Prize(Cash(60), 1), Prize(OfPot(4000), 2), Prize(Goods("ham"), 3)), 100)
    assert [each.cents for each in mixed.prizes] == [60, 40, 0]
    for wrong in ((-1, 5, 0), (5, -1, 0), (5, 5, 10_001), (5, 5, -1)):
        with pytest.raises(Refused):
            pot(*wrong)


def test_a_prize_says_what_it_is_for_and_what_it_is_worth() -> None:
    assert Prize(Goods("beer", divisible=True), 1).divisible
    assert not Prize(Goods("turkey"), given_for=For.BOOBY).divisible
    with pytest.raises(Refused, match="hall-prize-not-in-cash"):
        _ = Prize(OfPot(5000), 1).cents
    for worth, place, what in (
        (Cash(1), 0, For.PLACE),
        (Cash(1), 1, For.BOOBY),
        (Cash(-1), 1, For.PLACE),
        (OfPot(10_001), 1, For.PLACE),
        (OfPot(-1), 1, For.PLACE),
    ):
        with pytest.raises(Refused):
            Prize(worth, place, what)


@given(st.integers(0, 5000), st.integers(0, 500), units)
def test_the_hall_has_what_the_winner_of_the_50_50_draw_does_not_get(
    tickets: int, fee: int, unit: int
) -> None:
    found = fifty_fifty(tickets, fee, unit)
    assert found.winner + found.house == tickets * fee
    assert found.winner % unit == 0
    assert 0 <= tickets * fee - 2 * found.winner < 2 * unit


def test_there_are_no_fewer_than_no_tickets() -> None:
    for tickets, fee in ((-1, 5), (5, -1)):
        with pytest.raises(Refused):
            fifty_fifty(tickets, fee)
