"""Every type of event that a log can hold."""

from typing import Final

from fortyfives.tournament.log.events.event import Event
from fortyfives.tournament.log.events.games import (
    GameCalled,
    GameStarted,
    GameVoided,
    Outcome,
    PlannedGame,
    RestRecorded,
    ResultConfirmed,
    ResultCorrected,
    ResultDisputed,
    ResultReported,
    RoundPlanned,
)
from fortyfives.tournament.log.events.hall import (
    ClockSet,
    EventClosed,
    FormatSet,
    NoteAdded,
    Reverted,
    TableUsable,
)
from fortyfives.tournament.log.events.people import CheckedIn, EntryRegistered, Withdrawn
from fortyfives.tournament.log.events.prizes import (
    ChoiceMade,
    ContestOpened,
    CutCommitted,
    CutDone,
    LedgerPosted,
    Paid,
    PlayoffDone,
)

TYPES: Final[tuple[type[Event], ...]] = (
    FormatSet,
    EntryRegistered,
    CheckedIn,
    Withdrawn,
    TableUsable,
    RoundPlanned,
    GameCalled,
    GameStarted,
    ResultReported,
    ResultConfirmed,
    ResultDisputed,
    ResultCorrected,
    GameVoided,
    RestRecorded,
    ClockSet,
    ContestOpened,
    ChoiceMade,
    CutCommitted,
    CutDone,
    PlayoffDone,
    Paid,
    LedgerPosted,
    NoteAdded,
    Reverted,
    EventClosed,
)
"""The types, by the names of their classes."""

__all__ = [
    "TYPES",
    "CheckedIn",
    "ChoiceMade",
    "ClockSet",
    "ContestOpened",
    "CutCommitted",
    "CutDone",
    "EntryRegistered",
    "Event",
    "EventClosed",
    "FormatSet",
    "GameCalled",
    "GameStarted",
    "GameVoided",
    "LedgerPosted",
    "NoteAdded",
    "Outcome",
    "Paid",
    "PlannedGame",
    "PlayoffDone",
    "RestRecorded",
    "ResultConfirmed",
    "ResultCorrected",
    "ResultDisputed",
    "ResultReported",
    "Reverted",
    "RoundPlanned",
    "TableUsable",
    "Withdrawn",
]
