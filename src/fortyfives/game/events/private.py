"""What only one seat learns."""

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.game.events.event import Secret
from fortyfives.game.view import OwnStory
from fortyfives.rules.seating import Seat
from fortyfives.value import dataclass, replace


@dataclass(frozen=True, slots=True)
class Received(Secret):
    """These cards came into the seat's hand."""

    seat: Seat
    cards: CardSet

    def own(self, own: OwnStory) -> OwnStory:
        """The hand grows."""
        return OwnStory(own.hand | self.cards, own.thrown, own.kitty, own.aside)


@dataclass(frozen=True, slots=True)
class PutAway(Secret):
    """The seat threw these cards, face down."""

    seat: Seat
    cards: CardSet

    def own(self, own: OwnStory) -> OwnStory:
        """The hand shrinks, and the seat remembers what it threw."""
        return replace(own, hand=own.hand - self.cards, thrown=own.thrown | self.cards)


@dataclass(frozen=True, slots=True)
class SawKitty(Secret):
    """The seat looked at the kitty."""

    seat: Seat
    cards: CardSet

    def own(self, own: OwnStory) -> OwnStory:
        """The seat remembers the kitty."""
        return replace(own, kitty=self.cards)


@dataclass(frozen=True, slots=True)
class LaidAside(Secret):
    """The seat put this card down to beg."""

    seat: Seat
    card: Card

    def own(self, own: OwnStory) -> OwnStory:
        """The card leaves the hand for now."""
        return replace(own, hand=own.hand.minus(self.card), aside=self.card)


@dataclass(frozen=True, slots=True)
class TookBack(Secret):
    """The beggar took his own card back."""

    seat: Seat
    card: Card

    def own(self, own: OwnStory) -> OwnStory:
        """The card is in hand again."""
        return replace(own, hand=own.hand.plus(self.card), aside=None)
