"""What is told twice counts once; lists keep their accents; a stick gets a copy."""

from pathlib import Path

import pytest

from tests.cli.tournament.at_desk import LOG, begin, no, told

pytestmark = pytest.mark.usefixtures("evening")
Capsys = pytest.CaptureFixture[str]


def test_the_same_result_twice_scores_once(capsys: Capsys) -> None:
    begin(capsys, couples=2)
    told(capsys, "next")
    told(capsys, "result", "1", "2")
    before, standings = LOG.read_bytes(), told(capsys, "standings")
    assert "that was known" in told(capsys, "result", "1", "2")
    assert LOG.read_bytes() == before
    assert told(capsys, "standings") == standings
    assert "--correct" in no(capsys, "result", "1", "1")[0]
    told(capsys, "result", "1", "1", "--correct")
    again = LOG.read_bytes()
    assert "that was known" in told(capsys, "result", "1", "1", "--correct")
    assert LOG.read_bytes() == again


@pytest.mark.parametrize("comma", [",", ";"])
def test_a_list_keeps_its_accents(comma: str, capsys: Capsys) -> None:
    begin(capsys, couples=0)
    rows = ["numéro,nom1,nom2,payé", "3,Zoé Gaël,Noël L’Écuyer,10", "4,Mícheál Ó Sé,Siân,2.50"]
    text = "\ufeff" + "\r\n".join([*rows, ""]).replace(",", comma)
    Path("list.csv").write_bytes(text.encode())
    assert told(capsys, "enter", "--csv", "list.csv") == (
        "3: Zoé Gaël & Noël L’Écuyer\n4: Mícheál Ó Sé & Siân\n"
    )
    assert "Noël L’Écuyer" in told(capsys, "standings")


def test_a_stick_gets_a_copy_and_its_loss_stops_nobody(capsys: Capsys) -> None:
    begin(capsys)
    copy = Path("stick") / LOG
    assert "cannot be reached" in told(capsys, "standings", "--mirror", "stick")
    Path("stick").mkdir()
    told(capsys, "standings", "--mirror", "stick")
    assert copy.read_bytes() == LOG.read_bytes()
    told(capsys, "next", "--mirror", "stick")
    assert copy.read_bytes() == LOG.read_bytes()
    copy.unlink()
    copy.mkdir()
    assert "cannot be reached" in told(capsys, "result", "1", "3", "--mirror", "stick")
    copy.rmdir()
    copy.write_text("another evening\n", "ascii")
    assert "of another evening" in told(capsys, "standings", "--mirror", "stick")
    assert copy.read_text("ascii") == "another evening\n"
