"""Timings: every clock is asked in its own way."""

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from bench import timing
from bench.clocks import start_up


def clock(name: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A clock that `make bench` finds, and no other."""
    module: Any = ModuleType(f"bench.clocks.{name}")
    module.NAME = name
    found = [SimpleNamespace(name=name)]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr("bench.timing.pkgutil.iter_modules", lambda _path: found)
    monkeypatch.setattr(timing, "SECONDS", 0.01)
    monkeypatch.setattr(sys, "argv", ["timing"])
    return module


def test_a_clock_that_works_is_told_in_steps_of_the_calibration(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock("tens", monkeypatch).work = lambda: 10
    assert timing.main() == 0
    calibration, told = capsys.readouterr().out.splitlines()
    assert calibration.startswith("calibration: ")
    assert told.startswith("tens: ")
    assert told.endswith(" steps each")


def test_a_clock_that_compares_says_what_came_of_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock("pair", monkeypatch).lines = lambda: iter(["twice as fast", "half as long"])
    assert timing.main() == 0
    assert capsys.readouterr().out.splitlines()[1:] == ["pair: twice as fast", "pair: half as long"]


def test_a_clock_that_takes_minutes_can_be_tried_in_seconds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    slow = clock("slow", monkeypatch)
    slow.lines, slow.short = lambda: iter(["all"]), lambda: iter(["a little"])
    monkeypatch.setattr(sys, "argv", ["timing", "slow", "--short"])
    assert timing.main() == 0
    assert capsys.readouterr().out.splitlines()[1:] == ["slow: a little"]


def test_a_clock_that_is_not_there_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock("tens", monkeypatch)
    monkeypatch.setattr(sys, "argv", ["timing", "twenties"])
    assert timing.main() == 2
    assert "no clock called twenties. There are: tens." in capsys.readouterr().out


def test_starting_up_is_compared_with_an_interpreter_that_does_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(start_up, "ROUNDS", 1)
    package, game, cards, foreign = start_up.lines()
    assert "more than a bare interpreter" in package
    assert "bare interpreter starts" in game
    assert cards.startswith("with the engine and the first deal it is ")
    assert foreign.endswith("of other people's code: nothing")
