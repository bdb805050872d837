"""Why a card may not be played: now, and before one's turn has come."""

import pytest

from fortyfives import legal, refuse, view_for
from fortyfives.game.actions import Play, Say
from fortyfives.game.deal import Deal
from fortyfives.game.setting import Phase
from fortyfives.rules.seating import Seat
from fortyfives.rules.stakes import Call
from fortyfives.telling.hand import laid_out
from fortyfives.telling.reasons import refused_ahead, why_not, why_not_cards
from tests.hands import card, plays, rigged, turn
from tests.telling.tour import company, rarities, stops, views

HANDS = {0: "9D 2D KC 3C 4C", 1: "4D QH JH TH 9C", 2: "KD 2S 3H 4H 6H", 3: "AH 2H 5H 7H 8H"}


def seats(deal: Deal, seat: Seat, language: str = "en", *, spoken: bool = False) -> dict[str, str]:
    """The cards of that seat that may not be played now, with the reason."""
    found = why_not_cards(company(deal, seat, language, spoken=spoken), view_for(deal, seat))
    return {str(found_card): why for found_card, why in found.items() if why is not None}


def ahead(deal: Deal, seat: Seat, name: str, language: str = "en") -> str | None:
    """Why the seat might not play that card if it were its turn."""
    refusal = refused_ahead(view_for(deal, seat), card(name))
    return company(deal, seat, language).refused(refusal) if refusal else None


def test_each_card_that_may_not_be_played_has_its_reason() -> None:
    deal = plays(rigged("general_120", hands=HANDS, turned="4S"), "9D")
    assert set(seats(deal, 1)) == {"QH", "JH", "TH", "9C"}
    assert seats(deal, 1)["QH"] == "9♦ was led and you hold 4♦: follow suit or trump."
    assert seats(deal, 1, "fr")["QH"] == (
        "Carreau demandé, et vous avez 4♦\u00a0: jouez carreau ou atout."
    )
    assert seats(deal, 1, spoken=True)["QH"].startswith("The nine of diamonds was led")
    assert seats(deal, 2).keys() == {"KD", "2S", "3H", "4H", "6H"}
    assert seats(deal, 2)["KD"] == "It is not your turn."


def test_who_leads_may_play_anything() -> None:
    deal = rigged("general_120", hands=HANDS, turned="4S")
    assert seats(deal, turn(deal)) == {}


@pytest.mark.rule("AMB-23")
def test_a_turn_up_that_must_be_robbed_comes_first() -> None:
    hands = {0: "AS KD 2D 9C KS"}
    deal = rigged("general_120", hands=hands, turned="7S", rob_with_ace="mandatory")
    assert set(seats(deal, 0).values()) == {
        "You hold the ace of trumps: take the turned-up card before you play."
    }
    later = rigged(
        "general_120", hands={1: "AS KD 2D 9C KS"}, turned="7S", rob_with_ace="mandatory"
    )
    assert ahead(later, 1, "KD") == (
        "You hold the ace of trumps: take the turned-up card before you play."
    )


def test_where_a_revoke_only_costs_no_card_is_kept_back() -> None:
    deal = rigged("general_120", hands=HANDS, turned="4S", revoke="offender_side_scores_zero")
    assert seats(plays(deal, "9D"), 1) == {}


def test_anything_else_is_refused_in_the_same_way() -> None:
    deal = rigged("merrimack_valley")
    people = company(deal, 0)
    assert why_not(people, view_for(deal, 0), Say(0, Call.PASS)) is None
    assert why_not(people, view_for(deal, 0), Say(0, Call.HOLD)) == (
        "Nobody has bid yet, so there is nothing to hold."
    )


# --- before one's turn ------------------------------------------------------------------------


def test_a_card_chosen_ahead_is_asked_of_the_trick_as_it_lies() -> None:
    deal = plays(rigged("general_120", hands=HANDS, turned="4S"), "9D")
    assert ahead(deal, 2, "3H") == "9♦ was led and you hold K♦: follow suit or trump."
    assert ahead(deal, 2, "KD") is None
    assert ahead(deal, 2, "2S") is None
    assert ahead(deal, 3, "AH") is None
    assert ahead(deal, 2, "9C") == "You do not hold 9♣."


def test_who_has_played_to_the_trick_is_not_bound_by_it_any_more() -> None:
    deal = plays(rigged("general_120", hands=HANDS, turned="4S"), "9D 4D")
    assert ahead(deal, 0, "KC") is None
    assert ahead(deal, 1, "QH") is None
    assert ahead(deal, 0, "9C") == "You do not hold 9♣."


def test_whoever_watches_has_no_cards_to_ask_about() -> None:
    deal = rigged("general_120", hands=HANDS, turned="4S")
    people, view = company(deal, None), view_for(deal, None)
    assert why_not_cards(people, view) == {}
    assert refused_ahead(view, card("9D")) is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_reasons_are_those_of_the_rules(language: str) -> None:
    moments = [moment for table in stops()[::4] for moment in views(table)]
    moments += [(deal, view_for(deal, turn(deal))) for deal in rarities()]
    for deal, view in moments:
        if view.phase is not Phase.PLAY or view.seat is None:
            continue
        people = company(deal, view.seat, language)
        reasons = why_not_cards(people, view)
        assert tuple(reasons) == laid_out(view).cards
        for held, why in reasons.items():
            play = Play(view.seat, held)
            assert (why is None) == (play in legal(view)) == (refuse(view, play) is None)
            if view.my_turn:
                assert refused_ahead(view, held) == refuse(view, play)
