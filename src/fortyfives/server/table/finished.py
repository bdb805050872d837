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

    `committed` are all deals that were committed to, in order, with all that was done in them;
    their secrets may be told now. `rang` tells that the bell ended the game: the last deal is then
    the one in which it rang, and perhaps was not dealt.
    """

    table: Table
    first: Game
    committed: tuple[Playing, ...]
    rang: bool = False

    @property
    def dealt(self) -> tuple[Playing, ...]:
        """Every deal that was dealt."""
        return tuple(playing for playing in self.committed if playing.start is not None)


def finished(bodies: Iterable[bytes], kept: Mapping[str, bytes], word: str) -> Finished:
    """The game of that word; `kept` has the secrets of the table's deals by their names.

    Raises `NotThere` if there is none or it is not over, and `LogLies`.
    """
    first, committed = None, list[Playing]()
    for step in steps(bodies, kept):
        rang = isinstance(step.entry, log.Rang)
        if isinstance(step.entry, log.Began):
            first = step.after.game if _same(step.entry.replay, word) else None
            committed.clear()
        elif isinstance(step.entry, log.Proved) or rang:
            playing = step.before.playing
            committed += [replace(playing, proved=True)] if playing else []
        if first is not None and not step.after.under_way:
            return Finished(step.after, first, tuple(committed), rang)
    raise NotThere(word)


def _same(told: str, word: str) -> bool:
    return bool(told) and secrets.compare_digest(told.encode(), word.encode())
