"""A log is read as it was written, or the line is told in which it was not."""

import json
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.canonical import canonical
from fortyfives.tournament.log.book import Book, Wanted
from fortyfives.tournament.log.codec import read_event, write_event
from fortyfives.tournament.log.events import (
    TYPES,
    EntryRegistered,
    FormatSet,
    GameStarted,
    NoteAdded,
    ResultReported,
)
from fortyfives.tournament.log.reading import Broken, read
from fortyfives.tournament.log.record import FIRST, Record, hash_of
from fortyfives.tournament.refused import Refused
from tests.tournament.log.evenings import by_chance

TEXTS = st.text(st.characters(codec="utf-8"), min_size=1, max_size=80)


def book() -> Book:
    """Four commands, one of which wrote three records."""
    found = Book()
    two = tuple(EntryRegistered(each, ("Anne", "Léo")) for each in (1, 2))
    found.write(
        [
            Wanted("c-1", two, "desk", "laptop", "2026-03-07T19:30:00-04:00"),
            Wanted("c-2", (GameStarted("R1T1", (1, 2)),), "desk"),
            Wanted("c-3", (NoteAdded("a"), NoteAdded("b"), NoteAdded("c"))),
            Wanted("c-4", (ResultReported(game="R1T1", winner=1),)),
        ]
    )
    return found


BOOK = book()
LINES = [record.line for record in BOOK.records]
WRITTEN = b"".join(LINES)
ENDS = (2, 3, 6, 7)
"""After so many records a command is whole."""


def broken(written: bytes) -> tuple[int, str]:
    with pytest.raises(Broken) as told:
        read(written)
    return told.value.line, told.value.why


def resealed(place: int, **changes: object) -> bytes:
    """The log with other content in one line, which has its own right hash."""
    fields = json.loads(LINES[place]) | changes
    fields = {name: value for name, value in fields.items() if value is not None}
    content = {k: v for k, v in fields.items() if k not in {"hash", "prev_hash"}}
    fields["hash"] = hash_of(fields["prev_hash"], msgspec.json.encode(content, order="sorted"))
    return b"".join([*LINES[:place], msgspec.json.encode(fields, order="sorted"), b"\n"])


def test_a_log_is_read_as_it_was_written() -> None:
    found = read(WRITTEN)
    assert found.records == tuple(BOOK.records)
    assert (found.torn, found.kept) == (b"", len(WRITTEN))
    assert read(b"").records == ()


def test_the_first_record_follows_on_nothing_and_each_other_on_the_one_before() -> None:
    assert [record.prev_hash for record in BOOK.records] == [
        FIRST,
        *(record.hash for record in BOOK.records[:-1]),
    ]


def test_a_line_is_canonical_json_and_so_is_what_is_hashed() -> None:
    for line in LINES:
        fields = json.loads(line)
        assert canonical(fields) + b"\n" == line
        found = fields.pop("hash")
        assert hash_of(fields.pop("prev_hash"), canonical(fields)) == found


def test_a_cut_at_any_byte_loses_no_whole_command_and_keeps_what_is_torn() -> None:
    ends = {end: len(b"".join(LINES[:end])) for end in (0, *ENDS)}
    for length in range(len(WRITTEN) + 1):
        written = WRITTEN[:length]
        found = read(written)
        whole = max(end for end, at in ends.items() if at <= length)
        assert found.records == tuple(BOOK.records[:whole])
        assert written[: found.kept] + found.torn == written
        assert found.kept == ends[whole]


def test_a_flipped_bit_is_detected_and_its_line_told() -> None:
    for place in range(len(WRITTEN)):
        line = WRITTEN[:place].count(b"\n") + 1
        for bit in range(8):
            flipped = bytearray(WRITTEN)
            flipped[place] ^= 1 << bit
            told, _ = broken(bytes(flipped))
            assert told == line


@given(st.integers(0, 2**32).map(Random))
def test_whatever_byte_is_replaced_in_whatever_log_it_is_detected(lot: Random) -> None:
    *_, (evening, _) = by_chance(lot, 12)
    written = bytearray(b"".join(record.line for record in evening.book.records))
    place = lot.randrange(len(written))
    written[place] = lot.choice([each for each in range(256) if each != written[place]])
    with pytest.raises(Broken):
        read(bytes(written))


@pytest.mark.parametrize(
    ("written", "line", "why"),
    [
        (b"\n", 1, "record"),
        (b"{}\n", 1, "record"),
        (b"[" * 100_000 + b"\n", 1, "record"),
        (LINES[0] + b'{"seq":2}\n', 2, "record"),
        (LINES[0].replace(b'","', b'", "', 1), 1, "writing"),
        (LINES[0].replace("é".encode(), b"\\u00e9"), 1, "writing"),
        (LINES[0] + LINES[2], 2, "number"),
        (resealed(0, seq=0), 1, "number"),
        (resealed(1, prev_hash=FIRST), 2, "chain"),
        (LINES[0].replace(b"Anne", b"Anna"), 1, "hash"),
        (resealed(1, left=1), 2, "group"),
        (resealed(1, command_id="c-7"), 2, "group"),
        (resealed(2, left=0), 3, "group"),
        (resealed(2, left=1, command_id=None), 3, "group"),
        (WRITTEN[:-1] + b"x", 7, "end"),
        (resealed(2, data={"text": 1.0}), 3, "writing"),
    ],
)
def test_what_no_torn_write_leaves_is_refused_with_its_line(
    written: bytes, line: int, why: str
) -> None:
    assert broken(written) == (line, why)


# --- what stands in a record --------------------------------------------------------------------


@given(st.dictionaries(TEXTS, st.integers() | TEXTS | st.booleans() | st.none()), TEXTS)
def test_an_event_is_read_as_it_was_written(document: dict[str, object], text: str) -> None:
    for event in (FormatSet(document), NoteAdded(text)):
        assert read_event(type(event).__name__, write_event(event)) == event
        fresh = Book()
        fresh.write([Wanted(text, (event,), text, text, text)])
        assert read(fresh.records[0].line).records == tuple(fresh.records)


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("Cheated", b"{}"),
        ("NoteAdded", b"{}"),
        ("NoteAdded", b'{"text":""}'),
        ("NoteAdded", b'{"text":"!","colour":1}'),
        ("NoteAdded", b"["),
        ("NoteAdded", b"[" * 100_000),
        ("CheckedIn", b'{"entry":0}'),
        ("CheckedIn", b'{"entry":"1"}'),
        ("GameStarted", b'{"game":"R1T1","seats":[1]}'),
        ("GameStarted", b'{"game":"R1T1","seats":[1,2,3,4]}'),
        ("CutCommitted", b'{"commitment":"AB","cut":1}'),
        ("FormatSet", b'{"format":[]}'),
    ],
)
def test_what_is_no_event_is_refused(kind: str, data: bytes) -> None:
    with pytest.raises(Refused) as told:
        read_event(kind, data)
    assert told.value.key == "hall-log-unknown-event"


def test_a_format_holds_no_fractions() -> None:
    with pytest.raises(Refused) as told:
        read_event("FormatSet", b'{"format":{"rounds":1.5}}')
    assert told.value.key == "hall-not-canonical"


def test_the_fields_of_a_record_stand_in_the_order_of_canonical_json() -> None:
    names = Record.__struct_fields__
    assert list(names) == sorted(names)
    assert len({kind.__name__ for kind in TYPES}) == len(TYPES) == 25


def test_a_record_says_who_wrote_it() -> None:
    assert BOOK.records[0].by() == "desk"
    assert BOOK.records[3].by() == ""
    assert BOOK.records[2].event() == GameStarted("R1T1", (1, 2))


# --- commands -----------------------------------------------------------------------------------


def test_a_command_is_written_once_also_within_one_write() -> None:
    fresh = Book()
    wanted = Wanted("c", (NoteAdded("!"), NoteAdded("?")))
    one, other, empty = fresh.write([wanted, wanted, Wanted("d", ())])
    assert one == other == tuple(fresh.records)
    assert [record.left for record in one] == [1, msgspec.UNSET]
    assert empty == ()
    assert fresh.write([wanted]) == [one]
    assert fresh.answer("d") is None
    assert Book(fresh.records).answer("c") == one


def test_nothing_is_written_while_it_is_only_sealed() -> None:
    fresh = Book()
    groups, made = fresh.sealed([Wanted("c", (NoteAdded("!"),))])
    assert groups == [tuple(made)]
    assert not fresh.records
    assert fresh.answer("c") is None


def test_a_record_without_a_command_answers_none() -> None:
    (record,) = read(resealed(0, command_id=None, left=None)).records
    assert Book([record]).records == [record]
