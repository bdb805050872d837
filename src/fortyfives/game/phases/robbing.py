"""The turn-up: the dealer's joker and ace, and robbing or begging in the first trick."""

from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.actions import (
    Action,
    Beg,
    DeclineRob,
    LeaveTurned,
    Rob,
    TakeTurned,
    ThrowForJoker,
)
from fortyfives.game.legal import NOTHING_LEGAL, Choices, Legal
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.rules.refusal import Refusal
from fortyfives.rules.robbing import RobTurnedAce, RobWithAce


def legal(view: SeatView) -> Legal:
    """What the dealer may do about a joker or an ace that was turned."""
    seat = view.seat
    if not view.my_turn or seat is None or view.variant.robbing is None:
        return NOTHING_LEGAL
    dealt = view.hand - CardSet.of(view.public.turn_up.taken)
    if view.phase is Phase.JOKER:
        return Choices(tuple(ThrowForJoker(seat, card) for card in dealt))
    takes = tuple(TakeTurned(seat, card) for card in dealt)
    if view.variant.robbing.turned_ace is RobTurnedAce.MANDATORY:
        return Choices(takes)
    return Choices((LeaveTurned(seat), *takes))


def refuse(view: SeatView, action: Action) -> Refusal:
    """Why the dealer may not do this with the card turned."""
    if isinstance(action, LeaveTurned):
        return Refusal("GEN-04", "turned-ace-must-be-taken")
    rule = "GEN-06" if view.phase is Phase.JOKER else "GEN-04"
    if isinstance(action, ThrowForJoker | TakeTurned):
        if action.discard in view.hand:
            return Refusal(rule, "throw-a-dealt-card", (action.discard,))
        return Refusal(rule, "card-not-held", (action.discard,))
    return Refusal(rule, "not-now")


def robs(view: SeatView) -> tuple[Action, ...]:
    """How the seat in turn may rob or beg before its first card.

    Source: GEN-07, GEN-08, IRL-10, AMB-24, AMB-26.
    """
    seat, discards = view.seat, rob_discards(view)
    assert seat is not None  # noqa: S101 - it is the seat's turn
    found: list[Action] = [Rob(seat, card) for card in discards]
    if discards and _may_decline(view):
        found.append(DeclineRob(seat))
    found += [Beg(seat, card) for card in beg_choices(view)]
    return tuple(found)


def rob_discards(view: SeatView) -> CardSet:
    """What the seat may throw for the turn-up; empty if it may not rob now."""
    robbing, card = view.variant.robbing, view.public.turn_up.card
    if robbing is None or card is None or view.public.turn_up.closed or _too_late(view):
        return NO_CARDS
    return robbing.discards(view.hand, card) if robbing.may_rob(view.hand, card) else NO_CARDS


def beg_choices(view: SeatView) -> CardSet:
    """What the seat may put aside to beg; empty if it may not beg now."""
    robbing, turn_up = view.variant.robbing, view.public.turn_up
    if robbing is None or turn_up.card is None or turn_up.closed or _too_late(view):
        return NO_CARDS
    if turn_up.beggar is not None or not robbing.may_beg(view.hand, turn_up.card):
        return NO_CARDS
    return view.hand


def must_rob(view: SeatView) -> bool:
    """Whether the seat has to rob before it plays a card. Source: AMB-23."""
    robbing = view.variant.robbing
    return (
        robbing is not None
        and robbing.with_ace is RobWithAce.MANDATORY
        and bool(rob_discards(view))
    )


def refuse_rob(view: SeatView, action: Rob | DeclineRob | Beg) -> Refusal:
    """Why the seat may not rob or beg like this."""
    turn_up = view.public.turn_up
    cards = () if turn_up.card is None else (turn_up.card,)
    wanted = action.aside if isinstance(action, Beg) else getattr(action, "discard", None)
    if wanted is not None and wanted not in view.hand:
        rule, key, cards = "GEN-07", "card-not-held", (wanted,)
    elif turn_up.card is None or turn_up.closed:
        rule, key = "GEN-07", "no-turn-up-to-rob"
    elif _too_late(view):
        rule, key = "GEN-08", "rob-too-late"
    elif isinstance(action, Beg):
        rule, key = "IRL-10", "beg-not-now"
    elif not rob_discards(view):
        rule, key = "GEN-07", "rob-needs-the-ace"
    elif isinstance(action, Rob):
        rule, key, cards = "GEN-07", "rob-not-the-ace-itself", (action.discard,)
    else:
        rule, key = "AMB-23", "rob-decline-not-here"
    return Refusal(rule, key, cards)


def _may_decline(view: SeatView) -> bool:
    """Whether one may have the turn-up turned down. Source: AMB-23."""
    robbing = view.variant.robbing
    return robbing is not None and robbing.with_ace is RobWithAce.DECLINE_BY_ANNOUNCEMENT


def _too_late(view: SeatView) -> bool:
    """Whether the seat has played, or it is not its turn in the first trick."""
    return view.phase is not Phase.PLAY or not view.my_turn or view.has_played
