"""What an event is: something that happened, told to those who may know it."""

from typing import Any

from fortyfives.game.story import PublicStory
from fortyfives.game.view import OwnStory, SeatView
from fortyfives.rules.seating import Seat

Changes = dict[str, Any]


class Event:
    """Something that happened; public unless it is a `Secret`."""

    __slots__ = ()

    @property
    def audience(self) -> Seat | None:
        """The one seat that may know; None if everybody may."""
        return None

    @property
    def holder(self) -> Seat | None:
        """The seat whose own cards this changes, if any."""
        return None

    def changes(self, story: PublicStory) -> Changes:
        """What becomes different in the public story."""
        del story
        return {}

    def own(self, own: OwnStory) -> OwnStory:
        """What becomes different for the holder."""
        return own


class Secret(Event):
    """Something that only one seat may know."""

    __slots__ = ()
    seat: Seat

    @property
    def audience(self) -> Seat | None:
        """The one seat that may know."""
        return self.seat

    @property
    def holder(self) -> Seat | None:
        """The seat itself."""
        return self.seat


def fold(view: SeatView, event: Event) -> SeatView:
    """The view after an event that its seat may know."""
    public, own = view.public, view.own
    if event.audience is None:
        public = public.but(event.changes(public))
    if event.holder is not None and event.holder == view.seat:
        own = event.own(own)
    return SeatView(view.seat, public, own)


def seen_by(events: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """Those of the events that a seat may know; a spectator, None, only the public ones."""
    return tuple(e for e in events if e.audience is None or e.audience == seat)
