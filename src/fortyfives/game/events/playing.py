"""The five tricks and what they came to."""

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.game.events.event import Changes, Event
from fortyfives.game.setting import Phase
from fortyfives.game.story import PublicStory, Trick
from fortyfives.game.view import OwnStory
from fortyfives.rules.seating import Seat, Side
from fortyfives.rules.settling import HandScore
from fortyfives.value import dataclass, replace


@dataclass(frozen=True, slots=True)
class BookedAsked(Event):
    """A seat asked another "booked?", and this was the answer."""

    seat: Seat
    asked: Seat
    answer: bool

    def changes(self, story: PublicStory) -> Changes:
        """Everybody heard it."""
        asked = (*story.booked.asked, (self.seat, self.asked, self.answer))
        return {"booked": replace(story.booked, asked=asked)}


@dataclass(frozen=True, slots=True)
class Folded(Event):
    """The seat's side folded."""

    seat: Seat

    def changes(self, story: PublicStory) -> Changes:
        """The side no longer plays for the hand."""
        folded = (*story.booked.folded, story.setting.side_of[self.seat])
        return {"booked": replace(story.booked, folded=folded)}


@dataclass(frozen=True, slots=True)
class Conceded(Event):
    """All others have folded: this side takes the tricks that are left, and shows its cards."""

    side: Side
    cards: tuple[tuple[Seat, CardSet], ...]


@dataclass(frozen=True, slots=True)
class Played(Event):
    """The seat played a card."""

    seat: Seat
    card: Card

    @property
    def holder(self) -> Seat | None:
        """The seat that played it."""
        return self.seat

    def changes(self, story: PublicStory) -> Changes:
        """The card lies on the table."""
        return {
            "trick": (*story.trick, (self.seat, self.card)),
            "sizes": story.size_changed(self.seat, -1),
        }

    def own(self, own: OwnStory) -> OwnStory:
        """The hand is one card smaller."""
        return OwnStory(own.hand.minus(self.card), own.thrown, own.kitty, own.aside)


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """The trick on the table is complete, and this seat took it."""

    seat: Seat

    def changes(self, story: PublicStory) -> Changes:
        """The trick is turned down."""
        return {"tricks": (*story.tricks, Trick(story.trick, self.seat)), "trick": ()}


@dataclass(frozen=True, slots=True)
class Settled(Event):
    """The hand is over, and this is its score."""

    score: HandScore

    def changes(self, story: PublicStory) -> Changes:
        """Nobody is to act."""
        del story
        return {"phase": Phase.OVER, "turn": None, "score": self.score}
