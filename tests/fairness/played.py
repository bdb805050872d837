"""Games whose cards were committed to, written down while they are played."""

import random
from collections.abc import Sequence

from fortyfives import Game, apply
from fortyfives.fairness.committed import Committed
from fortyfives.fairness.cut import DeckCut
from fortyfives.game.actions import Action, Cut, Discard
from fortyfives.game.deal import Deal
from fortyfives.game.legality import refuse
from fortyfives.game.setting import Phase
from fortyfives.game.showing import view_for
from fortyfives.record.recorder import Recorder
from tests.fairness.strategies import any_cut
from tests.record.games import shyly
from tests.strategies import Table

FIVE = Table("ns_call_your_partner", 5)
"""Where the stock runs out when everybody throws all there is, and the discards are shuffled."""


def committed_game(table: Table, lot: random.Random, deals: int = 2, stops: float = 0) -> Recorder:
    """So many deals, cut in any way; broken off after an action with that chance."""
    return deal_by_deal(table, lot, [any_cut(lot, table.players) for _ in range(deals)], stops)


def deal_by_deal(
    table: Table, lot: random.Random, cuts: Sequence[DeckCut], stops: float = 0
) -> Recorder:
    """A deal for each cut: hall/1, hall/2 ...; broken off after an action with that chance."""
    game = Game.new(table.variant, table.players, seed=lot.getrandbits(32))
    recorder = Recorder(game)
    for number, cut in enumerate(cuts, start=1):
        deal = game.deal(Committed(f"hall/{number}", lot.randbytes(32), cut))
        recorder.begin(deal)
        while deal.turn is not None:
            if lot.random() < stops:
                return recorder
            action = _action(deal, cut.depth, lot)
            step = apply(deal, action)
            recorder.step(action, step)
            deal = step.deal
        game = game.after(deal)
        recorder.score(game)
        if game.over:
            break
    return recorder


def _action(deal: Deal, depth: int, lot: random.Random) -> Action:
    seat = deal.turn
    assert seat is not None
    if deal.phase is Phase.CUT:
        return Cut(seat, depth)
    if deal.phase is Phase.EXCHANGE:
        everything = Discard(seat, deal.owns[seat].hand)
        if refuse(view_for(deal, seat), everything) is None:
            return everything
    return shyly(deal, lot)
