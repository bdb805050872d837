"""A record as one player saw it: what he could not know is left out or written ??."""

from collections.abc import Mapping
from dataclasses import replace

from fortyfives.record.model import DealRecord, GameRecord
from fortyfives.record.told import DRAWING, Deed, Places, Row, Told
from fortyfives.rules.seating import Seat
from fortyfives.rules.stakes import ThirtyForSixty
from fortyfives.rules.variant import Variant

NAMING = (Deed.NAMES, Deed.GOES_ON_TOP_CARD)
BIDDING = (Deed.LOOKS, Deed.PASSES, Deed.HOLDS, Deed.SAYS)


def as_seen(record: GameRecord, seat: Seat | None) -> GameRecord:
    """The record with only what that seat saw; None is somebody who looked on."""
    return replace(
        record, deals=tuple(_deal_as_seen(deal, seat, record.rules) for deal in record.deals)
    )


def _deal_as_seen(deal: DealRecord, seat: Seat | None, rules: Variant) -> DealRecord:
    named = any(told.deed in NAMING for told in deal.opening)
    own = {told.deed for told in deal.opening if told.seat == seat}
    kitty_seen = own & {*NAMING, Deed.GOES_ON_KITTY, Deed.SEES_KITTY}
    blind = (
        rules.auction is not None
        and rules.auction.stakes.thirty_for_sixty is ThirtyForSixty.BLIND
        and deal.bid is None
    )
    looked = not blind or own & {*BIDDING}
    return replace(
        deal,
        chance={},
        proof=None,
        hands=_hands(deal.hands, seat if looked else None),
        later=_hands(deal.later, seat if named else None),
        kitty=deal.kitty if kitty_seen or deal.kitty is None else _hidden(deal.kitty),
        stock=None,
        opening=tuple(_line(told, seat, rules) for told in deal.opening),
        play=tuple(
            line if isinstance(line, Row) else _line(line, seat, rules) for line in deal.play
        ),
    )


def _hands(hands: Mapping[Seat, Places], seat: Seat | None) -> dict[Seat, Places]:
    return {who: cards if who == seat else _hidden(cards) for who, cards in hands.items()}


def _hidden(cards: Places) -> Places:
    return (None,) * len(cards)


def _line(told: Told, seat: Seat | None, rules: Variant) -> Told:
    """A line about another seat, without the cards that it kept to itself."""
    if told.seat == seat or told.deed is Deed.SHOWS:
        return told
    told = replace(told, given=_hidden(told.given))
    if told.draws is None or told.deed not in DRAWING:
        return told
    flips = rules.exchange.face_up(len(told.draws)) if rules.exchange else ()
    if told.deed is Deed.GOES_ON_TOP_CARD or not flips:
        return replace(told, draws=_hidden(told.draws))
    return replace(told, draws=(*_hidden(told.draws[:-1]), told.draws[-1]))
