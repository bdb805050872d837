"""Everything a seat may do, as a closed union of values."""

from fortyfives.cards.card import Card, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.rules.dealing import Pattern
from fortyfives.rules.seating import Seat
from fortyfives.rules.stakes import Call
from fortyfives.value import dataclass


@dataclass(frozen=True, slots=True)
class Cut:
    """Lift so many cards off the pack and put the rest on top. Source: TNS-04."""

    seat: Seat
    depth: int


@dataclass(frozen=True, slots=True)
class ChoosePackets:
    """Say in which packets the cards are dealt. Source: TNS-02, NSA-08."""

    seat: Seat
    pattern: Pattern


@dataclass(frozen=True, slots=True)
class ThrowForJoker:
    """Throw a dealt card for the joker that was turned. Source: GEN-06."""

    seat: Seat
    discard: Card


@dataclass(frozen=True, slots=True)
class TakeTurned:
    """Take the turned ace and throw a card for it. Source: GEN-04."""

    seat: Seat
    discard: Card


@dataclass(frozen=True, slots=True)
class LeaveTurned:
    """Leave the turned ace where it lies. Source: GEN-05."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Look:
    """Look at one's cards instead of bidding blind. Source: VAR-11."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Say:
    """Speak in the auction: pass, hold or bid. Source: MV-10, NSA-13."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class RaiseToThirty:
    """Raise one's winning bid to 30. Source: NSA-21."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeeKitty:
    """Look at the kitty before naming trump. Source: NSA-25."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GoOnKitty:
    """Throw the whole hand for the kitty, unseen. Source: NSA-26, G55-14."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GoOnTopCard:
    """Throw the kitty too, and be dealt one card whose suit is trump. Source: NSA-27."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name the trump suit. Source: MV-17, NSA-22."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class CallCard:
    """Call a card whose holder shall be one's partner. Source: NSA-43."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class GoAlone:
    """Play without a partner. Source: NSA-45."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw these cards before the refill, perhaps none. Source: MV-20, G55-15."""

    seat: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True)
class PassStub:
    """Say that one does not turn the stub. Source: H110-11."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnStub:
    """Turn the stub with the ace of trumps until a trump appears. Source: H110-11."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SwapStub:
    """Give this card for the trump that was turned. Source: H110-11."""

    seat: Seat
    discard: Card


@dataclass(frozen=True, slots=True)
class LeaveStub:
    """Decline the trump that was turned. Source: H110-11."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChooseLeader:
    """Say who leads to the first trick. Source: H110-10."""

    seat: Seat
    leader: Seat


@dataclass(frozen=True, slots=True)
class Rob:
    """Take the turn-up with the ace of trumps and throw a card for it. Source: GEN-07."""

    seat: Seat
    discard: Card


@dataclass(frozen=True, slots=True)
class DeclineRob:
    """Ask for the turn-up to be turned down, and keep the ace's rank. Source: AMB-23."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Beg:
    """Put a card aside for the turn-up with the king of trumps. Source: IRL-10."""

    seat: Seat
    aside: Card


@dataclass(frozen=True, slots=True)
class AskBooked:
    """Ask another player whether he holds nothing but trumps. Source: MV-28."""

    seat: Seat
    asked: Seat


@dataclass(frozen=True, slots=True)
class Fold:
    """Give the hand up to a booked player. Source: MV-29."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card. Source: GEN-10."""

    seat: Seat
    card: Card


Action = (
    Cut
    | ChoosePackets
    | ThrowForJoker
    | TakeTurned
    | LeaveTurned
    | Look
    | Say
    | RaiseToThirty
    | SeeKitty
    | GoOnKitty
    | GoOnTopCard
    | NameTrump
    | CallCard
    | GoAlone
    | Discard
    | PassStub
    | TurnStub
    | SwapStub
    | LeaveStub
    | ChooseLeader
    | Rob
    | DeclineRob
    | Beg
    | AskBooked
    | Fold
    | Play
)
ACTIONS: tuple[type[Action], ...] = Action.__args__
