"""Those who sit at the table, and how they are spoken of to the person who plays."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fortyfives.cards.card import Card, Suit
from fortyfives.rules.seating import Seat, Side
from fortyfives.rules.stakes import Call
from fortyfives.wording.cards import say_card, say_cards, say_suit
from fortyfives.wording.messages import Fact, Words

NAMES: Final = ("Luc", "Nora", "Angus", "Rose", "Martin", "Flora", "Hector")
"""Names for computer players, for as many as a table can have beside one person."""


def seat_names(players: int, me: Seat, own: str) -> tuple[str, ...]:
    """The names round the table: one's own, and one for each computer player from the left."""
    others = [name for name in NAMES if name.casefold() != own.casefold()]
    names = [""] * players
    names[me] = own
    for step in range(1, players):
        names[(me + step) % players] = others[step - 1]
    return tuple(names)


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits where: `names` go by seat, `sides` tells who plays together, `me` is the person."""

    words: Words
    names: tuple[str, ...]
    sides: tuple[tuple[Seat, ...], ...]
    me: Seat

    def who(self, seat: Seat) -> dict[str, Fact]:
        """The facts of a sentence about one seat: whether it is the person, and its name."""
        return {"you": seat == self.me, "name": self.names[seat]}

    def name(self, seat: Seat) -> str:
        """The seat as it stands in a list: you, or its name."""
        return self.words.say("table-you") if seat == self.me else self.names[seat]

    def together(self, seats: Sequence[Seat]) -> str:
        """Several seats in a list, the person first."""
        ordered = sorted(seats, key=lambda seat: seat != self.me)
        return self.words.all_of([self.name(seat) for seat in ordered])

    def side(self, side: Side) -> str:
        """Those who play together, in a list."""
        return self.together(self.sides[side])

    def sides_together(self, sides: Sequence[Side]) -> str:
        """All who belong to these sides, in a list."""
        return self.together([seat for side in sides for seat in self.sides[side]])

    def number(self, sides: Sequence[Side]) -> str:
        """How a verb agrees with these sides: `you`, `one` or `many`."""
        seats = [seat for side in sides for seat in self.sides[side]]
        if self.me in seats:
            return "you"
        return "one" if len(seats) == 1 else "many"

    def figures(self, numbers: Sequence[int]) -> str:
        """A number for each side: you and Nora 45, Luc and Rose 30."""
        mine = next(side for side, seats in enumerate(self.sides) if self.me in seats)
        order = sorted(range(len(self.sides)), key=lambda side: side != mine)
        say = self.words.say
        return ", ".join(
            say("table-figure", side=self.side(side), n=numbers[side]) for side in order
        )

    def call(self, call: Call) -> str:
        """A bid as one says it: 20, or 30 for 60."""
        number = call.number
        return self.words.say(f"call-{call.value}") if number is None else str(number)

    def suit(self, suit: Suit) -> str:
        """The name of a suit."""
        return say_suit(self.words, suit.value)

    def card(self, card: Card) -> str:
        """A card as it is printed, such as 9♠."""
        return say_card(self.words, str(card))

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards in a list."""
        return say_cards(self.words, [str(card) for card in cards])
