"""What cards promise before one is played: the trump to choose, and the points to hope for.

The figures are rounded from deals in which the cautious player had to play a bid with whatever it
held: a straight line through the points that it took, and a little less out of caution.
"""

from collections.abc import Iterable
from typing import Final

from fortyfives.cards.card import Card, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.game.view import SeatView
from fortyfives.rules.naming import KittyTiming
from fortyfives.rules.ranking import Order

TOP_TRUMPS: Final = (7.5, 4.5, 3.5, 3.0, 2.5, 2.5)
"""The points that each of the best trumps adds, from the five down."""
OTHER_TRUMP: Final = 1.5
WHOLE_TABLE: Final = 26.0
"""What partners at every seat would add; a side counts its share of the seats."""
OPPOSITION: Final = -5.0
KITTY_CARD: Final = 0.8
SEEN_KITTY: Final = 3.0
"""What it is worth to see the kitty before naming trump."""
CALLED_PARTNER: Final = 8.0


def best_suit(view: SeatView, suits: Iterable[Suit]) -> tuple[float, Suit]:
    """The points that the cards in sight add with the best trump for them, and that trump."""
    cards = view.hand | view.own.kitty if view.own.kitty else view.hand
    ranking = view.variant.ranking
    adds = {suit: holding(cards, ranking.order(suit)) for suit in suits}
    best = max(adds, key=lambda suit: adds[suit])
    return adds[best], best


def holding(cards: CardSet, order: Order) -> float:
    """The points that these cards add when that suit is trump."""
    places = [order.trumps.index(card) for card in cards if order.is_trump(card)]
    return sum(TOP_TRUMPS[p] if p < len(TOP_TRUMPS) else OTHER_TRUMP for p in places)


def outlook(view: SeatView) -> float:
    """The points that a bidder may hope for here before looking at a card."""
    setting, naming = view.setting, view.variant.naming
    assert view.seat is not None  # noqa: S101 - players sit somewhere
    side = setting.side_of[view.seat]
    share = sum(setting.side_of[seat] == side for seat in setting.ring) / len(setting.ring)
    points = OPPOSITION + WHOLE_TABLE * share + KITTY_CARD * view.variant.dealing.kitty
    if naming is not None and naming.kitty_timing is KittyTiming.BEFORE_NAMING:
        points += SEEN_KITTY
    return points + (CALLED_PARTNER if view.variant.calling else 0.0)


def weakest_first(cards: CardSet, view: SeatView) -> list[Card]:
    """The cards from the weakest up; before trump is known, by what they are on average."""
    if view.public.trump is not None:
        order = view.order()
        return sorted(cards, key=lambda card: (order.strength(card), card.index))
    orders = [view.variant.ranking.order(suit) for suit in Suit]
    return sorted(cards, key=lambda card: sum(order.strength(card) for order in orders))
