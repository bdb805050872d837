"""What is told of the discards, of the called partner and of the stub, in both languages."""

import pytest

from fortyfives import apply, view_for
from fortyfives.game.actions import (
    Action,
    CallCard,
    Discard,
    GoAlone,
    LeaveStub,
    PassStub,
    Play,
    SwapStub,
    TurnStub,
)
from fortyfives.game.deal import Deal
from fortyfives.game.phases.play import lawful
from tests.hands import bids, card, cards, names, rigged, throws, turn
from tests.telling.happening import told


@pytest.mark.rule("MV-24", "MV-25")
def test_each_is_told_his_own_cards_of_the_refill_and_the_card_dealt_face_up() -> None:
    hands = {0: "5C JC 2C 3C 4C", 1: "2D 3D 4D 6D 7D"}
    deal = rigged("merrimack_valley", hands=hands, kitty="2S 3S 4S", four_and_flip=True)
    deal = names(bids(deal, "15 pass pass pass"), "C")
    throwing = [Discard(0, cards("2S 3S 4S")), Discard(1, cards("2D 3D 4D 6D 7D"))]
    throwing += [Discard(2, cards("")), Discard(3, cards(""))]
    mine = told(deal, *throwing, me=1)
    assert mine.startswith("Angus throws 3 cards. You throw 7♦, 6♦, 4♦, 3♦ and 2♦. Luc throws no")
    assert mine.count("You draw ") == 1
    assert "face up" in mine
    others = told(deal, *throwing, me=2, language="fr")
    assert "Angus jette 5 cartes. Vous gardez tout votre jeu." in others
    assert "Carte à découvert pour Angus" in others
    assert "Vous pigez" not in others


@pytest.mark.rule("AMB-35")
def test_the_discards_that_are_dealt_again_are_counted() -> None:
    deal = rigged("ns_call_your_partner", hands={0: "5C"})
    deal = names(bids(deal, "20 pass pass pass pass"), "C")
    throwing = []
    while deal.turn is not None and deal.phase.value == "exchange":
        thrown = view_for(deal, deal.turn).hand
        throwing.append(Discard(deal.turn, thrown))
        deal = apply(deal, throwing[-1]).deal
    start = names(
        bids(rigged("ns_call_your_partner", hands={0: "5C"}), "20 pass pass pass pass"), "C"
    )
    assert "The stock has run out: " in told(start, *throwing)


@pytest.mark.rule("NSA-46", "AMB-80")
def test_only_the_holder_of_the_called_card_is_told_that_he_is_the_partner() -> None:
    hands = {0: "JC QC 2C 3C 4C", 1: "AH KD QD JD TD", 2: "KS QS JS TS 9S"}
    deal = rigged("ns_call_your_partner", hands=hands)
    deal = throws(names(bids(deal, "20 pass pass pass pass"), "C"), {0: str(_kitty(deal))})
    call = CallCard(0, card("AH"))
    assert told(deal, call, me=1) == (
        "Rose calls A♥: whoever holds it plays with Rose. You hold it: you play with Rose, "
        "and nobody else knows."
    )
    assert told(deal, call, me=2) == "Angus calls A♥: whoever holds it plays with Angus."
    assert told(deal, call) == "You call A♥: whoever holds it plays with you."
    assert told(deal, GoAlone(0), me=1, language="fr") == "Rose joue sans partenaire."
    shown = (call, Play(1, card("AH")))
    assert told(deal, *shown).endswith("Luc leads A♥. That is a trump. So Luc plays with you.")
    assert told(deal, *shown, me=1).endswith("You lead A♥. So you play with Rose.")


LAPSED = {0: "JC QC 2C 3C 4C", 1: "AH KD QD JD TD", 2: "KS QS JS TS 9S"}
"""Angus, in seat 0, bids; the king of clubs, which he calls, is in the stock."""


def _called(name: str, deadline: int = 2) -> Deal:
    hands = {**LAPSED, 3: "8S 7S 6S 4S 3S", 4: "9D 8D 7D 6D 4D"}
    deal = rigged("ns_call_your_partner", hands=hands, call_deadline=deadline)
    deal = throws(names(bids(deal, "20 pass pass pass pass"), "C"), {0: str(_kitty(deal))})
    return apply(deal, CallCard(0, card(name))).deal


def _two_tricks(deal: Deal, number: int = 2) -> list[Action]:
    actions: list[Action] = []
    while len(deal.public.tricks) < number:
        view = view_for(deal, turn(deal))
        actions.append(Play(turn(deal), view.order().weakest(lawful(view))))
        deal = apply(deal, actions[-1]).deal
    return actions


@pytest.mark.rule("NSA-49", "AMB-80")
@pytest.mark.parametrize("me", range(5))
def test_a_call_that_has_lapsed_is_told_to_all_when_its_time_is_over(me: int) -> None:
    deal = _called("TC")
    tricks = _two_tricks(deal)
    lapsed = {
        0: "Nobody has played 10♣ in time, so you have no partner.",
        1: "Nobody has played 10♣ in time, so Rose has no partner.",
        2: "Nobody has played 10♣ in time, so Angus has no partner.",
        3: "Nobody has played 10♣ in time, so Nora has no partner.",
        4: "Nobody has played 10♣ in time, so Luc has no partner.",
    }[me]
    assert told(deal, *tricks, me=me).endswith(lapsed)
    assert "partner" not in told(deal, *tricks[:-1], me=me)
    for action in tricks:
        deal = apply(deal, action).deal
    later = _two_tricks(deal, 3)
    assert "partner" not in told(deal, *later, me=me)


@pytest.mark.rule("NSA-48", "NSA-49")
def test_a_call_for_the_first_trick_has_lapsed_after_it() -> None:
    deal = _called("TC", deadline=1)
    text = told(deal, *_two_tricks(deal, 1), me=1, language="fr")
    assert text.endswith("Personne n’a joué 10♣ à temps : Rose n’a pas de partenaire.")


@pytest.mark.rule("NSA-45", "NSA-49")
def test_whoever_is_known_to_play_alone_loses_no_partner() -> None:
    deal = _called("4C")
    actions = _two_tricks(deal)
    text = told(deal, *actions, me=1)
    assert "It was the bidder’s own card" in text
    assert "in time" not in text


def _kitty(deal: Deal) -> object:
    """The cards of the kitty, which the bidder throws again."""
    return " ".join(map(str, deal.hidden.kitty))


@pytest.mark.rule("NSA-45")
def test_a_bidder_who_called_an_own_card_is_found_out_when_it_is_played() -> None:
    hands = {0: "JC AC 2C 3C 4C"}
    deal = rigged("ns_call_your_partner", hands=hands)
    deal = throws(names(bids(deal, "20 pass pass pass pass"), "C"), {0: str(_kitty(deal))})
    deal = apply(deal, CallCard(0, card("AC"))).deal
    while turn(deal) != 0:
        view = view_for(deal, turn(deal))
        deal = apply(deal, Play(turn(deal), view.order().weakest(lawful(view)))).deal
    assert "It was the bidder’s own card: Rose plays alone." in told(
        deal, Play(0, card("AC")), me=1
    )


@pytest.mark.rule("H110-11")
def test_the_stub_is_told_once_and_not_seat_by_seat() -> None:
    hands = {0: "5C JC 2C 3C KD", 1: "AC 2D 3D 4D 6D"}
    deal = rigged("one_ten", hands=hands, kitty="2S 3S 4S 6S 7S", stock="8D 4C")
    deal = throws(names(bids(deal, "15 pass pass pass"), "C"), {0: "2S 3S 4S 6S 7S"})
    nobody: list[Action] = [PassStub(seat) for seat in (0, 1, 2, 3)]
    assert told(deal, *nobody) == "Nobody turns the stub."
    turned: list[Action] = [PassStub(0), TurnStub(1)]
    assert told(deal, *turned) == "Luc holds the ace of trumps and turns up 8♦ and 4♣."
    assert told(deal, *turned, SwapStub(1, card("2D"))).endswith("Luc takes 4♣. Luc throws a card.")
    assert told(deal, *turned, LeaveStub(1), me=1).endswith("You leave 4♣ where it lies.")
