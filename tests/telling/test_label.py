"""Whatever may be done, there is a button for it, and it says what a card player would say."""

import pytest

from fortyfives import view_for
from fortyfives.game.actions import (
    ACTIONS,
    Action,
    AskBooked,
    Beg,
    CallCard,
    ChooseLeader,
    ChoosePackets,
    Cut,
    DeclineRob,
    Discard,
    Fold,
    GoAlone,
    LeaveTurned,
    NameTrump,
    PassStub,
    Play,
    RaiseToThirty,
    Rob,
    Say,
    SeeKitty,
    SwapStub,
    TakeTurned,
    TurnStub,
)
from fortyfives.game.deal import Deal
from fortyfives.game.view import SeatView
from fortyfives.rules.stakes import Call
from fortyfives.telling.label import LABELS, label
from fortyfives.wording.messages import capital
from tests.hands import bids, card, cards, do, names, rigged, suit, throws, turn
from tests.telling.tour import choices, company, rarities, stops, views

LONGEST = 40


def said(deal: Deal, action: Action, language: str = "en", *, spoken: bool = False) -> str:
    """The button of that action."""
    seat = action.seat
    return label(company(deal, seat, language, spoken=spoken), view_for(deal, seat), action)


def buttons(deal: Deal, view: SeatView) -> set[type[Action]]:
    """The kinds of actions that the seat may do; their buttons are short and not to be confused."""
    actions = choices(view)
    for language in ("en", "fr"):
        people = company(deal, view.seat, language)
        labels = [label(people, view, action) for action in actions]
        assert len(set(labels)) == len(labels), labels
        assert all(0 < len(text) <= LONGEST for text in labels), labels
        assert all(text == capital(text) for text in labels), labels
    return {type(action) for action in actions}


def test_every_action_has_a_label() -> None:
    assert set(LABELS) == set(ACTIONS)


def test_whatever_may_be_done_has_a_short_button_unlike_the_others() -> None:
    met: set[type[Action]] = set()
    for table in stops():
        for deal, view in views(table):
            met |= buttons(deal, view)
    for deal in rarities():
        met |= buttons(deal, view_for(deal, turn(deal)))
    assert met == set(ACTIONS)


@pytest.mark.parametrize(
    ("call", "english", "french"),
    [
        (Call.PASS, "Pass", "Je passe"),
        (Call.HOLD, "Hold", "Je tiens"),
        (Call.TWENTY, "20", "20"),
        (Call.BLIND, "30 for 60, unseen", "30 pour 60, sans voir"),
        (Call.THIRTY_FOR_SIXTY, "30 for 60", "30 pour 60"),
        (Call.SIXTY_FOR_120, "60 for 120", "60 pour 120"),
        (Call.SLAM, "Slam", "Chelem"),
    ],
)
def test_a_call_is_said_as_at_the_table(call: Call, english: str, french: str) -> None:
    deal = rigged("merrimack_valley")
    assert said(deal, Say(0, call)) == english
    assert said(deal, Say(0, call), "fr") == french


def test_the_pack_is_cut_and_dealt() -> None:
    uncut = rigged("traditional_ns_45", uncut=True)
    assert said(uncut, Cut(0, 1)) == "Lift one card"
    assert said(uncut, Cut(0, 12)) == "Lift 12 cards"
    assert said(uncut, Cut(0, 12), "fr") == "Lever 12 cartes"
    patterns = uncut.setting.variant.dealing.patterns()
    assert said(uncut, ChoosePackets(0, patterns[0])) == "3 cards first"
    assert said(uncut, ChoosePackets(0, patterns[0]), "fr") == "3 cartes d’abord"


def test_a_card_that_was_turned_is_taken_or_left() -> None:
    ace = rigged("general_120", hands={3: "2C KD 2D 9C KS"}, turned="AS")
    assert said(ace, TakeTurned(3, card("2C"))) == "Take A♠, throw 2♣"
    assert said(ace, TakeTurned(3, card("2C")), "fr") == "Prendre A♠, jeter 2♣"
    assert said(ace, LeaveTurned(3)) == "Leave it"
    assert said(ace, LeaveTurned(3), "fr") == "Laisser la carte"


def test_robbing_and_begging_name_the_card_that_goes() -> None:
    deal = rigged("irish_45", hands={0: "KS KD 2D 9C 3H"}, turned="7S", beg_king=True)
    assert said(deal, Rob(0, card("2D"))) == "Rob 7♠, throw 2♦"
    assert said(deal, Rob(0, card("2D")), "fr") == "Prendre 7♠, jeter 2♦"
    assert said(deal, Beg(0, card("3H"))) == "Beg, put 3♥ aside"
    assert said(deal, Beg(0, card("3H")), "fr") == "Réserver, mettre 3♥ de côté"
    assert said(deal, DeclineRob(0)) == "Have it turned down"


def test_the_bidder_raises_looks_names_and_calls() -> None:
    won = bids(rigged("ns_auction_richmond"), "20 pass pass pass")
    assert said(won, SeeKitty(0)) == "See the kitty"
    assert said(won, SeeKitty(0), "fr") == "Voir le kitty"
    assert said(won, RaiseToThirty(0)) == "Raise to 30"
    assert said(won, NameTrump(0, suit("H"))) == "Hearts"
    assert said(won, NameTrump(0, suit("H")), "fr") == "Cœur"
    assert said(won, CallCard(0, card("AH"))) == "Call A♥"
    assert said(won, GoAlone(0)) == "I go alone"
    assert said(won, GoAlone(0), "fr") == "Je joue sans partenaire"


def test_cards_are_thrown_by_their_number() -> None:
    deal = rigged("merrimack_valley")
    assert [said(deal, Discard(0, cards(hand))) for hand in ("", "2C", "2C 3C")] == [
        "Keep all",
        "Throw one card",
        "Throw 2 cards",
    ]
    assert said(deal, Discard(0, cards("2C 3C")), "fr") == "Jeter 2 cartes"
    assert said(deal, Discard(0, cards("")), "fr") == "Tout garder"


def test_the_stub_and_the_first_lead() -> None:
    hands = {0: "5C JC 2C 3C KD", 1: "AC 2D 3D 4D 6D"}
    deal = rigged("one_ten", hands=hands, kitty="2S 3S 4S 6S 7S", stock="8D 4C")
    deal = throws(names(bids(deal, "15 pass pass pass"), "C"), {0: "2S 3S 4S 6S 7S"})
    assert said(deal, PassStub(0)) == "Leave the stub"
    assert said(deal, TurnStub(1), "fr") == "Retourner des cartes"
    turned = do(deal, PassStub(0), TurnStub(1))
    assert said(turned, SwapStub(1, card("2D"))) == "Give 2♦ for 4♣"
    assert said(turned, SwapStub(1, card("2D")), "fr") == "Donner 2♦ pour 4♣"
    assert said(deal, ChooseLeader(0, 0)) == "I lead"
    assert said(deal, ChooseLeader(0, 1)) == "Luc leads"
    assert said(deal, ChooseLeader(0, 1), "fr") == "Luc commence"


def test_booked_is_asked_by_name_and_a_hand_folded() -> None:
    deal = rigged("merrimack_valley_common")
    assert said(deal, AskBooked(0, 1)) == "Ask Luc: booked?"
    assert said(deal, AskBooked(0, 1), "fr") == "Demander à Luc\u00a0: rien que de l’atout?"
    assert said(deal, Fold(0)) == "Fold"
    assert said(deal, Fold(0), "fr") == "Je me retire"


def test_one_who_listens_hears_the_cards_in_words() -> None:
    deal = rigged("general_120", turned="7S")
    assert said(deal, Play(0, card("5H"))) == "Play 5♥"
    assert said(deal, Play(0, card("5H")), spoken=True) == "Play the five of hearts"
    assert said(deal, Play(0, card("5H")), "fr", spoken=True) == "Jouer le cinq de cœur"
