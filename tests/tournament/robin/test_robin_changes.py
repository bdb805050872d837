from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.refused import Refused
from fortyfives.tournament.robin.changes import late, without
from fortyfives.tournament.robin.plan import plan
from fortyfives.tournament.robin.slot import place, shorten, slot_of
from tests.tournament.robin.plain_robin import deals, is_round_robin

N = st.integers(2, 14)
TABLES = st.integers(1, 7)


@given(N, TABLES, st.data())
def test_when_a_team_has_gone_home_the_others_still_meet(
    n: int, tables: int, data: st.DataObject
) -> None:
    before = plan(range(1, n + 1), tables)
    gone = data.draw(st.integers(1, n))
    after = without(before, gone)
    others = [number for number in range(1, n + 1) if number != gone]
    assert is_round_robin(after.rounds, others, before.tables)
    games = len(others) * (len(others) - 1) // 2
    assert -(-games // before.tables) <= len(after.slots) <= len(before.slots)


def test_with_few_tables_a_team_less_is_an_hour_less() -> None:
    assert len(plan(range(1, 13), 4).slots) == 17
    assert len(without(plan(range(1, 13), 4), 12).slots) == 14


def test_with_all_tables_the_plan_stays_as_it_was() -> None:
    before = plan(range(1, 7), 3)
    after = without(before, 6)
    assert [set(games) for games in after.rounds] == [
        {game for game in games if 6 not in game} for games in before.rounds
    ]


def test_of_two_nobody_is_left_to_play() -> None:
    assert without(plan([1, 2], 1), 2).slots == ()


@given(N, TABLES, st.data())
def test_whoever_is_late_plays_everybody_after_that(
    n: int, tables: int, data: st.DataObject
) -> None:
    before = plan(range(1, n + 1), tables)
    missed = data.draw(
        st.dictionaries(st.integers(1, n), st.integers(0, len(before.slots) + 2), max_size=3)
    )
    after = late(before, missed)
    assert is_round_robin(after.rounds, range(1, n + 1), before.tables)
    assert deals(after.rounds) == deals(before.rounds)
    for number, slots in missed.items():
        assert all(number not in game for games in after.rounds[:slots] for game in games)


def test_nobody_late_changes_nothing() -> None:
    before = plan(range(1, 9), 3)
    assert late(before, {}).rounds == late(before, {3: 0}).rounds
    assert list(map(set, late(before, {}).rounds)) == list(map(set, before.rounds))


def test_with_full_tables_each_missed_slot_is_one_more_at_the_end() -> None:
    assert len(late(plan(range(1, 9), 4), {5: 2}).slots) == 9


def test_with_few_tables_there_is_room_later() -> None:
    before = plan(range(1, 13), 3)
    assert len(before.slots) == 22
    assert len(late(before, {5: 2}).slots) <= 23


def test_a_stranger_changes_no_plan() -> None:
    with pytest.raises(Refused, match="hall-robin-stranger"):
        without(plan(range(1, 5), 2), 9)
    with pytest.raises(Refused, match="hall-robin-stranger"):
        late(plan(range(1, 5), 2), {9: 1})


def test_a_game_goes_where_both_are_free_or_others_make_room() -> None:
    free = [slot_of([(1, 2)]), slot_of([(3, 4)])]
    assert place(free, (1, 5))
    assert free[1][5] == (1, 5)
    crowded = [slot_of([(1, 2)]), slot_of([(3, 4)])]
    assert place(crowded, (1, 4))
    assert crowded == [slot_of([(1, 2), (3, 4)]), slot_of([(1, 4)])]


def test_a_game_for_which_there_is_no_room_is_told() -> None:
    triangle = [slot_of([(1, 2)]), slot_of([(1, 3)])]
    before = [dict(slot) for slot in triangle]
    assert not place(triangle, (2, 3))
    assert triangle == before


@given(st.integers(2, 8), st.data())
def test_slots_are_shortened_without_losing_a_game(n: int, data: st.DataObject) -> None:
    pairs = data.draw(st.lists(st.sampled_from([*combinations(range(n), 2)]), unique=True))
    shorter = shorten([slot_of([pair]) for pair in pairs], 0)
    found = [game for slot in shorter for game in set(slot.values())]
    assert sorted(found) == sorted(pairs)
    busiest = max((sum(team in pair for pair in pairs) for team in range(n)), default=0)
    assert len(shorter) <= max(busiest + 1, 2 * busiest - 1)
