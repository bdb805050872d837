from itertools import combinations

import pytest

from fortyfives.tournament.refused import Refused
from fortyfives.tournament.robin.withdrawal import Unplayed, Withdrawal, counted_results, fide_50
from fortyfives.tournament.standings.result import Result

KEPT = Withdrawal(counted=True, unplayed=Unplayed.WALKOVER)
LOST = Withdrawal(counted=False, unplayed=Unplayed.NOT_COUNTED)


@pytest.mark.parametrize(
    ("played", "scheduled", "found"),
    [(2, 5, LOST), (3, 5, KEPT), (2, 4, KEPT), (1, 4, LOST), (0, 1, LOST), (5, 5, KEPT)],
)
def test_half_of_the_games_are_enough(played: int, scheduled: int, found: Withdrawal) -> None:
    assert fide_50(played, scheduled) == found


@pytest.mark.parametrize(("played", "scheduled"), [(0, 0), (-1, 5), (6, 5)])
def test_nobody_plays_more_games_than_there_are(played: int, scheduled: int) -> None:
    with pytest.raises(Refused, match="hall-withdrawal-games"):
        fide_50(played, scheduled)


def games(*pairs: tuple[int, int]) -> tuple[Result, ...]:
    """Games that the first of each pair has won."""
    return tuple(Result(pair, pair[0]) for pair in pairs)


def test_the_others_win_what_a_team_no_longer_plays() -> None:
    played = games((1, 5), (5, 2), (1, 2))
    found = counted_results(played, [1, 2, 3, 4, 5], 5)
    assert found == (
        *played,
        Result((3, 5), 3, played=False),
        Result((4, 5), 4, played=False),
    )


def test_a_team_that_played_less_than_half_gives_nobody_points() -> None:
    assert counted_results(games((1, 5), (1, 2)), [1, 2, 3, 4, 5], 5) == games((1, 2))


def test_who_has_met_everybody_loses_nothing_by_going_home() -> None:
    everything = games(*combinations(range(1, 5), 2))
    assert counted_results(everything, [1, 2, 3, 4], 2) == everything
