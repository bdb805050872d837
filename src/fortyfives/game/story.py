"""What everybody at the table has seen of a deal."""

from operator import attrgetter
from typing import Any, Final

from fortyfives.cards.card import Card, Suit
from fortyfives.game.setting import Phase, Setting
from fortyfives.rules.auction import Bidding, Contract
from fortyfives.rules.dealing import Pattern
from fortyfives.rules.ranking import Order
from fortyfives.rules.seating import Seat, Side
from fortyfives.rules.settling import HandScore
from fortyfives.rules.stakes import Call
from fortyfives.value import dataclass


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The card turned for trump and what became of it.

    `shown` are all cards turned, in order; `taken` those the dealer took; `robber`, `beggar` and
    `declined` tell who did so in the first trick; `closed` that nobody may take the card now.
    """

    shown: tuple[Card, ...] = ()
    taken: tuple[Card, ...] = ()
    robber: Seat | None = None
    beggar: Seat | None = None
    declined: Seat | None = None
    closed: bool = False

    @property
    def card(self) -> Card | None:
        """The card that lies open on the stock, if there is one."""
        open_card = self.shown[-1] if self.shown else None
        return None if open_card in self.taken or self.robber is not None else open_card


@dataclass(frozen=True, slots=True)
class AuctionStory:
    """What was said in the auction, and what its winner has done since.

    `looked` are the seats that have seen their cards, where one may bid blind.
    """

    bidding: Bidding | None = None
    looked: tuple[Seat, ...] = ()
    contract: Contract | None = None
    kitty_seen: bool = False
    on_kitty: bool = False
    on_top_card: bool = False


@dataclass(frozen=True, slots=True)
class ExchangeStory:
    """How many cards each has thrown and drawn, and which were dealt face up, in order."""

    thrown: tuple[tuple[Seat, int], ...] = ()
    drawn: tuple[tuple[Seat, int], ...] = ()
    face_up: tuple[tuple[Seat, Card], ...] = ()
    reshuffles: int = 0


@dataclass(frozen=True, slots=True)
class PartnerStory:
    """The card called, or that the bidder plays alone, and the partner once he is known."""

    card: Card | None = None
    alone: bool = False
    partner: Seat | None = None


@dataclass(frozen=True, slots=True)
class StubStory:
    """Who has been asked about the stub, and what was turned from it."""

    asked: tuple[Seat, ...] = ()
    holder: Seat | None = None
    turned: tuple[Card, ...] = ()
    offered: Card | None = None


@dataclass(frozen=True, slots=True)
class Trick:
    """One finished trick: the cards in the order played, and who took it."""

    plays: tuple[tuple[Seat, Card], ...]
    taker: Seat


@dataclass(frozen=True, slots=True)
class BookedStory:
    """The questions asked, as (asker, asked, answer), and the sides that have folded."""

    asked: tuple[tuple[Seat, Seat, bool], ...] = ()
    folded: tuple[Side, ...] = ()


@dataclass(frozen=True, slots=True)
class PublicStory:
    """All that everybody knows of a deal; it is the fold of the public events.

    `sizes` are the numbers of cards in hand, by seat; `told` is the number of public events;
    `turn` is the seat that must act, None when the deal is over. `thrown_in` is set when all
    passed and the cards are dealt again.
    """

    setting: Setting
    phase: Phase = Phase.CUT
    turn: Seat | None = None
    told: int = 0
    pattern: Pattern = ()
    sizes: tuple[int, ...] = ()
    stock: int = 0
    kitty: int = 0
    later: int = 0
    turn_up: TurnUp = TurnUp()
    auction: AuctionStory = AuctionStory()
    trump: Suit | None = None
    exchange: ExchangeStory = ExchangeStory()
    partner: PartnerStory = PartnerStory()
    stub: StubStory = StubStory()
    leader: Seat | None = None
    trick: tuple[tuple[Seat, Card], ...] = ()
    tricks: tuple[Trick, ...] = ()
    booked: BookedStory = BookedStory()
    score: HandScore | None = None
    thrown_in: bool = False

    def but(self, changes: dict[str, Any]) -> "PublicStory":
        """The story with these fields changed and one more event told."""
        values = list(_VALUES(self))
        for name, value in changes.items():
            values[_PLACES[name]] = value
        values[_TOLD] += 1
        return PublicStory(*values)

    @property
    def bidder(self) -> Seat | None:
        """Who won the auction, once somebody has."""
        return self.auction.contract.bidder if self.auction.contract else None

    @property
    def led(self) -> Card | None:
        """The card led to the trick on the table."""
        return self.trick[0][1] if self.trick else None

    @property
    def moment(self) -> str:
        """How far the deal has come, in a few words: the phase, trump once known, and the turn."""
        trump = f", {self.trump.name.lower()} trump" if self.trump else ""
        turn = "" if self.turn is None else f", turn of seat {self.turn}"
        return f"{self.phase.value}{trump}{turn}"

    @property
    def demotable(self) -> bool:
        """Whether an ace of trumps whose holder has begun to play is now the lowest trump.

        Everybody can know this: a card was turned, and nobody has robbed or declined to. That a
        beggar has it by now helps the ace no more. Source: GEN-09, IRL-12.
        """
        robbing, turn_up = self.setting.variant.robbing, self.turn_up
        return (
            robbing is not None
            and bool(turn_up.shown)
            and turn_up.robber is None
            and turn_up.declined is None
            and robbing.demotes(turn_up.shown[-1])
        )

    def order(self) -> Order:
        """The order of the cards on the table, once trump is known."""
        assert self.trump is not None  # noqa: S101 - phases ask after naming
        ranking = self.setting.variant.ranking
        return ranking.order(self.trump, demoted=self.demotable)

    def size_changed(self, seat: Seat, change: int) -> tuple[int, ...]:
        """The hand sizes when one hand gains or loses so many cards."""
        sizes = list(self.sizes)
        sizes[seat] += change
        return tuple(sizes)

    def said(self, seat: Seat) -> tuple[Call, ...]:
        """What the seat has said in the auction, in order."""
        bidding = self.auction.bidding
        return tuple(call for who, call in bidding.calls if who == seat) if bidding else ()


_PLACES: Final = {name: place for place, name in enumerate(PublicStory.__match_args__)}
_VALUES: Final = attrgetter(*_PLACES)
_TOLD: Final = _PLACES["told"]
