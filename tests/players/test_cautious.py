from random import Random

import pytest

from fortyfives import Game, apply, view_for
from fortyfives.game.actions import (
    Action,
    CallCard,
    ChooseLeader,
    Discard,
    GoOnKitty,
    Look,
    NameTrump,
    Play,
    Rob,
    Say,
    TakeTurned,
    ThrowForJoker,
    TurnStub,
)
from fortyfives.game.deal import Deal
from fortyfives.players.registry import player
from fortyfives.rules.stakes import Call
from fortyfives.variants import ALL
from tests.hands import (
    bid_and_named,
    bids,
    card,
    cards,
    do,
    names,
    plays,
    rigged,
    suit,
    throws,
    turn,
)


def chosen(deal: Deal) -> Action:
    """What the cautious player does in the seat in turn."""
    return player("cautious").choose(view_for(deal, turn(deal)), Random(0)).action


def test_it_bids_what_its_trumps_are_worth() -> None:
    strong = rigged("merrimack_valley", hands={0: "5S JS AH 2D 3D"})
    weak = rigged("merrimack_valley", hands={0: "7S 8D 9C 2D 3H"})
    assert chosen(strong) == Say(0, Call.FIFTEEN)
    assert chosen(weak) == Say(0, Call.PASS)
    assert chosen(bids(strong, "pass 20 pass")) == Say(3, Call.PASS)


def test_it_goes_higher_only_as_far_as_its_cards_do() -> None:
    deal = rigged("merrimack_valley", hands={1: "5S JS AH 2D 3D"})
    assert chosen(bids(deal, "15")) == Say(1, Call.TWENTY)
    assert chosen(bids(deal, "25")) == Say(1, Call.PASS)


def test_it_lets_its_partner_have_the_bid() -> None:
    deal = rigged("merrimack_valley", hands={2: "5S JS AH 2D 3D"})
    assert chosen(bids(deal, "20 pass")) == Say(2, Call.PASS)


@pytest.mark.rule("NSA-16")
def test_as_dealer_it_holds_rather_than_raises() -> None:
    deal = rigged("ns_auction_richmond", hands={3: "5S JS AH 2D 3D"})
    assert chosen(bids(deal, "20 pass pass")) == Say(3, Call.HOLD)


@pytest.mark.rule("VAR-11")
def test_it_looks_before_it_bids() -> None:
    deal = rigged("merrimack_valley", thirty_for_sixty="blind")
    assert chosen(deal) == Look(0)


def test_it_names_its_best_suit() -> None:
    deal = bids(rigged("merrimack_valley", hands={0: "5C JC KC KH QH"}), "15 pass pass pass")
    assert chosen(deal) == NameTrump(0, suit("C"))


@pytest.mark.rule("NSA-26")
def test_it_throws_a_worthless_hand_for_the_kitty() -> None:
    deal = rigged("ns_auction_cape_breton", hands={3: "TS 9C 4D 3H KS"})
    deal = bids(deal, "pass pass pass pass")
    assert chosen(deal) == NameTrump(3, suit("S"))
    poor = rigged("games_55plus", hands={3: "TS 9C 4D 3H 7D"})
    assert chosen(bids(poor, "pass pass pass pass")) != GoOnKitty(3)


def test_it_keeps_its_trumps_and_throws_the_rest() -> None:
    deal = rigged("merrimack_valley", hands={0: "5C JC AH KD QS"}, kitty="2C 9D 8H")
    deal = names(bids(deal, "15 pass pass pass"), "C")
    assert chosen(deal) == Discard(0, cards("KD QS 9D 8H"))


@pytest.mark.rule("MV-21")
def test_it_keeps_its_best_card_where_one_must_be_kept() -> None:
    deal = rigged("merrimack_valley", hands={0: "5C JC AH 2C 3C", 1: "KD 2D 3S 4S 9H"})
    deal = names(bids(deal, "15 pass pass pass"), "C")
    deal = do(deal, chosen(deal))
    assert chosen(deal) == Discard(1, cards("2D 3S 4S 9H"))


def test_it_takes_a_trick_as_cheaply_as_it_can() -> None:
    deal = rigged("general_120", hands={0: "KD 2H 3H 4S 6S", 1: "7D 5C JC 2C 9C"}, turned="QC")
    assert chosen(plays(deal, "KD")) == Play(1, card("9C"))


def test_it_throws_its_weakest_card_on_a_trick_it_cannot_take() -> None:
    deal = rigged("general_120", hands={0: "5C 2H 3H 4S 6S", 1: "7D 3D KS QH TD"}, turned="QC")
    assert chosen(plays(deal, "5C")) == Play(1, card("3D"))


def test_it_lets_its_partner_have_the_trick() -> None:
    hands = {0: "JC KD QD JD TD", 1: "7C 8C 9C 2H 3H", 2: "5C 3D 2D 2S 3S"}
    deal = bid_and_named(rigged("merrimack_valley_common", hands=hands), "15 pass pass pass", "C")
    assert chosen(plays(deal, "JC 7C")) == Play(2, card("2D"))


def test_as_bidder_it_leads_its_best_trump() -> None:
    deal = rigged("merrimack_valley", hands={0: "JC KC 2C KD KS"})
    assert chosen(bid_and_named(deal, "15 pass pass pass", "C")) == Play(0, card("JC"))


def test_without_the_bid_it_leads_a_suit_that_nobody_can_beat() -> None:
    deal = rigged("general_120", hands={0: "KD 2C 3H 4S 6S"}, turned="QC")
    assert chosen(deal) == Play(0, card("KD"))


@pytest.mark.rule("GEN-07")
def test_it_robs_with_the_ace_and_throws_its_weakest_card() -> None:
    deal = rigged("general_120", hands={0: "AC KD 2D 9C KS"}, turned="5C")
    assert chosen(deal) == Rob(0, card("2D"))


@pytest.mark.rule("GEN-04")
def test_it_takes_a_turned_ace() -> None:
    deal = rigged("general_120", hands={3: "KD 2D 9C KS TS"}, turned="AC")
    assert chosen(deal) == TakeTurned(3, card("TS"))


@pytest.mark.rule("GEN-06")
def test_for_a_joker_it_throws_the_card_that_is_weak_in_every_suit() -> None:
    deal = rigged("irish_45", hands={3: "AH 5D JC KS TS"}, turned="RJ")
    assert chosen(deal) == ThrowForJoker(3, card("TS"))


@pytest.mark.rule("NSA-61")
def test_it_calls_the_best_trump_that_it_lacks() -> None:
    deal = rigged("ns_call_your_partner", hands={0: "5C JC 2C 3C 4C"})
    deal = throws(names(bids(deal, "20 pass pass pass pass"), "C"))
    assert chosen(deal) == CallCard(0, card("AH"))


@pytest.mark.rule("H110-11")
def test_it_turns_the_stub_with_the_ace_of_trumps() -> None:
    deal = rigged("one_ten", hands={0: "AC 5C JC 2C KD"}, kitty="2S 3S 4S 6S 7S")
    deal = throws(names(bids(deal, "15 pass pass pass"), "C"), {0: "2S 3S 4S 6S 7S"})
    assert chosen(deal) == TurnStub(0)


@pytest.mark.rule("H110-10")
def test_it_leads_itself_when_it_has_the_best_trump() -> None:
    for hand, leader in (("5C QC JC 2C KD", 0), ("JC QC KC 2C KD", 1)):
        deal = rigged("one_ten", hands={0: hand}, kitty="2S 3S 4S 6S 7S", ace_privilege=False)
        deal = throws(names(bids(deal, "15 pass pass pass"), "C"), {0: "2S 3S 4S 6S 7S"})
        assert chosen(deal) == ChooseLeader(0, leader)


@pytest.mark.parametrize("key", sorted(ALL))
def test_it_takes_more_than_a_random_player_does(key: str) -> None:
    rules, seats = ALL[key], ALL[key].seating.usual
    sides = rules.seating.sides(seats)
    lead = 0
    for number in range(12):
        for turned in (0, 1):
            lot = Random(number)
            who = {
                seat: player("cautious" if place % 2 == turned else "random-shy")
                for place, side in enumerate(sides)
                for seat in side
            }
            deal = Game.new(rules, seats, seed=number).deal()
            while deal.turn is not None:
                deal = apply(
                    deal, who[deal.turn].choose(view_for(deal, deal.turn), lot).action
                ).deal
            assert deal.public.score is not None
            for place, points in enumerate(deal.public.score.after):
                lead += points if place % 2 == turned else -points
    assert lead > 0
