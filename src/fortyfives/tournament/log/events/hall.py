"""Events about the evening itself."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from fortyfives.tournament.log.events.event import Event


class FormatSet(Event, frozen=True):
    """What is played tonight, as one document; after the first game a change needs a reason."""

    format: dict[str, Any]
    reason: str = ""


class TableUsable(Event, frozen=True):
    """A table can be used, or cannot any more."""

    table: Annotated[int, Meta(ge=1)]
    usable: bool
    capacity: Literal[4, 6] = 4
    near_door: bool = False


class ClockSet(Event, frozen=True):
    """The clock of the hall was set to so many seconds, and runs or stands."""

    seconds: int
    running: bool = True


class NoteAdded(Event, frozen=True):
    """Something to remember."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Reverted(Event, frozen=True):
    """What was written under that number is undone; undoing an undoing does it again."""

    target: Annotated[int, Meta(ge=1)]


class EventClosed(Event, frozen=True):
    """The evening is over."""
