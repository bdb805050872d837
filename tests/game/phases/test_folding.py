"""Folding at a table of three sides."""

from fortyfives.game.actions import AskBooked, Fold
from fortyfives.game.deal import Deal
from fortyfives.game.setting import Phase
from tests.hands import (
    bid_and_named,
    card,
    do,
    may,
    refused,
    rigged,
    rule,
    taken,
    turn,
)

HANDS = {0: "5♠ J♠ A♠ K♠ Q♠", 1: "2♠ 3♠ 4♠ 6♠ 7♠", 2: "6♦ 7♦ 8♦ 9♦ T♦"}


def three(bidder: int = 0) -> Deal:
    """Seats 0 and 1 hold nothing but trumps, and the bidder is to lead."""
    deal = rigged("merrimack_valley_common", players=3, hands=HANDS, kitty="2♦ 3♦ 4♦")
    words = " ".join("15" if seat == bidder else "pass" for seat in range(3))
    return bid_and_named(deal, words, "♠")


@rule("MV-29", "AMB-19")
def test_one_folds_to_a_booked_player_who_still_plays_for_the_hand() -> None:
    deal = do(three(), AskBooked(1, 0), Fold(1), AskBooked(2, 1))
    assert deal.public.booked.asked[-1] == (2, 1, True)
    assert refused(deal, Fold(2)).key == "fold-only-to-booked"
    deal = do(deal, AskBooked(2, 0))
    assert may(deal, Fold(2))


@rule("MV-29", "AMB-19")
def test_when_all_others_have_folded_the_booked_one_takes_the_rest() -> None:
    deal = do(three(), AskBooked(1, 0), Fold(1), AskBooked(2, 0), Fold(2))
    assert deal.phase is Phase.OVER
    assert taken(deal) == (30, 0, 0)


@rule("AMB-19")
def test_a_leader_who_folds_leads_his_lowest_card() -> None:
    deal = do(three(bidder=2), AskBooked(2, 0), Fold(2))
    assert (turn(deal), deal.public.trick) == (0, ((2, card("6♦")),))
