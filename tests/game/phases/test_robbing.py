"""The card turned up: the dealer's ace and joker, and robbing with the ace."""

from fortyfives.cards.card import Suit
from fortyfives.game.actions import (
    DeclineRob,
    LeaveTurned,
    Play,
    Rob,
    TakeTurned,
    ThrowForJoker,
)
from fortyfives.game.deal import Deal
from fortyfives.game.setting import Phase
from tests.hands import (
    card,
    cards,
    choices,
    do,
    hand,
    may,
    playable,
    plays,
    refused,
    rigged,
    rule,
    turn,
)

DEALER = 3
LOW = "2♦ 3♦ 4♦ 6♦ 7♦"
CLUBS = "2♣ 3♣ 4♣ 6♣ 7♣"
HEARTS = "2♥ 3♥ 4♥ 6♥ 7♥"


def with_ace(seat: int = 0) -> dict[int, str]:
    """Hands in which that seat has the ace of spades, and seat 2 the only other trumps."""
    hands = {0: LOW, 1: CLUBS, 2: "10♠ 8♠ 8♦ 9♦ 10♦", 3: HEARTS}
    hands[seat] = f"A♠ {' '.join(hands[seat].split()[1:])}"
    return hands


def robbable(seat: int = 0, **options: str) -> Deal:
    """A deal in which that seat may rob the nine of spades, if the house lets it."""
    rob = {"rob_with_ace": "optional", "demotion": "on"} | options
    return rigged(
        "general_120",
        hands=with_ace(seat),
        turned="9♠",
        rob_with_ace=rob["rob_with_ace"],
        demotion=rob["demotion"],
    )


# --- a turned ace ------------------------------------------------------------------------------


@rule("GEN-04", "AMB-20")
def test_the_dealer_may_take_a_turned_ace_at_once_for_a_dealt_card() -> None:
    deal = rigged("general_120", hands={3: LOW}, turned="A♠")
    assert (deal.phase, deal.turn, deal.public.trump) == (Phase.TURNED_ACE, DEALER, Suit.SPADES)
    taken = do(deal, TakeTurned(DEALER, card("2♦")))
    assert hand(taken, DEALER) == cards("A♠ 3♦ 4♦ 6♦ 7♦")
    assert (taken.phase, taken.turn) == (Phase.PLAY, 0)


@rule("GEN-04")
def test_only_a_dealt_card_may_be_thrown_for_it() -> None:
    deal = rigged("general_120", hands={3: LOW}, turned="A♠")
    assert refused(deal, TakeTurned(DEALER, card("A♠"))).key == "card-not-held"
    assert len(choices(deal)) == 6


@rule("GEN-05", "AMB-20", "AMB-21")
def test_a_dealer_who_leaves_a_turned_ace_has_lost_it() -> None:
    deal = do(rigged("general_120", hands={3: LOW}, turned="A♠"), LeaveTurned(DEALER))
    assert hand(deal, DEALER) == cards(LOW)
    deal = plays(deal, str(next(iter(playable(deal)))))
    while turn(deal) != DEALER:
        deal = plays(deal, str(next(iter(playable(deal)))))
    assert refused(deal, Rob(DEALER, card("2♦"))).key == "no-turn-up-to-rob"


@rule("AMB-21", "GEN-09")
def test_leaving_a_turned_ace_demotes_no_card() -> None:
    deal = do(rigged("general_120", turned="A♠"), LeaveTurned(DEALER))
    assert deal.public.order().trumps[3] is card("RJ")
    assert card("A♠") in deal.public.order().trumps[:6]


@rule("AMB-20")
def test_a_house_may_make_the_dealer_take_it() -> None:
    deal = rigged("general_120", turned="A♠", rob_turned_ace="mandatory")
    assert refused(deal, LeaveTurned(DEALER)).key == "turned-ace-must-be-taken"


@rule("AMB-20")
def test_a_house_may_let_the_dealer_take_it_after_the_first_trick() -> None:
    hands = {0: "5♠ 2♦ 3♦ 4♦ 6♦", 1: CLUBS, 2: "7♦ 8♦ 9♦ 10♦ Q♦", 3: HEARTS}
    late = "after_first_trick"
    deal = rigged("general_120", hands=hands, turned="A♠", rob_turned_ace=late)
    assert (deal.phase, deal.turn) == (Phase.PLAY, 0)
    deal = plays(deal, "5♠ 2♣ 7♦ 2♥")
    assert (deal.phase, deal.turn) == (Phase.TURNED_ACE, DEALER)
    taken = do(deal, TakeTurned(DEALER, card("3♥")))
    assert hand(taken, DEALER) == cards("A♠ 4♥ 6♥ 7♥")
    assert (taken.phase, taken.turn) == (Phase.PLAY, 0)
    assert do(deal, LeaveTurned(DEALER)).phase is Phase.PLAY


# --- a turned joker ----------------------------------------------------------------------------


@rule("GEN-06", "AMB-25")
def test_the_dealer_takes_a_turned_joker_for_a_dealt_card_and_turns_another() -> None:
    deal = rigged("general_120", hands={3: LOW}, turned="RJ", stock="9♠", jokers=1)
    assert (deal.phase, deal.turn, deal.public.trump) == (Phase.JOKER, DEALER, None)
    deal = do(deal, ThrowForJoker(DEALER, card("2♦")))
    assert hand(deal, DEALER) == cards("RJ 3♦ 4♦ 6♦ 7♦")
    assert (deal.public.trump, deal.public.turn_up.card) == (Suit.SPADES, card("9♠"))
    assert deal.phase is Phase.PLAY


@rule("GEN-06")
def test_the_joker_itself_may_not_be_thrown() -> None:
    deal = rigged("general_120", hands={3: LOW}, turned="RJ", stock="9♠", jokers=1)
    assert refused(deal, ThrowForJoker(DEALER, card("RJ"))).key == "throw-a-dealt-card"


@rule("AMB-25")
def test_an_ace_turned_after_a_joker_is_offered_too() -> None:
    deal = rigged("general_120", hands={3: LOW}, turned="RJ", stock="A♠", jokers=1)
    deal = do(deal, ThrowForJoker(DEALER, card("2♦")))
    assert deal.phase is Phase.TURNED_ACE
    assert refused(deal, TakeTurned(DEALER, card("RJ"))).key == "throw-a-dealt-card"
    deal = do(deal, TakeTurned(DEALER, card("3♦")))
    assert hand(deal, DEALER) == cards("RJ A♠ 4♦ 6♦ 7♦")


@rule("AMB-25")
def test_a_second_joker_repeats_the_step() -> None:
    deal = rigged("irish_45", hands={3: LOW}, turned="RJ", stock="BJ 9♠", jokers=2)
    deal = do(deal, ThrowForJoker(DEALER, card("2♦")))
    assert deal.phase is Phase.JOKER
    deal = do(deal, ThrowForJoker(DEALER, card("3♦")))
    assert hand(deal, DEALER) == cards("RJ BJ 4♦ 6♦ 7♦")
    assert deal.public.trump is Suit.SPADES


# --- robbing -----------------------------------------------------------------------------------


@rule("GEN-07", "AMB-24")
def test_the_holder_of_the_ace_of_trumps_may_take_the_turn_up_for_another_card() -> None:
    deal = robbable()
    assert refused(deal, Rob(0, card("A♠"))).key == "rob-not-the-ace-itself"
    deal = do(deal, Rob(0, card("3♦")))
    assert hand(deal, 0) == cards("A♠ 9♠ 4♦ 6♦ 7♦")
    assert deal.public.turn_up.robber == deal.turn == 0
    assert playable(deal) == hand(deal, 0)


@rule("GEN-07")
def test_a_dealer_who_holds_the_ace_of_trumps_may_rob() -> None:
    deal = plays(robbable(DEALER), "2♦ 2♣ 8♦")
    assert do(deal, Rob(DEALER, card("3♥"))).public.turn_up.robber == DEALER


@rule("GEN-07", "AMB-22")
def test_no_other_ace_robs_not_even_the_ace_of_hearts() -> None:
    hands = {0: "A♥ A♦ A♣ K♠ 5♠"}
    deal = rigged("general_120", hands=hands, turned="9♠")
    assert refused(deal, Rob(0, card("5♠"))).key == "rob-needs-the-ace"
    deal = rigged("general_120", hands=hands, turned="9♥")
    assert may(deal, Rob(0, card("5♠")))


@rule("GEN-08", "AMB-24")
def test_one_robs_before_playing_ones_first_card_and_never_later() -> None:
    deal = plays(robbable(1), "2♦")
    assert may(deal, Rob(1, card("3♣")))
    deal = plays(deal, "3♣ 8♦ 2♥ 9♦ 3♥ 3♦")
    assert turn(deal) == 1
    assert refused(deal, Rob(1, card("4♣"))).key == "rob-too-late"


@rule("GEN-09", "AMB-16")
def test_an_ace_that_has_not_robbed_in_time_is_the_lowest_trump() -> None:
    deal = plays(robbable(), "A♠ 2♣ 10♠ 2♥")
    assert deal.public.tricks[0].taker == 2


@rule("GEN-09")
def test_an_ace_that_has_robbed_keeps_its_rank() -> None:
    deal = plays(do(robbable(), Rob(0, card("3♦"))), "A♠ 2♣ 10♠ 2♥")
    assert deal.public.tricks[0].taker == 0


@rule("GEN-09", "AMB-16")
def test_with_hearts_trump_it_is_the_ace_of_hearts_that_falls() -> None:
    hands = {0: "A♥ 2♦ 3♦ 4♦ 6♦", 1: CLUBS, 2: "2♥ 8♦ 9♦ 10♦ Q♦", 3: "2♠ 3♠ 4♠ 6♠ 7♠"}
    for demotion, taker in (("on", 2), ("not_ah", 0), ("off", 0)):
        deal = rigged("general_120", hands=hands, turned="9♥", demotion=demotion)
        assert plays(deal, "A♥ 2♣ 2♥ 2♠").public.tricks[0].taker == taker


@rule("AMB-23")
def test_a_house_may_spare_the_ace_altogether() -> None:
    deal = plays(robbable(demotion="off"), "A♠ 2♣ 10♠ 2♥")
    assert deal.public.tricks[0].taker == 0


@rule("AMB-23")
def test_a_house_may_make_the_holder_of_the_ace_rob() -> None:
    deal = robbable(rob_with_ace="mandatory")
    assert refused(deal, Play(0, card("3♦"))).key == "must-rob-first"
    assert do(deal, Rob(0, card("3♦")), Play(0, card("4♦"))).turn == 1


@rule("AMB-23")
def test_a_house_may_let_him_have_the_turn_up_turned_down() -> None:
    deal = robbable(rob_with_ace="decline_by_announcement")
    deal = plays(do(deal, DeclineRob(0)), "A♠ 2♣ 10♠ 2♥")
    assert deal.public.tricks[0].taker == 0
    assert refused(robbable(), DeclineRob(0)).key == "rob-decline-not-here"
