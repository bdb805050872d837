"""The bell of a timed game: when the time is up, and what that means for the deal in hand."""

from typing import Final

from fortyfives.rules.goal import TimeUp
from fortyfives.server import entries as log
from fortyfives.server.table.state import Table

MINUTE: Final = 60


def seconds_left(table: Table, now: float) -> float | None:
    """How long a timed game may still last; None if no game is played, or one without a clock.

    While the game is put away, its clock stands still.
    """
    game = table.game
    minutes = game.variant.goal.time_limit if game else None
    if minutes is None or not table.under_way:
        return None
    seen = table.put_away if table.adjourned else now
    return max(0.0, table.began + minutes * MINUTE - seen)


def down(table: Table, since: float) -> list[log.WasDown]:
    """What is to be written when a table is brought back by a server that was started `since`.

    Only a timed game that is being played minds: its clock stood still meanwhile.
    """
    runs = seconds_left(table, table.written) is not None and not table.adjourned
    missed = since - table.written
    return [log.WasDown(seconds=missed)] if runs and table.written and missed > 0 else []


def time_is_up(table: Table, now: float) -> bool:
    """Whether a timed game has lasted as long as it may."""
    return seconds_left(table, now) == 0.0


def bell(table: Table, now: float) -> list[log.LastDeal | log.Rang]:
    """What the bell says now: nothing, that this deal is the last, or that the game is over.

    Source: G55-24, AMB-74.
    """
    game = table.game
    if game is None or table.adjourned or table.frozen or not time_is_up(table, now):
        return []
    if game.variant.goal.time_up is TimeUp.STOP_AT_BELL:
        return [log.Rang()]
    # Between two deals there is none yet that could be called the last.
    return [log.LastDeal()] if table.playing is not None and not table.last_deal else []
