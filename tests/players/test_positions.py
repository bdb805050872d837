"""Positions in which the kitchen-table player has to find the better play."""

from random import Random

from fortyfives import view_for
from fortyfives.game.actions import Action, CallCard, Play, Rob, Say
from fortyfives.game.deal import Deal
from fortyfives.players.registry import player
from fortyfives.rules.stakes import Call
from tests.hands import (
    bids,
    card,
    do,
    names,
    plays,
    rigged,
    throws,
    turn,
)


def chosen(deal: Deal) -> Action:
    """What the kitchen-table player does in the seat in turn."""
    return player("kitchen-table").choose(view_for(deal, turn(deal)), Random(0)).action


def partner_called(hands: dict[int, str], kitty: str, trump: str, called: str) -> Deal:
    """Five at the table: the first bids 20, throws the kitty and calls that card."""
    deal = rigged("ns_call_your_partner", hands=hands, kitty=kitty)
    deal = throws(names(bids(deal, "20 pass pass pass pass"), trump), {0: kitty})
    return do(deal, CallCard(0, card(called)))


def test_it_leads_a_trump_above_the_turned_card_that_was_robbed() -> None:
    deal = rigged(
        "traditional_ns_45",
        hands={0: "JS 3H 8H 7D 5S", 1: "AS AH 6H QC 2C", 2: "JD JH KH 4H TH", 3: "KS TD 9H TC QS"},
        turned="7H",
    )
    deal = do(plays(deal, "JS"), Rob(1, card("2C")))
    deal = plays(deal, "AS JD KS  TD 3H AH JH  KH 9H 8H 6H")
    assert chosen(deal) == Play(2, card("TH"))


def test_the_holder_of_a_called_card_that_has_lapsed_takes_the_bidders_trick() -> None:
    hands = {
        0: "7C 4C TS AS KS",
        1: "2C 3C KD 2S 7D",
        2: "KC QC 9H 8H 6H",
        3: "5C 8C 4H 2D 3D",
        4: "6C 9C 3H 5D 6D",
    }
    deal = partner_called(hands, "TC TD TH QD", "S", "KD")
    deal = plays(deal, "2C KC 5C 6C 7C  QC 8C 9C 4C 3C  9H 4H 3H TS")
    assert chosen(deal) == Play(1, card("2S"))


def test_it_trumps_the_trick_that_would_make_the_bid_rather_than_keep_the_trump() -> None:
    deal = rigged(
        "merrimack_valley_common",
        hands={0: "5C QC 3C 6D KS", 1: "6C JC 9D 2C AD", 2: "3D 3H 7S 8H 6H", 3: "4C KC QD AS 8S"},
        kitty="TD TH TS",
    )
    deal = throws(names(bids(deal, "20 pass pass pass"), "C"), {0: "TD TH TS"})
    deal = plays(deal, "5C 6C 3D 4C  QC JC 3H KC  9D 7S QD 3C  6D")
    assert chosen(deal) == Play(1, card("2C"))


def test_it_keeps_the_five_for_a_trick_that_its_called_partner_cannot_take() -> None:
    hands = {
        0: "5C 8C TC 9D JS",
        1: "2C 4C JC 3H AS",
        2: "6C 7C 5D 6H 7S",
        3: "AC QC 6D AH JH",
        4: "9H 3S 5S 6S 8S",
    }
    deal = partner_called(hands, "TD TH TS KD", "C", "JC")
    deal = plays(deal, "4C 7C AC 8S TC  6D 6S")
    assert chosen(deal) == Play(0, card("9D"))


def test_where_it_can_call_a_partner_it_bids_on_the_five_and_the_ace() -> None:
    deal = rigged("ns_call_your_partner", hands={3: "4C 7D 3H AS 5S"})
    assert chosen(bids(deal, "pass pass pass")) == Say(3, Call.TWENTY)
