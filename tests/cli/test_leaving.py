"""However a command is ended, it ends without a traceback, and a game is put away."""

import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from fortyfives.cli.main import main
from fortyfives.record.read import read_file
from fortyfives.record.replay import replay
from fortyfives.variants import ALL
from tests.terminal.scribe import Sitting

ENDINGS = [signal.SIGTERM, signal.SIGHUP, signal.SIGINT]


def command(*argv: str, stdout: int = subprocess.PIPE) -> "subprocess.Popen[str]":
    """The command in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "fortyfives", *argv],
        stdin=subprocess.PIPE,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
        start_new_session=True,
    )


def first_lines(number: int) -> list[str]:
    """What a person types at the beginning of a game."""
    sitting = Sitting(ALL["irish_45"], seed="7")
    sitting.play_deals(2)
    return sitting.paper.lines[:number]


def in_the_middle(file: Path) -> "subprocess.Popen[str]":
    """A game that has come to the third question of its first deal."""
    process = command("play", "irish_45", "--seed", "7", "--record", str(file))
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("".join(f"{line}\n" for line in first_lines(2)))
    process.stdin.flush()
    asked = 0
    while asked < 3:  # a question ends without a new line
        text = ""
        while not text.endswith((": ", "? ", "\n")):
            text += process.stdout.read(1)
        asked += text.endswith((": ", "? ")) and "Your" in text
        if text.endswith((": ", "? ")) and asked < 3:
            process.stdout.readline()
    return process


@pytest.mark.parametrize("number", ENDINGS, ids=lambda number: number.name)
def test_a_signal_ends_a_game_and_the_record_is_put_away(
    number: signal.Signals, tmp_path: Path
) -> None:
    file = tmp_path / "game.toml"
    with in_the_middle(file) as process:
        process.send_signal(number)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 128 + number
    assert err == ""
    proved = replay(read_file(file))
    assert proved.unfinished
    assert proved.deals[-1].steps
    assert [path.name for path in tmp_path.iterdir()] == ["game.toml"]


def test_a_reader_who_goes_away_leaves_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    process = in_the_middle(file)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    with suppress(BrokenPipeError):  # he may have seen that nobody reads before all is written
        process.stdin.write("".join(f"{line}\n" for line in first_lines(6)[2:]))
        process.stdin.close()
    assert process.wait(timeout=60) == 0
    assert process.stderr.read() == ""
    process.stderr.close()
    assert replay(read_file(file)).unfinished


@pytest.mark.parametrize("number", ENDINGS, ids=lambda number: number.name)
def test_a_signal_ends_a_comparison(number: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "results"
    with command("compare", "random", "random-shy", "--deals", "100000", "--file", str(file)) as it:
        while not file.exists() or file.stat().st_size < 2000:
            assert it.poll() is None
        os.killpg(it.pid, number)
        _, err = it.communicate(timeout=60)
    assert it.returncode == 128 + number
    said = re.fullmatch(
        rf"Stopped: (\d+) of 100000 results are kept in {re.escape(str(file))}. "
        r"The same command goes on from there.\n",
        err,
    )
    assert said, err
    assert 0 < int(said[1]) < len(file.read_text("utf-8").splitlines()) + 1


@pytest.mark.parametrize("count", [2, 3])
def test_whoever_stops_a_comparison_hears_how_it_could_have_been_kept(
    count: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_asked: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fortyfives.cli.compare.results", stopped)
    monkeypatch.setattr("fortyfives.cli.compare.round_robin", stopped)
    assert main(["compare", *("random", "random-shy", "cautious")[:count]]) == 130
    err = capsys.readouterr().err
    assert err.startswith("Stopped after 0 of ")
    assert "none is kept. With --file they are" in err
    assert err.count("\n") == 1


def test_ctrl_c_while_a_command_is_loaded_is_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fortyfives.cli.main.import_module", interrupted)
    assert main(["rules"]) == 130
    monkeypatch.setitem(sys.modules, "fortyfives.cli.door", _Loading())
    assert main(["rules"]) == 130
    assert capsys.readouterr() == ("", "")


class _Loading:
    """A module that somebody interrupts while it is loaded."""

    def __getattr__(self, name: str) -> object:
        raise KeyboardInterrupt
