"""Playing a deal with whoever sits there: the one loop that everything else uses."""

from collections.abc import Callable, Iterator, Sequence

from fortyfives.game.actions import Action
from fortyfives.game.deal import Deal, Step
from fortyfives.game.engine import apply
from fortyfives.game.showing import view_for
from fortyfives.game.view import SeatView

Chair = Callable[[SeatView], Action]
"""Whoever sits in a chair: shown a view, it answers with an action."""


def steps(deal: Deal, chairs: Sequence[Chair]) -> Iterator[tuple[Action, Step]]:
    """Play the deal to its end, giving each action and what it did; chairs go by seat.

    Raises `IllegalAction` if a chair answers with what the rules forbid, and `ValueError` unless
    there is a chair for every seat.
    """
    if len(chairs) != len(deal.owns):
        message = f"there are {len(deal.owns)} seats at this table, and {len(chairs)} chairs"
        raise ValueError(message)
    while deal.turn is not None:
        action = chairs[deal.turn](view_for(deal, deal.turn))
        step = apply(deal, action)
        yield action, step
        deal = step.deal


def play(deal: Deal, chairs: Sequence[Chair]) -> Deal:
    """The deal played to its end; chairs go by seat."""
    for _, step in steps(deal, chairs):
        deal = step.deal
    return deal
