"""A game at the terminal, played by piped lines in this process."""

import io
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from fortyfives.cli import play
from fortyfives.variants import ALL
from tests.terminal.scribe import EVENING, Sitting

SEED = "7"


@dataclass(frozen=True)
class Played:
    """What came of the command: its exit code, and what it printed."""

    code: int
    out: str
    err: str

    @property
    def last(self) -> str:
        """The last line."""
        return self.out.rstrip().splitlines()[-1]


@dataclass(frozen=True)
class Command:
    """The command, called in this process."""

    capsys: pytest.CaptureFixture[str]
    monkeypatch: pytest.MonkeyPatch

    def __call__(self, *argv: str, typed: Sequence[str] = ()) -> Played:
        """Call it with these words, and type these lines."""
        text = "".join(f"{line}\n" for line in typed)
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        code = play.main(argv, EVENING)
        return Played(code, *self.capsys.readouterr())


def typed_in(key: str, language: str = "en", deals: int | None = None) -> list[str]:
    """What a person types in a game of that seed, or in its first deals."""
    sitting = Sitting(ALL[key], language=language, seed=SEED)
    if deals is None:
        sitting.play()
        return sitting.paper.lines
    sitting.play_deals(deals)
    return sitting.paper.lines[:-1]
