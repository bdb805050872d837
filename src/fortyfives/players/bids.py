"""What the cautious player says in the auction, and what it does until trump is named."""

from typing import Final

from fortyfives.cards.card import Suit
from fortyfives.game.actions import (
    Action,
    GoOnKitty,
    GoOnTopCard,
    Look,
    NameTrump,
    RaiseToThirty,
    Say,
    SeeKitty,
)
from fortyfives.game.legality import legal
from fortyfives.game.phases.naming import suits
from fortyfives.game.view import SeatView
from fortyfives.players.player import Choice, Why
from fortyfives.players.worth import best_suit, outlook
from fortyfives.rules.stakes import Call

EVERY_TRICK: Final = 29.0
"""What the cards must promise for a bid of 30; for a smaller bid, as much as it says."""
OVER_PARTNER: Final = 8.0
"""How much more than the partner's bid a hand must promise to go over it."""
POOR: Final = 3.0
"""A hand that adds less is thrown for the kitty, if the bid has been won with it."""


def say(view: SeatView) -> Choice:
    """The lowest bid that keeps the auction open, as long as the cards promise it."""
    seat = view.seat
    assert seat is not None  # noqa: S101 - players sit somewhere
    may = legal(view)
    if Look(seat) in may:
        return Choice(Look(seat), Why("why-look"))
    promised = outlook(view) + best_suit(view, Suit)[0]
    standing = view.public.auction.bidding.standing if view.public.auction.bidding else None
    if standing and not view.setting.opponents(standing[0], seat):
        promised -= OVER_PARTNER
    for call in (Call.HOLD, Call.FIFTEEN, Call.TWENTY, Call.TWENTY_FIVE, Call.THIRTY):
        number = standing[1].number if call is Call.HOLD and standing else call.number
        if number is not None and Say(seat, call) in may and promised >= _needs(number):
            return Choice(Say(seat, call), Why("why-bid"))
    return Choice(Say(seat, Call.PASS), Why("why-pass"))


def _needs(number: int) -> float:
    """What the cards must promise for a bid of so many points."""
    return EVERY_TRICK if number == Call.THIRTY.number else number


def name_trump(view: SeatView) -> Choice:
    """Raise on splendid cards, throw poor ones for the kitty, and name the best suit."""
    seat = view.seat
    assert seat is not None  # noqa: S101 - players sit somewhere
    may = legal(view)
    adds, suit = best_suit(view, suits(view))
    tries: list[tuple[bool, Action, str]] = [
        (outlook(view) + adds >= EVERY_TRICK, RaiseToThirty(seat), "why-raise"),
        (adds < POOR, GoOnKitty(seat), "why-go-on-kitty"),
        (adds < POOR, GoOnTopCard(seat), "why-go-on-kitty"),
        (True, SeeKitty(seat), "why-see-kitty"),
    ]
    for wanted, action, key in tries:
        if wanted and action in may:
            return Choice(action, Why(key))
    return Choice(NameTrump(seat, suit), Why("why-best-suit"))
