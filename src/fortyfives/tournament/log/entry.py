"""What is known of one entry: who they are, and whether they play."""

from typing import Literal

import msgspec

from fortyfives.tournament.entry import Number

Status = Literal["registered", "checked_in", "active", "withdrawn", "no_show"]
"""Entered; in the hall; has played; plays no more; never came."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """An entry; `last_game` is the one that it sat down to last, if there was one."""

    number: Number
    names: tuple[str, ...]
    status: Status = "registered"
    paid_cents: int = 0
    region: str = ""
    born: tuple[int, ...] = ()
    fixed_table: int | None = None
    last_game: str = ""

    @property
    def gone(self) -> bool:
        """Whether they play no more."""
        return self.status in {"withdrawn", "no_show"}
