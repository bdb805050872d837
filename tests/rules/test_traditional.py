"""Traditional Nova Scotia 45."""

from collections.abc import Iterable
from itertools import product

from fortyfives import variant
from fortyfives.game.actions import ChoosePackets, Cut, Rob
from fortyfives.game.setting import Phase
from fortyfives.rules.dealing import read_pattern
from fortyfives.rules.goal import hangs_a_40
from fortyfives.rules.settling import HandScore
from tests.hands import (
    bonus_trick,
    card,
    cards,
    choices,
    decided,
    do,
    hand,
    legal_cards,
    may,
    playable,
    refused,
    rigged,
    rule,
    scored,
    turn,
)
from tests.whole import counted, game, played

TNS = "traditional_ns_45"


def hands_from(before: tuple[int, ...]) -> list[HandScore]:
    """Every way in which a hand with a trump in it may be scored."""
    return [
        scored(TNS, "".join(takers), before=before, bonus=bonus)
        for takers, bonus in product(product("01", repeat=5), range(5))
    ]


def pairs(scores: Iterable[HandScore]) -> set[tuple[int, ...]]:
    """The scores after each of the hands, the higher first."""
    return {tuple(sorted(score.after, reverse=True)) for score in scores}


# --- the deal ----------------------------------------------------------------------------------


@rule("TNS-01")
def test_no_joker_is_in_the_pack() -> None:
    assert len(rigged(TNS, uncut=True).hidden.stock) == 52


@rule("TNS-02")
def test_the_dealer_may_deal_two_first_and_then_three() -> None:
    deal = do(rigged(TNS, dealer=3, uncut=True), Cut(2, 1))
    three, two = (ChoosePackets(3, read_pattern(text)) for text in ("3-2", "2-3"))
    assert (deal.phase, turn(deal)) == (Phase.PACKETS, 3)
    assert choices(deal) == (three, two)


@rule("TNS-02")
def test_the_packets_decide_who_gets_which_cards() -> None:
    top = "2♣ 3♣ 4♣ 6♣ 7♣"
    deal = do(rigged(TNS, players=2, hands={0: top}, uncut=True), Cut(0, 1))
    assert hand(do(deal, ChoosePackets(1, read_pattern("3-2"))), 0) == cards(top)
    assert hand(do(deal, ChoosePackets(1, read_pattern("2-3"))), 0) != cards(top)


@rule("TNS-04")
def test_the_player_on_the_dealers_right_cuts() -> None:
    deal = rigged(TNS, dealer=3, uncut=True)
    assert (deal.phase, turn(deal)) == (Phase.CUT, 2)
    assert refused(deal, Cut(0, 1)).key == "not-your-turn"
    assert refused(deal, Cut(2, 52)).key == "cut-leaves-cards"


@rule("TNS-05")
def test_the_last_dealer_cuts_for_the_next() -> None:
    following = played(game(TNS, dealer=3)).setting()
    assert (following.dealer, following.cutter) == (0, 3)


# --- the goal ----------------------------------------------------------------------------------


@rule("TNS-06")
def test_the_first_side_at_45_wins() -> None:
    assert decided(TNS, scored(TNS, "00111", before=(30, 0))).winners == (0,)
    assert not decided(TNS, scored(TNS, "00111", before=(25, 0))).over


@rule("TNS-08")
def test_the_scores_after_one_hand() -> None:
    assert pairs(hands_from((0, 0))) == {(30, 0), (25, 5), (20, 10), (15, 15)}


@rule("TNS-09")
def test_the_scores_after_two_hands() -> None:
    second = [hand for first in pairs(hands_from((0, 0))) for hand in hands_from(first)]
    left = [hand for hand in second if not decided(TNS, hand).over]
    assert pairs(left) == {(40, 20), (35, 25), (30, 30)}


@rule("TNS-10")
def test_a_third_hand_ends_the_game_if_every_hand_has_a_trump() -> None:
    for before in ((40, 20), (35, 25), (30, 30)):
        assert all(decided(TNS, hand).over for hand in hands_from(before))


@rule("TNS-10", "TNS-12")
def test_a_fourth_hand_is_possible_after_two_without_a_trump() -> None:
    third = counted(counted(game(TNS), "00011", bonus=None), "00111", bonus=None)
    assert third.scores == (25, 25)
    fourth = counted(third, "00111", bonus=2)
    assert (fourth.scores, fourth.over) == ((35, 45), True)
    level = counted(third, "00111")
    assert (level.scores, level.over) == ((40, 40), False)


@rule("TNS-12")
def test_a_hand_without_a_trump_totals_25() -> None:
    tricks = "K♦ 2♦ 3♦ 4♣ | Q♦ 9♦ 6♦ 7♣ | K♣ 3♣ 8♣ 6♣ | 2♥ K♥ 9♥ 5♣ | Q♥ J♥ T♣ T♦"
    assert bonus_trick(tricks, "♠", TNS) is None
    assert sum(scored(TNS, "00011", bonus=None).after) == 25


@rule("TNS-13")
def test_a_side_beaten_from_40_is_hanged() -> None:
    for tricks, before, hanged in (
        ("00111", (40, 35), False),
        ("11100", (40, 30), True),
        ("11100", (35, 30), False),
    ):
        assert hangs_a_40(decided(TNS, scored(TNS, tricks, before=before)), before) is hanged


@rule("TNS-14")
def test_the_first_at_45_in_the_order_of_tricks_wins() -> None:
    assert scored(TNS, "10101", before=(30, 30), bonus=1).after == (45, 45)
    assert decided(TNS, scored(TNS, "10101", before=(30, 30), bonus=1)).winners == (0,)
    assert decided(TNS, scored(TNS, "10011", before=(40, 35), bonus=0)).winners == (1,)


@rule("TNS-14")
def test_the_best_trump_counts_ten_when_it_took_its_trick_though_nobody_knew() -> None:
    assert decided(TNS, scored(TNS, "01001", before=(35, 35), bonus=0)).winners == (0,)
    assert decided(TNS, scored(TNS, "01001", before=(35, 35), bonus=1)).winners == (1,)


# --- the table ---------------------------------------------------------------------------------


@rule("TNS-15", "TNS-17")
def test_four_play_as_couples_sitting_opposite() -> None:
    assert game(TNS).sides == ((0, 2), (1, 3))


@rule("TNS-15")
def test_two_play_by_the_same_rules() -> None:
    assert game(TNS, 2).sides == ((0,), (1,))
    assert game(TNS, 2).variant == game(TNS).variant


@rule("TNS-16")
def test_three_or_five_play_cut_throat_to_45() -> None:
    assert game(TNS, 5).sides == ((0,), (1,), (2,), (3,), (4,))
    third = game(TNS, 3, scores=(30, 20, 40))
    assert counted(third, "00112", bonus=4).verdict.winners == (2,)


# --- following ---------------------------------------------------------------------------------


@rule("TNS-20")
def test_the_five_may_be_withheld_from_any_trump_but_the_ace_of_hearts() -> None:
    assert legal_cards("5♠ K♦ 2♣", "J♠", "♠", TNS) == cards("5♠ K♦ 2♣")
    assert legal_cards("5♠ K♦ 2♣", "7♠", "♠", TNS) == cards("5♠ K♦ 2♣")


@rule("TNS-21")
def test_the_jack_must_answer_the_five() -> None:
    assert legal_cards("J♠ K♦ 2♣", "5♠", "♠", TNS) == cards("J♠")
    assert legal_cards("J♠ 9♠ 2♣", "5♠", "♠", TNS) == cards("J♠ 9♠")
    assert legal_cards("J♠ K♦ 2♣", "7♠", "♠", TNS) == cards("J♠ K♦ 2♣")


@rule("TNS-22")
def test_the_ace_of_hearts_must_answer_the_five_and_the_jack() -> None:
    assert legal_cards("A♥ K♦ 2♣", "5♠", "♠", TNS) == cards("A♥")
    assert legal_cards("A♥ K♦ 2♣", "J♠", "♠", TNS) == cards("A♥")
    assert legal_cards("A♥ K♦ 2♣", "A♠", "♠", TNS) == cards("A♥ K♦ 2♣")


@rule("TNS-23")
def test_everybody_must_trump_on_a_led_ace_of_hearts() -> None:
    assert legal_cards("5♠ K♦ 2♣", "A♥", "♠", TNS) == cards("5♠")
    assert legal_cards("J♥ K♦ 2♣", "A♥", "♥", TNS) == cards("J♥")


@rule("TNS-24")
def test_without_a_trump_a_led_ace_of_hearts_asks_for_a_heart() -> None:
    assert legal_cards("9♥ K♦ 2♣", "A♥", "♠", TNS) == cards("9♥")


@rule("TNS-25")
def test_with_neither_trump_nor_heart_anything_may_be_played_on_the_ace_of_hearts() -> None:
    assert legal_cards("K♦ 2♣", "A♥", "♠", TNS) == cards("K♦ 2♣")


@rule("TNS-27")
def test_the_rest_is_as_in_the_general_game() -> None:
    deal = rigged(TNS, hands={0: "A♠ 9♦"}, turned="7♠")
    assert deal.public.turn_up.card == card("7♠")
    assert (deal.phase, turn(deal)) == (Phase.PLAY, 0)
    assert may(deal, Rob(0, card("9♦")))
    assert len(playable(deal)) == 5
    assert variant(TNS).robbing == variant("general_120").robbing
