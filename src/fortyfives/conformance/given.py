"""What is given in a worked case, field by field."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final, NoReturn

from fortyfives.cards.card import Card, NotACard, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.cards.pack import pack
from fortyfives.conformance.case import BadCase
from fortyfives.conformance.value import Json, one_of, shown

FAR: Final = 1_000_000
"""No number in a case is as large as this."""

Play = tuple[str, Card]
"""A player's name and the card laid."""


@dataclass(frozen=True, slots=True)
class Given:
    """The fields given, each read as what it must be.

    Every reader raises `BadCase` for a field that is missing or is not what it should be; the
    readers that know a default take it where the field is missing.
    """

    given: Mapping[str, Json]

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards that may be named."""
        return pack()

    def has(self, name: str) -> bool:
        """Whether the field is given at all."""
        return name in self.given

    def has_value(self, name: str) -> bool:
        """Whether the field is given and is not null."""
        return self.given.get(name) is not None

    def wrong(self, name: str, why: str) -> NoReturn:
        """Refuse the case because of this field."""
        raise BadCase(f"given.{name}: {why}")

    def value(self, name: str) -> Json:
        """The field as it stands."""
        if name not in self.given:
            raise BadCase(f"given.{name} is missing")
        return self.given[name]

    def text(self, name: str, among: Collection[str] | None = None) -> str:
        """A word, one of these if they are named."""
        found = self.value(name)
        if not isinstance(found, str):
            self.wrong(name, f"{shown(found)} is no text")
        if among is not None and found not in among:
            self.wrong(name, f"{shown(found)} is not one of: {one_of(among)}")
        return found

    def number(
        self, name: str, least: int = -FAR, most: int = FAR, *, default: int | None = None
    ) -> int:
        """A whole number between these two."""
        if default is not None and name not in self.given:
            return default
        return self.as_number(name, self.value(name), least, most)

    def flag(self, name: str, *, default: bool | None = None) -> bool:
        """True or false."""
        if default is not None and name not in self.given:
            return default
        found = self.value(name)
        if not isinstance(found, bool):
            self.wrong(name, f"{shown(found)} is neither true nor false")
        return found

    def card(self, name: str) -> Card:
        """A card of this game's pack."""
        return self.as_card(name, self.value(name))

    def cards(self, name: str, *, default: tuple[Card, ...] | None = None) -> tuple[Card, ...]:
        """Cards in order, each but once."""
        if default is not None and name not in self.given:
            return default
        found = tuple(self.as_card(name, entry) for entry in self.entries(name))
        self.no_card_twice(name, found)
        return found

    def hand(self, name: str) -> CardSet:
        """Cards without order, at least one."""
        found = self.cards(name)
        if not found:
            self.wrong(name, "no card at all")
        return CardSet.of(found)

    def hands(self, name: str) -> dict[str, CardSet]:
        """The hand of each seat that is named; none if the field is missing."""
        if name not in self.given:
            return {}
        hands = {
            seat: tuple(self.as_card(name, entry) for entry in self.as_list(name, cards))
            for seat, cards in self.named(name).items()
        }
        self.no_card_twice(name, tuple(card for hand in hands.values() for card in hand))
        return {seat: CardSet.of(hand) for seat, hand in hands.items()}

    def suit(self, name: str) -> Suit:
        """One of the letters C, D, H and S."""
        return Suit(self.text(name, [suit.value for suit in Suit]))

    def words(self, name: str) -> tuple[str, ...]:
        """Words in order, each but once, such as the names of players."""
        found = tuple(self.as_text(name, entry) for entry in self.entries(name))
        if len(set(found)) < len(found):
            self.wrong(name, "a name stands twice")
        return found

    def numbers(self, name: str) -> dict[str, int]:
        """A whole number for each name."""
        return {key: self.as_number(name, entry) for key, entry in self.named(name).items()}

    def groups(self, name: str) -> dict[str, tuple[str, ...]]:
        """The members of each side, every player on one side only."""
        found = {
            key: tuple(self.as_text(name, entry) for entry in self.as_list(name, members))
            for key, members in self.named(name).items()
        }
        everyone = [member for members in found.values() for member in members]
        if len(set(everyone)) < len(everyone):
            self.wrong(name, "a player stands twice")
        return found

    def plays(self, name: str, entries: list[Json]) -> tuple[Play, ...]:
        """Cards laid to a trick, as pairs of player and card, at least one."""
        found = []
        for entry in entries:
            if not isinstance(entry, list) or len(entry) != 2:  # noqa: PLR2004 - a pair
                self.wrong(name, f"{shown(entry)} is not a player and a card")
            found.append((self.as_text(name, entry[0]), self.as_card(name, entry[1])))
        players = {player for player, _ in found}
        if not found or len(players) < len(found):
            self.wrong(name, "each player lays one card to a trick, and somebody leads")
        return tuple(found)

    # --- the parts that a field is made of ---------------------------------------------------

    def entries(self, name: str) -> list[Json]:
        """A list."""
        return self.as_list(name, self.value(name))

    def named(self, name: str) -> dict[str, Json]:
        """An object."""
        found = self.value(name)
        if not isinstance(found, dict):
            self.wrong(name, f"{shown(found)} is no object")
        return found

    def as_list(self, name: str, found: Json) -> list[Json]:
        """This part of the field as a list."""
        if not isinstance(found, list):
            self.wrong(name, f"{shown(found)} is no list")
        return found

    def as_text(self, name: str, found: Json) -> str:
        """This part of the field as a word."""
        if not isinstance(found, str) or not found:
            self.wrong(name, f"{shown(found)} is no name")
        return found

    def as_number(self, name: str, found: Json, least: int = -FAR, most: int = FAR) -> int:
        """This part of the field as a whole number between these two."""
        if type(found) is not int:
            self.wrong(name, f"{shown(found)} is no whole number")
        if not least <= found <= most:
            self.wrong(name, f"{found} is not between {least} and {most}")
        return found

    def as_card(self, name: str, found: Json) -> Card:
        """This part of the field as a card, written just so, of this game's pack."""
        text = self.as_text(name, found)
        try:
            card = Card.parse(text)
        except NotACard:
            self.wrong(name, f"{shown(text)} is no card")
        if str(card) != text:
            self.wrong(name, f"{shown(text)} is no card; it is written {card}")
        if card not in self.pack:
            self.wrong(name, f"{card} is not in the pack of this game")
        return card

    def no_card_twice(self, name: str, cards: tuple[Card, ...]) -> None:
        """Refuse a field in which a card appears twice."""
        if len(CardSet.of(cards)) < len(cards):
            self.wrong(name, "a card appears twice")
