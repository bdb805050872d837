"""A deal being changed, for the length of one action."""

from collections.abc import Iterable, Sequence

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.chance import Chance
from fortyfives.game.deal import Deal, Hidden, Step
from fortyfives.game.events import Asked, Event, PutAway, Received
from fortyfives.game.setting import Phase, Setting
from fortyfives.game.story import PublicStory
from fortyfives.game.view import NOTHING
from fortyfives.rules.seating import Seat
from fortyfives.rules.variant import Variant


class Draft:
    """The parts of a deal, laid open; every change that anybody may see goes through `tell`."""

    def __init__(self, deal: Deal) -> None:
        """Lay the deal open; it is not changed itself."""
        self.public: PublicStory = deal.public
        self.owns = list(deal.owns)
        hidden = deal.hidden
        self.stock = hidden.stock
        self.kitty = hidden.kitty
        self.unseen = hidden.unseen
        self.later = hidden.later
        self.pile = hidden.pile
        self.leftovers = hidden.leftovers
        self.revoked = hidden.revoked
        self.chance: Chance = deal.chance
        self.shuffles = deal.shuffles
        self.events: list[Event] = []

    @property
    def setting(self) -> Setting:
        """The table as it stood when the deal began."""
        return self.public.setting

    @property
    def variant(self) -> Variant:
        """The rules in force."""
        return self.public.setting.variant

    def hand(self, seat: Seat) -> CardSet:
        """The cards the seat holds and may look at."""
        return self.owns[seat].hand

    def tell(self, event: Event) -> None:
        """Let something happen: fold it into what those who may know it know."""
        self.events.append(event)
        if event.audience is None:
            self.public = self.public.but(event.changes(self.public))
        if event.holder is not None:
            self.owns[event.holder] = event.own(self.owns[event.holder])

    def ask(self, phase: Phase, seat: Seat) -> None:
        """Give the turn to a seat."""
        self.tell(Asked(phase, seat))

    def give(self, seat: Seat, cards: Iterable[Card]) -> None:
        """Put cards into a hand, for its holder's eyes."""
        self.tell(Received(seat, CardSet.of(cards)))

    def put_away(self, seat: Seat, cards: CardSet) -> None:
        """Take discards out of a hand; they may be shuffled again later."""
        if not cards:
            return
        from_kitty = cards & CardSet.of(self.kitty) if seat == self.public.bidder else NO_CARDS
        self.leftovers |= from_kitty
        self.pile |= cards - from_kitty
        self.tell(PutAway(seat, cards))

    def shuffle(self, stream: str, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Shuffle cards, and keep the permutation for the record."""
        order = self.chance.shuffled(stream, tuple(cards))
        self.shuffles = (*self.shuffles, (stream, order))
        return order

    def draw(self, count: int) -> tuple[Card, ...]:
        """Take cards off the top of the stock."""
        drawn, self.stock = self.stock[:count], self.stock[count:]
        return drawn

    def finished(self) -> Step:
        """The deal as it is now, and what happened."""
        hidden = Hidden(
            self.stock,
            self.kitty,
            self.unseen,
            self.later,
            self.pile,
            self.leftovers,
            self.revoked,
        )
        deal = Deal(self.public, tuple(self.owns), hidden, self.chance, self.shuffles)
        return Step(deal, tuple(self.events))


def blank(setting: Setting, chance: Chance) -> Draft:
    """A deal in which nothing has happened."""
    nobody = (NO_CARDS,) * setting.seats
    story = PublicStory(setting, sizes=(0,) * setting.seats)
    hidden = Hidden(unseen=nobody, later=nobody)
    return Draft(Deal(story, (NOTHING,) * setting.seats, hidden, chance))
