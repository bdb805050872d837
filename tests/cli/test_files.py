"""A file that will not do is named in one line, whichever command was to read or write it."""

import io
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from fortyfives.cli.main import main
from tests.cli.commands import (
    ENDLESS,
    one_line,
    refused,
)
from tests.record.papers import DEAL

pytestmark = pytest.mark.usefixtures("here")


@pytest.fixture
def spoilt() -> Mapping[str, str]:
    """Files that nobody can read anything from."""
    Path("empty").touch()
    Path("binary").write_bytes(b"\xff\xfe\0\1" * 9)
    Path("letter").write_text("Dear Jo", "ascii")
    Path("folder").mkdir()
    return {
        "a folder": "folder",
        "empty": "empty",
        "binary": "binary",
        "a letter": "letter",
        "not there": "none",
        "in no folder": "no/such/file",
        "in a file": "letter/file",
        "too long": ENDLESS,
    }


@pytest.mark.parametrize("before", [("verify",), ("check",), ("play", "--resume")])
def test_a_file_that_cannot_be_read_is_named(
    before: tuple[str, ...], spoilt: Mapping[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    for file in spoilt.values():
        assert file[:99] in one_line(capsys, *before, file)


@pytest.mark.parametrize("games", ["two", "three"])
def test_results_go_into_no_file_of_another_kind(
    games: str, spoilt: Mapping[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    players = ("random", "random-shy", "cautious")[: {"two": 2, "three": 3}[games]]
    wrong = {"two": {"none", "empty"}, "three": {"none", "folder"}}[games]
    if games == "two":
        (Path("own")).mkdir()
    for file in set(spoilt.values()) - wrong:
        line = refused(capsys, "compare", *players, "--deals", "1", "--jobs", "1", "--file", file)
        assert Path(file).name[:99] in line
    assert Path("letter").read_text("ascii") == "Dear Jo"
    assert Path("empty").read_bytes() == b""


@pytest.mark.parametrize(
    "rubbish",
    ["rubbish", "{}", "[]", "", "null", '{"number": "0"}', "9" * 5000, "[" * 9999, "a line twice"],
)
def test_a_line_that_is_no_result_is_named(
    rubbish: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("compare", "random", "random-shy", "--jobs", "1", "--file", "results", "--deals")
    assert main([*asked, "3"]) == 0
    capsys.readouterr()
    lines = Path("results").read_text("utf-8").splitlines()
    lines[2] = lines[1] if rubbish == "a line twice" else rubbish
    text = "\n".join([*lines, ""])
    Path("results").write_text(text, "utf-8")
    assert "results, line 3: " in refused(capsys, *asked, "4")
    assert Path("results").read_text("utf-8") == text


@pytest.mark.parametrize("key", ["net", "clocks", "number", "games"])
@pytest.mark.parametrize("value", [None, "x", [], [1], [1, 0], -1, 0.5, {}])
def test_a_result_with_something_wrong_in_it_is_named(
    key: str, value: object, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("compare", "random", "random-shy", "--jobs", "1", "--file", "results", "--deals")
    assert main([*asked, "1"]) == 0
    capsys.readouterr()
    head, line = Path("results").read_text("utf-8").splitlines()
    text = "\n".join([head, json.dumps(json.loads(line) | {key: value}), ""])
    Path("results").write_text(text, "utf-8")
    assert "results, line 2: " in refused(capsys, *asked, "2")


@pytest.mark.parametrize("way", ["--record", "save"])
def test_no_record_goes_where_none_can_be(
    way: str, spoilt: Mapping[str, str], capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    for file in set(spoilt.values()) - {"none"}:
        if way == "--record":
            assert file[:99] in refused(capsys, "play", "irish_45", way, file)
            continue
        monkeypatch.setattr(sys, "stdin", io.StringIO(f"save {file}\nquit\n"))
        assert main(["play", "irish_45"]) == 0
        told = capsys.readouterr()
        assert "written in" not in told.out
        assert file[:30] in told.out
    assert {path.name for path in Path().iterdir()} >= {"empty", "binary", "letter", "folder"}
    assert len(list(Path().iterdir())) == 5


def test_a_name_that_is_as_long_as_can_be_is_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    file = "x" * 250 + ".toml"
    assert main(["play", "irish_45", "--record", file]) == 0
    assert Path(file).exists()
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(os.getuid() == 0, reason="whoever is root may write and read everywhere")
def test_a_folder_that_is_closed_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    Path("closed").mkdir()
    Path("closed/game.toml").write_text(DEAL, "ascii")
    Path("closed").chmod(0)
    try:
        for argv in (
            ("play", "irish_45", "--record", "closed/new.toml"),
            ("play", "--resume", "closed/game.toml"),
            ("verify", "closed/game.toml"),
            ("check", "closed/game.toml"),
            ("compare", "random", "cautious", "--file", "closed/results"),
            ("compare", "random", "cautious", "random-shy", "--file", "closed/results"),
        ):
            assert "closed/" in refused(capsys, *argv)
    finally:
        Path("closed").chmod(0o700)
