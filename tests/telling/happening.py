"""What a player is told of actions, sentence after sentence."""

from fortyfives import apply, view_for
from fortyfives.game.actions import (
    Action,
    Play,
)
from fortyfives.game.deal import Deal
from fortyfives.game.events import seen_by
from fortyfives.rules.seating import Seat
from fortyfives.telling.company import Company, seat_names
from fortyfives.telling.narration import Narration
from fortyfives.wording.messages import Words
from tests.hands import card, turn


def told(deal: Deal, *actions: Action, me: Seat = 0, language: str = "en") -> str:
    """What the player in that seat is told of these actions, in one long line.

    The others are called Luc, Nora, Angus, Rose ... from the player's left.
    """
    people = seat_names(deal.setting.seats, me, "Jo")
    company = Company(Words(language, strict=True), people, deal.setting.sides, me)
    narration = Narration(company, view_for(deal, me))
    said: list[str] = []
    for action in actions:
        step = apply(deal, action)
        said += [sentence for _, sentence in narration.tell(seen_by(step.events, me))]
        deal = step.deal
    return " ".join(" ".join(said).split())


def played(deal: Deal, text: str) -> list[Action]:
    """The actions of playing these cards in turn."""
    actions: list[Action] = []
    for name in text.split():
        actions.append(Play(turn(deal), card(name)))
        deal = apply(deal, actions[-1]).deal
    return actions
