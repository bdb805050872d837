"""What tricks are worth, what a bid wins or costs, and what the others keep."""

import pytest

from fortyfives.rules.scoring import count_tricks
from tests.hands import bonus_trick, rule, scored

MV = "merrimack_valley"
SIXTY = "30for60"


# --- the bonus trick ---------------------------------------------------------------------------


@rule("GEN-13", "MV-39")
def test_the_trick_with_the_best_card_of_the_hand_is_the_one_worth_ten() -> None:
    tricks = "K♦ 2♠ | Q♦ 2♦ | 3♠ J♠"
    assert bonus_trick(tricks, "♠") == bonus_trick(tricks, "♠", MV) == 2
    assert bonus_trick("K♦ 2♦ | 4♠ 3♦ | 3♠ 4♦", "♠", MV) == 2


@rule("MV-40", "AMB-59")
def test_a_house_may_pay_ten_for_the_five_of_trumps_alone() -> None:
    assert bonus_trick("K♦ 5♠ | J♠ 2♠", "♠", MV, bonus="five_only") == 0
    assert bonus_trick("K♦ 5♦ | J♠ 2♠", "♠", MV, bonus="five_only") is None


@rule("MV-40")
def test_the_five_alone_earns_its_ten_even_under_a_joker_that_outranks_it() -> None:
    tricks = "RJ 2♦ | 5♠ 3♦"
    assert bonus_trick(tricks, "♠", "irish_45", jokers=2, bonus="five_only") == 1


@rule("IRL-02")
def test_in_ireland_only_five_jack_joker_or_ace_of_hearts_makes_ten() -> None:
    for top in ("5♠", "J♠", "RJ", "A♥"):
        assert bonus_trick(f"K♦ 2♦ | K♠ {top}", "♠", "irish_45") == 1
    for other in ("A♠", "K♠", "2♠"):
        assert bonus_trick(f"K♦ 2♦ | 10♠ {other}", "♠", "irish_45") is None


@rule("IRL-08")
def test_an_irish_house_may_let_any_best_trump_make_ten() -> None:
    assert bonus_trick("K♦ 2♦ | 10♠ 2♠", "♠", "irish_45", bonus="best_trump") == 1


@rule("VAR-10", "AMB-59")
def test_in_twenty_five_no_trick_is_worth_ten() -> None:
    assert bonus_trick("5♠ 2♠", "♠", bonus="none") is None


@rule("AMB-60", "GEN-13", "TNS-12")
def test_no_trump_no_bonus_in_whatever_order_the_plain_cards_fell() -> None:
    assert bonus_trick("K♦ 2♦ | K♣ 2♣", "♠") is None
    assert bonus_trick("2♦ K♣ | K♦ 2♣", "♠", MV) is None


@rule("AMB-60")
def test_a_house_may_pay_it_to_the_highest_plain_card_the_first_of_equals() -> None:
    assert bonus_trick("2♦ Q♣ | K♦ 2♣ | K♣ 3♣", "♠", bonus="best_card") == 1
    assert bonus_trick("2♦ Q♣ | K♦ 2♠", "♠", bonus="best_card") == 1


@rule("GEN-12", "GEN-13", "MV-46")
def test_five_tricks_are_worth_thirty_with_the_bonus_and_twenty_five_without() -> None:
    assert scored("general_120", "00000").taken.points == (30, 0)
    assert scored("general_120", "00000", bonus=None).taken.points == (25, 0)
    assert scored("general_120", "01010", bonus=1).taken.points == (15, 15)


# --- without an auction ------------------------------------------------------------------------


@rule("GEN-14")
def test_points_are_added_to_those_of_earlier_hands() -> None:
    told = scored("general_120", "00112", before=(10, 20, 35), bonus=4)
    assert told.after == (20, 30, 45)


@rule("IRL-03", "AMB-66")
def test_all_five_tricks_show_forty_five_at_once() -> None:
    told = scored("irish_45", "11111", before=(40, 15, 20), bonus=None)
    assert (told.after, told.jin) == ((40, 45, 20), 1)
    assert scored("irish_45", "11110", before=(0, 5, 0)).jin is None


@rule("IRL-04", "AMB-66")
def test_the_jin_player_takes_his_earlier_points_into_the_next_game() -> None:
    assert scored("irish_45", "11111", before=(40, 15, 20)).next_start == (0, 15, 0)
    assert scored("irish_45", "11110", before=(40, 15, 20)).next_start is None


@rule("IRL-07")
def test_an_irish_house_may_play_without_jin() -> None:
    told = scored("irish_45", "11111", before=(40, 10, 0), jin=False)
    assert (told.after, told.jin, told.next_start) == ((40, 40, 0), None, None)


# --- the bidder --------------------------------------------------------------------------------


@rule("MV-35", "AMB-61")
def test_a_bidder_who_takes_his_bid_or_more_adds_all_that_he_took() -> None:
    assert scored(MV, "00111", bid="15").after == (15, 15)
    assert scored(MV, "00011", bid="15").after == (20, 10)
    assert scored(MV, "00000", bid="15").after == (30, 0)


@rule("MV-36")
def test_a_bidder_who_takes_less_is_set_and_loses_the_bid() -> None:
    told = scored(MV, "00011", bid="25", before=(10, 10))
    assert (told.after, told.made) == ((-15, 20), False)
    assert scored(MV, "11111", bid="30").after == (-30, 30)


@rule("MV-37")
def test_the_others_keep_what_they_took_whether_or_not_the_bid_was_made() -> None:
    assert scored(MV, "01122", before=(0, 5, 10), bid="15").after == (-15, 15, 20)
    assert scored(MV, "00012", before=(0, 5, 10), bid="15").after == (20, 10, 15)


@rule("MV-03")
def test_a_defender_scores_a_trick_that_he_grabs_from_the_other_defender() -> None:
    assert scored(MV, "00021", before=(0, 0, 0), bid="20").after == (20, 5, 5)
    assert scored(MV, "00022", before=(0, 0, 0), bid="20").after == (20, 0, 10)


@rule("MV-05")
def test_partners_pool_what_they_take() -> None:
    told = scored(MV, "00101", bid="20", bonus=2)
    assert told.after == (-20, 15)
    assert scored(MV, "00101", bid="20").after == (20, 10)


@rule("AMB-61")
def test_a_house_may_pay_only_what_was_bid() -> None:
    assert scored(MV, "00000", bid="15", made_scores="bid").after == (15, 0)


# --- 30 for 60 and 60 for 120 ------------------------------------------------------------------


@rule("MV-14")
def test_a_failed_thirty_for_sixty_costs_sixty() -> None:
    told = scored(MV, "00001", bonus=0, bid=SIXTY, thirty_for_sixty="separate")
    assert told.after == (-60, 5)


@rule("MV-15", "AMB-49")
def test_a_made_thirty_for_sixty_earns_sixty_or_thirty_as_the_house_has_it() -> None:
    assert scored(MV, "00000", bid=SIXTY, thirty_for_sixty="separate").after == (60, 0)
    told = scored(MV, "00000", bid=SIXTY, thirty_for_sixty="separate", thirty_for_sixty_made=30)
    assert told.after == (30, 0)


@rule("MV-16", "AMB-50")
def test_sixty_for_120_wins_or_loses_120() -> None:
    assert scored(MV, "00000", bid="60for120", sixty_for_120=True).after == (120, 0)
    assert scored(MV, "00001", bid="60for120", sixty_for_120=True).after == (-120, 5)
    assert scored(
        MV, "00001", bid="60for120", sixty_for_120=True, sixty_for_120_failed=60
    ).after == (-60, 5)


@rule("MV-13", "AMB-49")
def test_beside_a_separate_bid_a_plain_thirty_counts_thirty() -> None:
    assert scored(MV, "00000", bid="30", thirty_for_sixty="separate").after == (30, 0)
    assert scored(MV, "00000", bid="30", thirty_for_sixty="every_30").after == (60, 0)
    assert scored(MV, "00001", bid="30", thirty_for_sixty="every_30").after == (-30, 5)


@rule("AMB-55")
def test_a_hand_that_takes_everything_without_that_bid_scores_thirty() -> None:
    for game in ("games_55plus", "ns_auction_richmond"):
        assert scored(game, "00000", bid="25").after == (30, 0)
        assert scored(game, "11111", bid="25").after == (-25, 30)


@rule("AMB-60", "NSA-40", "G55-13")
def test_every_thirty_for_sixty_can_be_made_even_in_a_hand_without_trumps() -> None:
    for game in ("ns_auction_richmond", "games_55plus", "ns_call_your_partner"):
        assert scored(game, "00000", bid="30", bonus=None).after == (60, 0)
        assert scored(game, "00001", bid="30").after == (-30, 5)
    assert scored(MV, "00000", bid="30", bonus=None).after == (-30, 0)
    assert scored(MV, "00000", bid=SIXTY, bonus=None, thirty_for_sixty="separate").made is False


@rule("AMB-60", "VAR-11", "VAR-12")
def test_a_blind_thirty_for_sixty_and_a_slam_go_by_five_tricks() -> None:
    blind = {"00000": (60, 0), "00001": (-30, 5)}
    slams = {"00000": (120, 0), "00001": (-60, 5)}
    for tricks, after in blind.items():
        told = scored(MV, tricks, bid="30for60_blind", bonus=None, thirty_for_sixty="blind")
        assert told.after == after
    for tricks, after in slams.items():
        assert scored(MV, tricks, bid="slam", bonus=None, slam="in_turn").after == after


@rule("AMB-60")
def test_a_plain_thirty_by_five_tricks_scores_what_was_taken() -> None:
    told = scored(MV, "00000", bid="30", bonus=None, all_tricks_test="five_tricks")
    assert told.after == (25, 0)
    told = scored(
        MV, "00000", bid="30", bonus=None, all_tricks_test="five_tricks", made_scores="bid"
    )
    assert told.after == (30, 0)


# --- the exact forty-five, and a revoke that costs ---------------------------------------------


@rule("MV-38", "AMB-64")
def test_a_house_may_put_an_exact_forty_five_back_to_nothing() -> None:
    assert scored(MV, "00111", before=(30, 30), bid="15").after == (45, 45)
    reset = scored(MV, "00111", before=(30, 30), bid="15", exact_45_reset=True)
    assert reset.after == (0, 0)
    down = scored(MV, "11111", before=(60, 10), bid="15", exact_45_reset=True)
    assert down.after == (0, 40)
    assert scored(MV, "00011", before=(30, 0), bid="15", exact_45_reset=True).after == (50, 10)


@rule("MV-32", "AMB-17")
def test_a_house_may_let_a_revoke_happen_and_make_it_cost() -> None:
    zero = "offender_side_scores_zero"
    assert scored(MV, "00011", bid="15", revoked=(1,), revoke=zero).after == (20, 0)
    assert scored(MV, "00011", bid="15", revoked=(0,), revoke=zero).after == (-15, 10)
    assert scored(MV, "00011", bid="15", revoked=(0,), revoke="bidder_set").after == (-15, 10)
    assert scored(MV, "00011", bid="15", revoked=(1,), revoke="bidder_set").after == (20, 10)


# --- what was taken ----------------------------------------------------------------------------


@pytest.mark.parametrize("bonus", [None, 0, 1, 2, 3, 4])
def test_what_was_taken_tells_what_each_trick_was_worth(bonus: int | None) -> None:
    taken = count_tricks([0, 1, 0, 1, 1], bonus, 2)
    assert [taken.worth(place) for place in range(5)] == [
        10 if place == bonus else 5 for place in range(5)
    ]
    assert taken.keeper() == (None if bonus is None else (0, 1, 0, 1, 1)[bonus])
    assert [points for _, points in taken.by_trick] == [taken.worth(place) for place in range(5)]


@rule("AMB-17")
def test_a_trick_that_a_side_has_lost_by_a_revoke_is_still_worth_ten_and_nobody_has_it() -> None:
    told = scored(
        "merrimack_valley",
        "01101",
        bonus=1,
        bid="15",
        revoked=(1,),
        revoke="offender_side_scores_zero",
    ).taken
    assert (told.worth(1), told.keeper(), told.points) == (10, None, (10, 0))
