from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.record.bad import BadRecord, Lie
from fortyfives.record.model import Bid
from fortyfives.record.read import LONGEST, read, read_file
from fortyfives.rules.stakes import Call
from tests.record.papers import DEAL, HEAD, complaint, proved, spoiled, wrong

START = 'dealer = "A"\n'


def test_a_record_of_no_deal_is_a_game_about_to_begin() -> None:
    record = read(HEAD + START)
    assert (record.players, record.dealer, record.start, record.deals) == (4, 0, (0, 0, 0, 0), ())


def test_without_a_first_dealer_it_is_the_dealer_of_the_first_deal() -> None:
    assert read(DEAL).dealer == 3


def test_everything_about_the_game_is_read() -> None:
    record = read(
        HEAD
        + 'options = { jokers = 1, target = 60 }\nplayers = 3\nnames = { B = "Nora" }\n'
        + 'title = "Title"\nshows = ["GEN-17", "H110-04"]\ndealer = "C"\nstart = [5, -10, 0]\n'
        + '[result]\nwinners = ["B"]\nended = "at the bell"\n'
    )
    assert record.options == {"jokers": 1, "target": 60}
    assert (record.players, record.dealer, record.start) == (3, 2, (5, -10, 0))
    assert (record.names, record.title, record.shows) == (
        {1: "Nora"},
        "Title",
        ("GEN-17", "H110-04"),
    )
    assert record.result is not None
    assert (record.result.winners, record.result.ended) == ((1,), "at the bell")


def test_what_was_played_for_is_read() -> None:
    text = HEAD.replace("general_120", "merrimack_valley") + '[[deals]]\ndealer = "A"\nbid = "{}"'
    assert read(text.format("B 20")).deals[0].bid == Bid(1, Call.TWENTY)
    assert read(text.format("A 15 bagged")).deals[0].bid == Bid(0, Call.FIFTEEN, bagged=True)


def test_a_mark_at_the_beginning_and_line_ends_of_windows_are_no_part_of_a_record() -> None:
    plain = read(DEAL)
    assert read("\N{ZERO WIDTH NO-BREAK SPACE}" + DEAL) == plain
    assert read(DEAL.encode("utf-8-sig")) == plain
    assert read(DEAL.replace("\n", "\r\n").encode()) == plain


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("", 1, "record-key-missing"),
        ("format = 1", 1, "record-not-text"),
        ('format = "fortyfives-record/2"\n', 1, "record-wrong-format"),
        ('format = "fortyfives-record/1"\n', 1, "record-key-missing"),
        (HEAD, 1, "record-key-missing"),
        (HEAD + "dealer = 3", 3, "record-not-text"),
        (HEAD + 'dealer = "E"', 3, "record-seat-unknown"),
        (HEAD + 'dealer = "AB"', 3, "record-seat-unknown"),
        (HEAD + START + "colour = 1", 4, "record-key-unknown"),
        (HEAD + START + "players = 7", 4, "record-rules-wrong"),
        (HEAD + START + "players = 99", 4, "record-not-number"),
        (HEAD + START + "players = true", 4, "record-not-number"),
        (HEAD + START + "names = 1", 4, "record-not-table"),
        (HEAD + START + 'names = { X = "Nora" }', 4, "record-seat-unknown"),
        (HEAD + START + "names = { A = 1 }", 4, "record-not-text"),
        (HEAD + START + "start = [1, 2]", 4, "record-not-numbers"),
        (HEAD + START + "start = [1, 2, 3, 4.5]", 4, "record-not-numbers"),
        (HEAD + START + "start = [1, 2, 3, 1000000]", 4, "record-not-numbers"),
        (HEAD + START + "start = 5", 4, "record-not-numbers"),
        (HEAD + START + "title = []", 4, "record-not-text"),
        (HEAD + START + 'shows = "GEN-17"', 4, "record-not-list"),
        (HEAD + START + "shows = [\n17]", 5, "record-not-text"),
        (HEAD + START + 'shows = ["GEN-17",\n"GEN17"]', 5, "record-rule-id"),
        (HEAD + START + "options = 1", 4, "record-not-table"),
        (HEAD + START + "options = { target = 1.5 }", 4, "record-not-option"),
        (HEAD + START + 'options = { target = ["a"] }', 4, "record-not-option"),
        (HEAD + START + "options = { target = { a = true } }", 4, "record-not-option"),
        (HEAD + START + "[options]\ntarget = 120\ntargets = 45", 6, "record-rules-wrong"),
        (HEAD + START + "[options]\n\ntarget = 46000", 6, "record-rules-wrong"),
        (HEAD + START + 'options = { deal = "3-3" }', 4, "record-rules-wrong"),
        (HEAD.replace("general", "genral") + START, 2, "record-rules-wrong"),
        (HEAD + START + "deals = 1", 4, "record-not-list"),
        (HEAD + START + "deals = [1]", 4, "record-not-table"),
        (HEAD + START + "[result]\n", 4, "record-key-missing"),
        (HEAD + START + 'result = "A"', 4, "record-not-table"),
        (HEAD + START + "[result]\nwinners = 1", 5, "record-not-list"),
        (HEAD + START + '[result]\nwinners = ["AC"]', 5, "record-side-unknown"),
        (HEAD + START + '[result]\nwinners = ["A"]\nhow = ""', 6, "record-key-unknown"),
        (HEAD + START + '[result]\nwinners = []\nended = "soon"', 6, "record-line-unknown"),
        (HEAD + START + "[[deals]]\nhour = 24", 5, "record-not-number"),
        (HEAD + START + "[[deals]]\n[deals.deck]\na = 1", 5, "record-key-unknown"),
        (HEAD + START + '[[deals]]\nchance = { dock = "AS" }', 5, "record-key-unknown"),
        (HEAD + START + '[[deals]]\nchance = { deck = "AS" }', 5, "record-cards-number"),
        (HEAD + START + '[[deals]]\nchance = { deck = """\nAS 2S\nAS""" }', 7, "record-card-twice"),
        (HEAD + START + '[[deals]]\nchance = { deck = """\nAS\n1S""" }', 7, "record-card-unknown"),
        (HEAD + START + '[[deals]]\nhands = """\nA AS 2S 3S 4S"""', 6, "record-cards-number"),
        (HEAD + START + '[[deals]]\nhands = """\n\nX AS 2S 3S 4S"""', 7, "record-seat-unknown"),
        (
            HEAD + START + '[[deals]]\nhands = """\nA AS 2S 3S 4S 5S\nA 6S 7S 8S 9S TS"""',
            7,
            "record-seat-twice",
        ),
        (
            HEAD + START + '[[deals]]\nhands = """\nA AS 2S 3S 4S 5S\nB 6S 7S 8S 9S AS"""',
            7,
            "record-card-twice",
        ),
        (
            HEAD + START + '[[deals]]\nhands = """\nA AS 2S 3S 4S RJ"""',
            6,
            "record-card-not-in-pack",
        ),
        (HEAD + START + '[[deals]]\nkitty = "AS"', 5, "record-cards-number"),
        (HEAD + START + '[[deals]]\nlater = "A AS"', 5, "record-cards-number"),
        (HEAD + START + '[[deals]]\nturned = "??"', 5, "record-card-unknown"),
        (HEAD + START + '[[deals]]\nstock = "AS AS"', 5, "record-card-twice"),
        (HEAD + START + '[[deals]]\nopening = "A sings"', 5, "record-line-unknown"),
        (HEAD + START + '[[deals]]\nplay = """\nA AS ?? -> A"""', 6, "record-card-played"),
        (HEAD + START + '[[deals]]\nmade = "yes"', 5, "record-not-flag"),
        (HEAD + START + '[[deals]]\nbid = "A 16"', 5, "record-line-unknown"),
        (HEAD + START + '[[deals]]\nbid = "X 15"', 5, "record-seat-unknown"),
        (HEAD + START + "a = [", 4, "record-not-toml"),
        (HEAD + START + "a = 1\na = 2", 5, "record-not-toml"),
        (HEAD + START + 'title = "\n', 4, "record-not-toml"),
        (HEAD + START + f"players = {'9' * 5000}\n# more\n", 4, "record-number-endless"),
        (HEAD + START + f"a = {'[' * 5000}", 1, "record-not-toml"),
        (HEAD.encode() + b"\n\n\xff\xfe", 5, "record-no-text"),
        (b"\x7fELF\x00\x01", 1, "record-not-toml"),
        ("x" * (LONGEST + 1), 0, "record-too-large"),
    ],
    ids=lambda value: str(value)[-40:] if isinstance(value, str | bytes) else str(value),
)
def test_what_cannot_be_read_is_named_with_its_line(text: str | bytes, line: int, key: str) -> None:
    bad = wrong(text)
    assert (bad.key, bad.line) == (key, line), str(bad)
    assert not isinstance(bad, Lie)


def test_the_line_of_a_block_with_joined_lines_is_its_first() -> None:
    text = HEAD + START + '[[deals]]\nplay = """\nA AS \\\n 2S XX"""'
    assert wrong(text).line == 5


def test_a_deal_after_midnight_has_no_joker_where_that_is_the_custom() -> None:
    text = (
        HEAD.replace("general_120", "irish_45")
        + "options = { joker_after_midnight = false }\n[[deals]]\n"
        + 'dealer = "A"\nhour = 1\nturned = "RJ"\n'
    )
    assert wrong(text).key == "record-card-not-in-pack"
    assert proved(text.replace("hour = 1", "hour = 13")).unfinished


def test_a_file_is_read_as_its_text_is(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text(DEAL)
    assert read_file(path) == read(DEAL)
    path.write_text(DEAL + "# " + "x" * LONGEST)
    with pytest.raises(BadRecord, match="longer than"):
        read_file(path)
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "none.toml")


def test_what_is_shown_of_a_file_moves_no_cursor_and_is_not_long() -> None:
    bad = spoiled(HEAD + START, ('"A"', '"\\u001B[2J' + "x" * 500 + '"'))
    assert "\x1b" not in str(bad)
    assert len(str(bad)) < 200


@given(st.binary(max_size=200))
def test_no_bytes_make_it_stumble(noise: bytes) -> None:
    bad = wrong(noise)
    assert bad.line >= 1


@given(st.integers(0, len(DEAL)), st.integers(0, 40), st.text(max_size=8))
def test_nor_does_anything_written_over_a_record(start: int, length: int, noise: str) -> None:
    text = DEAL[:start] + noise + DEAL[start + length :]
    bad = complaint(text)
    assert bad is None or 1 <= bad.line <= text.count("\n") + 1
