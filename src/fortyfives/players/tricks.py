"""Which card the cautious player leads, and which it plays to a trick."""

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.cards.pack import pack
from fortyfives.game.phases.play import lawful
from fortyfives.game.view import SeatView
from fortyfives.players.player import Why
from fortyfives.rules.seating import Seat


def card_to_play(view: SeatView) -> tuple[Card, Why]:
    """The card for the trick on the table, and why."""
    cards = lawful(view)
    if len(cards) == 1:
        only = next(iter(cards))
        return only, Why("why-only-card", (only,))
    return _follow(view, cards) if view.public.trick else _lead(view, cards)


def _lead(view: SeatView, cards: CardSet) -> tuple[Card, Why]:
    """Lead the best trump as bidder or if nothing beats it; else a master, or a poor card."""
    order = view.order()
    best = order.best(cards)
    if order.is_trump(best) and (view.bidding or is_master(view, best)):
        return best, Why("why-lead-best-trump", (best,))
    plain = [card for card in cards if not order.is_trump(card)]
    kings = [card for card in plain if is_master(view, card)]
    if kings:
        return kings[0], Why("why-lead-best-of-suit", (kings[0],))
    weak = order.weakest(plain or cards)
    return weak, Why("why-lead-weak", (weak,))


def _follow(view: SeatView, cards: CardSet) -> tuple[Card, Why]:
    """Take the trick as cheaply as possible unless it is ours; otherwise throw the weakest card."""
    order, trick = view.order(), view.public.trick
    played = view.played()
    place = order.winner(played)
    winning, holder = played[place], trick[place][0]
    weakest = order.weakest(cards)
    last = len(trick) == len(view.setting.ring) - 1
    if holder in allies(view) and (last or order.is_trump(winning) or is_master(view, winning)):
        return weakest, Why("why-partner-has-it", (weakest, winning))
    takers = [card for card in cards if order.winner([*played, card]) == len(played)]
    if not takers:
        return weakest, Why("why-throw-weakest", (weakest,))
    cheapest = order.weakest(takers)
    return cheapest, Why("why-take-cheaply", (cheapest,))


def allies(view: SeatView) -> set[Seat]:
    """Those who play for the same points as this seat, as far as it can know, without itself."""
    setting, called = view.setting, view.public.partner
    assert view.seat is not None  # noqa: S101 - players sit somewhere
    side = setting.side_of[view.seat]
    found = {seat for seat in setting.ring if setting.side_of[seat] == side}
    bidder = view.public.bidder
    if bidder is not None and called.card is not None and not called.alone:
        if called.partner == view.seat or (called.partner is None and called.card in view.hand):
            found.add(bidder)
        elif view.seat == bidder and called.partner is not None:
            found.add(called.partner)
    return found - {view.seat}


def is_master(view: SeatView, card: Card) -> bool:
    """Whether no better card of its suit in play can be in another hand."""
    order, seen = view.order(), view.seen()
    suit, strength = order.suit(card), order.strength(card)
    return not any(
        order.suit(other) is suit and order.strength(other) > strength and other not in seen
        for other in pack(view.variant.dealing.jokers)
    )
