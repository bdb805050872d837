"""The first game for the antes of six."""

from fortyfives import variant
from fortyfives.rules.match import SixPlayer
from tests.hands import rule
from tests.whole import game


@rule("TNS-18", "AMB-87")
def test_two_teams_of_three_sit_in_every_other_seat_and_play_to_45() -> None:
    rules = variant("ante_game")
    assert rules.seating.counts == (6,)
    assert rules.goal.target == 45
    assert rules.match.six_player is SixPlayer.ANTE
    assert game("ante_game").sides == ((0, 2, 4), (1, 3, 5))


@rule("TNS-18")
def test_no_other_game_is_played_for_antes() -> None:
    assert variant("traditional_ns_45").match.six_player is SixPlayer.NONE
