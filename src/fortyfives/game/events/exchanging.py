"""Discards and refills, the called partner, the stub and the leader."""

from fortyfives.cards.card import Card
from fortyfives.game.events.event import Changes, Event
from fortyfives.game.story import PublicStory
from fortyfives.game.view import OwnStory
from fortyfives.rules.seating import Seat
from fortyfives.value import dataclass, replace


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """The seat threw so many cards for new ones, perhaps none."""

    seat: Seat
    count: int

    def changes(self, story: PublicStory) -> Changes:
        """The number is known to all."""
        exchange = story.exchange
        thrown = (*exchange.thrown, (self.seat, self.count))
        return {
            "exchange": replace(exchange, thrown=thrown),
            "sizes": story.size_changed(self.seat, -self.count),
        }


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """The seat was dealt so many cards from the stock."""

    seat: Seat
    count: int

    def changes(self, story: PublicStory) -> Changes:
        """The hand grows, the stock shrinks."""
        exchange = story.exchange
        drawn = (*exchange.drawn, (self.seat, self.count))
        return {
            "exchange": replace(exchange, drawn=drawn),
            "sizes": story.size_changed(self.seat, self.count),
            "stock": story.stock - self.count,
        }


@dataclass(frozen=True, slots=True)
class FaceUp(Event):
    """A replacement was dealt face up."""

    seat: Seat
    card: Card

    def changes(self, story: PublicStory) -> Changes:
        """Everybody has seen the card."""
        exchange = story.exchange
        return {"exchange": replace(exchange, face_up=(*exchange.face_up, (self.seat, self.card)))}


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The stock ran out, and so many discards were shuffled to go on with."""

    count: int

    def changes(self, story: PublicStory) -> Changes:
        """The stock is filled again."""
        exchange = story.exchange
        return {
            "exchange": replace(exchange, reshuffles=exchange.reshuffles + 1),
            "stock": story.stock + self.count,
        }


@dataclass(frozen=True, slots=True)
class CardCalled(Event):
    """The bidder called a card, or goes alone."""

    seat: Seat
    card: Card | None

    def changes(self, story: PublicStory) -> Changes:
        """Everybody knows the card, nobody the partner."""
        partner = replace(story.partner, card=self.card, alone=self.card is None)
        return {"partner": partner}


@dataclass(frozen=True, slots=True)
class PartnerShown(Event):
    """The called card was played: its player is the bidder's partner."""

    seat: Seat

    def changes(self, story: PublicStory) -> Changes:
        """The partner is known; the bidder's own card leaves him alone."""
        alone = self.seat == story.bidder
        partner = None if alone else self.seat
        return {"partner": replace(story.partner, partner=partner, alone=alone)}


@dataclass(frozen=True, slots=True)
class StubPassed(Event):
    """The seat does not turn the stub, for whatever reason."""

    seat: Seat

    def changes(self, story: PublicStory) -> Changes:
        """The next seat is asked."""
        return {"stub": replace(story.stub, asked=(*story.stub.asked, self.seat))}


@dataclass(frozen=True, slots=True)
class StubTurned(Event):
    """The holder of the ace of trumps turned these cards; the last may be a trump."""

    seat: Seat
    cards: tuple[Card, ...]
    offered: Card | None

    def changes(self, story: PublicStory) -> Changes:
        """The cards are out of play, but for the one that is offered."""
        stub = replace(story.stub, holder=self.seat, turned=self.cards, offered=self.offered)
        return {"stub": stub, "stock": story.stock - len(self.cards)}


@dataclass(frozen=True, slots=True)
class StubTaken(Event):
    """The holder of the ace took the trump he had turned."""

    seat: Seat
    card: Card

    @property
    def holder(self) -> Seat | None:
        """The seat that took it."""
        return self.seat

    def changes(self, story: PublicStory) -> Changes:
        """The card is in his hand."""
        return {
            "stub": replace(story.stub, offered=None),
            "sizes": story.size_changed(self.seat, 1),
        }

    def own(self, own: OwnStory) -> OwnStory:
        """The hand grows by the card."""
        return replace(own, hand=own.hand.plus(self.card))


@dataclass(frozen=True, slots=True)
class StubLeft(Event):
    """The holder of the ace declined the trump he had turned."""

    seat: Seat

    def changes(self, story: PublicStory) -> Changes:
        """The card is out of play."""
        return {"stub": replace(story.stub, offered=None)}


@dataclass(frozen=True, slots=True)
class LeaderChosen(Event):
    """It is settled who leads to the first trick."""

    leader: Seat

    def changes(self, story: PublicStory) -> Changes:
        """Everybody knows who leads."""
        del story
        return {"leader": self.leader}
