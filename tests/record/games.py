"""Games played by lot and written down while they are played."""

import random
from dataclasses import dataclass, field

from fortyfives import Game, apply
from fortyfives.game.actions import Action, Fold, Say
from fortyfives.game.deal import Deal, Step
from fortyfives.game.events import Event
from fortyfives.record.recorder import Recorder
from fortyfives.record.replay import Replay
from fortyfives.rules.stakes import Call
from tests.strategies import Table, by_lot


@dataclass
class Played:
    """A game as it was played, and the recorder that was told of it."""

    recorder: Recorder
    game: Game
    deals: list[tuple[Deal, list[tuple[Action, Step]]]] = field(default_factory=list)

    @property
    def events(self) -> list[list[Event]]:
        """Everything that happened, deal by deal."""
        return [[event for _, step in steps for event in step.events] for _, steps in self.deals]

    @property
    def text(self) -> str:
        """The game on paper."""
        return self.recorder.text()


def events(replay: Replay) -> list[list[Event]]:
    """Everything that happened when the record was played again."""
    return [[event for _, step in deal.steps for event in step.events] for deal in replay.deals]


def played(table: Table, lot: random.Random, deals: int = 2, stops: float = 0) -> Played:
    """So many deals at that table; after each action the game is broken off with that chance."""
    game = Game.new(table.variant, table.players, seed=lot.getrandbits(32))
    one = Played(Recorder(game), game)
    for _ in range(deals):
        hour = lot.choice([None, 1, 13])
        deal = game.deal(hour=hour)
        one.recorder.begin(deal, hour)
        steps: list[tuple[Action, Step]] = []
        one.deals.append((deal, steps))
        while deal.turn is not None:
            if lot.random() < stops:
                return one
            action = shyly(deal, lot)
            step = apply(deal, action)
            one.recorder.step(action, step)
            steps.append((action, step))
            deal = step.deal
        game = one.game = game.after(deal)
        one.recorder.score(game)
        if game.over:
            break
    return one


def shyly(deal: Deal, lot: random.Random) -> Action:
    """Any legal action, but bidding and folding less often than by chance."""
    action = by_lot(deal, lot)
    for _ in range(2):
        bold = isinstance(action, Fold) or (
            isinstance(action, Say) and action.call is not Call.PASS
        )
        if not bold or lot.random() < 0.4:
            break
        action = by_lot(deal, lot)
    return action
