"""Bidding, the blind call and the Slam out of turn."""

from fortyfives.game.actions import Action, Look, Say
from fortyfives.game.legal import NOTHING_LEGAL, Choices, Legal
from fortyfives.game.view import SeatView
from fortyfives.rules.refusal import Refusal
from fortyfives.rules.stakes import Call, Slam, ThirtyForSixty


def legal(view: SeatView) -> Legal:
    """What the seat may say now; a Slam also out of turn where that is the rule."""
    seat, bidding = view.seat, view.public.auction.bidding
    auction = view.variant.auction
    if seat is None or bidding is None or auction is None:
        return NOTHING_LEGAL
    if not view.my_turn:
        return Choices((Say(seat, Call.SLAM),)) if may_slam_any_time(view) else NOTHING_LEGAL
    if seat not in view.public.auction.looked:
        if auction.blind_offered(bidding):
            return Choices((Look(seat), Say(seat, Call.BLIND)))
        return Choices((Look(seat),))
    calls = auction.calls(bidding, seat, view.variant.highest_bid)
    return Choices(tuple(Say(seat, call) for call in calls))


def may_slam_any_time(view: SeatView) -> bool:
    """Whether the seat may call a Slam now, in turn or not. Source: VAR-12, AMB-51."""
    auction, story = view.variant.auction, view.public.auction
    return (
        auction is not None
        and auction.stakes.slam is Slam.ANY_TIME
        and view.seat in view.setting.ring
        and view.seat in story.looked
        and not story.on_kitty
        and not (story.contract and story.contract.call is Call.SLAM)
    )


def refuse(view: SeatView, action: Action) -> Refusal:
    """Why the seat may not say that."""
    bidding, auction = view.public.auction.bidding, view.variant.auction
    if isinstance(action, Look):
        return Refusal("VAR-11", "cards-already-seen")
    if not isinstance(action, Say) or bidding is None or auction is None:
        return Refusal("MV-10", "not-now")
    standing, call = bidding.standing, action.call
    if not view.my_turn:
        return Refusal("MV-11", "not-your-turn")
    if view.seat not in view.public.auction.looked:
        rule = "look-first" if call is not Call.BLIND else "blind-too-low"
        return Refusal("VAR-11", rule)
    if call is Call.HOLD:
        key = "nothing-to-hold" if standing is None else "hold-only-dealer"
        return Refusal("NSA-16", key)
    if call is Call.BLIND:
        blind = auction.stakes.thirty_for_sixty is ThirtyForSixty.BLIND
        return Refusal("VAR-11", "cards-already-seen" if blind else "bid-not-in-this-game")
    number = call.number
    if number is None or number > view.variant.highest_bid:
        if standing is not None and call.rung <= standing[1].rung:
            return Refusal("G55-08", "bid-higher", facts=(("standing", standing[1].value),))
        return Refusal("MV-10", "bid-not-in-this-game", facts=(("bid", call.value),))
    assert view.seat is not None  # noqa: S101 - it is the seat's turn
    minimum = bidding.minimums[view.seat]
    if number < minimum:
        return Refusal("VAR-01", "bid-at-least", facts=(("minimum", minimum),))
    assert standing is not None  # noqa: S101 - an opening bid of the minimum is always allowed
    if number <= standing[1].rung:
        return Refusal("G55-08", "bid-higher", facts=(("standing", standing[1].value),))
    facts = (("standing", standing[1].value), ("step", auction.step.most))
    return Refusal("NSA-15", "bid-step-too-large", facts=facts)
