"""Bidding, the blind call and the Slam out of turn."""

from fortyfives.game.actions import Action, Look, Say
from fortyfives.game.legal import NOTHING_LEGAL, Choices, Legal
from fortyfives.game.view import SeatView
from fortyfives.rules.refusal import Refusal
from fortyfives.rules.stakes import Call, ThirtyForSixty


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
        and auction.slam_any_time(story.contract.call if story.contract else None)
        and view.seat in view.setting.ring
        and view.seat in story.looked
    )


def refuse(view: SeatView, action: Action) -> Refusal:
    """Why the seat may not say that."""
    if isinstance(action, Look):
        return Refusal("VAR-11", "cards-already-seen")
    if not isinstance(action, Say):
        return Refusal("MV-10", "not-now")
    if not view.my_turn:
        return Refusal("MV-11", "not-your-turn")
    if view.seat not in view.public.auction.looked:
        key = "blind-too-low" if action.call is Call.BLIND else "look-first"
        return Refusal("VAR-11", key)
    if action.call.is_bid:
        return _refuse_bid(view, action.call)
    standing = view.public.auction.bidding and view.public.auction.bidding.standing
    return Refusal("NSA-16", "hold-only-dealer" if standing else "nothing-to-hold")


def _refuse_bid(view: SeatView, call: Call) -> Refusal:
    """Why this bid, or special call, is not to be had."""
    auction, bidding = view.variant.auction, view.public.auction.bidding
    assert auction is not None  # noqa: S101 - this game has an auction
    assert bidding is not None  # noqa: S101 - and it is open
    assert view.seat is not None  # noqa: S101 - it is the seat's turn
    standing, minimum = bidding.standing, bidding.minimums[view.seat]
    if call is Call.BLIND and auction.stakes.thirty_for_sixty is ThirtyForSixty.BLIND:
        return Refusal("VAR-11", "cards-already-seen")
    facts: dict[str, str | int] = {"bid": call.value, "minimum": minimum}
    if standing is not None:
        facts |= {"standing": standing[1].value, "step": auction.step.most}
    if standing is not None and call.rung <= standing[1].rung:
        rule, key = "G55-08", "bid-higher"
    elif call.number is None or call.number > view.variant.highest_bid:
        rule, key = "MV-10", "bid-not-in-this-game"
    elif call.number < minimum:
        rule, key = "VAR-01", "bid-at-least"
    else:
        rule, key = "NSA-15", "bid-step-too-large"
    return Refusal(rule, key, facts=tuple(facts.items()))
