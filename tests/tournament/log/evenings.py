"""Evenings for the tests of the log: written by hand, or by chance."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from fortyfives.tournament.log import events as say
from fortyfives.tournament.log.book import Book, Group, Wanted
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.log.events import Event
from fortyfives.tournament.log.events.games import Kind
from fortyfives.tournament.log.facts import STEPS, Facts
from fortyfives.tournament.log.record import Record
from fortyfives.tournament.refused import Refused

ENTRIES, GAMES, CONTESTS = range(1, 6), ("R1T1", "R1T2", "R2T1", "R2T2"), ("first", "booby")
ACTORS = ("desk", "couple 1", "couple 2")
HEX = "0f" * 32
KINDS: tuple[Kind, ...] = ("win", "win", "win", "tie", "forfeit", "double_forfeit", "walkover")


class Evening:
    """A log and the facts that come of it."""

    def __init__(self) -> None:
        self.book = Book()
        self.facts = Facts()

    def write(self, *events: Event, by: str = "desk", command: str = "") -> Group:
        """Write what somebody did; nothing is written if it is refused."""
        key = command or f"c-{len(self.book.records)}"
        wanted = Wanted(key, events, by, "laptop", "2026-03-07T19:30:00-04:00")
        (group,), fresh = self.book.sealed([wanted])
        self.facts.take(fresh)
        self.book.extend(fresh)
        return group

    def enter(self, *entries: int) -> None:
        for each in entries:
            self.write(say.EntryRegistered(each, (f"Anne {each}", f"Léo {each}")))


def begun(*games: tuple[str, int, int]) -> Evening:
    """An evening on which these games are being played."""
    evening = Evening()
    evening.enter(*sorted({seat for _, *seats in games for seat in seats}))
    for game, *seats in games:
        evening.write(say.GameStarted(game, tuple(seats)))
    return evening


def by_chance(lot: Random, length: int) -> Iterator[tuple[Evening, bool]]:
    """An evening that grows: after each attempt, and whether it was refused."""
    evening = Evening()
    evening.enter(*ENTRIES[:3])
    for _ in range(length):
        count = lot.choice((1, 1, 1, 2))
        events = [any_event(lot, evening) for _ in range(count)]
        try:
            evening.write(*events, by=lot.choice(ACTORS))
        except Refused:
            yield evening, True
        else:
            yield evening, False


def any_event(lot: Random, evening: Evening) -> Event:
    """An event that may make sense."""
    seq = len(evening.book.records)
    about = lot.choice((about_game, about_game, about_game, about_people, about_prizes, about_hall))
    if lot.random() < 0.2:
        return say.Reverted(lot.randint(1, seq + 1) if lot.random() < 0.5 else seq)
    return about(lot, evening)


def about_game(lot: Random, evening: Evening) -> Event:
    name = lot.choice(GAMES)
    game = evening.facts.games.get(name)
    entry, other = lot.sample(ENTRIES[:3], 2)
    seats = (entry, other) if lot.random() < 0.9 else (1, 2, 3)
    sitting = game.seats if game and game.seats else ENTRIES
    kind = lot.choice(KINDS)
    winner = None if kind in {"tie", "double_forfeit"} else lot.choice(sitting)
    said: dict[str, Any] = {"game": name, "winner": winner, "kind": kind}
    number = lot.randint(1, 3)
    was = game.winner if game and lot.random() < 0.7 else entry
    sensible: dict[str, tuple[Event, ...]] = {
        "planned": (say.GameCalled(name),),
        "started": (
            say.ResultReported(**said),
            say.ResultReported(**said, points=lot.choice(((45, 20), (45, 20, 10)))),
        ),
        "reported": (say.ResultConfirmed(name), say.ResultDisputed(**said)),
    }
    always: tuple[Event, ...] = (
        say.RoundPlanned(number, (say.PlannedGame(name, number, seats),), lot.choice(((), (5,)))),
        say.GameStarted(name, seats, number, number, lot.choice((None, *seats))),
        say.GameStarted(name, seats),
        say.ResultConfirmed(name),
        say.ResultDisputed(**said),
        say.ResultCorrected(game=name, was=was, to=winner, kind=kind),
        say.GameVoided(name),
        say.RestRecorded(entry, number),
    )
    state = game.state if game else ""
    return lot.choice(sensible.get(state, always) if lot.random() < 0.5 else always)


def about_people(lot: Random, _: Evening) -> Event:
    entry = lot.choice(ENTRIES)
    born = lot.choice(((), (1950,), (1950, 0)))
    return lot.choice(
        (
            say.EntryRegistered(entry, ("Anne", "Léo"), born=born, instead=lot.random() < 0.5),
            say.CheckedIn(entry),
            say.CheckedIn(entry),
            say.Withdrawn(entry, no_show=lot.random() < 0.5),
        )
    )


def about_prizes(lot: Random, _: Evening) -> Event:
    contest, number = lot.choice(CONTESTS), lot.randint(1, 3)
    entry, other = lot.sample(ENTRIES[:3], 2)
    return lot.choice(
        (
            say.ContestOpened(contest, (entry, other), 2000),
            say.ChoiceMade(contest, entry, lot.choice(("split", "cut", "playoff"))),
            say.CutCommitted(number, HEX),
            say.CutDone(contest, {str(entry): "AC"}, lot.choice((None, entry))),
            say.CutDone(contest, {str(entry): "2C"}, entry, number, HEX, {str(entry): 7}),
            say.PlayoffDone(contest, entry),
            say.Paid(contest, entry, 1000),
            say.LedgerPosted({"entry": -number, "prizes": lot.choice((number, number, 7))}),
        )
    )


def about_hall(lot: Random, _: Evening) -> Event:
    return lot.choice(
        (
            say.FormatSet({"rounds": lot.randint(1, 25)}, lot.choice(("", "few came"))),
            say.TableUsable(lot.randint(1, 3), usable=lot.random() < 0.5),
            say.ClockSet(lot.randint(-9, 900), running=lot.random() < 0.5),
            say.NoteAdded("Il pleut."),
            say.EventClosed() if lot.random() < 0.3 else say.NoteAdded("Thé à dix heures."),
        )
    )


def plainly(records: Iterable[Record]) -> bytes:
    """The state that a log comes to, told otherwise: what was undone is left out of it."""
    records = list(records)
    stands = [True] * len(records)
    events = [record.event() for record in records]
    roots = list(range(len(records)))
    for place, event in enumerate(events):
        if isinstance(event, say.Reverted):
            roots[place] = roots[event.target - 1]
            stands[roots[place]] ^= True
    books = Books()
    for record, event, each in zip(records, events, stands, strict=True):
        if each and not isinstance(event, say.Reverted):
            for (book, key), value in STEPS[type(event)](books, event, record).changes.items():
                books.put(book, key, value)
    return books.to_bytes()
