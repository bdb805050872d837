"""What a good player would do, and why."""

import pytest

from fortyfives import view_for
from fortyfives.game.actions import Discard, Play, Say
from fortyfives.game.deal import Deal
from fortyfives.players.player import Choice, Why
from fortyfives.players.registry import player
from fortyfives.rules.stakes import Call
from fortyfives.telling.hint import hint, say_hint, say_why
from tests.hands import bids, card, cards, names, rigged
from tests.telling.tour import company, stops, views


def said(deal: Deal, choice: Choice, language: str = "en") -> tuple[str, str | None]:
    """The hint and its reason."""
    people, view = company(deal, choice.action.seat, language), view_for(deal, choice.action.seat)
    return say_hint(people, view, choice), say_why(people, choice)


def test_a_hint_names_the_button_and_the_reason() -> None:
    deal = rigged("merrimack_valley")
    assert said(deal, Choice(Say(0, Call.PASS), Why("why-pass"))) == (
        "At a kitchen table one would choose: Pass.",
        "The cards do not promise enough.",
    )
    assert said(deal, Choice(Say(0, Call.TWENTY)), "fr") == (
        "À une table de cuisine, on choisirait\u00a0: 20.",
        None,
    )
    why = Why("why-sure", (card("5H"),))
    assert said(deal, Choice(Play(0, card("5H")), why)) == (
        "At a kitchen table one would choose: Play 5♥.",
        "5♥ is sure of the trick.",
    )


def test_cards_to_throw_are_named() -> None:
    deal = names(bids(rigged("merrimack_valley"), "15 pass pass pass"), "C")
    thrown = Choice(Discard(0, cards("2D 9S 3C")))
    assert said(deal, thrown)[0] == "At a kitchen table one would throw 3♣, 2♦ and 9♠."
    assert said(deal, thrown, "fr")[0] == "À une table de cuisine, on jetterait 3♣, 2♦ et 9♠."
    none = Choice(Discard(0, cards("")))
    assert said(deal, none)[0] == "At a kitchen table one would choose: Keep all."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_there_is_a_hint_at_ones_turn_and_none_at_anothers(language: str) -> None:
    adviser = player("kitchen-table")
    for table in stops()[::9]:
        for deal, view in views(table):
            choice = hint(adviser, view)
            assert (choice is None) == (not view.my_turn)
            if choice is not None:
                assert said(deal, choice, language)[0].endswith(".")
