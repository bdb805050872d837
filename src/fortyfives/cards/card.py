"""A playing card: rank and suit, or one of the two jokers."""

from __future__ import annotations

from enum import Enum
from typing import Final

from fortyfives.value import dataclass


class Suit(Enum):
    """One of the four suits, written C, D, H, S."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    # Identity is equality for an enum member; this hash is much quicker than Enum's own.
    __hash__ = object.__hash__

    @property
    def red(self) -> bool:
        """Whether the suit is red; in the reds a high pip beats a low one, in the blacks a low."""
        return self in {Suit.DIAMONDS, Suit.HEARTS}

    @property
    def symbol(self) -> str:
        """The sign on the card, such as ♥."""
        return SYMBOLS[self.value]


SYMBOLS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RANKS: Final = "A23456789TJQK"


@dataclass(frozen=True, slots=True)
class Card:
    """One card of the pack; there is exactly one object for each, so `is` compares cards.

    `index` is 0-51 for suited cards (four suits of thirteen, ace first), 52 for the red joker
    and 53 for the black one. A joker's suit is None and its rank is "RJ" or "BJ". Use `Card.parse`
    or `PACK`: a card made otherwise is none of the pack.
    """

    index: int
    bit: int
    rank: str
    suit: Suit | None

    __eq__ = object.__eq__
    __hash__ = object.__hash__

    @staticmethod
    def parse(text: str) -> Card:
        """Read one card, such as 5H, TH, 10♥ or RJ; `NotACard` says what is wrong."""
        if not isinstance(text, str):
            raise NotACard(f"a {type(text).__name__}")
        name = text.strip().upper().replace("10", "T")
        for letter, symbol in SYMBOLS.items():
            name = name.replace(symbol, letter)
        try:
            return _BY_NAME[name]
        except KeyError:
            raise NotACard(text) from None

    @property
    def joker(self) -> bool:
        """Whether the card is one of the two jokers."""
        return self.suit is None

    @property
    def pretty(self) -> str:
        """The card as a player reads it: 10♥, A♠, Joker."""
        if self.suit is None:
            return {"RJ": "★Joker", "BJ": "☆Joker"}[self.rank]
        return ("10" if self.rank == "T" else self.rank) + self.suit.symbol

    def __str__(self) -> str:
        """The card in two letters, as records write it."""
        return self.rank if self.suit is None else self.rank + self.suit.value

    def __repr__(self) -> str:
        """The card as an expression."""
        return f"Card.parse({str(self)!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Copies and pickles are the one card itself."""
        return Card.parse, (str(self),)


class NotACard(ValueError):
    """A text that names no card."""

    def __init__(self, text: str) -> None:
        """Keep the text for the message."""
        super().__init__(f"{text!r} is not a card; write rank and suit, such as 5H, TS or RJ")
        self.text = text


JOKERS: Final = ("RJ", "BJ")
_FACES: Final = [(rank, suit) for suit in Suit for rank in RANKS] + [
    (name, None) for name in JOKERS
]
PACK: Final = tuple(Card(index, 1 << index, *face) for index, face in enumerate(_FACES))
_BY_NAME: Final = {str(card): card for card in PACK}

ACE_OF_HEARTS: Final = _BY_NAME["AH"]
RED_JOKER: Final = _BY_NAME["RJ"]
BLACK_JOKER: Final = _BY_NAME["BJ"]


def card_of(rank: str, suit: Suit) -> Card:
    """The card of that rank and suit."""
    return _BY_NAME[rank + suit.value]
