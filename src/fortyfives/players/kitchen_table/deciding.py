"""Whether a trick decides the hand: whoever loses it loses the bid."""

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.players.kitchen_table.reading import Reading, bidding_side
from fortyfives.rules.scoring import BONUS, TRICK
from fortyfives.rules.seating import Seat

LAST_TWO = 2
"""With more cards in hand, that all tricks to come must be won tells nothing of this one."""


def weight(card: Card, reading: Reading) -> float:
    """How much more the trick counts that this card is played to: 1 if it decides nothing."""
    public = reading.view.public
    contract, auction = public.auction.contract, reading.view.variant.auction
    if contract is None or auction is None or len(reading.view.hand) != LAST_TWO:
        return 1.0
    ours = bidding_side(public, reading.mates)
    bidders = reading.mates if ours else _against(reading, contract.bidder)
    taken = [trick.taker in bidders for trick in public.tricks]
    place = _bonus(card, reading)

    def made(*, now: bool, last: bool) -> bool:
        took = [*taken, now, last]
        bonus = BONUS * (last if place is None else took[place])
        return auction.stakes.made(contract.call, TRICK * sum(took) + bonus, sum(took))

    if made(now=False, last=False) or not made(now=True, last=True):
        return 1.0
    lost = not made(now=False, last=True) if ours else made(now=True, last=False)
    return reading.style.deciding if lost else 1.0


def _against(reading: Reading, bidder: Seat) -> frozenset[Seat]:
    """The bidder and who is known to play with it, for one who does not."""
    setting, partner = reading.view.setting, reading.view.public.partner.partner
    side = frozenset(setting.sides[setting.side_of[bidder]])
    return side if partner is None else side | {partner}


def _bonus(card: Card, reading: Reading) -> int | None:
    """The place of the trick that is worth ten, None if the last may still become it."""
    order, view = reading.order, reading.view
    tricks = [[played for _, played in trick.plays] for trick in view.public.tricks]
    tricks.append([*view.played(), card])
    place = view.variant.bonus.trick(tricks, order)
    best = order.best([each for trick in tricks for each in trick])
    kept = order.of_suit(view.hand, order.trump) - CardSet.of([card])
    return None if any(order.outranks(c, best) for c in reading.trumps_out | kept) else place
