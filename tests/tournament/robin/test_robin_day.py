import pytest

from fortyfives.tournament.refused import Refused
from fortyfives.tournament.robin.day import Break, Day


@pytest.mark.rule("G55-24")
def test_twelve_teams_at_six_tables_are_done_in_three_hours_and_38_minutes() -> None:
    assert Day(game=18, change=2).minutes(11) == 3 * 60 + 38


def test_a_break_counts_beside_the_change_of_tables() -> None:
    day = Day(20, 5, (Break(2, 45), Break(3, 10)))
    assert day.starts(4) == (0, 25, 95, 130)
    assert day.minutes(4) == 150
    assert day.minutes(2) == 45


def test_a_day_without_games_takes_no_time() -> None:
    assert Day(18, 2).minutes(0) == 0


@pytest.mark.parametrize("day", [(0, 2, ()), (18, -1, ()), (18, 2, (Break(1, -5),))])
def test_times_below_zero_are_refused(day: tuple[int, int, tuple[Break, ...]]) -> None:
    with pytest.raises(Refused, match="hall-robin-minutes"):
        Day(*day)
