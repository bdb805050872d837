"""What the one in turn is asked, and what the others are told to wait for."""

import re

import pytest

from fortyfives import legal, view_for
from fortyfives.game.actions import Cut, LeaveTurned, PassStub, TurnStub
from fortyfives.game.deal import Deal
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.telling.explaining.phases import explain
from fortyfives.telling.question import ask, question
from tests.hands import bid_and_named, bids, do, finish, names, plays, rigged, throws, turn
from tests.telling.tour import company, rarities, stops, views

TYPED = re.compile(r"\b(Enter|[Tt]ype|Entrée|[Tt]apez)\b|[“«]")
EVERY = set(Phase) - {Phase.OVER}


def asked(deal: Deal, language: str = "en") -> str | None:
    """What the seat in turn is asked."""
    me = turn(deal)
    return question(company(deal, me, language), view_for(deal, me))


def waiting(deal: Deal, language: str = "en") -> str | None:
    """What the player at the right of the one in turn is told; that one is called Luc."""
    players = deal.setting.seats
    me = (turn(deal) - 1) % players
    return question(company(deal, me, language), view_for(deal, me))


def at_the_stub() -> Deal:
    """Seat 0 has named clubs, and seat 1 holds the ace."""
    hands = {0: "5C JC 2C 3C KD", 1: "AC 2D 3D 4D 6D"}
    deal = rigged("one_ten", hands=hands, kitty="2S 3S 4S 6S 7S", stock="8D 4C")
    return throws(names(bids(deal, "15 pass pass pass"), "C"), {0: "2S 3S 4S 6S 7S"})


# --- before the play --------------------------------------------------------------------------


def test_the_pack_is_cut_and_dealt() -> None:
    uncut = rigged("traditional_ns_45", uncut=True)
    assert asked(uncut) == "Cut the pack."
    assert waiting(uncut) == "Luc is cutting the pack."
    assert waiting(uncut, "fr") == "C’est à Luc de couper le paquet."
    packets = do(rigged("general_120", uncut=True, first_packet="dealers_choice"), Cut(2, 9))
    assert asked(packets) == "You deal: how many cards first?"
    assert asked(packets, "fr") == "À vous de brasser\u00a0: combien de cartes d’abord?"
    assert waiting(packets) == "Luc is choosing how to deal."


def test_a_card_that_was_turned_is_taken_or_left() -> None:
    ace = rigged("general_120", hands={3: "2C 3D"}, turned="AS")
    assert LeaveTurned(3) in legal(view_for(ace, 3))
    assert asked(ace) == "Throw a card for A♠, or leave it."
    assert asked(ace, "fr") == "Jetez une carte pour A♠, ou laissez l’as."
    assert waiting(ace) == "Luc may take A♠."
    must = rigged("general_120", hands={3: "2C 3D"}, turned="AS", rob_turned_ace="mandatory")
    assert asked(must) == "Throw a card for A♠."
    assert waiting(must, "fr") == "C’est à Luc de jeter une carte pour A♠."
    joker = rigged("irish_45", turned="RJ")
    assert asked(joker) == "Throw a card for ★Joker."
    assert waiting(joker) == "Luc is choosing a card to throw for ★Joker."


def test_a_bid_is_asked_for_and_before_that_a_look() -> None:
    deal = rigged("merrimack_valley")
    assert asked(deal) == "Your bid?"
    assert asked(deal, "fr") == "Votre mise?"
    assert waiting(deal) == "Luc is thinking about a bid."
    assert waiting(deal, "fr") == "Luc réfléchit à sa mise."
    blind = rigged("merrimack_valley", thirty_for_sixty="blind")
    assert asked(blind) == "Look at your cards, or bid unseen."
    assert asked(blind, "fr") == "Regardez votre jeu, ou misez sans voir."


def test_trump_is_named_and_before_that_the_kitty_may_be_to_see() -> None:
    won = bids(rigged("merrimack_valley"), "15 pass pass pass")
    assert asked(won) == "Name trump."
    assert asked(won, "fr") == "Choisissez l’atout."
    assert waiting(won) == "Luc is choosing trump."
    before = bids(rigged("ns_auction_richmond"), "20 pass pass pass")
    assert asked(before) == "You have the bid: what do you do before you name trump?"


@pytest.mark.rule("MV-21", "H110-08")
def test_how_many_cards_go_is_told_in_letters() -> None:
    some = names(bids(rigged("merrimack_valley"), "15 pass pass pass"), "C")
    assert asked(some) == "Throw three to seven cards."
    assert asked(some, "fr") == "Jetez de trois à sept cartes."
    assert waiting(some) == "Luc is choosing cards to throw."
    exactly = names(bids(rigged("one_ten"), "15 pass pass pass"), "C")
    assert asked(exactly) == "Throw five cards."
    at_most = names(bids(rigged("one_ten"), "pass 15 pass pass"), "C")
    assert asked(at_most) == "Throw three cards at most, or none."
    assert asked(at_most, "fr") == "Jetez trois cartes au plus, ou aucune."
    any_of_them = names(bids(rigged("games_55plus"), "pass 15 pass pass"), "C")
    assert asked(any_of_them) == "Throw as many cards as you like, or none."


def test_a_partner_is_called_and_the_stub_turned_and_a_leader_chosen() -> None:
    deal = rigged("ns_call_your_partner", hands={0: "JC QC 2C 3C 4C"})
    kitty = " ".join(map(str, deal.hidden.kitty))
    calling = throws(names(bids(deal, "20 pass pass pass pass"), "C"), {0: kitty})
    assert asked(calling) == "Call a card, or go alone."
    assert waiting(calling, "fr") == "C’est à Luc d’appeler une carte."
    stub = at_the_stub()
    assert asked(stub) == "Do you turn the stub?"
    assert waiting(stub) == "Luc is asked about the stub."
    turned = do(stub, PassStub(0), TurnStub(1))
    assert asked(turned) == "Give a card for 4♣, or leave it."
    assert waiting(turned) == "Luc may take 4♣."
    rest = do(stub, *(PassStub(seat) for seat in range(4)))
    assert asked(rest) == "Who leads to the first trick?"
    assert asked(rest, "fr") == "Qui commence la première levée?"


# --- play -------------------------------------------------------------------------------------


def test_a_card_is_asked_for() -> None:
    deal = bid_and_named(rigged("merrimack_valley"), "15 pass pass pass", "C")
    assert asked(deal) == "Your lead."
    assert asked(deal, "fr") == "À vous de commencer."
    assert waiting(deal) == "Luc is about to lead."
    view = view_for(deal, turn(deal))
    later = plays(deal, str(view.order().weakest(view.hand)))
    assert asked(later) == "Your card."
    assert asked(later, "fr") == "Votre carte."
    assert waiting(later) == "Luc is choosing a card."
    assert waiting(later, "fr") == "C’est à Luc de jouer."


def test_the_turn_up_is_spoken_of_to_who_may_have_it() -> None:
    ace = {0: "AS KD 2D 9C KH"}
    deal = rigged("general_120", hands=ace, turned="7S")
    assert asked(deal) == "Rob first, or play a card."
    assert waiting(deal) == "Luc is about to lead."
    must = rigged("general_120", hands=ace, turned="7S", rob_with_ace="mandatory")
    assert asked(must) == "Rob before you play: throw a card."
    king = rigged("irish_45", hands={0: "KS KD 2D 9C 3H"}, turned="7S", beg_king=True)
    assert asked(king) == "Beg with the king first, or play a card."
    assert asked(king, "fr") == "Réservez d’abord avec le roi, ou jouez une carte."


def test_when_the_deal_is_over_nothing_is_asked() -> None:
    deal = finish(rigged("general_120", turned="7S"))
    assert question(company(deal, 0), view_for(deal, 0)) is None


# --- everywhere -------------------------------------------------------------------------------


def test_at_every_moment_one_is_asked_and_the_others_know_for_whom_they_wait() -> None:
    moments: list[tuple[Deal, SeatView]] = [each for table in stops() for each in views(table)]
    for deal in rarities():
        moments += [(deal, view_for(deal, seat)) for seat in (*deal.setting.ring, None)]
    for deal, view in moments:
        for language in ("en", "fr"):
            people = company(deal, view.seat, language)
            text = question(people, view)
            assert text is not None
            assert text.endswith((".", "?"))
            assert not TYPED.search(text)
            explained = explain(people, view)
            assert not re.search(r"\b(Enter|Entrée)\b", explained)
            if view.my_turn:
                assert text == ask(people, view)
            else:
                assert people.names[turn(deal)] in text
    assert {view.phase for _, view in moments} == EVERY
