"""What the commands find around them."""

import io
import sys
from pathlib import Path

import pytest

from tests.cli.evening import begun
from tests.cli.played import Command
from tests.record.papers import DEAL


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a true record in it, a terminal in English, and nobody at the keyboard."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_CA.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    Path("true.toml").write_text(DEAL, "ascii")


@pytest.fixture
def evening(here: None) -> None:  # noqa: ARG001 - it is the folder
    """An evening that has just begun, in that folder."""
    Path("evening.jsonl").write_bytes(begun())


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table in English, eighty characters wide."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_CA.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(capsys, monkeypatch)
