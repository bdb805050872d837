"""Another deal that looks the same to one seat: what it has not seen is dealt out anew."""

from dataclasses import replace
from random import Random

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.game.deal import Deal
from fortyfives.game.showing import view_for
from fortyfives.rules.seating import Seat


def redealt(deal: Deal, seat: Seat, lot: Random) -> Deal:
    """The deal with other cards in the other hands, in the kitty, the stock and the cards to come.

    The cards that all have seen stay where they are, also in a hand.
    """
    seen = view_for(deal, seat).seen()
    hidden = deal.hidden
    heaps = [own.hand for other, own in enumerate(deal.owns) if other != seat]
    heaps += [CardSet.of(hidden.stock), CardSet.of(hidden.kitty), *hidden.later, *hidden.unseen]
    loose = [card for heap in heaps for card in heap if card not in seen]
    lot.shuffle(loose)

    def anew(cards: CardSet | tuple[Card, ...]) -> list[Card]:
        return [card if card in seen else loose.pop() for card in cards]

    owns = tuple(
        own if other == seat else replace(own, hand=CardSet.of(anew(own.hand)))
        for other, own in enumerate(deal.owns)
    )
    mixed = replace(
        hidden,
        stock=tuple(anew(hidden.stock)),
        kitty=tuple(anew(hidden.kitty)),
        later=tuple(CardSet.of(anew(cards)) for cards in hidden.later),
        unseen=tuple(CardSet.of(anew(cards)) for cards in hidden.unseen),
    )
    return replace(deal, owns=owns, hidden=mixed)
