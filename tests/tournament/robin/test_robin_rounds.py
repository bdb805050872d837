from collections import Counter

import pytest

from fortyfives.tournament.refused import Refused
from fortyfives.tournament.robin.game import everybody, first_deals, parity
from fortyfives.tournament.robin.rounds import MOST, Table, byes, rounds
from tests.tournament.robin.plain_robin import deals, is_round_robin

SIZES = [*range(2, 33), 99, MOST]


def test_the_berger_table_of_six() -> None:
    assert rounds(6) == (
        ((1, 6), (2, 5), (3, 4)),
        ((6, 4), (5, 3), (1, 2)),
        ((2, 6), (3, 1), (4, 5)),
        ((6, 5), (1, 4), (2, 3)),
        ((3, 6), (4, 2), (5, 1)),
    )


def test_the_berger_table_of_eight_begins_as_printed() -> None:
    assert rounds(8)[:2] == (((1, 8), (2, 7), (3, 6), (4, 5)), ((8, 5), (6, 4), (7, 3), (1, 2)))


def test_two_teams_play_one_game() -> None:
    assert rounds(2) == rounds(2, Table.CIRCLE) == (((1, 2),),)


@pytest.mark.parametrize("table", Table)
@pytest.mark.parametrize("n", SIZES)
def test_each_meets_each_once_and_first_deals_differ_by_one_at_most(n: int, table: Table) -> None:
    found = rounds(n, table)
    assert len(found) == n - 1 + n % 2
    assert is_round_robin(found, range(1, n + 1), n // 2)
    times = {deals(found)[number] for number in range(1, n + 1)}
    assert max(times) - min(times) == (1 if n % 2 == 0 else 0)
    assert first_deals(found) == {number: deals(found)[number] for number in range(1, n + 1)}


@pytest.mark.parametrize("table", Table)
@pytest.mark.parametrize("n", SIZES)
def test_with_an_odd_number_everybody_sits_out_once(n: int, table: Table) -> None:
    assert Counter(byes(n, table)) == (Counter(range(1, n + 1)) if n % 2 else Counter())


def test_in_the_circle_team_1_keeps_its_place_and_the_others_turn_clockwise() -> None:
    found = rounds(8, Table.CIRCLE)
    assert [sum(games[0]) - 1 for games in found] == [8, 7, 6, 5, 4, 3, 2]
    assert all(1 in games[0] for games in found)


def test_in_an_odd_circle_the_ghost_keeps_its_place() -> None:
    assert byes(7, Table.CIRCLE) == (7, 6, 5, 4, 3, 2, 1)


@pytest.mark.parametrize(("pair", "game"), [((1, 2), (1, 2)), ((4, 1), (1, 4)), ((2, 4), (4, 2))])
def test_the_lower_number_deals_first_when_the_sum_is_odd(
    pair: tuple[int, int], game: tuple[int, int]
) -> None:
    assert parity(*pair) == game


def test_everybody_who_plays() -> None:
    assert everybody([((1, 2),), ((3, 1),)]) == {1, 2, 3}
    assert first_deals([((1, 2),), ((3, 1),)]) == {1: 1, 2: 0, 3: 1}


@pytest.mark.parametrize("n", [-1, 0, 1, MOST + 1])
def test_one_team_alone_or_too_many_play_no_round_robin(n: int) -> None:
    with pytest.raises(Refused, match="hall-robin-teams"):
        rounds(n)
