"""The turn to act, the cut and the deal, and the card turned up."""

from fortyfives.cards.card import Card
from fortyfives.game.events.event import Changes, Event
from fortyfives.game.setting import Phase
from fortyfives.game.story import PublicStory
from fortyfives.game.view import OwnStory
from fortyfives.rules.dealing import HAND, Pattern
from fortyfives.rules.seating import Seat
from fortyfives.value import dataclass, replace


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """It is this seat's turn."""

    phase: Phase
    seat: Seat

    def changes(self, story: PublicStory) -> Changes:
        """The turn passes."""
        del story
        return {"phase": self.phase, "turn": self.seat}


@dataclass(frozen=True, slots=True)
class PackCut(Event):
    """The pack was cut at this depth."""

    seat: Seat
    depth: int


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """The hands, the kitty and the unseen cards were dealt in these packets."""

    pattern: Pattern

    def changes(self, story: PublicStory) -> Changes:
        """Everybody has five cards; the rest is the stock."""
        setting = story.setting
        sizes = tuple(HAND if seat in setting.ring else 0 for seat in range(setting.seats))
        dealing = setting.variant.dealing
        return {
            "pattern": self.pattern,
            "sizes": sizes,
            "stock": dealing.stock(len(setting.ring)),
            "kitty": dealing.kitty,
            "later": dealing.later,
        }


@dataclass(frozen=True, slots=True)
class Threw(Event):
    """The seat threw so many cards, face down."""

    seat: Seat
    count: int

    def changes(self, story: PublicStory) -> Changes:
        """The hand is smaller."""
        return {"sizes": story.size_changed(self.seat, -self.count)}


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A card was turned up; a suited card fixes trump."""

    card: Card

    def changes(self, story: PublicStory) -> Changes:
        """The card lies open on the stock."""
        turn_up = replace(story.turn_up, shown=(*story.turn_up.shown, self.card))
        robbing = story.setting.variant.robbing
        return {"turn_up": turn_up, "trump": robbing and robbing.trump(self.card)}


@dataclass(frozen=True, slots=True)
class TurnUpTaken(Event):
    """A seat took the turn-up: the dealer, a robber, or a beggar after the first trick."""

    seat: Seat
    card: Card
    robbing: bool = False

    @property
    def holder(self) -> Seat | None:
        """The seat that took it."""
        return self.seat

    def changes(self, story: PublicStory) -> Changes:
        """The card goes from the stock into a hand."""
        turn_up = story.turn_up
        turn_up = (
            replace(turn_up, robber=self.seat)
            if self.robbing
            else replace(turn_up, taken=(*turn_up.taken, self.card))
        )
        sizes = story.size_changed(self.seat, 1)
        return {"turn_up": turn_up, "sizes": sizes, "stock": story.stock - 1}

    def own(self, own: OwnStory) -> OwnStory:
        """The hand grows by the card."""
        return replace(own, hand=own.hand.plus(self.card))


@dataclass(frozen=True, slots=True)
class TurnUpLeft(Event):
    """The turn-up stays where it is: the dealer left his ace, or the ace's holder declined."""

    seat: Seat
    declined: bool = False

    def changes(self, story: PublicStory) -> Changes:
        """Nobody may take the card now."""
        declined = self.seat if self.declined else None
        return {"turn_up": replace(story.turn_up, closed=True, declined=declined)}


@dataclass(frozen=True, slots=True)
class Begged(Event):
    """The seat put a card down to beg with the king of trumps."""

    seat: Seat

    def changes(self, story: PublicStory) -> Changes:
        """One card fewer in hand."""
        turn_up = replace(story.turn_up, beggar=self.seat)
        return {"turn_up": turn_up, "sizes": story.size_changed(self.seat, -1)}


@dataclass(frozen=True, slots=True)
class BegReturned(Event):
    """The ace robbed, and the beggar has his own card back."""

    seat: Seat

    def changes(self, story: PublicStory) -> Changes:
        """One card more in hand."""
        turn_up = replace(story.turn_up, beggar=None)
        return {"turn_up": turn_up, "sizes": story.size_changed(self.seat, 1)}
