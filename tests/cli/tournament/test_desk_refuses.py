"""What the desk is told wrongly is refused in one sentence, and nothing is half done."""

import io
import os
import sys
from pathlib import Path

import pytest

from fortyfives.cli.main import main
from fortyfives.server.hall.journal import Journal
from tests.cli.tournament.at_desk import LOG, begin, no, told

pytestmark = pytest.mark.usefixtures("evening")
Capsys = pytest.CaptureFixture[str]


def test_a_result_needs_a_game_that_is_played(capsys: Capsys) -> None:
    begin(capsys)
    assert "Seat the first game" in no(capsys, "result", "1", "2")[0]
    assert "Seat the first game" in no(capsys, "result", "1", "2", "--game", "3")[0]
    told(capsys, "next")
    assert no(capsys, "result", "3", "2")[0].endswith("The tables are: 1, 2.")
    assert no(capsys, "result", "1", "2", "--game", "2")[0] == "Game 2 has not been seated."
    assert "does not sit at table 1" in no(capsys, "result", "1", "99")[0]
    told(capsys, "leave", "1")
    line = no(capsys, "result", "1", "2", "--correct")[0]
    assert "table 1" in line


def test_a_game_that_counts_for_nobody_gets_no_result(capsys: Capsys) -> None:
    begin(capsys, couples=4, leaves="void")
    seats = told(capsys, "next")
    one = seats.split("Table 1")[1].split()[0]
    told(capsys, "leave", one)
    assert "table 1" in no(capsys, "result", "1", one)[0]


def test_a_couple_is_entered_once(capsys: Capsys) -> None:
    begin(capsys)
    for names in (("Anne 1", "Bob 1"), ("bob 1", " ANNE 1 ")):
        assert "entered already, under 1" in no(capsys, "enter", *names)[0]
    assert no(capsys, "enter", "A", "B", "--number", "5")[0] == "Number 5 is taken."
    assert "2 names" in no(capsys, "enter", "A")[0]
    no(capsys, "enter")
    no(capsys, "leave", "9")
    told(capsys, "leave", "1")
    assert "gone home already" in no(capsys, "leave", "1")[0]


@pytest.mark.parametrize(
    ("winner", "score"),
    [
        (0, ("5", "45")), (0, ("45", "45")), (1, ("45", "5")), (0, ("45",)), (0, ("45", "5", "5")),
        (0, ("many", "5")), (0, ("9" * 99, "5")), (None, ("45", "40")), (0, ("4.5", "1")),
    ],
)  # fmt: skip
def test_an_impossible_score_is_refused(
    winner: int | None, score: tuple[str, ...], capsys: Capsys
) -> None:
    begin(capsys, couples=2)
    seats = told(capsys, "next").split("Table 1")[1]
    sides = seats.split()[0], seats.split("\N{EN DASH}")[1].split()[0]
    won = "tie" if winner is None else sides[winner]
    no(capsys, "result", "1", won, "--score", *score)
    told(capsys, "result", "1", sides[0], "--score", "45", "-5")


def test_one_line_of_a_list_that_is_wrong_enters_nobody(capsys: Capsys) -> None:
    begin(capsys, couples=0)
    rows = [f"{n},Anne {n},Bob {n}" for n in range(1, 50)]
    rows[35] = "36,Anne 36,"
    Path("wrong.csv").write_text("\n".join(["number,name1,name2", *rows, ""]), "utf-8")
    english, french = no(capsys, "enter", "--csv", "wrong.csv")
    assert english.endswith("Line 37: the partner is missing.")
    assert "37" in french
    no(capsys, "enter", "--csv", "none.csv")
    no(capsys, "enter", "--csv", ".")
    no(capsys, "enter", "--csv", "wrong.csv", "Anne", "Bob")
    rows[35] = "36,Bob 1,Anne 1"
    Path("wrong.csv").write_text("\n".join(["number,name1,name2", *rows, ""]), "utf-8")
    assert "entered already" in no(capsys, "enter", "--csv", "wrong.csv")[0]


@pytest.mark.parametrize(
    "said", ["ten", "-5", "1.234", "10 dollars", "1,000.00", "1.-5", ".", "9" * 99, "٤"]
)
def test_money_that_is_none(said: str, capsys: Capsys) -> None:
    begin(capsys)
    no(capsys, "enter", "A", "B", f"--paid={said}")
    LOG.unlink()
    no(capsys, "new", "--event", "E", "--format", "evening25", "--games", "3", f"--fee={said}")
    assert not LOG.exists()


def test_papers_that_are_unknown_are_refused_before_any_is_printed(capsys: Capsys) -> None:
    begin(capsys)
    assert "cue-cards" in no(capsys, "print", "slips", "posters")[0]
    assert not Path("papers").exists()


def test_a_folder_holds_an_evening_or_none(capsys: Capsys) -> None:
    begin(capsys)
    assert "holds an evening already" in no(capsys, "new", "--json", "evening.json")[0]
    for argv in (("next",), ("undo",), ("standings",), ("print",), ("enter", "A", "B")):
        assert "holds no evening" in no(capsys, *argv, "--folder", "other")[0]
    assert not Path("other").exists()
    no(capsys, "new", "--json", "evening.json", "--folder", "list.csv")
    no(capsys, "next", "--folder", "list.csv")


@pytest.mark.parametrize(
    "written",
    ["", "[]", "{", "null", "[" * 99999, '{"format": "whist"}', '{"format": 3}', "{}",
     '{"format": "evening25", "rounds": 0}', '{"format": "evening25", "game": "whist"}',
     '{"format": "evening25", "nonsense": 1}', '{"format": "evening25", "event": "\\ud800"}',
     '{"format": "evening25", "entry_cents": 1e400}', '{"format": "evening25", "seed": "x"}',
     '{"format": "evening25", "tiebreaks": {"chain": 1}}'],
)  # fmt: skip
def test_a_document_that_describes_no_evening_begins_none(written: str, capsys: Capsys) -> None:
    LOG.unlink()
    Path("wrong.json").write_text(written, "utf-8")
    no(capsys, "new", "--json", "wrong.json")
    Path("wrong.json").write_bytes(b"\xff\xfe")
    no(capsys, "new", "--json", "wrong.json")
    assert not LOG.exists()


@pytest.mark.parametrize("answers", ["", "Legion\n", "Legion\n\n6\n0\n"])
def test_an_end_before_the_last_answer_begins_nothing(
    answers: str, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    LOG.unlink()
    asked = {"en": "What is the evening called?", "fr": "Comment s’appelle"}
    for language, question in asked.items():
        monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        assert main(["tournament", "new", "--lang", language]) == 2
        said = capsys.readouterr()
        assert said.out.startswith(question)
        assert said.err.count("\n") == 1
    assert not LOG.exists()


def test_a_flipped_bit_is_told_by_its_line_and_the_copy_is_offered(capsys: Capsys) -> None:
    begin(capsys)
    Path("stick").mkdir()
    told(capsys, "next", "--mirror", "stick")
    lines = LOG.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b"Anne", b"Anna")
    LOG.write_bytes(b"".join(lines))
    for argv in (("standings",), ("next",), ("undo",), ("enter", "A", "B"), ("print",)):
        english, _ = no(capsys, *argv)
        assert "damaged in line 3" in english
        assert "--mirror" in english
        english, french = no(capsys, *argv, "--mirror", "stick")
        for line in (english, french):
            assert str(Path("stick") / LOG) in line
    LOG.write_bytes((Path("stick") / LOG).read_bytes())
    told(capsys, "standings", "--mirror", "stick")


def test_a_torn_line_is_set_aside_and_the_evening_goes_on(capsys: Capsys) -> None:
    begin(capsys)
    whole = LOG.read_bytes()
    told(capsys, "enter", "A", "B")
    LOG.write_bytes(LOG.read_bytes()[:-9])
    assert "power cut" in told(capsys, "next")
    assert LOG.read_bytes().startswith(whole)
    assert "power cut" not in told(capsys, "standings")


def test_while_another_program_writes_nothing_is_done(capsys: Capsys) -> None:
    begin(capsys)
    with Journal(LOG):
        for argv in (("next",), ("undo",), ("standings",), ("new", "--json", "evening.json")):
            assert "Another program" in no(capsys, *argv)[0]
    told(capsys, "next")


@pytest.mark.skipif(os.getuid() == 0, reason="whoever is root may write and read everywhere")
def test_a_folder_that_takes_nothing_is_told(capsys: Capsys) -> None:
    begin(capsys)
    Path("shut").mkdir(mode=0o500)
    no(capsys, "new", "--json", "evening.json", "--folder", "shut/evening")
    no(capsys, "new", "--json", "evening.json", "--folder", "shut")


def test_there_is_nothing_to_take_back_before_the_beginning(capsys: Capsys) -> None:
    begin(capsys)
    assert "5 entries" in told(capsys, "undo")
    assert "nothing to take back" in no(capsys, "undo")[0]
    told(capsys, "enter", "A", "B")


def test_a_couple_that_comes_too_late_is_told_at_the_door(capsys: Capsys) -> None:
    begin(capsys, couples=2, late_before=1)
    told(capsys, "next")
    told(capsys, "result", "1", "1")
    assert "may not sit down before game 2" in no(capsys, "enter", "A", "B")[0]
    told(capsys, "next")
