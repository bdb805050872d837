"""One game of a 45-Card-Games evening."""

from dataclasses import replace

from fortyfives import variant
from fortyfives.game.match import Match
from tests.hands import rule
from tests.whole import counted, game

EVENING = "evening_45"
TNS = "traditional_ns_45"


@rule("EVE-02")
def test_couples_play_and_nobody_else() -> None:
    assert variant(EVENING).seating.counts == (4,)
    assert game(EVENING).sides == ((0, 2), (1, 3))


@rule("EVE-05")
def test_the_winners_deal_first_in_the_next_game() -> None:
    for tricks, couple in (("00011", (0, 2)), ("11100", (1, 3))):
        won = counted(game(EVENING, scores=(30, 30), match="best_of_3"), tricks)
        assert won.over
        assert Match(won).after(won).next_game().dealer in couple


@rule("EVE-14")
def test_the_rules_are_those_of_traditional_nova_scotia() -> None:
    own, traditional = variant(EVENING), variant(TNS)
    names = {"key": TNS, "name": traditional.name, "region": traditional.region}
    told = replace(own, sources=traditional.sources, seating=traditional.seating, **names)  # type: ignore[arg-type]
    assert told == traditional
