"""What one seat may know of a deal."""

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.setting import Phase, Setting
from fortyfives.game.story import PublicStory
from fortyfives.rules.ranking import Order
from fortyfives.rules.seating import Seat
from fortyfives.rules.variant import Variant
from fortyfives.value import dataclass


@dataclass(frozen=True, slots=True)
class OwnStory:
    """What a seat knows that the others do not.

    `thrown` are the cards it has put away, `kitty` the kitty if it has seen it, `aside` the card
    it put down to beg. The hand is empty until the seat may look at it.
    """

    hand: CardSet = NO_CARDS
    thrown: CardSet = NO_CARDS
    kitty: CardSet | None = None
    aside: Card | None = None


NOTHING = OwnStory()


@dataclass(frozen=True, slots=True)
class SeatView:
    """All that one seat may know; there is no field in which another hand could travel.

    `seat` is None for a spectator, who knows only what is public.
    """

    seat: Seat | None
    public: PublicStory
    own: OwnStory = NOTHING

    @property
    def variant(self) -> Variant:
        """The rules in force."""
        return self.public.setting.variant

    @property
    def setting(self) -> Setting:
        """The table as it stood when the deal began."""
        return self.public.setting

    @property
    def hand(self) -> CardSet:
        """The seat's own cards."""
        return self.own.hand

    @property
    def phase(self) -> Phase:
        """What the table is doing."""
        return self.public.phase

    @property
    def my_turn(self) -> bool:
        """Whether the seat is to act."""
        return self.seat is not None and self.public.turn == self.seat

    @property
    def bidding(self) -> bool:
        """Whether the seat won the auction."""
        return self.seat is not None and self.public.bidder == self.seat

    def __repr__(self) -> str:
        """Who sees it, and how far the deal has come, in one line."""
        who = "a spectator" if self.seat is None else f"seat {self.seat}, hand {self.hand or '-'}"
        return f"<SeatView of {who}: {self.public.moment}>"

    def order(self) -> Order:
        """The order of the cards as it binds this seat, once trump is known.

        An ace of trumps in hand keeps its rank until its holder has played. Source: GEN-09.
        """
        order = self.public.order()
        if self.public.demotable and order.ace in self.own.hand and not self.has_played:
            assert self.public.trump is not None  # noqa: S101 - there is an order
            return self.variant.ranking.order(self.public.trump)
        return order

    @property
    def has_played(self) -> bool:
        """Whether the seat has played a card in this deal."""
        return bool(self.public.tricks) or any(who == self.seat for who, _ in self.public.trick)

    def played(self) -> tuple[Card, ...]:
        """The cards of the trick on the table, in order."""
        return tuple(card for _, card in self.public.trick)

    def seen(self) -> CardSet:
        """Every card the seat has seen in this deal, wherever it is now."""
        public, own = self.public, self.own
        cards = own.hand | own.thrown | (own.kitty or NO_CARDS)
        shown = [*public.turn_up.shown, *public.stub.turned]
        shown += [card for _, card in public.exchange.face_up]
        shown += [card for trick in public.tricks for _, card in trick.plays]
        shown += [card for _, card in public.trick]
        if own.aside:
            shown.append(own.aside)
        return cards | CardSet.of(shown)
