"""Cards, suits and words as people type them, in both languages."""

import pytest

from fortyfives.cards.card import PACK, Suit
from fortyfives.terminal.typed import read_items, read_suit
from fortyfives.terminal.vocabulary import plain, tight, vocabulary
from tests.hands import card

ENGLISH, FRENCH = vocabulary("en"), vocabulary("fr")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("5h", "5H"),
        ("10h", "TH"),
        ("TH", "TH"),
        ("5♥", "5H"),
        ("5♡", "5H"),
        ("♥", ""),
        ("5 h", "5H"),
        ("five of hearts", "5H"),
        ("the Ace of Spades", "AS"),
        ("ten hearts", "TH"),
        ("qd", "QD"),
        ("k♣", "KC"),
        ("joker", "RJ"),
        ("★Joker", "RJ"),
        ("☆Joker", "BJ"),
        ("black joker", "BJ"),
        ("R♥", "KH"),
    ],
)
def test_a_card_may_be_typed_in_many_ways(typed: str, meant: str) -> None:
    found = read_items(typed, ENGLISH)
    assert found == ([card(meant)] if meant else [typed])


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("5c", "5H"),
        ("10p", "TS"),
        ("dk", "QD"),
        ("rt", "KC"),
        ("kc", "KH"),
        ("v♠", "JS"),
        ("cinq de cœur", "5H"),
        ("l’as de pique", "AS"),
        ("L'AS DE PIQUE", "AS"),
        ("la dame de coeur", "QH"),
        ("valet trèfle", "JC"),
        ("10 de carreau", "TD"),
        ("5h", "5H"),
        ("5s", "5S"),
        ("joker noir", "BJ"),
        ("ace of hearts", "AH"),
    ],
)
def test_in_french_c_is_a_heart_and_t_a_club(typed: str, meant: str) -> None:
    assert read_items(typed, FRENCH) == [card(meant)]


def test_an_ace_in_french_is_no_ace_of_spades() -> None:
    assert read_items("as", FRENCH) == ["as"]
    assert read_items("as", ENGLISH) == [card("AS")]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_is_read_back_as_it_is_shown(language: str) -> None:
    words = vocabulary(language)
    for each in PACK:
        if each.suit is not None:
            short = words.shown(f"typed-rank-{each.rank}")
            letter = words.shown(f"typed-suit-{each.suit.value}")
            assert read_items(short + letter, words) == [each]
        assert read_items(each.pretty, words) == [each]


def test_several_cards_and_numbers_stand_in_a_line() -> None:
    assert read_items("5h, jh and 3", ENGLISH) == [card("5H"), card("JH"), 3]
    assert read_items("5 h 10 of spades 10", ENGLISH) == [card("5H"), card("TS"), 10]
    assert read_items("5c et le valet de trèfle", FRENCH) == [card("5H"), card("JC")]


@pytest.mark.parametrize(
    "rubbish", ["", "   ", "...", "\x00\x07", "5", "xx", "ﬀ", "♠♠", "🂡", "\ufffd"]
)
def test_rubbish_is_no_card(rubbish: str) -> None:
    assert not any(item in PACK for item in read_items(rubbish, ENGLISH))


@pytest.mark.parametrize("typed", ["9" * 5000, "\N{ARABIC-INDIC DIGIT FOUR}", "²", "-3x"])
def test_a_number_is_a_few_figures_from_0_to_9(typed: str) -> None:
    assert [item for item in read_items(typed, ENGLISH) if isinstance(item, int)] in ([], [3])
    assert read_items("4", ENGLISH) == [4]


def test_suits_are_read_by_letter_sign_and_word() -> None:
    for typed in ("h", "♥", "hearts", "Heart"):
        assert read_suit(typed, ENGLISH) is Suit.HEARTS
    for typed in ("c", "cœur", "COEUR", "hearts"):
        assert read_suit(typed, FRENCH) is Suit.HEARTS
    assert read_suit("c", ENGLISH) is Suit.CLUBS
    assert read_suit("trumps", ENGLISH) is None


def test_accents_capitals_and_signs_make_no_difference() -> None:
    assert plain("  Règles! ") == "regles"
    assert plain("Cœur") == "coeur"
    assert tight("30-for-60") == tight("30 FOR 60") == "30for60"


def test_words_of_the_other_language_are_understood_too() -> None:
    assert ENGLISH.means("je tiens", "typed-hold")
    assert FRENCH.means("I hold", "typed-hold")
    assert not FRENCH.means("", "typed-hold")
    assert FRENCH.shown("typed-pass") == "passe"


def test_a_line_may_begin_with_a_word() -> None:
    assert ENGLISH.beginning("Keep 5h jh", ["typed-keep", "typed-throw"]) == ("typed-keep", "5h jh")
    assert ENGLISH.beginning("keeper", ["typed-keep"]) is None
    assert FRENCH.beginning("je garde 5c", ["typed-keep"]) == ("typed-keep", "5c")
