"""Another deal that looks the same to one seat: what it has not seen is dealt out anew."""

from dataclasses import replace
from enum import Enum
from random import Random
from typing import Any

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.cards.pack import pack
from fortyfives.game.chance import Seeded
from fortyfives.game.deal import Deal
from fortyfives.game.setting import Setting
from fortyfives.game.showing import view_for
from fortyfives.rules.seating import Seat

By = dict[Card, Card]


def redealt(deal: Deal, seat: Seat, lot: Random) -> Deal:
    """The deal with every card that the seat has not seen exchanged for another, all of it.

    That goes for the other hands, the kitty, the stock, the cards to come, what others have thrown,
    the shuffles as they are remembered, and the chance still to come. The cards on the table and
    those told of are exchanged too: if one of them was never shown to the seat, its view changes.
    """
    dealt = CardSet.of(pack(deal.setting.variant.dealing.jokers))
    unseen = list(dealt - view_for(deal, seat).seen())
    by = dict(zip(unseen, lot.sample(unseen, len(unseen)), strict=True))
    public = exchanged(deal.public, by)
    # A card that is called has only been spoken of; anybody may hold it.
    spoken_of = replace(public.partner, card=deal.public.partner.card)
    return Deal(
        replace(public, partner=spoken_of),
        exchanged(deal.owns, by),
        exchanged(deal.hidden, by),
        Seeded(str(lot.getrandbits(64))),
        exchanged(deal.shuffles, by),
    )


def exchanged(value: Any, by: By) -> Any:
    """The value built anew with its cards exchanged, however deep they lie in it."""
    if isinstance(value, Card):
        return by.get(value, value)
    if isinstance(value, CardSet):
        return CardSet.of(by.get(card, card) for card in value)
    if isinstance(value, tuple):
        return tuple(exchanged(part, by) for part in value)
    if isinstance(value, Setting | Enum) or not hasattr(value, "__match_args__"):
        return value
    return type(value)(*(exchanged(getattr(value, name), by) for name in value.__match_args__))
