"""Players without a thought: any legal action, and the shy kind that seldom bids."""

from random import Random
from typing import Final

from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import (
    Action,
    AskBooked,
    Fold,
    GoOnKitty,
    GoOnTopCard,
    Play,
    RaiseToThirty,
    Say,
)
from fortyfives.game.legal import Choices, Legal
from fortyfives.game.legality import legal
from fortyfives.game.phases.play import lawful
from fortyfives.game.view import SeatView
from fortyfives.players.player import Choice
from fortyfives.rules.stakes import Call

BOLD_ONCE_IN: Final = 31


class AnyCard:
    """Does anything that is legal, all things equally likely; it never revokes."""

    name = "random"

    def choose(self, view: SeatView, rng: Random) -> Choice:
        """Any action at all."""
        return Choice(honest(view).any(rng))


class Shy:
    """Like `AnyCard`, but it bids, raises, asks and folds only once in thirty-one times.

    Random bidding hardly ever brings a game to an end; with this player whole games finish.
    """

    name = "random-shy"

    def choose(self, view: SeatView, rng: Random) -> Choice:
        """Any action, but seldom a bold one."""
        choices = honest(view)
        if isinstance(choices, Choices) and rng.randrange(BOLD_ONCE_IN):
            timid = tuple(action for action in choices.actions if not _bold(action))
            choices = Choices(timid or choices.actions)
        return Choice(choices.any(rng))


def honest(view: SeatView) -> Legal:
    """What is legal and no revoke, also where a revoke only costs points. Source: MV-32."""
    choices = legal(view)
    if not isinstance(choices, Choices):
        return choices
    cards = lawful(view) if any(isinstance(a, Play) for a in choices.actions) else CardSet()
    return Choices(tuple(a for a in choices.actions if not isinstance(a, Play) or a.card in cards))


def _bold(action: Action) -> bool:
    if isinstance(action, Say):
        return action.call is not Call.PASS
    return isinstance(action, RaiseToThirty | GoOnKitty | GoOnTopCard | AskBooked | Fold)
