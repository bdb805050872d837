import copy
import pickle
from typing import Any

import pytest

from fortyfives.cards.card import PACK, Card, NotACard, Suit
from fortyfives.cards.notation import read_cards, read_suit, write_cards


@pytest.mark.parametrize("card", PACK, ids=str)
def test_a_card_reads_back_as_the_one_card_itself(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card.parse(card.pretty if card.suit else str(card)) is card
    assert eval(repr(card), {"Card": Card}) is card  # noqa: S307 - our own text
    assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301 - our own bytes
    assert copy.deepcopy(card) is card


@pytest.mark.parametrize(
    ("text", "name"), [("10h", "TH"), ("10♥", "TH"), (" 5s ", "5S"), ("a♦", "AD"), ("rj", "RJ")]
)
def test_a_card_may_be_written_as_people_write_it(text: str, name: str) -> None:
    assert str(Card.parse(text)) == name


@pytest.mark.parametrize("text", ["", "5", "H5", "1H", "11H", "XX", "5HH", "??"])
def test_what_is_no_card_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(NotACard, match="write rank and suit") as refused:
        Card.parse(text)
    assert refused.value.text == text


def test_a_joker_has_no_suit_and_is_told_apart_from_the_other() -> None:
    red, black = read_cards("RJ BJ")
    assert red.joker
    assert red.suit is None
    assert red.pretty != black.pretty


def test_hearts_and_diamonds_are_red() -> None:
    assert [suit for suit in Suit if suit.red] == [Suit.DIAMONDS, Suit.HEARTS]


def test_a_line_of_cards_reads_back() -> None:
    assert write_cards(read_cards("5H  jh TS")) == "5H JH TS"


@pytest.mark.parametrize("odd", [None, 5, 10**5000, b"5H", ("5", "H"), object()], ids=range(6))
def test_what_is_no_text_is_no_card(odd: Any) -> None:
    with pytest.raises(NotACard, match="write rank and suit"):
        Card.parse(odd)


@pytest.mark.parametrize(("text", "suit"), [("h", Suit.HEARTS), (" ♠ ", Suit.SPADES)])
def test_a_suit_is_its_letter_or_its_sign(text: str, suit: Suit) -> None:
    assert read_suit(text) is suit


def test_what_is_no_suit_is_refused() -> None:
    with pytest.raises(NotACard):
        read_suit("hearts")
