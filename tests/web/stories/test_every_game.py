"""Every regional game is played in the browser: one person, and computer players."""

import pytest

from fortyfives.variants import ALL
from tests.web.stories.house import House

TOLD = {
    "merrimack_valley",
    "games_55plus",
    "ns_auction_cape_breton",
    "ns_call_your_partner",
    "one_ten",
    "var_six_teams_of_three",
}
"""Games that have a story of their own."""


def deal_of(house: House, game: str) -> None:
    """One person plays that game, for one deal or to its end."""
    host = house.guest()
    house.lay(host, game)
    house.fill(host)
    house.begin(host)
    host.play_deal() if not house.whole else host.play_game()


@pytest.mark.parametrize("game", sorted(ALL.keys() - TOLD))
def test_a_deal_is_played_from_end_to_end(home: House, game: str) -> None:
    home.whole = home.pictures is not None  # then all that comes but now and then is seen, too
    deal_of(home, game)
