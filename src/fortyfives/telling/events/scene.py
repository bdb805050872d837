"""Something that happened, with what the player knew before it and knows after it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fortyfives.cards.cardset import CardSet
from fortyfives.game.events import Event
from fortyfives.game.view import SeatView
from fortyfives.rules.seating import Seat
from fortyfives.telling.company import Company
from fortyfives.telling.hand import in_order
from fortyfives.wording.messages import Fact, capital


@dataclass(frozen=True, slots=True)
class Scene:
    """The moment of one event; `forced` tells that the player had no choice."""

    company: Company
    before: SeatView
    after: SeatView
    forced: bool = False

    def say(self, key: str, **facts: Fact) -> str:
        """The sentence of that key."""
        return capital(self.company.words.say(key, **facts))

    def about(self, key: str, seat: Seat, **facts: Fact) -> str:
        """The sentence of that key about one seat, or about the reader."""
        return capital(self.company.words.say(key, **self.company.who(seat), **facts))

    def of_another(self, key: str, seat: Seat) -> str | None:
        """The sentence of that key about another seat; what the player did is told otherwise."""
        return None if self.mine(seat) else self.say(key, name=self.company.names[seat])

    def mine(self, seat: Seat) -> bool:
        """Whether that seat is the player's own."""
        return seat == self.company.me

    def cards(self, cards: CardSet) -> str:
        """Cards in the order in which they lie in a hand."""
        return self.company.cards(in_order(cards, self.after))


Teller = Callable[[Scene, Any], str | None]
"""Tells one kind of event in a sentence, or leaves it out."""
Told = dict[type[Event], Teller]


def untold(_scene: Scene, _event: Event) -> None:
    """Leave out what other sentences tell, or what nobody needs to hear."""
