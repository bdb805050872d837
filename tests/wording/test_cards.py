"""Cards are said in every language, short or in full."""

import pytest

from fortyfives.cards.pack import pack
from fortyfives.wording.cards import Form, say_card, say_cards, say_rank, say_suit
from fortyfives.wording.messages import Words, languages

EN, FR = Words("en", strict=True), Words("fr", strict=True)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("form", Form)
def test_every_card_can_be_said(language: str, form: Form) -> None:
    words = Words(language, strict=True)
    said = [say_card(words, str(card), form) for card in pack(2)]
    assert len(set(said)) == 54


def test_a_card_is_short_with_its_sign() -> None:
    assert [say_card(EN, card) for card in ("9S", "TH", "KD", "RJ", "BJ")] == [
        "9♠",
        "10♥",
        "K♦",
        "★Joker",
        "☆Joker",
    ]


def test_french_court_cards_have_french_letters_unless_the_table_prefers_others() -> None:
    assert say_cards(FR, ["AH", "KS", "QD", "JC", "TC"]) == "A♥, R♠, D♦, V♣ et 10♣"
    others = Words("fr", strict=True, own_letters=False)
    assert say_cards(others, ["AH", "KS", "QD", "JC", "TC"]) == "A♥, K♠, Q♦, J♣ et 10♣"


def test_a_card_is_said_with_its_article() -> None:
    assert say_card(EN, "9S", Form.THE) == "the nine of spades"
    assert say_card(EN, "AH", Form.OF) == "of the ace of hearts"
    assert say_card(FR, "9S", Form.THE) == "le neuf de pique"
    assert say_card(FR, "AH", Form.THE) == "l’as de cœur"
    assert say_card(FR, "QD", Form.THE) == "la dame de carreau"
    assert say_card(FR, "RJ", Form.THE) == "le joker"


def test_french_contracts_the_article() -> None:
    said = [say_card(FR, card, Form.OF) for card in ("AH", "KS", "QD", "JC", "5H", "BJ")]
    assert said == [
        "de l’as de cœur",
        "du roi de pique",
        "de la dame de carreau",
        "du valet de trèfle",
        "du cinq de cœur",
        "du joker noir",
    ]


def test_a_suit_and_a_rank_can_be_said_alone() -> None:
    assert [say_suit(FR, suit) for suit in "CDHS"] == ["trèfle", "carreau", "cœur", "pique"]
    assert say_rank(FR, "KS") == "R"
    assert say_rank(EN, "TS") == "10"
