"""Taking back what was done, one command after the other."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from fortyfives.tournament.director.undoing import last_command
from fortyfives.tournament.log.book import Book
from fortyfives.tournament.log.events import GameVoided, NoteAdded, Reverted
from fortyfives.tournament.refused import Refused
from tests.tournament.hall import Hall


def test_every_command_that_is_taken_back_leaves_no_trace_in_what_is_known() -> None:
    hall = Hall(5)
    commands: list[Callable[[], None]] = [
        hall.next,
        lambda: hall.says(1, hall.games()[0].seats[0]),
        lambda: hall.says(1, hall.games()[0].seats[0], by="couple"),
        lambda: hall.correct(1, 1, hall.games()[0].seats[1]),
        lambda: hall.leave(hall.games()[1].seats[0]),
        lambda: hall.enter(fixed_table=2),
        hall.next,
        lambda: hall.do([GameVoided("R2T1")]),
    ]
    known = [hall.facts.to_bytes()]
    for command in commands:
        command()
        known.append(hall.facts.to_bytes())
        hall.undo()
        assert hall.facts.to_bytes() == known[-2]
        command()
        known[-1] = hall.facts.to_bytes()
    for before in reversed(known[:-1]):
        hall.undo()
        assert hall.facts.to_bytes() == before


def test_nothing_is_left_to_undo_when_all_was_undone() -> None:
    hall = Hall(1)
    hall.undo()
    hall.undo()
    with pytest.raises(Refused, match="hall-nothing-to-undo"):
        hall.undo()
    with pytest.raises(Refused, match="hall-nothing-to-undo"):
        last_command(Book().records)


def test_what_was_undone_and_done_again_is_the_last_command() -> None:
    hall = Hall()
    hall.do([NoteAdded("soup at nine")])
    hall.undo()
    hall.do([Reverted(len(hall.book.records))])
    assert [record.seq for record in last_command(hall.book.records)] == [2]
    hall.undo()
    assert not hall.facts.notes


def test_all_events_of_a_command_are_taken_back_together() -> None:
    hall = Hall(1)
    hall.do([NoteAdded("one"), NoteAdded("two")])
    assert len(last_command(hall.book.records)) == 2


def test_events_that_no_command_wrote_are_taken_back_one_by_one() -> None:
    book = Hall(1).book.records
    loose = [replace(record, command_id=UNSET) for record in book]
    assert [record.seq for record in last_command(loose)] == [2]


@given(st.lists(st.sampled_from(["note", "undo", "again"]), max_size=12))
def test_undoing_and_doing_again_never_lose_count(steps: list[str]) -> None:
    hall, done = Hall(), 0
    undoing: list[int] = []
    for number, step in enumerate(steps):
        if step == "note":
            hall.do([NoteAdded(str(number))])
            done, undoing = done + 1, []
        elif step == "undo" and done:
            hall.undo()
            done -= 1
            undoing.append(len(hall.book.records))
        elif step == "again" and undoing:
            hall.do([Reverted(undoing.pop())])
            done += 1
        assert len(hall.facts.notes) == done
    for _ in range(done):
        hall.undo()
    assert not hall.facts.notes
