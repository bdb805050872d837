"""Six people in two teams, on the smallest telephone: nothing is ever wider than the window."""

from tests.web.stories.house import SMALL, House


def six_in_threes(house: House) -> None:
    """One person bids as high as may be, to hold as many cards as may be."""
    host = house.guest(SMALL)
    house.lay(host, "var_six_teams_of_three")
    house.fill(host)
    host.wishes = ("30",)
    house.begin(host)
    host.play_game() if house.whole else host.play_deal()


def test_six_play_at_the_width_of_the_smallest_telephone(home: House) -> None:
    six_in_threes(home)
