"""Events about those who enter."""

from typing import Annotated

from msgspec import Meta

from fortyfives.tournament.log.events.event import Cents, EntryNumber, Event, Name


class EntryRegistered(Event, frozen=True):
    """A couple, a team or a player was entered under this number.

    With `instead` it corrects what was entered under it. `born` holds the year of birth of each of
    `names`, nought where it is not known; it is empty if nobody's is known. `fixed_table` is where
    they stay because they cannot walk.
    """

    entry: EntryNumber
    names: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=3)]
    paid_cents: Annotated[Cents, Meta(ge=0)] = 0
    region: Annotated[str, Meta(max_length=80)] = ""
    born: tuple[Annotated[int, Meta(ge=0, le=9999)], ...] = ()
    fixed_table: int | None = None
    instead: bool = False


class CheckedIn(Event, frozen=True):
    """They are in the hall."""

    entry: EntryNumber


class Withdrawn(Event, frozen=True):
    """They play no more, or never came."""

    entry: EntryNumber
    no_show: bool = False
