"""What the kitchen-table player says of its choices is true where it says it."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest

from fortyfives import Game, apply, view_for
from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import Action, Discard, NameTrump, Rob
from fortyfives.game.deal import Deal
from fortyfives.game.phases.play import lawful
from fortyfives.game.view import SeatView
from fortyfives.players.player import Why
from fortyfives.players.registry import player
from fortyfives.rules.ranking import Order
from fortyfives.rules.seating import Seat
from fortyfives.variants import ALL

GAMES = 4
DEALS = 4


@dataclass(frozen=True)
class Said:
    """A reason, with the deal in which it was given and the action it was given for."""

    deal: Deal
    view: SeatView
    action: Action
    why: Why

    @property
    def card(self) -> Card:
        """The card that the sentence speaks of."""
        return self.why.cards[0]

    @property
    def order(self) -> Order:
        return self.view.order()

    @property
    def order_to_come(self) -> Order:
        """In the first trick the ace of trumps may still rob, and keep its rank."""
        ranking, story = self.view.variant.ranking, self.view.public
        return self.order if story.tricks else ranking.order(self.order.trump)

    @property
    def me(self) -> Seat:
        assert self.view.seat is not None
        return self.view.seat

    @property
    def played(self) -> tuple[Card, ...]:
        return self.view.played()

    @property
    def to_come(self) -> list[Seat]:
        """Those who play to the trick after this one."""
        gone = {seat for seat, _ in self.view.public.trick} | {self.me}
        return [seat for seat in self.deal.setting.ring if seat not in gone]

    @property
    def others(self) -> CardSet:
        """All the cards in other hands."""
        cards = CardSet()
        for seat in self.deal.setting.ring:
            cards |= CardSet() if seat == self.me else self.deal.owns[seat].hand
        return cards

    @property
    def takers(self) -> list[Card]:
        """The cards that would take the trick as it lies."""
        return [each for each in lawful(self.view) if self.takes(each)]

    def takes(self, each: Card) -> bool:
        return self.order.winner([*self.played, each]) == len(self.played)

    def holder(self) -> Seat:
        return self.view.public.trick[self.order.winner(self.played)][0]

    def safe(self, best: Card) -> bool:
        """Whether nobody who is still to play holds a card that beats this one."""
        led = self.view.public.led or best
        return not any(
            self.order_to_come.winner([led, best, each]) == 2
            for seat in self.to_come
            for each in self.deal.owns[seat].hand
        )

    def better_trumps(self) -> list[Card]:
        """The trumps in other hands that beat the card."""
        order = self.order_to_come
        return [c for c in self.others if order.is_trump(c) and order.outranks(c, self.card)]

    def may_be_out(self, each: Card) -> bool:
        """Whether the card may be in another hand for all that this seat has seen."""
        own, story = self.view.own, self.view.public
        gone = own.hand | own.thrown | (own.kitty or CardSet())
        gone |= CardSet.of(card for trick in story.tricks for _, card in trick.plays)
        return each not in gone and each not in self.played

    def with_me(self, seat: Seat) -> bool:
        """Whether that seat plays for the same points."""
        setting, called = self.deal.setting, self.view.public.partner
        pair = {self.view.public.bidder, called.partner}
        if called.partner is None and called.card and called.card in self.view.hand:
            pair.add(self.me)
        return setting.side_of[seat] == setting.side_of[self.me] or {seat, self.me} <= pair

    @property
    def thrown(self) -> CardSet:
        assert isinstance(self.action, Discard)
        return self.action.cards

    @property
    def trumps(self) -> CardSet:
        return self.order.of_suit(self.view.hand, self.order.trump)


def _best_of_suit(said: Said) -> bool:
    suit = said.order.of_suit(said.others, said.order.suit(said.card))
    return not any(said.order.outranks(other, said.card) for other in suit)


def _cheapest(said: Said) -> bool:
    order = said.order
    return not any(
        order.outranks(said.card, taker) and order.suit(taker) is order.suit(said.card)
        for taker in said.takers
    )


TRUE: dict[str, Callable[[Said], bool]] = {
    "why-only-card": lambda said: list(lawful(said.view)) == [said.card],
    "why-lead-top-trump": lambda said: not said.better_trumps(),
    "why-lead-sure-trump": lambda said: not said.better_trumps(),
    "why-lead-trump": lambda said: said.order.is_trump(said.card) and not said.played,
    "why-lead-trump-defending": lambda said: said.view.public.bidder != said.me,
    "why-lead-low-five-out": lambda said: (
        said.may_be_out(said.why.cards[1])
        and bool(said.trumps)
        and not said.order.is_trump(said.card)
    ),
    "why-lead-plain": lambda said: bool(said.trumps) and not said.order.is_trump(said.card),
    "why-lead-best-of-suit": _best_of_suit,
    "why-lead-weak": lambda said: not said.trumps,
    "why-partner-has-it": lambda said: (
        said.with_me(said.holder()) and said.safe(said.why.cards[1]) and not said.takes(said.card)
    ),
    "why-partner-has-it-so-far": lambda said: said.with_me(said.holder()) and bool(said.to_come),
    "why-bidder-lacks-it": lambda said: said.view.public.bidder not in {None, said.holder()},
    "why-cannot-win": lambda said: not said.takers,
    "why-save": lambda said: bool(said.takers) and not said.takes(said.card),
    "why-takes-for-now": lambda said: said.takes(said.card) and bool(said.to_come),
    "why-cheapest-winner": lambda said: said.safe(said.card) and _cheapest(said),
    "why-sure": lambda said: said.takes(said.card) and said.safe(said.card),
    "why-sure-winner": lambda said: (
        said.takes(said.card) and said.safe(said.card) and bool(said.to_come)
    ),
    "why-keep-trumps": lambda said: bool(said.thrown) and not said.thrown & said.trumps,
    "why-no-trump-to-keep": lambda said: not said.trumps and bool(said.thrown),
    "why-throw-trumps": lambda said: bool(said.thrown & said.trumps),
    "why-keep-all": lambda said: not said.thrown and said.trumps == said.view.hand,
    "why-call": lambda said: said.card not in said.view.seen(),
    "why-rob": lambda said: isinstance(said.action, Rob) and _better(said, said.action.discard),
    "why-rob-saves-ace": lambda said: said.view.public.demotable,
    "why-name": lambda said: isinstance(said.action, NameTrump),
    "why-pass-partner": lambda said: _standing(said) and said.with_me(_owner(said)),
    "why-swap": lambda said: said.order.outranks(said.card, said.why.cards[1]),
}
"""For each reason, whether its sentence is true."""
OPINIONS = {
    "why-look",
    "why-bid",
    "why-bid-thirty",
    "why-gamble",
    "why-hold",
    "why-pass",
    "why-raise",
    "why-on-kitty",
    "why-top-card",
    "why-see-kitty",
    "why-throw-worst",
    "why-take-ace",
    "why-turn-stub",
    "why-leave-stub",
    "why-lead-first",
    "why-beg",
}
"""What cannot be true or false."""


def _is_opinion(said: Said) -> bool:
    return said.why.key in OPINIONS


def _better(said: Said, given: Card) -> bool:
    order = said.order
    return order.outranks(said.card, given) or not order.is_trump(given)


def _standing(said: Said) -> bool:
    bidding = said.view.public.auction.bidding
    return bidding is not None and bidding.standing is not None


def _owner(said: Said) -> Seat:
    bidding = said.view.public.auction.bidding
    assert bidding is not None
    assert bidding.standing is not None
    return bidding.standing[0]


def played_out(deal: Deal) -> tuple[Deal, list[Said]]:
    """The deal at its end, and all the reasons given in it."""
    found, mind, luck = [], player("kitchen-table"), Random(1)
    while deal.turn is not None:
        view = view_for(deal, deal.turn)
        choice = mind.choose(view, luck)
        if choice.why is not None:
            found.append(Said(deal, view, choice.action, choice.why))
        deal = apply(deal, choice.action).deal
    return deal, found


@pytest.mark.parametrize("key", sorted(ALL))
def test_every_reason_is_true(key: str) -> None:
    variant = ALL[key]
    for players, _ in variant.seating.structures:
        for seed in range(GAMES):
            game = Game.new(variant, players, seed=seed)
            while not game.over and game.number < DEALS:
                deal, found = played_out(game.deal())
                for said in found:
                    true = TRUE.get(said.why.key, _is_opinion)
                    assert true(said), (said.why, said.action, players, seed)
                game = game.after(deal)
