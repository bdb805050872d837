"""The engine: how a deal starts, and what an action makes of it."""

from collections.abc import Callable
from typing import Any

from fortyfives.game.actions import (
    Action,
    AskBooked,
    Beg,
    CallCard,
    ChooseLeader,
    ChoosePackets,
    Cut,
    DeclineRob,
    Discard,
    Fold,
    GoAlone,
    GoOnKitty,
    GoOnTopCard,
    LeaveStub,
    LeaveTurned,
    Look,
    NameTrump,
    PassStub,
    Play,
    RaiseToThirty,
    Rob,
    Say,
    SeeKitty,
    SwapStub,
    TakeTurned,
    ThrowForJoker,
    TurnStub,
)
from fortyfives.game.chance import Chance
from fortyfives.game.deal import Deal, Step
from fortyfives.game.legality import check, why_not
from fortyfives.game.moves import bidding, dealing, exchanging, tricks
from fortyfives.game.moves.draft import Draft, blank
from fortyfives.game.setting import Setting
from fortyfives.game.showing import view_for
from fortyfives.rules.refusal import Refusal, shown

MOVES: dict[type[Action], Callable[[Draft, Any], None]] = {
    Cut: dealing.cut,
    ChoosePackets: dealing.choose_packets,
    ThrowForJoker: dealing.throw_for_joker,
    TakeTurned: dealing.take_turned,
    LeaveTurned: dealing.leave_turned,
    Look: bidding.look,
    Say: bidding.say,
    RaiseToThirty: bidding.raise_to_thirty,
    SeeKitty: bidding.see_kitty,
    GoOnKitty: bidding.go_on_kitty,
    GoOnTopCard: bidding.go_on_top_card,
    NameTrump: bidding.name_trump,
    CallCard: exchanging.call_card,
    GoAlone: exchanging.go_alone,
    Discard: exchanging.discard,
    PassStub: exchanging.pass_stub,
    TurnStub: exchanging.turn_stub,
    SwapStub: exchanging.swap_stub,
    LeaveStub: exchanging.leave_stub,
    ChooseLeader: exchanging.choose_leader,
    Rob: tricks.rob,
    DeclineRob: tricks.decline_rob,
    Beg: tricks.beg,
    AskBooked: tricks.ask_booked,
    Fold: tricks.fold,
    Play: tricks.play,
}


class IllegalAction(ValueError):
    """An action that the rules forbid now; `refusal` tells why."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        """Keep the action and the refusal."""
        super().__init__(f"{shown(action)}: {refusal.key} ({refusal.rule})")
        self.action = action
        self.refusal = refusal


def start(setting: Setting, chance: Chance) -> Step:
    """A new deal, shuffled and waiting to be cut, and what has happened so far."""
    draft = blank(setting, chance)
    dealing.begin(draft)
    return draft.finished()


def apply(deal: Deal, action: Action) -> Step:
    """The deal after an action, and what happened; the deal given is unchanged.

    Raises `IllegalAction`, carrying the refusal, if the rules forbid it now, and `NotAnAction`
    for what no seat at any table could do.
    """
    check(action, len(deal.owns))
    if refusal := why_not(view_for(deal, action.seat), action):
        raise IllegalAction(action, refusal)
    draft = Draft(deal)
    MOVES[type(action)](draft, action)
    return draft.finished()
