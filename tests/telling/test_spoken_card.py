"""A card is named for one who listens, with what a look would tell."""

from fortyfives import legal, view_for
from fortyfives.cards.pack import pack
from fortyfives.game.actions import Play
from fortyfives.game.deal import Deal
from fortyfives.game.setting import Phase
from fortyfives.rules.seating import Seat
from fortyfives.telling.spoken_card import spoken_card
from tests.hands import bids, card, names, plays, rigged
from tests.telling.tour import company, stops, views

HANDS = {0: "9D 2D KC 3C 4C", 1: "4D QH JH AH 9C", 2: "KD 2S 3H 4H 6H", 3: "5S 2H 5H 7H 8H"}


def said(deal: Deal, seat: Seat | None, name: str, language: str = "en") -> str:
    """The card as that seat hears it."""
    return spoken_card(company(deal, seat, language), view_for(deal, seat), card(name))


def test_at_ones_turn_a_card_is_playable_or_not() -> None:
    deal = plays(rigged("general_120", hands=HANDS, turned="4S"), "9D")
    assert said(deal, 1, "4D") == "four of diamonds, playable"
    assert said(deal, 1, "QH") == "queen of hearts, not allowed now"
    assert said(deal, 1, "AH") == "ace of hearts, trump, playable"
    assert said(deal, 1, "4D", "fr") == "quatre de carreau, jouable"
    assert said(deal, 1, "QH", "fr") == "dame de cœur, pas jouable maintenant"
    assert said(deal, 1, "AH", "fr") == "as de cœur, atout, jouable"


def test_at_another_time_and_elsewhere_a_card_has_its_name_alone() -> None:
    deal = plays(rigged("general_120", hands=HANDS, turned="4S"), "9D")
    assert said(deal, 2, "KD") == "king of diamonds"
    assert said(deal, 2, "2S") == "two of spades, trump"
    assert said(deal, 1, "9D") == "nine of diamonds"
    assert said(deal, None, "4S", "fr") == "quatre de pique, atout"


def test_before_trump_is_known_nothing_is_a_trump_and_after_it_a_joker_is_one() -> None:
    deal = bids(rigged("merrimack_valley", hands=HANDS), "20 pass pass pass")
    assert said(deal, 1, "AH") == "ace of hearts"
    assert said(names(deal, "C"), 1, "AH") == "ace of hearts, trump"
    joker = rigged("irish_45", turned="4S")
    assert said(joker, None, "RJ") == "joker, trump"
    assert said(joker, None, "RJ", "fr") == "joker, atout"


def test_every_card_is_heard_in_words_and_playable_where_it_is() -> None:
    for table in stops()[::4]:
        for deal, view in views(table):
            if view.phase is not Phase.PLAY or view.seat is None:
                continue
            for language, playable in (("en", ", playable"), ("fr", ", jouable")):
                people = company(deal, view.seat, language)
                names_heard = [spoken_card(people, view, each) for each in view.hand]
                assert all(not set(name) & set("♠♥♦♣") for name in names_heard)
                heard = {name.endswith(playable) for name in names_heard} - {False}
                may = [each for each in view.hand if Play(view.seat, each) in legal(view)]
                assert bool(heard) == bool(may)
    everything = {said(rigged("irish_45", turned="4S"), None, str(each)) for each in pack(2)}
    assert len(everything) == 54
