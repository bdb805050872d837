"""What happened, told to those who may know it; folding the events gives the view."""

from typing import Any

from fortyfives.cards.card import Card, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.game.setting import Phase
from fortyfives.game.story import AuctionStory, PublicStory, Trick
from fortyfives.game.view import OwnStory, SeatView
from fortyfives.rules.auction import Bidding, Contract
from fortyfives.rules.dealing import HAND, Pattern
from fortyfives.rules.seating import Seat, Side
from fortyfives.rules.settling import HandScore
from fortyfives.rules.stakes import Call
from fortyfives.value import dataclass, replace

Changes = dict[str, Any]


class Event:
    """Something that happened; public unless it is a `Secret`."""

    __slots__ = ()

    @property
    def audience(self) -> Seat | None:
        """The one seat that may know; None if everybody may."""
        return None

    @property
    def holder(self) -> Seat | None:
        """The seat whose own cards this changes, if any."""
        return None

    def changes(self, story: PublicStory) -> Changes:
        """What becomes different in the public story."""
        del story
        return {}

    def own(self, own: OwnStory) -> OwnStory:
        """What becomes different for the holder."""
        return own


class Secret(Event):
    """Something that only one seat may know."""

    __slots__ = ()
    seat: Seat

    @property
    def audience(self) -> Seat | None:
        """The one seat that may know."""
        return self.seat

    @property
    def holder(self) -> Seat | None:
        """The seat itself."""
        return self.seat


def fold(view: SeatView, event: Event) -> SeatView:
    """The view after an event that its seat may know."""
    public, own = view.public, view.own
    if event.audience is None:
        public = public.but(event.changes(public))
    if event.holder is not None and event.holder == view.seat:
        own = event.own(own)
    return SeatView(view.seat, public, own)


def seen_by(events: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """Those of the events that a seat may know; a spectator, None, only the public ones."""
    return tuple(e for e in events if e.audience is None or e.audience == seat)


# --- what only one seat learns --------------------------------------------------------------


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


# --- the table -------------------------------------------------------------------------------


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


# --- the turn-up -----------------------------------------------------------------------------


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


# --- the auction -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AuctionOpened(Event):
    """The auction begins, with the least that each seat may bid."""

    minimums: tuple[int, ...]
    blind: bool

    def changes(self, story: PublicStory) -> Changes:
        """Nobody has spoken yet."""
        ring = story.setting.ring
        looked = () if self.blind else ring
        return {"auction": AuctionStory(Bidding(ring, self.minimums), looked)}


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """The seat looked at its cards."""

    seat: Seat

    def changes(self, story: PublicStory) -> Changes:
        """The seat can no longer bid blind."""
        auction = story.auction
        return {"auction": replace(auction, looked=(*auction.looked, self.seat))}


@dataclass(frozen=True, slots=True)
class Said(Event):
    """The seat spoke in the auction."""

    seat: Seat
    call: Call

    def changes(self, story: PublicStory) -> Changes:
        """One more call."""
        auction = story.auction
        assert auction.bidding is not None  # noqa: S101 - the auction is open
        bidding = auction.bidding.after(self.seat, self.call)
        return {"auction": replace(auction, bidding=bidding)}


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """The auction is over, or its winner has raised: this is what is played for."""

    contract: Contract

    def changes(self, story: PublicStory) -> Changes:
        """There is a bidder; a Slam called over another's head takes what he had in hand."""
        auction = replace(story.auction, contract=self.contract)
        if story.bidder not in {None, self.contract.bidder}:
            auction = replace(auction, on_kitty=False)
        return {"auction": auction}


@dataclass(frozen=True, slots=True)
class ThrownIn(Event):
    """Everybody passed, and the cards are dealt again."""

    def changes(self, story: PublicStory) -> Changes:
        """The deal is over without a score."""
        del story
        return {"phase": Phase.OVER, "turn": None, "thrown_in": True}


# --- naming and the kitty --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KittySeen(Event):
    """The bidder looked at the kitty before naming trump."""

    seat: Seat

    def changes(self, story: PublicStory) -> Changes:
        """Everybody knows that he has."""
        return {"auction": replace(story.auction, kitty_seen=True)}


@dataclass(frozen=True, slots=True)
class WentOnKitty(Event):
    """The bidder threw his whole hand for the kitty."""

    seat: Seat

    def changes(self, story: PublicStory) -> Changes:
        """The hand is gone."""
        return {
            "auction": replace(story.auction, on_kitty=True, kitty_seen=True),
            "sizes": story.size_changed(self.seat, -story.sizes[self.seat]),
        }


@dataclass(frozen=True, slots=True)
class WentOnTopCard(Event):
    """The bidder threw the kitty too."""

    seat: Seat

    def changes(self, story: PublicStory) -> Changes:
        """The hand is empty."""
        return {
            "auction": replace(story.auction, on_top_card=True),
            "sizes": story.size_changed(self.seat, -story.sizes[self.seat]),
        }


@dataclass(frozen=True, slots=True)
class TrumpNamed(Event):
    """The bidder named trump."""

    seat: Seat
    suit: Suit

    def changes(self, story: PublicStory) -> Changes:
        """Trump is known."""
        del story
        return {"trump": self.suit}


@dataclass(frozen=True, slots=True)
class KittyTaken(Event):
    """The bidder took the kitty into his hand."""

    seat: Seat

    def changes(self, story: PublicStory) -> Changes:
        """The kitty is in the hand."""
        return {"sizes": story.size_changed(self.seat, story.kitty), "kitty": 0}


@dataclass(frozen=True, slots=True)
class LaterTaken(Event):
    """Everybody took up the cards that had stayed unseen."""

    def changes(self, story: PublicStory) -> Changes:
        """All hands are larger."""
        sizes = tuple(size + story.later if size else 0 for size in story.sizes)
        return {"sizes": sizes, "later": 0}


# --- the exchange ----------------------------------------------------------------------------


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


# --- the called partner, the stub, the leader ------------------------------------------------


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


# --- play ------------------------------------------------------------------------------------


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
