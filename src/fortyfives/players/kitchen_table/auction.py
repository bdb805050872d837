"""Bidding, and what the winner does until trump is named."""

from fortyfives.cards.card import Suit
from fortyfives.game.actions import (
    GoOnKitty,
    GoOnTopCard,
    Look,
    NameTrump,
    RaiseToThirty,
    Say,
    SeeKitty,
)
from fortyfives.game.legal import Choices
from fortyfives.game.view import SeatView
from fortyfives.players.kitchen_table.style import Style
from fortyfives.players.kitchen_table.worth import best_suit
from fortyfives.players.player import Choice, Why
from fortyfives.rules.stakes import THIRTY, Call, ThirtyForSixty

GAMBLES = (Call.THIRTY_FOR_SIXTY, Call.THIRTY)
"""What a gambler says, the more daring first."""
TOPS = 5
"""So many places down the order a trump still has a name of its own."""


def speak(view: SeatView, legal: Choices, style: Style) -> Choice:
    """Bid as high as need be while the hand is worth it, and pass otherwise."""
    look = next((action for action in legal.actions if isinstance(action, Look)), None)
    if look is not None:
        return Choice(look, Why("why-look"))
    sayings = {action.call: action for action in legal.actions if isinstance(action, Say)}
    _, worth = best_suit(view, tuple(Suit), style)
    worth += style.boldness + _pressure(view, style)
    bidding = view.public.auction.bidding
    standing = bidding.standing if bidding else None
    ours = standing is not None and not _opponent(view, standing[0])
    margin = _margin(view, style, ours=ours)
    gamble = next((call for call in GAMBLES if call in sayings), None)
    if gamble is not None and worth >= style.gamble:
        return Choice(sayings[gamble], Why("why-gamble"))
    if Call.THIRTY in sayings and _thirty_is_right(view, worth, margin, style):
        return Choice(sayings[Call.THIRTY], Why("why-bid-thirty"))
    if Call.HOLD in sayings and standing and not ours and worth >= _needed(standing[1], style):
        return Choice(sayings[Call.HOLD], Why("why-hold"))
    for call in (Call.FIFTEEN, Call.TWENTY, Call.TWENTY_FIVE):
        if call in sayings:
            if worth >= _needed(call, style) + margin:
                return Choice(sayings[call], Why("why-bid"))
            break
    return Choice(sayings[Call.PASS], Why("why-pass-partner" if ours else "why-pass"))


def _margin(view: SeatView, style: Style, *, ours: bool) -> float:
    """How many points more than the bid the hand must be worth, as the auction stands."""
    bidding = view.public.auction.bidding
    if ours:
        return style.over_partner
    if bidding is not None and bidding.standing is not None:
        # Unless one is the dealer, others may still bid, and be set.
        return style.over_opponent if view.seat != view.setting.dealer else 0.0
    # If everybody passes, the dealer must bid: an opponent may, a partner should not have to.
    return style.opening if _opponent(view, view.setting.dealer) else -style.bag_fear


def _needed(call: Call, style: Style) -> float:
    """What a hand must be worth to play for this call."""
    number = call.number
    return style.thirty if number is None or number >= THIRTY else float(number)


def _thirty_is_right(view: SeatView, worth: float, margin: float, style: Style) -> bool:
    """Whether to say 30: it pays double here, or nothing less would do."""
    if worth < style.thirty + margin:
        return False
    auction = view.variant.auction
    bidding = view.public.auction.bidding
    if auction is None or bidding is None:
        return False
    doubled = auction.stakes.thirty_for_sixty is ThirtyForSixty.EVERY_30 or auction.stakes.bell
    pressed = bidding.standing is not None and bidding.standing[1].rung >= Call.TWENTY_FIVE.rung
    return bool(doubled) or pressed


def _pressure(view: SeatView, style: Style) -> float:
    """How much bolder the score makes one: they may go out, or one scores only by bidding."""
    setting, goal, limits = view.setting, view.variant.goal, view.variant.limits
    mine = setting.side_of[view.seat] if view.seat is not None else 0
    others = [score for side, score in enumerate(setting.scores) if side != mine]
    pressed = any(goal.on_the_green(score) for score in others)
    locked = limits.lock_at is not None and setting.scores[mine] >= limits.lock_at
    return style.on_the_green * (pressed + locked)


def _opponent(view: SeatView, seat: int) -> bool:
    return view.seat is not None and view.setting.opponents(view.seat, seat)


def before_trump(view: SeatView, legal: Choices, style: Style) -> Choice:
    """Raise, see the kitty, go on it, or name the best suit."""
    actions = legal.actions
    suits = tuple(action.suit for action in actions if isinstance(action, NameTrump))
    suit, worth = best_suit(view, suits or tuple(Suit), style)
    for action in actions:
        if isinstance(action, RaiseToThirty) and worth >= style.thirty + 1:
            return Choice(action, Why("why-raise"))
        if isinstance(action, GoOnTopCard) and _hopeless(view, suit):
            return Choice(action, Why("why-top-card"))
        if isinstance(action, GoOnKitty) and _hopeless(view, suit):
            return Choice(action, Why("why-on-kitty"))
    for action in actions:
        if isinstance(action, SeeKitty):
            return Choice(action, Why("why-see-kitty"))
    named = next(a for a in actions if isinstance(a, NameTrump) and a.suit is suit)
    return Choice(named, Why("why-name"))


def _hopeless(view: SeatView, suit: Suit) -> bool:
    """Whether the hand has nothing to build on: one small trump at the most."""
    order = view.variant.ranking.order(suit)
    trumps = [card for card in view.hand if order.is_trump(card)]
    return len(trumps) <= 1 and all(order.trumps.index(card) > TOPS for card in trumps)
