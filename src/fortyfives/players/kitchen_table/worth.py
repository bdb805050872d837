"""What a hand is worth with each suit as trump."""

from collections.abc import Sequence

from fortyfives.cards.card import ACE_OF_HEARTS, Card, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.game.view import SeatView
from fortyfives.players.kitchen_table.style import Style
from fortyfives.rules.naming import KittyTiming
from fortyfives.rules.ranking import Order, plain_order


def card_worth(card: Card, order: Order, style: Style) -> float:
    """What one card adds to the hand of the bidder, in points."""
    if not order.is_trump(card):
        return style.plain_king if card.rank == "K" else 0.0
    if card is order.five:
        return style.five
    if card is order.jack:
        return style.jack
    if card is ACE_OF_HEARTS or card.joker:
        return style.ace_of_hearts
    return {"A": style.ace, "K": style.king, "Q": style.queen}.get(card.rank, style.small)


def hand_worth(view: SeatView, suit: Suit, style: Style) -> float:
    """The points its side may expect to take if this seat names that trump."""
    setting = view.setting
    order = view.variant.ranking.order(suit)
    held = cards_in_sight(view)
    worth = sum(card_worth(card, order, style) for card in held)
    unseen = 0 if view.public.auction.kitty_seen else view.public.kitty
    naming = view.variant.naming
    if unseen and naming is not None and naming.kitty_timing is KittyTiming.BEFORE_NAMING:
        # Trump will be chosen from more cards: the hand decides less, and is worth more.
        worth = worth * style.seen_share + style.seen_base
    partners = len(setting.sides[setting.side_of[setting.ring[0]]]) - 1
    partners = max(partners, 1) if view.variant.calling else partners
    others = len(setting.ring) - 1 - partners
    return (
        style.base
        + others * style.per_opponent
        + partners * style.per_partner
        + (style.called if view.variant.calling else 0.0)
        + unseen * style.kitty_card
        + worth
    )


def cards_in_sight(view: SeatView) -> CardSet:
    """The cards trump is chosen from: the hand, and the kitty if it has been seen."""
    if view.own.kitty is None or view.public.auction.on_kitty:
        return view.hand
    return view.hand | view.own.kitty


def best_suit(view: SeatView, suits: Sequence[Suit], style: Style) -> tuple[Suit, float]:
    """The suit that makes the hand worth most, and what it is worth then."""
    worths = [(hand_worth(view, suit, style), -place) for place, suit in enumerate(suits)]
    worth, place = max(worths)
    return suits[-place], worth


def rung(card: Card, order: Order) -> int:
    """Sorts cards by how gladly one keeps them: plain cards by rank, then trumps by rank."""
    if order.is_trump(card) or card.suit is None:
        return 100 + order.strength(card)
    return -plain_order(card.suit).index(card)
