"""A finished game, found in the log of the table at which it was played."""

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from fortyfives.game.game import Game
from fortyfives.server import entries as log
from fortyfives.server.store.store import NotThere
from fortyfives.server.table.reading import steps
from fortyfives.server.table.state import Playing, Table


@dataclass(frozen=True, slots=True)
class Finished:
    """A game from `first`, before its first deal, to the table as it stood when it was over.

    `rang` tells that the bell ended it, and `stopped` is the deal in which it rang, committed to
    and perhaps not dealt; its secret may be told now.
    """

    table: Table
    first: Game
    rang: bool = False
    stopped: Playing | None = None

    @property
    def committed(self) -> tuple[Playing, ...]:
        """Every deal that was committed to, in order."""
        return self.table.done if self.stopped is None else (*self.table.done, self.stopped)

    @property
    def dealt(self) -> tuple[Playing, ...]:
        """Every deal that was dealt."""
        return tuple(playing for playing in self.committed if playing.start is not None)


def finished(bodies: Iterable[bytes], kept: Mapping[str, bytes], word: str) -> Finished:
    """The game of that word; `kept` has the secrets of the table's deals by their names.

    Raises `NotThere` if there is none or it is not over, and `LogLies`.
    """
    first = None
    for step in steps(bodies, kept):
        if isinstance(step.entry, log.Began):
            first = step.after.game if _same(step.entry.replay, word) else None
        if first is not None and not step.after.under_way:
            rang = isinstance(step.entry, log.Rang)
            stopped = step.before.playing if rang else None
            return Finished(step.after, first, rang, stopped and replace(stopped, proved=True))
    raise NotThere(word)


def _same(told: str, word: str) -> bool:
    return bool(told) and secrets.compare_digest(told.encode(), word.encode())
