import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.party import AUCTION_PARTY8, INDIVIDUAL_SOCIAL, SeatMoves
from fortyfives.tournament.refused import Refused


def refused(key: str, act: object, *given: object) -> None:
    assert callable(act)
    with pytest.raises(Refused) as error:
        act(*given)
    assert error.value.key == key


def test_partners_are_those_who_drew_cards_that_follow_each_other() -> None:
    assert AUCTION_PARTY8.sessions == 8
    assert AUCTION_PARTY8.couples([4, 1, 6, 3, 2, 5]) == ((4, 1), (6, 3), (2, 5))


def test_nobody_may_be_left_without_a_partner_or_draw_twice() -> None:
    refused("hall-no-partner", AUCTION_PARTY8.couples, [1, 2, 3])
    refused("hall-no-partner", AUCTION_PARTY8.couples, [])
    refused("hall-number-twice", AUCTION_PARTY8.couples, [1, 2, 2, 1])


def test_north_stays_south_goes_down_one_east_up_one_and_west_up_two() -> None:
    first, second = list(INDIVIDUAL_SOCIAL.seating(3, 3))[:2]
    assert first == ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
    assert second == ((1, 10, 7, 8), (5, 2, 11, 12), (9, 6, 3, 4))


@given(st.integers(1, 12), st.integers(1, 12))
def test_so_nobody_has_the_same_partner_twice_in_as_many_games_as_tables(
    tables: int, games: int
) -> None:
    assert INDIVIDUAL_SOCIAL.valid(tables, games) is (games <= tables)


@given(st.integers(1, 9), st.tuples(*[st.integers(-3, 3)] * 4), st.integers(1, 6))
def test_everybody_has_one_seat_and_never_an_old_partner(
    tables: int, moves: tuple[int, int, int, int], games: int
) -> None:
    social = SeatMoves(*moves)
    if not social.valid(tables, games):
        refused("hall-partner-twice", social.seating, tables, games)
        return
    partners: dict[int, list[int]] = {player: [] for player in range(1, 4 * tables + 1)}
    for seating in social.seating(tables, games):
        assert sorted(player for table in seating for player in table) == list(partners)
        for north, east, south, west in seating:
            for one, other in ((north, south), (east, west)):
                partners[one].append(other)
                partners[other].append(one)
    assert all(len(set(had)) == len(had) == games for had in partners.values())
