"""Those who sit at the table, and how they are spoken of to one who plays or watches."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from fortyfives.cards.card import Card, Suit
from fortyfives.players.cast import CAST
from fortyfives.rules.refusal import Refusal
from fortyfives.rules.seating import Seat, Side
from fortyfives.rules.stakes import Call
from fortyfives.wording.cards import Form, say_card, say_cards, say_suit
from fortyfives.wording.messages import Fact, Words
from fortyfives.wording.refusals import say_refusal

NAMES: Final = ("Luc", "Nora", "Angus", "Rose", "Martin", "Flora", "Hector")
"""Names for computer players, for as many as a table can have beside one person."""


def seat_names(players: int, me: Seat, own: str, company: Sequence[str] = ()) -> tuple[str, ...]:
    """The names round the table: one's own, and one for each computer player from the left.

    `company` are the computer players by seat, as they are asked for: people of the cast have
    their own names, and nobody's name is there twice.
    """
    names = [""] * players
    names[me] = own
    taken = {own.casefold()}
    seats = [(me + step) % players for step in range(1, players)]
    for seat in seats:
        character = CAST.get(company[seat]) if company else None
        if character is not None and character.name.casefold() not in taken:
            names[seat] = character.name
            taken.add(character.name.casefold())
    left = iter([name for name in NAMES if name.casefold() not in taken])
    for seat in seats:
        names[seat] = names[seat] or next(left)
    return tuple(names)


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits where: `names` go by seat, `sides` tells who plays together, `me` is the person.

    For one who only watches `me` is None, and nobody is “you”. `spoken` tells that the person
    listens: cards are then said in words.
    """

    words: Words
    names: tuple[str, ...]
    sides: tuple[tuple[Seat, ...], ...]
    me: Seat | None
    spoken: bool = False

    def who(self, seat: Seat) -> dict[str, Fact]:
        """The facts of a sentence about one seat: whether it is the person, and its name."""
        return {"you": seat == self.me, "name": self.names[seat]}

    def name(self, seat: Seat) -> str:
        """The seat as it stands in a list: you, or its name."""
        return self.words.say("table-you") if seat == self.me else self.names[seat]

    def others(self) -> list[Seat]:
        """The other seats, clockwise from the person's left."""
        players = len(self.names)
        if self.me is None:
            return list(range(players))
        return [(self.me + step) % players for step in range(1, players)]

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
        say = self.words.say
        return ", ".join(
            say("table-figure", side=self.side(side), n=numbers[side]) for side in self.mine_first()
        )

    def mine_first(self) -> list[Side]:
        """The sides, the person's own first."""
        return sorted(range(len(self.sides)), key=lambda side: self.me not in self.sides[side])

    def call(self, call: Call) -> str:
        """A bid as one says it: 20, or 30 for 60."""
        return say_call(self.words, call)

    def suit(self, suit: Suit) -> str:
        """The name of a suit."""
        return say_suit(self.words, suit.value)

    @property
    def form(self) -> Form:
        """How a card is said in a sentence."""
        return Form.THE if self.spoken else Form.SHORT

    def card(self, card: Card) -> str:
        """A card in a sentence: 9♠, or the nine of spades."""
        return say_card(self.words, str(card), self.form)

    def bare(self, card: Card) -> str:
        """A card in a row of cards: 9♠, or nine of spades."""
        return say_card(self.words, str(card), Form.BARE if self.spoken else Form.SHORT)

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards in a list."""
        return say_cards(self.words, [str(card) for card in cards], self.form)

    def of(self, seat: Seat, what: str) -> str:
        """What somebody has said or played: 20 (Luc), or aloud, Luc 20."""
        key = "table-of-aloud" if self.spoken else "table-of"
        return self.words.say(key, who=self.name(seat), what=what)

    def reason(
        self, key: str, cards: Sequence[Card] = (), facts: Mapping[str, Fact] | None = None
    ) -> str:
        """Why something is done or may not be done."""
        return say_refusal(
            self.words, key, [str(card) for card in cards], facts, spoken=self.spoken
        )

    def refused(self, refusal: Refusal) -> str:
        """Why something may not be done, as the rules have refused it."""
        return self.reason(refusal.key, refusal.cards, dict(refusal.facts))


def say_call(words: Words, call: Call) -> str:
    """A bid as one says it: 20, or 30 for 60."""
    return words.say(f"call-{call.value}") if call.number is None else str(call.number)
