"""An evening as a worked case tells it, record by record, and what its log then comes to."""

from collections.abc import Mapping
from typing import Any, Final

from fortyfives.conformance.hall import Hall
from fortyfives.conformance.kind import Answers
from fortyfives.conformance.value import Json, shown
from fortyfives.tournament.canonical import canonical
from fortyfives.tournament.log.book import Book, Group, Wanted
from fortyfives.tournament.log.codec import read_event
from fortyfives.tournament.log.events import (
    CheckedIn,
    EntryRegistered,
    Event,
    GameStarted,
    Reverted,
    Withdrawn,
)
from fortyfives.tournament.log.facts import Facts
from fortyfives.tournament.log.record import FIRST, hash_of
from fortyfives.tournament.points import GAME

HASHES: Final = frozenset({"prev_hash", "hash"})
TEXTS: Final = frozenset({"time", "actor", "device", "command_id"})


class Logged:
    """An evening whose log and facts grow together."""

    def __init__(self) -> None:
        self.book = Book()
        self.facts = Facts()

    def write(self, events: tuple[Event, ...], by: str = "", command: str = "") -> Group:
        """Write what somebody did, once; raises `Refused` if it cannot have been so."""
        seq = len(self.book.records)
        (group,) = self.book.write([Wanted(command or f"own {seq}", events, actor=by)])
        if seq < len(self.book.records):
            self.facts.take(group)
        return group

    def enter(self, *entries: int) -> None:
        """Enter those who are not entered yet."""
        fresh = [each for each in dict.fromkeys(entries) if each not in self.facts.entries]
        self.write(tuple(EntryRegistered(each, ("A", "B")) for each in fresh))

    def sit(self, game: str, *seats: int) -> None:
        """Let these play a game; one who has no opponent plays somebody nobody has heard of."""
        other = max((*seats, *self.facts.entries), default=0) + 1
        seats = seats if len(seats) > 1 else (*seats, *range(other, other + 2 - len(seats)))
        self.enter(*seats)
        self.write((GameStarted(game, seats),))


def of_events(asked: Hall) -> Answers:
    """What the records given come to; `BadCase` or `Refused` if they cannot be."""
    records: list[dict[str, Any]] = []
    for place, record in enumerate(asked.entries("events"), start=1):
        if not isinstance(record, dict):
            asked.wrong("events", f"{shown(record)} is no record")
        if asked.as_number("events", record.get("seq")) != place:
            asked.wrong("events", f"record {place} does not have this number")
        for name in ("type", *(TEXTS & set(record))):
            asked.as_text("events", record.get(name))
        records.append(record)
    whole = sum("data" in record for record in records)
    if not records or whole not in {0, len(records)}:
        asked.wrong("events", "there are records, with `data` in all of them or in none")
    return _chain(asked, records) if whole else _fold(asked, records)


def _chain(asked: Hall, records: list[dict[str, Any]]) -> Answers:
    """The hashes of full records."""
    hashes: list[Json] = [FIRST]
    for record in records:
        for name in set(record) - TEXTS - HASHES - {"seq", "type", "data"}:
            asked.wrong("events", f"{shown(name)} is not a field of a record")
        read_event(record["type"], canonical(record["data"]))
        content = {name: value for name, value in record.items() if name not in HASHES}
        hashes.append(hash_of(str(hashes[-1]), canonical(content)))
    return {"hashes": hashes[1:], "prev_hashes": hashes[:-1]}


def _fold(asked: Hall, records: list[dict[str, Any]]) -> Answers:
    """What comes of records that hold only what matters."""
    events = [_event(asked, record) for record in records]
    hall = Logged()
    _before(hall, events)
    offset = len(hall.book.records)
    entries = {each.entry for each in events if isinstance(each, CheckedIn | Withdrawn)}
    entry = entries.pop() if len(entries) == 1 else None
    statuses: list[Json] = []
    for event, record in zip(events, records, strict=True):
        moved = Reverted(event.target + offset) if isinstance(event, Reverted) else event
        hall.write((moved,), by=record.get("actor", ""))
        if entry is not None:
            found = hall.facts.entries.get(entry)
            statuses.append(None if found is None else found.status)
    answers = _standing(hall.facts, events)
    answers["log_length"] = len(hall.book.records) - offset
    if entry is not None:
        answers |= {"entry": entry, "status_after_each": statuses}
    return answers


def _event(asked: Hall, record: Mapping[str, Any]) -> Event:
    """The event of a record whose fields stand beside the others; `players` are the seats."""
    data = {
        "seats" if name == "players" else name: value
        for name, value in record.items()
        if name not in {"seq", "type", *TEXTS}
    }
    if {"players", "seats"} <= set(record):
        asked.wrong("events", "players are seats")
    return read_event(record["type"], canonical(data))


def _before(hall: Logged, events: list[Event]) -> None:
    """What must have been before: who comes or goes has played, and who sits down is entered."""
    registered: set[int] = set()
    for event in events:
        if isinstance(event, EntryRegistered):
            registered.add(event.entry)
        elif isinstance(event, CheckedIn | Withdrawn) and event.entry not in registered:
            hall.sit(f"before {event.entry}", event.entry)
            registered.add(event.entry)
        elif isinstance(event, GameStarted):
            hall.enter(*(seat for seat in event.seats if seat not in registered))


def _standing(facts: Facts, events: list[Event]) -> Answers:
    """Who has won how often, who sits where now, and what was said of a game more than once."""
    named = [event.game for event in events if isinstance(event, GameStarted)]
    games = [facts.games[name] for name in named if name in facts.games]
    seated = sorted({seat for game in games for seat in game.seats})
    return {
        "wins": {str(seat): facts.tally.scores.get(seat, 0) // GAME for seat in seated},
        "seats": {game.game: list(game.seats) for game in games if game.state == "started"},
        "winner_history": {
            game.game: [told.outcome.winner for told in game.versions]
            for game in games
            if len(game.versions) > 1
        },
    }
