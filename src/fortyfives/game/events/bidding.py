"""The auction, the naming of trump and the kitty."""

from fortyfives.cards.card import Suit
from fortyfives.game.events.event import Changes, Event
from fortyfives.game.setting import Phase
from fortyfives.game.story import AuctionStory, PublicStory
from fortyfives.rules.auction import Bidding, Contract
from fortyfives.rules.seating import Seat
from fortyfives.rules.stakes import Call
from fortyfives.value import dataclass, replace


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
