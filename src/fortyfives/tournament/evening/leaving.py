"""A couple that goes home in the middle of a game."""

from dataclasses import replace
from enum import Enum

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.game import TWO, Game
from fortyfives.tournament.refused import Refused


class Abandoned(Enum):
    """What becomes of a game that one couple has left; the hall says so before the evening."""

    WON = "won"
    """The opponents have won it."""
    VOID = "void"
    """It counts for nobody."""


def leave_during(game: Game, leaver: Number, policy: Abandoned) -> Game:
    """The game once that couple has gone; at a table of three the other two play on."""
    if leaver not in game.couples:
        raise Refused("hall-not-at-table", couple=leaver, table=game.table)
    if len(game.couples) > TWO:
        return game
    stays, arrives = game.couples
    won = arrives if leaver == stays else stays
    return replace(game, winner=won if policy is Abandoned.WON else None)
