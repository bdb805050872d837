"""When a timed game of the Games is over, and what it is worth."""

from __future__ import annotations

from fortyfives.rules.goal import Goal, Standing, Verdict
from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused
from fortyfives.tournament.standings.result import Result


def verdict(score: tuple[int, int], goal: Goal, *, time_up: bool) -> Verdict:
    """Whether the game is over at this score, after a complete hand, and for whom.

    When the time is up the hand in progress has been finished; the higher score wins.
    Source: G55-24..26, AMB-73, AMB-74.
    """
    found = goal.decide(Standing(before=score, after=score))
    return goal.on_time(score) if time_up and not found.over else found


def result(
    sides: tuple[Number, Number], score: tuple[int, int], goal: Goal, *, time_up: bool
) -> Result:
    """The game of these two as it stands in the table; it must be over.

    Two who fall below the floor at the same score have tied. Source: G55-27.
    """
    found = verdict(score, goal, time_up=time_up)
    if not found.over:
        raise Refused("hall-game-goes-on", one=score[0], other=score[1])
    alone = len(found.winners) == 1
    return Result(sides, sides[found.winners[0]] if alone else None, score)
