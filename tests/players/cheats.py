"""Players who cheat: all play like the kitchen-table player, but look at the cards from behind.

They are told by a back door which deal is on the table, and do with it what somebody would who
hopes not to be noticed. They are there to be caught.
"""

from random import Random
from typing import Final

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import Discard, NameTrump, Play, Say
from fortyfives.game.deal import Deal
from fortyfives.game.legal import Choices, Throws
from fortyfives.game.legality import legal
from fortyfives.game.phases.play import lawful
from fortyfives.game.view import SeatView
from fortyfives.players.kitchen_table.player import KitchenTable
from fortyfives.players.kitchen_table.worth import rung
from fortyfives.players.player import Choice, Why
from fortyfives.rules.seating import Seat
from fortyfives.rules.stakes import Call


class Felt:
    """Where the true deal lies; whoever is given this can turn every card over."""

    deal: Deal

    def lay(self, deal: Deal) -> None:
        """Another deal is on the table."""
        self.deal = deal


class Cheat:
    """Plays by the view, and then thinks better of it."""

    name = "cheat"

    def __init__(self, felt: Felt) -> None:
        self.felt = felt
        self.honest = KitchenTable()

    def choose(self, view: SeatView, rng: Random) -> Choice:
        return self.better(view, rng, self.honest.choose(view, rng))

    def better(self, view: SeatView, rng: Random, choice: Choice) -> Choice:
        raise NotImplementedError

    def hand_of(self, seat: Seat) -> CardSet:
        """What another holds."""
        return self.felt.deal.owns[seat].hand

    def to_come(self, view: SeatView) -> tuple[Seat, ...]:
        """Who has yet to play to the trick after this seat."""
        assert view.seat is not None
        played = {seat for seat, _ in view.public.trick}
        return tuple(s for s in view.setting.from_seat(view.seat)[1:] if s not in played)

    def holds_up(self, view: SeatView, card: Card) -> bool:
        """Whether the card takes the trick whatever those do who have yet to play."""
        trick, order = [*view.played(), card], view.order()
        if order.winner(trick) != len(trick) - 1:
            return False
        held = [theirs for seat in self.to_come(view) for theirs in self.hand_of(seat)]
        return all(order.winner([*trick, theirs]) != len(trick) for theirs in held)


def lowest_first(view: SeatView, cards: CardSet) -> list[Card]:
    """The cards from the least up."""
    order = view.order()
    return sorted(cards, key=lambda card: rung(card, order))


class SeesEveryHand(Cheat):
    """Takes the trick with the least card that holds up, and throws its least card if none does."""

    def better(self, view: SeatView, rng: Random, choice: Choice) -> Choice:
        del rng
        if not isinstance(choice.action, Play):
            return choice
        cards = lowest_first(view, lawful(view))
        card = next((card for card in cards if self.holds_up(view, card)), cards[0])
        return Choice(Play(choice.action.seat, card), choice.why)


class SeesTheStock(Cheat):
    """Throws one card more if the next one on the stock is better."""

    def better(self, view: SeatView, rng: Random, choice: Choice) -> Choice:
        del rng
        may, thrown = legal(view), choice.action
        if not isinstance(may, Throws) or not isinstance(thrown, Discard):
            return choice
        stock, order = self.felt.deal.hidden.stock, view.order()
        kept = lowest_first(view, may.source - thrown.cards)
        number = len(thrown.cards)
        if not kept or number >= may.most or number >= len(stock):
            return choice
        if not order.outranks(stock[number], kept[0]):
            return choice
        return Choice(Discard(may.seat, thrown.cards | CardSet.of(kept[:1])), choice.why)


class SeesTheKitty(Cheat):
    """Names the suit that it has most cards of together with the kitty, which it has not seen."""

    def better(self, view: SeatView, rng: Random, choice: Choice) -> Choice:
        del rng
        may = legal(view)
        if not isinstance(may, Choices) or not isinstance(choice.action, NameTrump):
            return choice
        cards = view.hand | CardSet.of(self.felt.deal.hidden.kitty)
        suits = [action for action in may.actions if isinstance(action, NameTrump)]
        order = view.variant.ranking.order
        return Choice(
            max(suits, key=lambda a: sum(order(a.suit).is_trump(card) for card in cards)),
            choice.why,
        )


class SeesThePartnersFive(Cheat):
    """Bids rather than pass if a partner holds a five."""

    def better(self, view: SeatView, rng: Random, choice: Choice) -> Choice:
        del rng
        may, said = legal(view), choice.action
        if not isinstance(may, Choices) or not isinstance(said, Say) or said.call is not Call.PASS:
            return choice
        mates = view.setting.sides[view.setting.side_of[said.seat]]
        held = [card for mate in mates if mate != said.seat for card in self.hand_of(mate)]
        bids = [a for a in may.actions if isinstance(a, Say) and a.call is not Call.PASS]
        if bids and any(card.rank == "5" for card in held):
            return Choice(bids[0], choice.why)
        return choice


class KnowsTheLastTrick(Cheat):
    """Looks only when two cards are left: it keeps the one that will take the last trick."""

    def better(self, view: SeatView, rng: Random, choice: Choice) -> Choice:
        del rng
        if not isinstance(choice.action, Play) or len(view.hand) != 2 or len(lawful(view)) != 2:
            return choice
        low, high = lowest_first(view, lawful(view))
        others = [seat for seat in view.setting.ring if seat != choice.action.seat]
        held = CardSet.of(card for seat in others for card in self.hand_of(seat))
        order = view.order()
        beaten = any(order.winner([high, card]) for card in held)
        return Choice(Play(choice.action.seat, high if beaten else low), choice.why)


class LooksWhenItMatters(Cheat):
    """Looks only when it tries for a trick and one has yet to play: it never tries in vain."""

    def better(self, view: SeatView, rng: Random, choice: Choice) -> Choice:
        del rng
        action, waiting = choice.action, self.to_come(view)
        if not isinstance(action, Play) or len(waiting) != 1:
            return choice
        trick, order = [*view.played(), action.card], view.order()
        trying = order.winner(trick) == len(trick) - 1
        theirs = view.setting.opponents(action.seat, waiting[0])
        if not trying or not theirs or self.holds_up(view, action.card):
            return choice
        return Choice(Play(action.seat, lowest_first(view, lawful(view))[0]), choice.why)


class SaysTooMuch(Cheat):
    """Does what it would do, but the reason it gives shows that it knows who holds the five."""

    def better(self, view: SeatView, rng: Random, choice: Choice) -> Choice:
        del rng
        if not isinstance(choice.action, Play):
            return choice
        five, holders = view.order().five, self.to_come(view)
        if any(five in self.hand_of(seat) for seat in holders):
            return Choice(choice.action, Why("why-save", (choice.action.card, five)))
        return choice


class LeavesLessLuck(Cheat):
    """Does what it would do for the same reason, but looking has cost it some of its luck."""

    def better(self, view: SeatView, rng: Random, choice: Choice) -> Choice:
        if isinstance(choice.action, Play) and any(
            view.order().five in self.hand_of(seat) for seat in self.to_come(view)
        ):
            rng.random()
        return choice


CHEATS: Final[tuple[type[Cheat], ...]] = (
    SeesEveryHand,
    SeesTheStock,
    SeesTheKitty,
    SeesThePartnersFive,
    KnowsTheLastTrick,
    LooksWhenItMatters,
    SaysTooMuch,
    LeavesLessLuck,
)
