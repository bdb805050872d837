"""What is told and what is done: the lines of a record and the actions of the game."""

from collections.abc import Callable
from typing import Any, Final

from fortyfives.cards.card import Card, Suit
from fortyfives.cards.cardset import CardSet
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
    RaiseToThirty,
    Rob,
    Say,
    SeeKitty,
    SwapStub,
    TakeTurned,
    ThrowForJoker,
    TurnStub,
)
from fortyfives.game.setting import Phase
from fortyfives.game.story import PublicStory
from fortyfives.record.told import Deed, Told
from fortyfives.rules.stakes import Call

Given = tuple[Card, ...]

ACTIONS_OF: Final[dict[Deed, Callable[[Told, Given, Phase], Action]]] = {
    Deed.CUTS: lambda told, _, __: Cut(told.seat, told.number),
    Deed.DEALS: lambda told, _, __: ChoosePackets(told.seat, told.pattern),
    Deed.TAKES: lambda told, given, phase: (
        ThrowForJoker(told.seat, given[0])
        if phase is Phase.JOKER
        else TakeTurned(told.seat, given[0])
    ),
    Deed.LEAVES: lambda told, _, __: LeaveTurned(told.seat),
    Deed.LOOKS: lambda told, _, __: Look(told.seat),
    Deed.PASSES: lambda told, _, __: Say(told.seat, Call.PASS),
    Deed.HOLDS: lambda told, _, __: Say(told.seat, Call.HOLD),
    Deed.SAYS: lambda told, _, __: Say(told.seat, told.call or Call.PASS),
    Deed.RAISES: lambda told, _, __: RaiseToThirty(told.seat),
    Deed.SEES_KITTY: lambda told, _, __: SeeKitty(told.seat),
    Deed.GOES_ON_KITTY: lambda told, _, __: GoOnKitty(told.seat),
    Deed.GOES_ON_TOP_CARD: lambda told, _, __: GoOnTopCard(told.seat),
    Deed.NAMES: lambda told, _, __: NameTrump(told.seat, told.suit or Suit.CLUBS),
    Deed.CALLS: lambda told, _, __: CallCard(told.seat, _card(told)),
    Deed.GOES_ALONE: lambda told, _, __: GoAlone(told.seat),
    Deed.THROWS: lambda told, given, _: Discard(told.seat, CardSet.of(given)),
    Deed.PASSES_STUB: lambda told, _, __: PassStub(told.seat),
    Deed.TURNS_STUB: lambda told, _, __: TurnStub(told.seat),
    Deed.SWAPS: lambda told, given, _: SwapStub(told.seat, given[0]),
    Deed.LEAVES_STUB: lambda told, _, __: LeaveStub(told.seat),
    Deed.LEADS: lambda told, _, __: ChooseLeader(told.seat, told.seat),
    Deed.LETS_LEAD: lambda told, _, __: ChooseLeader(told.seat, told.other),
    Deed.ROBS: lambda told, given, _: Rob(told.seat, given[0]),
    Deed.TURNS_DOWN: lambda told, _, __: DeclineRob(told.seat),
    Deed.BEGS: lambda told, given, _: Beg(told.seat, given[0]),
    Deed.ASKS: lambda told, _, __: AskBooked(told.seat, told.other),
    Deed.FOLDS: lambda told, _, __: Fold(told.seat),
}
IN_ITS_TURN: Final = (Deed.ROBS, Deed.TURNS_DOWN, Deed.BEGS)
"""What is told before a trick and done when the seat is to play to it."""
BY_THE_HAND: Final = frozenset(
    {
        Deed.TAKES,
        Deed.NAMES,
        Deed.CALLS,
        Deed.THROWS,
        Deed.TURNS_STUB,
        Deed.SWAPS,
        Deed.ROBS,
        Deed.TURNS_DOWN,
        Deed.BEGS,
    }
)
"""The deeds that may hang on the cards in hand; whether another is allowed, anybody can see."""

_PHASES: Final[dict[Deed, tuple[Phase, ...]]] = {
    Deed.CUTS: (Phase.CUT,),
    Deed.DEALS: (Phase.PACKETS,),
    Deed.TAKES: (Phase.JOKER, Phase.TURNED_ACE),
    Deed.LEAVES: (Phase.TURNED_ACE,),
    Deed.LOOKS: (Phase.AUCTION,),
    Deed.PASSES: (Phase.AUCTION,),
    Deed.HOLDS: (Phase.AUCTION,),
    Deed.SAYS: (Phase.AUCTION, Phase.NAMING),
    Deed.CALLS: (Phase.CALLING,),
    Deed.GOES_ALONE: (Phase.CALLING,),
    Deed.THROWS: (Phase.EXCHANGE,),
    Deed.PASSES_STUB: (Phase.STUB,),
    Deed.TURNS_STUB: (Phase.STUB,),
    Deed.SWAPS: (Phase.STUB,),
    Deed.LEAVES_STUB: (Phase.STUB,),
    Deed.LEADS: (Phase.LEADER,),
    Deed.LETS_LEAD: (Phase.LEADER,),
    Deed.ROBS: (Phase.PLAY,),
    Deed.TURNS_DOWN: (Phase.PLAY,),
    Deed.BEGS: (Phase.PLAY,),
    Deed.ASKS: (Phase.PLAY,),
    Deed.FOLDS: (Phase.PLAY,),
}


def in_time(deed: Deed, phase: Phase) -> bool:
    """Whether a line belongs to what the table is doing."""
    return phase in _PHASES.get(deed, (Phase.NAMING,))


def action_of(told: Told, given: Given, phase: Phase) -> Action:
    """The action that a line tells of; `given` are its cards, all of them known."""
    return ACTIONS_OF[told.deed](told, given, phase)


def given_in(action: Action) -> CardSet:
    """The cards that a seat gives away in an action."""
    given = _NOTES[type(action)](action)[1].get("given", ())
    return CardSet.of(given)


def card_lying(deed: Deed, story: PublicStory) -> Card | None:
    """The card that a line speaks of and that lies there for all to see; None if none does."""
    if deed in {Deed.SWAPS, Deed.LEAVES_STUB}:
        return story.stub.offered
    return story.turn_up.shown[-1] if story.turn_up.shown else None


def told_of(action: Action, story: PublicStory) -> Told:
    """The line that tells of an action; the story is what all knew before it."""
    deed, told = _NOTES[type(action)](action)
    if "{card}" in deed.value and "card" not in told:
        told["card"] = card_lying(deed, story)
    return Told(action.seat, deed, **told)


Note = tuple[Deed, dict[str, Any]]


def _say(action: Say) -> Note:
    if action.call is Call.PASS:
        return Deed.PASSES, {}
    if action.call is Call.HOLD:
        return Deed.HOLDS, {}
    return Deed.SAYS, {"call": action.call}


def _choose_leader(action: ChooseLeader) -> Note:
    if action.leader == action.seat:
        return Deed.LEADS, {}
    return Deed.LETS_LEAD, {"other": action.leader}


def _plainly(deed: Deed) -> Callable[[Any], Note]:
    return lambda _: (deed, {})


def _giving(deed: Deed) -> Callable[[Any], Note]:
    return lambda action: (deed, {"given": (action.discard,)})


_NOTES: Final[dict[type[Any], Callable[[Any], Note]]] = {
    Cut: lambda action: (Deed.CUTS, {"number": action.depth}),
    ChoosePackets: lambda action: (Deed.DEALS, {"pattern": action.pattern}),
    ThrowForJoker: _giving(Deed.TAKES),
    TakeTurned: _giving(Deed.TAKES),
    LeaveTurned: _plainly(Deed.LEAVES),
    Look: _plainly(Deed.LOOKS),
    Say: _say,
    RaiseToThirty: _plainly(Deed.RAISES),
    SeeKitty: _plainly(Deed.SEES_KITTY),
    GoOnKitty: _plainly(Deed.GOES_ON_KITTY),
    GoOnTopCard: _plainly(Deed.GOES_ON_TOP_CARD),
    NameTrump: lambda action: (Deed.NAMES, {"suit": action.suit}),
    CallCard: lambda action: (Deed.CALLS, {"card": action.card}),
    GoAlone: _plainly(Deed.GOES_ALONE),
    Discard: lambda action: (Deed.THROWS, {"given": tuple(action.cards)}),
    PassStub: _plainly(Deed.PASSES_STUB),
    TurnStub: _plainly(Deed.TURNS_STUB),
    SwapStub: _giving(Deed.SWAPS),
    LeaveStub: _plainly(Deed.LEAVES_STUB),
    ChooseLeader: _choose_leader,
    Rob: _giving(Deed.ROBS),
    DeclineRob: _plainly(Deed.TURNS_DOWN),
    Beg: lambda action: (Deed.BEGS, {"given": (action.aside,)}),
    AskBooked: lambda action: (Deed.ASKS, {"other": action.asked}),
    Fold: _plainly(Deed.FOLDS),
}


def _card(told: Told) -> Card:
    assert told.card is not None  # noqa: S101 - such a line names a card
    return told.card
