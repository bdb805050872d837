"""The kitchen-table player: one well-made heuristic for every phase of every game."""

from random import Random

from fortyfives.game.actions import ChooseLeader
from fortyfives.game.legal import Choices, Throws
from fortyfives.game.legality import legal
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.players.kitchen_table import auction, holding, trick
from fortyfives.players.kitchen_table.style import Style
from fortyfives.players.player import Choice, Why


class KitchenTable:
    """Plays as people do who have played for years, and can say why."""

    def __init__(self, style: Style | None = None, name: str = "kitchen-table") -> None:
        """Sit down with a style of one's own, or the one that measured best."""
        self.name = name
        self.style = style or Style()

    def choose(self, view: SeatView, rng: Random) -> Choice:
        """What it does now, and why."""
        choices = legal(view)
        if isinstance(choices, Throws):
            return holding.throw(view, choices, self.style)
        if choices.count == 1 and view.phase is not Phase.PLAY:
            return Choice(choices.actions[0])
        if view.phase in {Phase.CUT, Phase.PACKETS}:
            return Choice(choices.actions[choices.count // 2])
        return self._decide(view, choices, rng)

    def _decide(self, view: SeatView, choices: Choices, rng: Random) -> Choice:
        style = self.style
        match view.phase:
            case Phase.JOKER | Phase.TURNED_ACE:
                choice = holding.about_turned(view, choices, style)
            case Phase.AUCTION:
                choice = auction.speak(view, choices, style)
            case Phase.NAMING:
                choice = auction.before_trump(view, choices, style)
            case Phase.CALLING:
                choice = holding.call_partner(view, choices)
            case Phase.STUB:
                choice = holding.about_stub(view, choices)
            case Phase.LEADER:
                own = next(
                    action
                    for action in choices.actions
                    if isinstance(action, ChooseLeader) and action.leader == view.seat
                )
                choice = Choice(own, Why("why-lead-first"))
            case _:
                choice = holding.rob(view, choices) or trick.play(view, style, rng)
        return choice
