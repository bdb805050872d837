"""One step of the fold: what an event changes, and what it takes for granted."""

from collections.abc import Hashable
from typing import Any, NamedTuple

from fortyfives.tournament.refused import Refused

Place = tuple[str, Hashable]
"""One fact: the book that it stands in, and under what."""


class Step(NamedTuple):
    """What an event changes: a new value for each place, None where there is nothing any more.

    `uses` are the places that it took for granted without changing them: who undoes one of these
    must undo this event first.
    """

    changes: dict[Place, Any]
    uses: tuple[Place, ...] = ()


def must(right: object, key: str, **facts: str | int) -> None:
    """Refuse the event unless this is so."""
    if not right:
        raise Refused(key, **facts)
