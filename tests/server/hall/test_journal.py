"""The journal keeps what it has acknowledged, whatever happens to disks, sticks and laptops."""

import errno
import os
import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from fortyfives.server.hall import disk
from fortyfives.server.hall.journal import BrokenJournal, Journal, take_mirror
from fortyfives.tournament.log.book import Book, Store
from fortyfives.tournament.log.reading import Broken
from fortyfives.tournament.refused import Refused
from tests.server.hall.killing import start, write_and_kill
from tests.server.hall.nights import command, told

KILLS = 2


def refusal(act: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as refused:
        act()
    return refused.value


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evenings" / "evening.log"


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder / "evening.log"


def write(path: Path, *names: str, mirror: Path | None = None) -> bytes:
    """The log after these commands, of two records each."""
    with Journal(path, mirror) as journal:
        for name in names:
            journal.write([command(name, 2)])
            assert journal.copy() == ""
    return path.read_bytes()


@contextmanager
def no_room_beyond(size: int) -> Iterator[None]:
    """A disk on which no file can be longer than that."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


# --- writing ------------------------------------------------------------------------------------


def test_what_was_written_is_there_when_the_journal_is_opened_again(path: Path) -> None:
    with Journal(path) as journal:
        groups = journal.write([command("a", 2), command("b"), command("nothing", 0)])
        assert [len(group) for group in groups] == [2, 1, 0]
        assert path.read_bytes() == b"".join(record.line for record in journal.records)
    with Journal(path) as journal:
        assert list(journal.records) == [record for group in groups for record in group]
        assert not journal.torn
        assert journal.copy() == ""


def test_a_command_is_written_once_however_often_it_is_sent_and_whenever(path: Path) -> None:
    written = write(path, "a")
    with Journal(path) as journal:
        one, other, fresh = journal.write([command("a", 2), command("a"), command("b")])
        assert one == other == tuple(journal.records[:2])
        assert journal.write([command("b")]) == [fresh]
    assert path.read_bytes() == written + fresh[0].line


def test_a_store_in_memory_has_the_same_records(path: Path) -> None:
    with Journal(path) as journal:
        stores: tuple[Store, ...] = (journal, Book())
        answers = [store.write([command("a", 3), command("b")]) for store in stores]
        assert answers[0] == answers[1]
        assert list(stores[0].records) == list(stores[1].records)


def test_it_is_on_the_disk_before_it_is_acknowledged(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Journal(path) as journal:
        synced = []
        fsync = os.fsync
        monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.fstat(file).st_size))
        journal.write([command("a", 3), command("b")])
        monkeypatch.setattr(os, "fsync", fsync)
    assert synced == [path.stat().st_size]


# --- full disks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("room", [0, 1, 200, 700])
def test_a_full_disk_is_told_and_leaves_the_log_as_it_was(path: Path, room: int) -> None:
    before = write(path, "a")
    with Journal(path) as journal:
        with no_room_beyond(len(before) + room):
            told_off = refusal(lambda: journal.write([command("b", 3)]))
        assert told_off.key == "hall-log-not-written"
        assert told_off.facts == {"why": os.strerror(errno.EFBIG)}
        assert path.read_bytes() == before
        assert len(journal.records) == 2
        (answer,) = journal.write([command("b", 3)])
        assert path.read_bytes() == before + b"".join(record.line for record in answer)


def test_a_disk_that_takes_nothing_back_either_is_put_right_before_the_next_write(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = write(path, "a")

    def fails(*_: object) -> None:
        raise OSError(errno.EIO, "it hums")

    with Journal(path) as journal:
        with monkeypatch.context() as broken:
            broken.setattr(os, "ftruncate", fails)
            broken.setattr(os, "fsync", fails)
            assert refusal(lambda: journal.write([command("b")])).facts == {"why": "it hums"}
            assert path.read_bytes() != before
            assert refusal(lambda: journal.write([command("c")])).facts == {"why": "it hums"}
        (answer,) = journal.write([command("c")])
    assert path.read_bytes() == before + answer[0].line


def test_a_folder_that_cannot_be_is_told_and_nothing_stays_locked(path: Path) -> None:
    path.parent.write_bytes(b"")
    assert refusal(lambda: Journal(path)).key == "hall-log-not-written"
    path.parent.unlink()
    path.mkdir(parents=True)
    for _ in range(2):
        assert refusal(lambda: Journal(path)).key == "hall-log-not-written"


def test_a_folder_that_cannot_be_synced_is_no_harm(tmp_path: Path) -> None:
    disk.sync_folder(tmp_path / "nowhere")
    disk.append_to(tmp_path / "there", b"a")
    assert (tmp_path / "there").read_bytes() == b"a"


# --- torn writes and flipped bytes --------------------------------------------------------------


def test_wherever_a_write_is_cut_off_nothing_acknowledged_is_lost(path: Path) -> None:
    before = write(path, "a")
    after = write(path, "b")
    beside = path.with_name("evening.log.torn")
    for length in range(len(before), len(after)):
        path.write_bytes(after[:length])
        beside.unlink(missing_ok=True)
        with Journal(path) as journal:
            assert [record.command_id for record in journal.records] == ["a", "a"]
            assert journal.torn == (length > len(before))
            assert path.read_bytes() == before
        if length > len(before):
            assert beside.read_bytes() == after[len(before) : length] + b"\n"
        assert write(path, "b") == after


def test_all_that_was_ever_torn_off_is_kept(path: Path) -> None:
    before = write(path, "a")
    for torn in (b"{", b'{"a'):
        path.write_bytes(before + torn)
        Journal(path).close()
    assert path.with_name("evening.log.torn").read_bytes() == b'{\n{"a\n'


def test_a_flipped_bit_is_refused_with_its_line_and_the_file_left_alone(path: Path) -> None:
    written = write(path, "a", "b")
    lot = Random("flips")
    for place in range(0, len(written), 7):
        flipped = bytearray(written)
        flipped[place] ^= 1 << lot.randrange(8)
        path.write_bytes(flipped)
        with pytest.raises(BrokenJournal) as broken:
            Journal(path)
        assert broken.value.line == written[:place].count(b"\n") + 1
        assert broken.value.mirror is None
        assert path.read_bytes() == flipped
    path.write_bytes(written)
    assert write(path, "a") == written


# --- the mirror ---------------------------------------------------------------------------------


def test_the_mirror_has_what_the_log_has(path: Path, stick: Path) -> None:
    assert write(path, "a", "b", mirror=stick) == stick.read_bytes()
    assert write(path, "c", mirror=stick) == stick.read_bytes()


def test_a_stick_that_is_pulled_out_is_told_and_catches_up_when_it_is_back(
    path: Path, stick: Path
) -> None:
    write(path, "a", mirror=stick)
    pulled = stick.parent.with_name("pocket")
    with Journal(path, stick) as journal:
        journal.write([command("b")])
        assert journal.copy() == ""
        stick.parent.rename(pulled)
        for name in ("c", "d"):
            journal.write([command(name)])
            assert journal.copy() == "hall-mirror-away"
        pulled.rename(stick.parent)
        assert journal.copy() == ""
        assert stick.read_bytes() == path.read_bytes()
        journal.write([command("e")])
        assert stick.read_bytes() != path.read_bytes()
        assert journal.copy() == ""
    assert stick.read_bytes() == path.read_bytes()


def test_a_journal_is_opened_without_its_stick(path: Path, stick: Path) -> None:
    stick.parent.rmdir()
    with Journal(path, stick) as journal:
        journal.write([command("a")])
        assert journal.copy() == "hall-mirror-away"
        stick.parent.mkdir()
        assert journal.copy() == ""
    assert stick.read_bytes() == path.read_bytes()


def test_a_full_stick_holds_a_beginning_and_the_rest_later(path: Path, stick: Path) -> None:
    before = write(path, "a", mirror=stick)
    with Journal(path, stick) as journal:
        journal.write([command("b", 2)])
        with no_room_beyond(len(before) + 50):
            assert journal.copy() == "hall-mirror-away"
        assert stick.read_bytes() == path.read_bytes()[: len(before) + 50]
        assert journal.copy() == ""
    assert stick.read_bytes() == path.read_bytes()


def test_what_lies_on_a_stick_and_is_another_log_is_left_alone(path: Path, stick: Path) -> None:
    other = write(stick.with_name("other.log"), "x", "y", "z")
    stick.write_bytes(other)
    write(path, "a")
    with Journal(path, stick) as journal:
        journal.write([command("b")])
        assert journal.copy() == "hall-mirror-other"
        assert stick.read_bytes() == other
        stick.unlink()
        assert journal.copy() == ""
    assert stick.read_bytes() == path.read_bytes()


def test_a_whole_mirror_is_offered_for_a_broken_log_and_can_take_its_place(
    path: Path, stick: Path
) -> None:
    written = write(path, "a", "b", "c", mirror=stick)
    for number in (1, 2):
        spoilt = written.replace(b"b 0", b"B 0")
        path.write_bytes(spoilt)
        with pytest.raises(BrokenJournal) as broken:
            Journal(path, stick)
        assert (broken.value.line, broken.value.why) == (3, "hash")
        assert (broken.value.mirror, broken.value.copied, broken.value.lines) == (stick, 6, 6)
        take_mirror(path, stick)
        assert path.read_bytes() == written
        assert path.with_name(f"evening.log.{number}.broken").read_bytes() == spoilt
    with Journal(path, stick) as journal:
        assert len(journal.records) == 6
        assert journal.copy() == ""
    assert not path.with_name("evening.log.new").exists()


@pytest.mark.parametrize("lost", ["file", "lines", "half a line"])
def test_a_log_that_has_lost_what_its_mirror_has_is_refused(
    path: Path, stick: Path, lost: str
) -> None:
    written = write(path, "a", "b", mirror=stick)
    lines = written.splitlines(keepends=True)
    if lost == "file":
        path.unlink()
    else:
        path.write_bytes(b"".join(lines[:2]) + (lines[2][:50] if lost == "half a line" else b""))
    with pytest.raises(BrokenJournal) as broken:
        Journal(path, stick)
    assert (broken.value.line, broken.value.why) == (1 if lost == "file" else 3, "shorter")
    assert (broken.value.mirror, broken.value.copied, broken.value.lines) == (stick, 4, 4)
    take_mirror(path, stick)
    assert path.read_bytes() == written
    assert write(path, "a", mirror=stick) == written


def test_a_mirror_that_is_broken_torn_short_or_another_log_is_not_offered(
    path: Path, stick: Path
) -> None:
    written = write(path, "a", "b", mirror=stick)
    lines = written.splitlines(keepends=True)
    other = write(stick.with_name("other.log"), "x", "y", "z")
    path.write_bytes(written.replace(b"b 0", b"B 0"))
    for content in (written.replace(b"a 0", b"A 0"), b"".join(lines[:2]), other, lines[0]):
        stick.write_bytes(content)
        with pytest.raises(BrokenJournal) as broken:
            Journal(path, stick)
        assert (broken.value.line, broken.value.mirror, broken.value.lines) == (3, None, 4)
    stick.write_bytes(written.replace(b"a 0", b"A 0"))
    with pytest.raises(Broken):
        take_mirror(path, stick)
    stick.unlink()
    assert refusal(lambda: take_mirror(path, stick)).key == "hall-log-not-written"


def test_of_a_mirror_only_whole_commands_are_taken(path: Path, stick: Path) -> None:
    written = write(path, "a", "b", mirror=stick)
    stick.write_bytes(written[:-20])
    take_mirror(path, stick)
    assert path.read_bytes() == b"".join(written.splitlines(keepends=True)[:2])


# --- several writers, and kills -----------------------------------------------------------------


def test_only_one_writes_at_a_time(path: Path, stick: Path) -> None:
    write(path, "a", mirror=stick)
    with Journal(path, stick):
        assert refusal(lambda: Journal(path)).key == "hall-log-in-use"
        assert refusal(lambda: take_mirror(path, stick)).key == "hall-log-in-use"
    write(path, "b")


def test_two_writers_that_race_both_write_all_of_it(path: Path, stick: Path) -> None:
    words = ("desk", "door")
    writers = [start(path, stick, word, 0, 15, 3) for word in words]
    heard = dict(line.split() for each in writers for line in each.communicate()[0].splitlines())
    assert [each.returncode for each in writers] == [0, 0]
    assert set(heard) == {f"{word}-{number}" for word in words for number in range(15)}
    with Journal(path, stick) as journal:
        assert journal.copy() == ""
        assert len(journal.records) == 2 * 15 * 2
        answers = journal.write([command(name) for name in heard])
        assert [told(answer) for answer in answers] == list(heard.values())


def test_nothing_acknowledged_is_lost_when_the_writer_is_killed(tmp_path: Path) -> None:
    found = write_and_kill(tmp_path, KILLS, "test")
    assert found.failures == []
    assert found.kills == KILLS
    assert found.acknowledged > 0
