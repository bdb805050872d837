"""The tests of the rules EVE."""

from tests.catalogue.mutations import option
from tests.catalogue.proof import Proof

WHERE = "tests.rules.test_evening"
EVENING = ("evening_45",)

TESTED: dict[str, Proof] = {
    "EVE-02": Proof(
        f"{WHERE}:test_couples_play_and_nobody_else", option("sides", "alone", EVENING)
    ),
    "EVE-05": Proof(
        f"{WHERE}:test_the_winners_deal_first_in_the_next_game",
        option("next_game_dealer", "left", EVENING),
    ),
    "EVE-14": Proof(
        f"{WHERE}:test_the_rules_are_those_of_traditional_nova_scotia",
        option("ah_lead", "classical", EVENING),
    ),
}
