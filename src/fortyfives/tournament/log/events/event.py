"""What every event of the log is."""

from typing import Annotated

import msgspec
from msgspec import Meta

from fortyfives.tournament.entry import Number

GameId = Annotated[str, Meta(min_length=1, max_length=40)]
"""The name of a game, such as `R7T12`: round seven, table twelve."""
EntryNumber = Annotated[Number, Meta(ge=1)]
Seats = Annotated[tuple[EntryNumber, ...], Meta(min_length=2, max_length=3)]
"""Who sits at a table, the one that stays first; three couples at a table of six."""
Name = Annotated[str, Meta(min_length=1, max_length=80)]
Cents = int
"""Money."""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Something that was decided or seen; its type is the name of its class.

    No value of the log can hold itself, so none of them need be looked at for that (`gc=False`): a
    hundred thousand of them would be looked at again and again.
    """
