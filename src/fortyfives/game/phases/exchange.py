"""Throwing cards before the refill."""

from fortyfives.game.actions import Action, Discard
from fortyfives.game.legal import NOTHING_LEGAL, Legal, Throws
from fortyfives.game.story import PublicStory
from fortyfives.game.view import SeatView
from fortyfives.rules.refusal import Refusal
from fortyfives.rules.seating import Seat


def legal(view: SeatView) -> Legal:
    """How many of its cards the seat may throw."""
    if view.seat is None or not view.my_turn:
        return NOTHING_LEGAL
    least, most = limits(view.public, view.seat)
    return Throws(view.seat, view.hand, least, most)


def cap(story: PublicStory) -> int:
    """The most cards that anybody may draw, where the stock is short.

    It is reckoned before the first card is drawn. Source: AMB-35.
    """
    variant, players = story.setting.variant, len(story.setting.ring)
    assert variant.exchange is not None  # noqa: S101 - this game has an exchange
    return variant.exchange.cap(players, story.stock, variant.dealing.stock_short)


def limits(story: PublicStory, seat: Seat) -> tuple[int, int]:
    """The fewest and the most cards the seat may throw; a top card must be kept.

    Source: MV-21..23, AMB-29.
    """
    exchange = story.setting.variant.exchange
    bidder = seat == story.bidder
    if exchange is None or (bidder and story.auction.on_top_card):
        return 0, 0
    return exchange.discards(
        story.sizes[seat], bidder=bidder, players=len(story.setting.ring), cap=cap(story)
    )


def refuse(view: SeatView, action: Action) -> Refusal:
    """Why these cards may not be thrown."""
    if not isinstance(action, Discard) or view.seat is None or view.variant.exchange is None:
        return Refusal("MV-20", "not-now")
    strangers = action.cards - view.hand
    if strangers:
        return Refusal("MV-20", "card-not-held", (next(iter(strangers)),))
    refusal = view.variant.exchange.refuse(
        len(view.hand),
        len(action.cards),
        bidder=view.bidding,
        players=len(view.setting.ring),
        cap=cap(view.public),
    )
    return refusal or Refusal("NSA-27", "top-card-is-kept")
