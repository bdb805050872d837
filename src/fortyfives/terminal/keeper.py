"""Keeps the record of a game on paper while it is played."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from fortyfives.game.actions import Action
from fortyfives.game.deal import Deal, Step
from fortyfives.game.game import Game
from fortyfives.record.recorder import Recorder
from fortyfives.rules.seating import Seat


class CannotWrite(Exception):
    """A file that cannot be written; it reads as the file's name."""


class Keeper:
    """Writes each game of a match into a file of its own, the first into the one asked for.

    A game is written after each deal, and when the table is left. Raises `CannotWrite`.
    """

    def __init__(self, path: Path, names: Mapping[Seat, str]) -> None:
        if not path.parent.is_dir():
            raise CannotWrite(str(path))
        self._path = path
        self._names = names
        self._recorder: Recorder | None = None
        self._files: list[Path] = []

    def begin_game(self, game: Game) -> None:
        """A game begins."""
        number = len(self._files) + 1
        path = self._path if number == 1 else self._path.with_stem(f"{self._path.stem}-{number}")
        self._recorder = Recorder(game, names=self._names)
        self._files.append(path)
        self._write()

    def begin_deal(self, deal: Deal, hour: int) -> None:
        """A deal begins."""
        if self._recorder is not None:
            self._recorder.begin(deal, hour)

    def step(self, action: Action, step: Step) -> None:
        """Something was done."""
        if self._recorder is not None:
            self._recorder.step(action, step)

    def score(self, game: Game) -> None:
        """A deal is over."""
        if self._recorder is not None:
            self._recorder.score(game)
            self._write()

    def put_away(self) -> Sequence[Path]:
        """Write what has been played so far, and give the files that there are."""
        self._write()
        return self._files

    def _write(self) -> None:
        """Write the game so far."""
        if self._recorder is not None:
            file = self._files[-1]
            try:
                file.write_text(self._recorder.text(), encoding="utf-8")
            except OSError:
                raise CannotWrite(str(file)) from None
