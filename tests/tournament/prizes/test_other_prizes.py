"""Booby, jar, door and travelling prizes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.prizes.draws import Travelling, door_prizes
from fortyfives.tournament.prizes.finishers import Finisher, Needs, booby, eligible
from fortyfives.tournament.prizes.jar import ByeCredit, Jar, jar_winners, sealed
from fortyfives.tournament.refused import Refused

GAMES = frozenset({2, 5, 7, 11, 13, 17, 19, 23})


@pytest.mark.rule("EVE-13")
@given(st.dictionaries(st.integers(1, 50), st.tuples(st.integers(0, 9), st.booleans())))
def test_the_booby_prize_is_for_the_fewest_games_won_by_who_stayed(
    found: dict[int, tuple[int, bool]],
) -> None:
    told = booby(Finisher(entry, score, out) for entry, (score, out) in found.items())
    stayed = {entry: score for entry, (score, out) in found.items() if not out}
    assert list(told) == sorted(e for e in stayed if stayed[e] == min(stayed.values()))


def test_a_prize_may_ask_for_more_than_a_score() -> None:
    cape = Finisher(1, 20, region="Cape Breton")
    late = Finisher(2, 10, played_all=False, region="Cape Breton")
    gone = Finisher(3, 12, withdrawn=True, played_all=False)
    everybody = (cape, late, gone)
    assert eligible(everybody) == {1: 20, 2: 10, 3: 12}
    assert eligible(everybody, frozenset({Needs.PLAYED_ALL})) == {1: 20}
    assert eligible(everybody, frozenset({Needs.NOT_WITHDRAWN})) == {1: 20, 2: 10}
    assert eligible(everybody, region="Cape Breton") == {1: 20, 2: 10}


@pytest.mark.rule("EVE-12", "AMB-86")
@given(
    st.dictionaries(st.integers(1, 5), st.frozensets(st.sampled_from(sorted(GAMES)), min_size=6)),
    st.sampled_from(
        [Jar(GAMES, 12600, (5, 3, 1), counts_free_punch=free) for free in (True, False)]
    ),
    st.sampled_from(ByeCredit),
)
def test_the_jar_is_for_who_entered_and_has_won_all_its_games(
    won: dict[int, frozenset[int]], jar: Jar, credit: ByeCredit
) -> None:
    sat_out = {3: frozenset({7, 19}), 2: GAMES}
    told = []
    for entry in (5, 3, 1):
        punched = set(won.get(entry, ()))
        if jar.counts_free_punch and credit is ByeCredit.WIN:
            punched |= sat_out.get(entry, set())
        if all(game in punched for game in GAMES):
            told.append(entry)
    assert list(jar_winners(jar, won, sat_out, credit)) == told


def test_a_jar_has_eight_games_or_ten() -> None:
    assert (Jar(GAMES, 0, ()).odds, Jar(frozenset(range(1, 11)), 0, ()).odds) == (256, 1024)
    assert sealed((9, 3, 1, 4, 2, 8, 7, 6, 5), 8) == {9, 3, 1, 4, 2, 8, 7, 6}
    for games in (frozenset(range(1, 10)), frozenset(range(8)), frozenset[int]()):
        with pytest.raises(Refused, match="hall-jar-games"):
            Jar(games, 0, ())
    for drawn, size in ((tuple(range(1, 8)), 8), (tuple(range(1, 26)), 9)):
        with pytest.raises(Refused, match="hall-jar-games"):
            sealed(drawn, size)
    with pytest.raises(Refused, match="hall-money-negative"):
        Jar(GAMES, -1, ())
    with pytest.raises(Refused, match="hall-contest-entrants"):
        Jar(GAMES, 0, (1, 1))


def test_door_prizes_go_by_the_draw() -> None:
    assert door_prizes((4, 9, 17), (3, 1, 2), 2) == (17, 4)
    assert door_prizes((4, 9), (2, 1), 5) == (9, 4)
    with pytest.raises(Refused, match="hall-draw-list"):
        door_prizes((4, 9), (1, 2, 3), 1)


def test_a_gift_travels_until_the_last_hand() -> None:
    gift = Travelling("a ham")
    assert gift.holder is None
    gift = gift.moves_to(4).moves_to(9)
    assert (gift.holder, gift.holders) == (9, (4, 9))
    with pytest.raises(Refused, match="hall-travelling-there"):
        gift.moves_to(9)
