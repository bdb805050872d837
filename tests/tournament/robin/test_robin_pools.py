from collections import Counter
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.refused import Refused
from fortyfives.tournament.robin.pools import finalists, neighbours, snake


def test_the_snake_turns_at_the_ends() -> None:
    assert snake(range(1, 13), 4) == ((1, 8, 9), (2, 7, 10), (3, 6, 11), (4, 5, 12))
    assert snake(range(1, 9), 3) == ((1, 6, 7), (2, 5, 8), (3, 4))


def test_those_of_a_region_change_places_with_others_of_their_turn() -> None:
    regions = {1: "Cape Breton", 4: "Cape Breton", 2: "Halifax"}
    assert snake(range(1, 5), 2, regions) == ((1, 3), (2, 4))


def test_a_region_with_more_teams_than_pools_meets_itself_as_little_as_can_be() -> None:
    regions = dict.fromkeys(range(1, 7), "Pictou")
    pools = snake(range(1, 7), 2, regions)
    assert sorted(map(len, pools)) == [3, 3]
    assert neighbours(pools, regions) == 6


@given(st.integers(1, 5), st.integers(2, 20), st.data())
def test_everybody_is_in_one_pool_and_each_pool_has_one_of_every_turn(
    pools: int, teams: int, data: st.DataObject
) -> None:
    if pools > teams // 2:
        with pytest.raises(Refused, match="hall-pools-number"):
            snake(range(teams), pools)
        return
    regions = data.draw(st.dictionaries(st.integers(0, teams - 1), st.sampled_from("ABCD")))
    found = snake(range(teams), pools, regions)
    assert sorted(number for pool in found for number in pool) == list(range(teams))
    assert all([number // pools for number in pool] == [*range(len(pool))] for pool in found)


@given(st.lists(st.sampled_from("ABC"), min_size=6, max_size=6))
def test_in_two_turns_no_other_pools_keep_regions_further_apart(names: list[str]) -> None:
    regions = dict(enumerate(names))
    ways = product(permutations(range(3)), permutations(range(3, 6)))
    best = min(
        sum(regions[one] == regions[two] for one, two in zip(first, second, strict=True))
        for first, second in ways
    )
    met = Counter(regions[one] == regions[two] for one, two in snake(range(6), 3, regions))
    assert neighbours(snake(range(6), 3, regions), regions) == met[True]
    assert (met[True] == 0) == (best == 0)


def test_the_firsts_of_all_pools_come_before_the_seconds() -> None:
    assert finalists([[(3,), (1,), (2,)], [(6,), (5,), (4,)]], 2) == (3, 6, 1, 5)
    assert finalists([[(1, 2), (3,)], [(4,), (5,), (6,)]], 2) == (1, 4, 2, 5)


@pytest.mark.parametrize("order", [[(1,), (2, 3)], [(1, 2, 3)], [(1,)]])
def test_a_tie_for_the_final_is_broken_before_it(order: list[tuple[int, ...]]) -> None:
    with pytest.raises(Refused, match="hall-final-undecided"):
        finalists([order], 2)


@pytest.mark.parametrize("pools", [0, -1, 3])
def test_a_pool_has_at_least_two(pools: int) -> None:
    with pytest.raises(Refused, match="hall-pools-number"):
        snake(range(5), pools)
