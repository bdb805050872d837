"""What all tables of a server share: the store, the time, the pace, and those who think."""

import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from fortyfives.server.store.store import Store
from fortyfives.server.table.clock import USUAL, Pace
from fortyfives.server.table.thinking import Thinkers

Wish = Callable[[], Coroutine[Any, Any, Any]]
"""Something to be done at a table when its turn comes."""


@dataclass(frozen=True, slots=True)
class World:
    """What a table needs from outside; `now` tells the seconds since 1970.

    `since` is when the server was started.
    """

    store: Store
    thinkers: Thinkers
    pace: Pace = USUAL
    now: Callable[[], float] = time.time
    since: float = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "since", self.now())
