"""What a good player would do in one's seat, and why."""

from random import Random
from typing import Final

from fortyfives.game.actions import Action, ChoosePackets, Cut, Discard
from fortyfives.game.view import SeatView
from fortyfives.players.player import Choice, Player
from fortyfives.telling.company import Company
from fortyfives.telling.hand import in_order
from fortyfives.telling.label import label

AS_GOOD: Final[dict[type[Action], str]] = {Cut: "hint-any-cut", ChoosePackets: "hint-any-packets"}
"""What is done without a reason, since nobody knows where the cards lie."""


def hint(adviser: Player, view: SeatView) -> Choice | None:
    """What the adviser would do in this seat; nothing out of turn."""
    return adviser.choose(view, Random(0)) if view.my_turn else None  # noqa: S311 - no secret


def say_why(company: Company, choice: Choice) -> str | None:
    """Why it would do so, if it can tell; where all is as good, that it is."""
    if choice.why is not None:
        return company.reason(choice.why.key, choice.why.cards)
    key = AS_GOOD.get(type(choice.action))
    return None if key is None else company.words.say(key)


def say_hint(company: Company, view: SeatView, choice: Choice) -> str:
    """What it would do, as it stands on the button; cards to throw are named."""
    words, action = company.words, choice.action
    if isinstance(action, Discard) and action.cards:
        return words.say("hint-throw", cards=company.cards(in_order(action.cards, view)))
    return words.say("hint-action", label=label(company, view, action))
