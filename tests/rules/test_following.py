"""What a card led obliges the others to, and which trumps may be kept back."""

import pytest

from fortyfives import variant
from fortyfives.rules.following import Follow, Renege
from tests.catalogue.presets import KNOWN
from tests.hands import cards, legal_cards, rule

WITHHELD = {
    "merrimack_valley": "",
    "general_120": "5♠",
    "irish_45": "5♠",
    "ns_auction_colchester": "5♠",
    "one_ten": "5♠",
    "games_55plus": "5♠",
    "var_six_teams_of_three": "5♠",
    "var_three_pairs": "5♠",
    "merrimack_valley_common": "5♠ J♠ A♥",
    "traditional_ns_45": "5♠ J♠ A♥",
    "evening_45": "5♠ J♠ A♥",
    "ns_auction_richmond": "5♠ J♠ A♥",
    "ns_auction_cape_breton": "5♠ J♠ A♥",
    "ns_call_your_partner": "5♠ J♠ A♥",
}
"""The trumps that each game lets one keep back from a low trump."""


def legal(hand: str, led: str, game: str = "general_120", **options: str | int | bool) -> str:
    """What may be played when spades are trump."""
    return str(legal_cards(hand, led, "♠", game, demoted=False, **options))


def forced(hand: str, led: str, game: str = "general_120", **options: str | int | bool) -> bool:
    """Whether the plain cards of the hand may not be played."""
    free = legal_cards(hand, led, "♠", game, demoted=False, **options)
    return free <= cards("5♠ J♠ A♥ A♠ K♠ Q♠ 2♠ 3♠ 6♠ RJ BJ")


def bound(hand: str, led: str, **options: str | int | bool) -> bool:
    """The same, where five, jack and ace of hearts may be kept back."""
    return forced(hand, led, "general_120", renege="five_jack_ah", **options)


# --- four positions that most programs get wrong -----------------------------------------------


@rule("GEN-17", "GEN-19", "GEN-23", "AMB-04")
@pytest.mark.parametrize("game", KNOWN)
class TestFourPositionsThatMostProgramsGetWrong:
    def test_a_led_ace_of_hearts_asks_for_trumps_and_not_for_hearts(self, game: str) -> None:
        assert legal("2♠ K♥ 3♦", led="A♥", game=game) == "2S"

    def test_the_ace_of_hearts_does_not_follow_a_heart(self, game: str) -> None:
        assert legal("A♥ 9♣ 3♦", led="K♥", game=game) == "9C 3D AH"

    def test_a_plain_lead_forces_no_trump(self, game: str) -> None:
        assert legal("A♥ 2♠ K♦", led="9♣", game=game) == "KD AH 2S"

    def test_the_five_may_be_kept_back_from_a_lower_trump(self, game: str) -> None:
        right = variant(game).following.reneging.right
        assert legal("5♠ K♥", led="J♠", game=game) == ("5S" if right is Renege.NONE else "KH 5S")


# --- plain leads -------------------------------------------------------------------------------


@rule("GEN-17")
def test_one_follows_suit_or_plays_a_trump() -> None:
    assert legal("K♣ 2♠ 3♦", led="9♣") == "KC 2S"


@rule("GEN-17")
def test_who_cannot_follow_may_throw_anything() -> None:
    assert legal("2♠ 3♦", led="9♣") == "3D 2S"


@rule("GEN-17", "AMB-02")
def test_the_suit_to_follow_is_that_of_the_card_led_not_of_the_last_one() -> None:
    assert legal("3♣ 3♦ 3♥", led="9♣ K♦") == "3C"
    assert legal("3♣ 3♦ 2♠", led="9♣ K♠") == "3C 2S"


@rule("GEN-17", "AMB-01")
def test_only_at_the_55_plus_games_a_plain_lead_binds_nobody() -> None:
    assert legal("K♣ 2♠ 3♦", led="9♣", game="games_55plus") == "KC 3D 2S"
    free = [key for key in KNOWN if variant(key).following.follow is Follow.TRUMP_ONLY]
    assert free == ["games_55plus"]


@rule("GEN-17", "AMB-03")
def test_a_house_may_ask_for_a_trump_of_those_who_cannot_follow() -> None:
    assert legal("2♠ 3♦", led="9♣", must_trump_if_void=True) == "2S"
    assert legal("K♣ 2♠ 3♦", led="9♣", must_trump_if_void=True) == "KC 2S"
    assert legal("A♥ 3♦", led="K♥", must_trump_if_void=True) == "AH"


@rule("GEN-23", "AMB-04")
def test_the_ace_of_hearts_and_the_joker_are_trumps_in_following() -> None:
    assert legal("A♥ Q♥ 3♦", led="K♥") == "AH QH"
    assert legal("A♥ Q♥", led="2♠") == "AH"
    assert legal("RJ Q♥", led="2♠", jokers=1) == "RJ"
    assert legal("2♠ Q♥", led="RJ", jokers=1) == "2S"


# --- trump leads -------------------------------------------------------------------------------


@rule("GEN-19", "MV-30")
def test_a_trump_lead_is_answered_with_a_trump_or_with_the_five_withheld() -> None:
    assert legal("6♠ K♥", led="J♠") == "6S"
    assert legal("5♠ K♥", led="J♠") == "KH 5S"
    assert legal("5♠ 6♠ K♥", led="J♠") == "5S 6S"
    assert legal("J♠ K♥", led="2♠") == "JS"
    assert legal("K♥ 3♦", led="J♠") == "3D KH"


@rule("GEN-20", "IRL-05")
def test_keeping_the_five_back_is_lawful() -> None:
    assert legal("5♠ K♥", led="J♠") == legal("5♠ K♥", led="J♠", game="irish_45") == "KH 5S"


@rule("GEN-19", "AMB-10")
def test_a_trump_that_is_owed_may_be_any_trump_even_the_five() -> None:
    assert legal("5♠ 2♠ K♥", led="9♠") == "2S 5S"
    assert legal("5♠ 2♠ K♥", led="9♠", renege="five_jack_ah") == "2S 5S"


@rule("GEN-21", "AMB-07")
def test_a_house_may_let_jack_and_ace_of_hearts_be_kept_back_from_a_lower_lead() -> None:
    assert not bound("J♠ K♥", led="2♠")
    assert not bound("A♥ K♥", led="K♠")
    assert not bound("J♠ K♥", led="A♥")
    assert bound("J♠ K♥", led="5♠")
    assert bound("A♥ K♥", led="J♠")
    assert bound("J♠ 2♠ K♥", led="3♠")


@rule("AMB-07")
def test_a_house_may_let_them_be_kept_back_from_any_lead() -> None:
    assert not bound("J♠ K♥", led="5♠", renege_test="always")


@rule("AMB-08")
def test_a_better_trump_played_later_forces_nothing_unless_the_house_says_so() -> None:
    assert not bound("J♠ K♥", led="2♠ 5♠")
    assert bound("J♠ K♥", led="2♠ 5♠", renege_force="played")
    assert not bound("J♠ K♥", led="2♠ A♥", renege_force="played")


@rule("AMB-09")
def test_two_trumps_may_both_be_kept_back_if_each_may() -> None:
    assert not bound("5♠ J♠ K♥", led="2♠")
    assert forced("5♠ J♠ K♥", led="2♠")
    assert bound("5♠ J♠ K♥", led="2♠", renege_group="sole_trump_only")
    assert not bound("J♠ K♥", led="2♠", renege_group="sole_trump_only")


@rule("AMB-09", "TNS-21", "TNS-22")
def test_by_the_letter_one_top_trump_covers_another() -> None:
    for hand, led in (("J♠ A♥ K♦", "5♠"), ("5♠ A♥ K♦", "J♠")):
        assert bound(hand, led=led)
        assert not bound(hand, led=led, renege_group="tns_literal")


@rule("AMB-11", "AMB-12", "AMB-13", "MV-33", "NSA-01", "NSA-02")
@pytest.mark.parametrize("game", WITHHELD)
def test_each_region_lets_its_own_trumps_be_kept_back(game: str) -> None:
    trumps = ["5♠", "J♠", "A♥", "A♠", "K♠"]
    free = [trump for trump in trumps if not forced(f"{trump} K♦", led="2♠", game=game)]
    assert free == WITHHELD[game].split()


@rule("MV-30", "MV-32")
def test_in_merrimack_valley_everyone_who_has_a_trump_must_play_one() -> None:
    assert legal("5♠ K♥", led="2♠", game="merrimack_valley") == "5S"


@rule("MV-31")
def test_the_ace_of_hearts_is_owed_to_a_trump_lead() -> None:
    assert legal("A♥ K♥", led="2♠", game="merrimack_valley") == "AH"


@rule("MV-33")
def test_the_valley_commonly_lets_the_top_three_wait_for_a_higher_lead() -> None:
    assert not forced("J♠ K♥", led="A♥", game="merrimack_valley_common")
    assert forced("J♠ K♥", led="5♠", game="merrimack_valley_common")
    assert forced("A♥ K♥", led="J♠", game="merrimack_valley_common")


@rule("IRL-05")
def test_in_ireland_only_the_five_may_be_kept_back() -> None:
    assert not forced("5♠ K♥", led="2♠", game="irish_45")
    assert forced("J♠ K♥", led="2♠", game="irish_45")
    assert forced("A♥ K♥", led="2♠", game="irish_45")
    assert forced("RJ K♥", led="2♠", game="irish_45")


@rule("GEN-19")
def test_no_other_ace_or_trump_may_ever_be_kept_back() -> None:
    for top in ("A♠", "K♠", "Q♠"):
        assert bound(f"{top} K♥", led="2♠")


# --- jokers and the demoted ace ----------------------------------------------------------------


@rule("AMB-14")
def test_a_joker_may_be_kept_back_only_where_the_house_says_so() -> None:
    assert bound("RJ K♥", led="2♠", jokers=1)
    assert not bound("RJ K♥", led="2♠", jokers=1, joker_renegable=True)
    assert bound("RJ K♥", led="A♥", jokers=1, joker_renegable=True)
    assert not forced("RJ K♥", led="A♥", game="one_ten", jokers=1, renege="five_jack_ah")
    assert forced("RJ K♥", led="2♠", game="one_ten", jokers=1)


@rule("AMB-15")
def test_the_five_waits_even_for_a_joker_that_outranks_it() -> None:
    assert not forced("5♠ K♥", led="RJ", game="irish_45", jokers=2)
    assert forced("5♠ K♥", led="RJ", game="irish_45", jokers=2, five_test="forced_by_higher")
    assert not forced("5♠ K♥", led="J♠", game="irish_45", five_test="forced_by_higher")


@rule("AMB-16", "GEN-09")
def test_a_demoted_ace_of_hearts_has_lost_its_right() -> None:
    assert str(legal_cards("A♥ 3♦", "2♥", "♥", demoted=True, renege="five_jack_ah")) == "AH"
    assert str(legal_cards("A♥ 3♦", "2♥", "♥", renege="five_jack_ah")) == "3D AH"


# --- a led ace of hearts -----------------------------------------------------------------------


@rule("AMB-05")
def test_a_led_ace_of_hearts_asks_for_hearts_only_where_the_house_says_so() -> None:
    assert legal("K♥ 3♦", led="A♥") == "3D KH"
    assert legal("K♥ 3♦", led="A♥", ah_lead="trump_then_heart") == "KH"


@rule("AMB-06")
def test_who_keeps_a_trump_back_from_the_ace_of_hearts_still_owes_the_heart() -> None:
    assert legal("5♠ K♥ 3♦", led="A♥", ah_lead="trump_then_heart") == "KH 5S"
    assert (
        legal("5♠ K♥ 3♦", led="A♥", ah_lead="trump_then_heart", ah_lead_renege="forbidden") == "5S"
    )


@rule("AMB-06")
def test_where_it_is_forbidden_nothing_is_kept_back_from_the_ace_of_hearts_of_trumps() -> None:
    assert legal_cards("5♥ 3♦", "A♥", "♥") == cards("5♥ 3♦")
    assert legal_cards("5♥ 3♦", "A♥", "♥", ah_lead_renege="forbidden") == cards("5♥")
