"""The deal as one seat sees it, from its view and from nothing else."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from fortyfives.cards.card import PACK, Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.events.bidding import KittyTaken
from fortyfives.game.events.private import Received
from fortyfives.game.phases.play import playable
from fortyfives.game.setting import Phase
from fortyfives.game.so_far import trumps_if_named
from fortyfives.game.view import SeatView
from fortyfives.rules.seating import Seat
from fortyfives.server import protocol as wire
from fortyfives.server.showing.cloth import cloth, names
from fortyfives.server.table.state import Playing
from fortyfives.telling.company import Company
from fortyfives.telling.hand import in_order, laid_out
from fortyfives.telling.spoken_card import card_aloud

WAYS: Final = 2 * 3
"""A card is named as a trump or not, and as one that may be played, or may not, or neither."""


def cards(company: Company, view: SeatView, taken_up: CardSet = NO_CARDS) -> wire.Cards:
    """Everything on the cloth and in one's own hand; `taken_up` came into it from the kitty."""
    kitty = view.own.kitty if view.own.kitty is not None and view.public.kitty else ()
    return replace(
        cloth(company.words, view.public),
        hand=hand(company, view, taken_up),
        kitty_cards=names_in_order(kitty, view),
        would_hold=_would_hold(view),
    )


def hand(company: Company, view: SeatView, taken_up: CardSet = NO_CARDS) -> list[wire.HandCard]:
    """The cards in a seat's hand, as they lie before it."""
    kitty = taken_up if view.own.kitty is None else view.own.kitty
    laid = laid_out(view)
    asked = view.phase is Phase.PLAY and view.my_turn
    may = playable(view) if asked else view.hand
    return [
        wire.HandCard(
            card=str(card),
            trump=place < len(laid.trumps),
            may=card in may,
            kitty=card in kitty,
            name=_aloud(
                company.words,
                card,
                trump=place < len(laid.trumps),
                may=card in may if asked else None,
            ),
        )
        for place, card in enumerate(laid.cards)
    ]


# The same few names are needed for every hand that is shown.
_aloud = lru_cache(WAYS * len(PACK))(card_aloud)


def taken_up(playing: Playing, seat: Seat | None) -> CardSet:
    """The cards that came into that seat's hand from the kitty, where it was taken up unseen."""
    deal = playing.deal
    if deal is None or seat is None or deal.public.bidder != seat:
        return NO_CARDS
    events = (event for past in playing.past for event in past.step.events)
    for taken, received in pairwise(events):
        if isinstance(taken, KittyTaken) and isinstance(received, Received):
            return received.cards if taken.seat == seat else NO_CARDS
    return NO_CARDS


def _would_hold(view: SeatView) -> dict[str, int] | None:
    counts = trumps_if_named(view)
    return None if counts is None else {suit.value: count for suit, count in counts.items()}


def names_in_order(cards: Iterable[Card], view: SeatView) -> list[str]:
    """Cards by their names, as one holds them."""
    return names(in_order(CardSet.of(cards), view))
