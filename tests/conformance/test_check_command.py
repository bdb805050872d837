"""`fortyfives check` tells what failed, closes with the count, and never shows a traceback."""

import json
from pathlib import Path
from typing import Any

import pytest

from fortyfives.cli.check import main
from tests.conformance.files import FOLDER, case

ALL = str(FOLDER / "vectors.json")


def file_of(folder: Path, *cases: Any) -> str:
    """A file with these cases."""
    path = folder / "cases.json"
    path.write_text(json.dumps({"vectors": cases}), encoding="utf-8")
    return str(path)


def test_the_worked_cases_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([ALL]) == 0
    assert capsys.readouterr().out == "238 passed, 0 failed\n"


def test_a_failure_tells_the_case_the_field_and_both_values(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = case("OVER-003")
    wrong["expect"] |= {"winner": "A", "over": False}
    assert main([file_of(tmp_path, wrong, case("RANK-001"))]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "FAIL OVER-003: over: expected false, got true",
        'FAIL OVER-003: winner: expected "A", got "B"',
        "1 passed, 1 failed",
    ]


def test_a_case_that_cannot_be_asked_tells_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    odd = case("RANK-001") | {"kind": "rank\n\ud800é", "id": "ODD\n1 passed"}
    assert main([file_of(tmp_path, odd)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert len(out) == 2
    assert out[0].startswith("FAIL ODD\\n1 passed: there is no kind")
    assert out[1] == "0 passed, 1 failed"


def test_verbose_lists_what_passed_and_the_filters_choose(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([ALL, "--verbose", "--kind", "booked", "--id", "BOOK-001", "--id", "BOOK-006"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out == ["ok   BOOK-001", "ok   BOOK-006", "2 passed, 0 failed"]


def test_several_files_are_counted_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([ALL, str(FOLDER / "evening_vectors.json"), "--kind", "game_over"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out == ["26 passed, 0 failed"]


GARBAGE = {
    "empty": b"",
    "text": b"forty-fives",
    "cut short": b'{"vectors": [',
    "no text": b"\xff\xfe\x00\x01",
    "a list": b"[]",
    "a number": b"45",
    "no cases": b'{"vectors": []}',
    "no list": b'{"vectors": {"id": 1}}',
    "not a number": b'{"vectors": [NaN]}',
    "a name twice": b'{"vectors": [{"id": "A", "id": "B"}]}',
    "endless nesting": b"[" * 200_000,
    "endless number": b'{"vectors": [' + b"9" * 5000 + b"]}",
}


@pytest.mark.parametrize("name", GARBAGE)
def test_garbage_is_refused_in_one_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cases.json"
    path.write_bytes(GARBAGE[name])
    assert main([ALL, str(path)]) == 2
    seen = capsys.readouterr()
    assert seen.out == ""
    assert len(seen.err.splitlines()) == 1
    assert str(path) in seen.err


@pytest.mark.parametrize(
    "argv",
    [
        [],
        ["--nonsense", ALL],
        ["--verb", ALL],
        [ALL, "--kind"],
        [ALL, "--kind", "nonsense"],
        [ALL, "--id", "RANK-999"],
        ["no/such/file.json"],
        [str(FOLDER)],
        ["\0"],
    ],
)
def test_a_wrong_command_is_refused_in_one_line(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == 2
    seen = capsys.readouterr()
    assert seen.out == ""
    assert len(seen.err.splitlines()) == 1


def test_help_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert "fortyfives check" in capsys.readouterr().out
