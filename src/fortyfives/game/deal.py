"""One deal and its five tricks, with everything hidden in it."""

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.chance import Chance
from fortyfives.game.events import Event
from fortyfives.game.setting import Phase, Setting
from fortyfives.game.story import PublicStory
from fortyfives.game.view import OwnStory
from fortyfives.rules.seating import Seat
from fortyfives.value import dataclass


@dataclass(frozen=True, slots=True)
class Hidden:
    """What nobody at the table knows.

    `stock` is top first, a turn-up included while it lies there. `unseen` are hands not yet looked
    at and `later` the cards to be taken up after naming, by seat. `pile` are the discards that may
    be shuffled again, `leftovers` the kitty cards thrown by the bidder. `called` remembers who has
    played an illegal card where that is allowed to happen.
    """

    stock: tuple[Card, ...] = ()
    kitty: tuple[Card, ...] = ()
    unseen: tuple[CardSet, ...] = ()
    later: tuple[CardSet, ...] = ()
    pile: CardSet = NO_CARDS
    leftovers: CardSet = NO_CARDS
    revoked: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal at one moment; `apply` gives the next one and leaves this as it is.

    `shuffles` lists each permutation of chance so far, by the name of its stream.
    """

    public: PublicStory
    owns: tuple[OwnStory, ...]
    hidden: Hidden
    chance: Chance
    shuffles: tuple[tuple[str, tuple[Card, ...]], ...] = ()

    @property
    def setting(self) -> Setting:
        """The table as it stood when the deal began."""
        return self.public.setting

    @property
    def phase(self) -> Phase:
        """What the table is doing."""
        return self.public.phase

    @property
    def turn(self) -> Seat | None:
        """The seat that must act; None when the deal is over."""
        return self.public.turn

    @property
    def over(self) -> bool:
        """Whether the deal is finished."""
        return self.public.phase is Phase.OVER

    def __repr__(self) -> str:
        """Which game it belongs to, and how far it has come, in one line."""
        hands = " / ".join(str(own.hand or "-") for own in self.owns)
        return f"<Deal of {self.setting.variant.key}, hands {hands}: {self.public.moment}>"


@dataclass(frozen=True, slots=True)
class Step:
    """A deal after an action, and what happened, in order."""

    deal: Deal
    events: tuple[Event, ...]
