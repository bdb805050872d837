"""Begging for the turn-up with the king of trumps."""

from fortyfives import view_for
from fortyfives.game.actions import Beg, LeaveTurned, Rob, ThrowForJoker
from fortyfives.game.deal import Deal
from tests.hands import card, cards, do, hand, may, plays, refused, rigged, rule

DEALER = 3
HANDS = {0: "K♠ 2♦ 3♦ 4♦ 6♦", 1: "2♣ 3♣ 4♣ 6♣ 7♣", 2: "8♠ 8♦ 9♦ 10♦ Q♦", 3: "2♥ 3♥ 4♥ 6♥ 7♥"}


def with_king(hands: dict[int, str] = HANDS, turned: str = "9♠") -> Deal:
    """A deal in which the king of spades may beg for the turn-up."""
    return rigged("irish_45", hands=hands, turned=turned, beg_king=True)


@rule("IRL-10", "AMB-26")
def test_the_holder_of_the_king_may_put_a_card_down_if_nobody_has_robbed_before() -> None:
    deal = do(with_king(), Beg(0, card("2♦")))
    assert hand(deal, 0) == cards("K♠ 3♦ 4♦ 6♦")
    robbed = {**HANDS, 0: "A♠ 2♦ 3♦ 4♦ 6♦", 1: "K♠ 3♣ 4♣ 6♣ 7♣"}
    deal = plays(do(with_king(robbed), Rob(0, card("2♦"))), "3♦")
    assert not may(deal, Beg(1, card("3♣")))


@rule("IRL-10")
def test_begging_is_a_custom_that_a_house_has_to_choose() -> None:
    deal = rigged("irish_45", hands=HANDS, turned="9♠")
    assert refused(deal, Beg(0, card("2♦"))).key == "beg-not-now"


@rule("IRL-11", "AMB-26")
def test_the_card_put_down_stays_there_until_the_first_trick_is_over() -> None:
    deal = plays(do(with_king(), Beg(0, card("2♦"))), "3♦")
    assert (hand(deal, 0), deal.owns[0].aside) == (cards("K♠ 4♦ 6♦"), card("2♦"))
    deal = plays(deal, "2♣ 8♦ 2♥")
    assert len(hand(deal, 0)) == 4
    assert card("2♦") not in hand(deal, 0)


@rule("IRL-11")
def test_whoever_put_a_card_down_has_seen_it_and_nobody_else_has() -> None:
    deal = do(with_king(), Beg(0, card("2♦")))
    seen = [card("2♦") in view_for(deal, seat).seen() for seat in range(4)]
    assert seen == [True, False, False, False]


@rule("IRL-12")
def test_the_beggar_has_the_turn_up_in_the_second_trick_if_nobody_robs() -> None:
    deal = plays(do(with_king(), Beg(0, card("2♦"))), "3♦ 2♣ 8♦ 2♥")
    assert hand(deal, 0) == cards("K♠ 9♠ 4♦ 6♦")


@rule("IRL-12", "AMB-26")
def test_a_beggar_takes_his_own_card_back_when_the_ace_robs_after_him() -> None:
    later = {**HANDS, 3: "A♠ 3♥ 4♥ 6♥ 7♥"}
    deal = plays(do(with_king(later), Beg(0, card("2♦"))), "3♦ 2♣ 8♦")
    deal = do(deal, Rob(3, card("3♥")))
    assert hand(deal, 0) == cards("K♠ 2♦ 4♦ 6♦")
    assert hand(plays(deal, "4♥"), 0) == cards("K♠ 2♦ 4♦ 6♦")


@rule("IRL-12", "GEN-09", "AMB-26")
def test_an_ace_that_let_a_beggar_have_the_turn_up_stays_demoted() -> None:
    later = {**HANDS, 3: "A♠ 3♥ 4♥ 6♥ 7♥"}
    deal = plays(do(with_king(later), Beg(0, card("2♦"))), "3♦ 2♣ 8♦ 3♥")
    assert plays(deal, "8♠ A♠ 9♠ 3♣").public.tricks[1].taker == 2


@rule("IRL-13")
def test_begging_does_not_raise_the_king() -> None:
    for better in ("RJ", "5♠", "J♠", "A♥"):
        hands = {**HANDS, 1: f"{better} 3♣ 4♣ 6♣ 7♣"}
        deal = plays(do(with_king(hands), Beg(0, card("2♦"))), f"K♠ {better} 8♠ 2♥")
        assert deal.public.tricks[0].taker == 1


@rule("IRL-13")
def test_the_ace_of_trumps_beats_the_beggars_king() -> None:
    later = {**HANDS, 3: "A♠ 3♥ 4♥ 6♥ 7♥"}
    deal = do(plays(do(with_king(later), Beg(0, card("2♦"))), "K♠ 2♣ 8♠"), Rob(3, card("3♥")))
    assert plays(deal, "A♠").public.tricks[0].taker == 3


@rule("AMB-26")
def test_one_may_not_beg_for_a_turned_ace_or_with_the_ace_in_hand_or_for_the_king_itself() -> None:
    deal = do(with_king(turned="A♠"), LeaveTurned(DEALER))
    assert not may(deal, Beg(0, card("2♦")))
    both = {**HANDS, 0: "K♠ A♠ 3♦ 4♦ 6♦"}
    assert not may(with_king(both), Beg(0, card("3♦")))
    without = {**HANDS, 0: "Q♠ 2♦ 3♦ 4♦ 6♦"}
    assert not may(with_king(without, turned="K♠"), Beg(0, card("2♦")))


@rule("AMB-26")
def test_one_may_beg_for_the_card_that_replaced_a_joker() -> None:
    deal = rigged("irish_45", hands=HANDS, turned="RJ", stock="9♠", beg_king=True)
    deal = do(deal, ThrowForJoker(DEALER, card("2♥")))
    assert may(deal, Beg(0, card("2♦")))
