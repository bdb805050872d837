"""Raising to 30, seeing the kitty, going on it, and naming trump."""

from fortyfives.cards.card import Suit
from fortyfives.game.actions import (
    Action,
    GoOnKitty,
    GoOnTopCard,
    NameTrump,
    RaiseToThirty,
    Say,
    SeeKitty,
)
from fortyfives.game.legal import NOTHING_LEGAL, Choices
from fortyfives.game.phases.auction import may_slam_any_time
from fortyfives.game.view import SeatView
from fortyfives.rules.naming import GoOnKitty as GoOnKittyRule
from fortyfives.rules.naming import KittyTiming
from fortyfives.rules.refusal import Refusal
from fortyfives.rules.stakes import Call


def legal(view: SeatView) -> Choices:
    """What the bidder may do before trump is named; anybody else may at most call a Slam."""
    seat = view.seat
    if seat is None:
        return NOTHING_LEGAL
    slam: tuple[Action, ...] = (Say(seat, Call.SLAM),) if may_slam_any_time(view) else ()
    if not view.my_turn:
        return Choices(slam)
    found: list[Action] = []
    if may_raise(view):
        found.append(RaiseToThirty(seat))
    if must_see_kitty_first(view):
        found.append(SeeKitty(seat))
    else:
        found += [NameTrump(seat, suit) for suit in suits(view)]
    if may_go_on_kitty(view):
        found.append(GoOnKitty(seat))
    if may_go_on_top_card(view):
        found.append(GoOnTopCard(seat))
    return Choices((*found, *slam))


def suits(view: SeatView) -> tuple[Suit, ...]:
    """The suits the bidder may name. Source: NSA-23, NSA-26."""
    naming = view.variant.naming
    assert naming is not None  # noqa: S101 - this game has naming
    if view.public.auction.on_kitty:
        return naming.suits_on_kitty(view.hand)
    return naming.suits(view.hand | view.own.kitty if view.own.kitty else view.hand)


def may_raise(view: SeatView) -> bool:
    """Whether the winner may still raise to 30. Source: NSA-21, AMB-52."""
    auction, story = view.variant.auction, view.public.auction
    return (
        auction is not None
        and story.contract is not None
        and not story.kitty_seen
        and auction.may_raise(story.contract.call)
    )


def must_see_kitty_first(view: SeatView) -> bool:
    """Whether the kitty is to be looked at before trump is named. Source: NSA-25."""
    naming = view.variant.naming
    return (
        naming is not None
        and naming.kitty_timing is KittyTiming.BEFORE_NAMING
        and view.public.kitty > 0
        and not view.public.auction.kitty_seen
    )


def may_go_on_kitty(view: SeatView) -> bool:
    """Whether the whole hand may be thrown for the kitty now. Source: NSA-26, G55-14, AMB-28."""
    naming = view.variant.naming
    return (
        naming is not None
        and naming.go_on_kitty is not GoOnKittyRule.OFF
        and view.public.kitty > 0
        and not view.public.auction.kitty_seen
    )


def may_go_on_top_card(view: SeatView) -> bool:
    """Whether the kitty may be thrown too. Source: NSA-27, AMB-29."""
    naming = view.variant.naming
    return naming is not None and naming.go_on_top_card and view.public.auction.on_kitty


def refuse(view: SeatView, action: Action) -> Refusal:
    """Why the bidder may not do this now."""
    if not view.my_turn:
        return Refusal("MV-17", "bidder-names-trump")
    reasons = {
        NameTrump: ("NSA-23", "name-needs-a-trump"),
        RaiseToThirty: ("NSA-21", "raise-too-late"),
        SeeKitty: ("NSA-25", "kitty-not-yet"),
        GoOnKitty: ("NSA-26", "go-on-kitty-not-now"),
        GoOnTopCard: ("NSA-27", "go-on-top-card-not-now"),
    }
    if isinstance(action, NameTrump) and must_see_kitty_first(view):
        return Refusal("NSA-25", "kitty-first")
    if isinstance(action, NameTrump) and view.public.auction.on_kitty:
        return Refusal("NSA-26", "name-a-kitty-suit")
    rule, key = reasons.get(type(action), ("MV-17", "not-now"))
    return Refusal(rule, key)
