from collections import Counter
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.refused import Refused
from fortyfives.tournament.robin.packing import slots_needed
from fortyfives.tournament.robin.plan import Plan, plan, plan_pools
from fortyfives.tournament.robin.rounds import MOST, Table
from tests.tournament.robin.plain_robin import deals, fewest_slots, is_round_robin

ALL_SIZES = [(n, tables) for n in range(2, 33) for tables in range(1, n // 2 + 2)]


@cache
def planned(n: int, tables: int) -> Plan:
    """The plan of teams 1 to n, which several tests look at."""
    return plan(range(1, n + 1), tables)


def bound(n: int, tables: int) -> int:
    """Everybody plays once in a slot, and a table holds one game."""
    for_the_tables = (n * (n - 1) // 2 + tables - 1) // tables
    return max(for_the_tables, n if n % 2 else n - 1)


def test_each_pair_once_each_team_once_per_slot_and_as_few_slots_as_can_be() -> None:
    for n, tables in ALL_SIZES:
        found = planned(n, tables)
        assert len(found.slots) == slots_needed(n, tables) == bound(n, tables), (n, tables)
        assert is_round_robin(found.rounds, range(1, n + 1), tables), (n, tables)


def test_first_deals_differ_by_one_at_most_however_few_the_tables() -> None:
    for n, tables in ALL_SIZES:
        times = deals(planned(n, tables).rounds)
        counts = [times[number] for number in range(1, n + 1)]
        assert max(counts) - min(counts) <= (1 if n % 2 == 0 else 0), (n, tables)


@pytest.mark.parametrize("n", range(2, 7))
def test_the_bound_is_what_trying_everything_finds(n: int) -> None:
    for tables in range(1, n // 2 + 1):
        assert slots_needed(n, tables) == fewest_slots(n, tables)


def test_every_game_has_a_table_of_its_own() -> None:
    for n, tables in ALL_SIZES:
        found = planned(n, tables)
        assert found.tables <= tables
        for slot in found.slots:
            assert len({each.table for each in slot}) == len(slot)


@pytest.mark.parametrize("table", Table)
@pytest.mark.parametrize("n", range(3, 34, 2))
def test_with_an_odd_number_and_all_tables_each_team_is_twice_at_each_table(
    n: int, table: Table
) -> None:
    found = plan(range(1, n + 1), n // 2, table)
    seen = Counter(
        (team, each.table) for slot in found.slots for each in slot for team in each.game
    )
    assert set(seen.values()) == {2}
    assert len(seen) == n * (n // 2)
    assert found.worst == 2


def test_nobody_is_at_one_table_far_more_often_than_at_the_others() -> None:
    for n, tables in ALL_SIZES:
        found = planned(n, tables)
        share = -(-(n - 1) // min(tables, n // 2))
        seen = Counter((team, p.table) for slot in found.slots for p in slot for team in p.game)
        assert found.worst == max(seen.values())
        assert found.worst <= share + 3, (n, tables)


@pytest.mark.parametrize("tables", [1, 7, 50, 99, 100])
def test_two_hundred_teams_are_planned_as_tightly(tables: int) -> None:
    found = plan(range(1, MOST + 1), tables)
    assert len(found.slots) == bound(MOST, tables)
    assert is_round_robin(found.rounds, range(1, MOST + 1), tables)


@given(st.lists(st.integers(1, 500), min_size=2, max_size=20, unique=True), st.integers(1, 12))
def test_a_team_is_called_by_its_number_and_counted_by_its_place(
    entries: list[int], tables: int
) -> None:
    found = plan(entries, tables)
    by_place = plan(range(1, len(entries) + 1), tables)
    assert is_round_robin(found.rounds, entries, tables)
    assert found.rounds == tuple(
        tuple((entries[one - 1], entries[two - 1]) for one, two in games)
        for games in by_place.rounds
    )


@given(
    st.lists(st.integers(2, 7), min_size=1, max_size=4), st.integers(1, 12), st.sampled_from(Table)
)
def test_pools_share_the_tables_and_none_takes_longer_than_it_must(
    sizes: list[int], tables: int, table: Table
) -> None:
    starts = [sum(sizes[:place]) for place in range(len(sizes))]
    pools = [range(start + 1, start + size + 1) for start, size in zip(starts, sizes, strict=True)]
    found = plan_pools(pools, tables, table)
    games = sum(size * (size - 1) // 2 for size in sizes)
    longest = max(size - 1 + size % 2 for size in sizes)
    assert len(found.slots) == max(longest, -(-games // tables))
    for pool in pools:
        theirs = [[game for game in games if game[0] in pool] for games in found.rounds]
        assert is_round_robin(theirs, pool, tables)


def test_with_enough_tables_the_printed_table_is_played() -> None:
    assert plan([1, 2, 3, 4], 2).rounds[0] == ((1, 4), (2, 3))
    assert plan([1, 2, 3, 4], 9, Table.CIRCLE).rounds[1] == ((3, 1), (4, 2))


def test_a_plan_of_nothing_needs_no_table() -> None:
    assert (Plan(()).tables, Plan(()).worst, plan_pools([], 1).slots) == (0, 0, ())


@pytest.mark.parametrize(
    ("entries", "tables", "key"),
    [
        ([1, 2, 1], 1, "hall-robin-twice"),
        ([1, 2], 0, "hall-robin-tables"),
        ([1], 1, "hall-robin-teams"),
    ],
)
def test_what_cannot_be_planned_is_refused(entries: list[int], tables: int, key: str) -> None:
    with pytest.raises(Refused) as refused:
        plan(entries, tables)
    assert refused.value.key == key
