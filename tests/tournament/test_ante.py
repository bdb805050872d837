import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.ante import Ante, Stage
from fortyfives.tournament.refused import Refused

SIX = (1, 2, 3, 4, 5, 6)


def drawn(cents: int = 200) -> Ante:
    return Ante.of(cents, SIX).stake_all().draw(SIX)


def refused(key: str, act: object, *given: object) -> None:
    assert callable(act)
    with pytest.raises(Refused) as error:
        act(*given)
    assert error.value.key == key


@pytest.mark.rule("TNS-18")
def test_six_stake_the_same_and_two_teams_of_three_sit_in_every_other_seat() -> None:
    ante = Ante.of(200, SIX)
    assert ante.stage is Stage.ANTES
    for player in SIX:
        ante = ante.stake(player)
    assert (ante.stage, ante.pot) == (Stage.TEAMS, 1200)
    ante = ante.draw([6, 1, 5, 2, 4, 3])
    assert (ante.stage, ante.teams) == (Stage.GAME1, ((6, 5, 4), (1, 2, 3)))


@pytest.mark.rule("TNS-19", "AMB-87")
def test_the_three_winners_play_cut_throat_and_one_takes_all_six_antes() -> None:
    ante = drawn().win_game({2, 4, 6})
    assert (ante.stage, ante.left) == (Stage.GAME2, (2, 4, 6))
    ante = ante.win_all(4)
    assert (ante.stage, ante.payouts) == (Stage.PAID, {4: 1200})
    assert ante.net() == {1: -200, 2: -200, 3: -200, 4: 1000, 5: -200, 6: -200}


def test_a_first_game_that_is_given_up_gives_everybody_the_ante_back() -> None:
    assert drawn(25).abandon().payouts == dict.fromkeys(SIX, 25)
    two = Ante.of(25, SIX).stake(3).stake(5)
    assert two.abandon().payouts == {3: 25, 5: 25}
    assert Ante.of(25, SIX).abandon().payouts == {}


def test_a_second_game_that_is_given_up_gives_each_of_three_two_antes() -> None:
    assert drawn(25).win_game({1, 3, 5}).abandon().payouts == {1: 50, 3: 50, 5: 50}


@given(
    st.integers(1, 10_000),
    st.permutations(SIX),
    st.integers(0, 6),
    st.integers(0, 1),
    st.integers(0, 3),
)
def test_whatever_happens_nothing_is_won_that_nobody_has_lost(
    cents: int, order: list[int], staked: int, team: int, winner: int
) -> None:
    ante = Ante.of(cents, SIX)
    for player in order[:staked]:
        ante = ante.stake(player)
    ends = [ante.abandon()]
    if staked == len(SIX):
        first = ante.draw(order)
        second = first.win_game(first.teams[team])
        ends += [first.abandon(), second.abandon(), second.win_all(second.left[winner % 3])]
    for end in ends:
        assert end.stage is Stage.PAID
        assert sum(end.net().values()) == 0
        assert sum(end.payouts.values()) == end.pot


def test_what_cannot_be_done_in_an_ante_game_is_refused() -> None:
    ante = Ante.of(25, SIX)
    refused("hall-ante-players", Ante.of, 25, SIX[:5])
    refused("hall-ante-players", Ante.of, 25, (1, 1, 2, 3, 4, 5))
    refused("hall-ante-nothing", Ante.of, 0, SIX)
    refused("hall-ante-not-due", ante.stake, 7)
    refused("hall-ante-not-due", ante.stake(1).stake, 1)
    refused("hall-ante-stage", ante.draw, SIX)
    refused("hall-ante-stage", ante.stake_all().stake, 1)
    refused("hall-ante-players", ante.stake_all().draw, SIX[:5])
    refused("hall-ante-stage", ante.win_game, {1, 3, 5})
    refused("hall-winner-did-not-play", drawn().win_game, {1, 2, 3})
    refused("hall-ante-stage", drawn().win_all, 1)
    refused("hall-winner-did-not-play", drawn().win_game({1, 3, 5}).win_all, 2)
    refused("hall-ante-stage", drawn().win_game({1, 3, 5}).win_all(1).abandon)
