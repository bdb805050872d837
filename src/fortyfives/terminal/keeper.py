"""Keeps the record of a game on paper while it is played."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryFile

from fortyfives.game.actions import Action
from fortyfives.game.deal import Deal, Step
from fortyfives.game.game import Game
from fortyfives.record.keep import WouldBeLost, keep
from fortyfives.record.recorder import Recorder
from fortyfives.rules.seating import Seat
from fortyfives.terminal.bookmark import Bookmark
from fortyfives.terminal.resuming import Begun


class CannotWrite(Exception):
    """A file that cannot be written; it reads as the file's name."""


class AlreadyThere(Exception):
    """There is a file of that name already; it reads as the file's name."""


class Keeper:
    """Writes each game of a match into a file of its own, the first into the one asked for.

    Without a path nothing is written until `save_as` names one. A game is written after each
    deal, and when the table is left. Raises `CannotWrite`. Nothing is ever written over a file
    that was not written here and is no record that one asked to go on with.
    """

    def __init__(self, path: Path | None, names: Mapping[Seat, str]) -> None:
        if path is not None:
            _check_folder(path)
        self._path = path
        self._names = names
        self._recorder: Recorder | None = None
        self._start: tuple[Deal, int | None] | None = None
        self._steps: list[tuple[Action, Step]] = []
        self._games = 0
        self._files: list[Path] = []
        self.bookmark: Bookmark | None = None

    @property
    def path(self) -> Path | None:
        """The file of the game being played, if it is written at all."""
        return self._path

    def begin_game(self, game: Game) -> None:
        """A game begins; the second and later ones have names of their own."""
        self._games += 1
        if self._path is not None and self._games > 1:
            self._path = free_name(self._path.parent, _first(self._path.stem), self._games)
        self._recorder = Recorder(game, names=self._names)
        self._write()

    def go_on(self, begun: Begun) -> None:
        """A game is gone on with as its record tells it."""
        self._games = begun.number
        proved = begun.replay
        self._recorder = Recorder(proved.games[0], names=self._names)
        for told, played, game in zip(
            begun.record.deals, proved.deals, proved.games[1:], strict=False
        ):
            self._recorder.begin(played.first, told.hour)
            for action, step in played.steps:
                self._recorder.step(action, step)
            self._recorder.score(game)

    def go_on_in_deal(self, begun: Begun) -> None:
        """The deal that was left in the middle is gone on with."""
        played, told = begun.replay.deals[-1], begun.record.deals[-1]
        self.begin_deal(played.first, told.hour)
        for action, step in played.steps:
            self.step(action, step)

    def begin_deal(self, deal: Deal, hour: int | None) -> None:
        """A deal begins."""
        self._start, self._steps = (deal, hour), []
        if self._recorder is not None:
            self._recorder.begin(deal, hour)

    def step(self, action: Action, step: Step) -> None:
        """Something was done."""
        self._steps.append((action, step))
        if self._recorder is not None:
            self._recorder.step(action, step)

    def take_back(self, deal: Deal) -> None:
        """What was done since that moment of the deal is not done."""
        while self._steps and self._steps[-1][1].deal is not deal:
            self._steps.pop()
        if self._recorder is not None and self._start is not None:
            self._recorder.begin(*self._start)
            for action, step in self._steps:
                self._recorder.step(action, step)

    def score(self, game: Game) -> None:
        """A deal is over."""
        self._start, self._steps = None, []
        if self._recorder is not None:
            self._recorder.score(game)
            self._write()

    def save_as(self, path: Path | None, stem: str) -> Path:
        """Write the game now, into this file or into the one it has been written into before.

        Without either, a free name is found. Raises `AlreadyThere` and `CannotWrite`.
        """
        before = self._path
        if path is not None and path != before:
            check_free(path)
            self._path = path
        elif before is None:
            self._path = free_name(Path(), stem, 1)
        try:
            self._write()
        except CannotWrite:
            self._path = before
            raise
        assert self._path is not None  # noqa: S101 - one has just been found
        return self._path

    def put_away(self) -> Sequence[Path]:
        """Write what has been played so far, and give the files that there are."""
        self._write()
        return self._files

    def _write(self) -> None:
        """Write the game so far, beside a file that has been spoilt meanwhile."""
        if self._recorder is None or self._path is None:
            return
        mark = f"\n{self.bookmark.write()}" if self.bookmark else ""
        text = self._recorder.text() + mark
        try:
            try:
                keep(self._path, text)
            except WouldBeLost:
                self._path = free_name(self._path.parent, self._path.stem, 2)
                keep(self._path, text)
        except OSError:
            raise CannotWrite(str(self._path)) from None
        if self._path not in self._files:
            self._files.append(self._path)


def check_free(path: Path) -> None:
    """Raise `AlreadyThere` or `CannotWrite` if no new file of that name can be written."""
    if _there(path):
        raise AlreadyThere(str(path))
    _check_folder(path)


def free_name(folder: Path, stem: str, number: int) -> Path:
    """A file that is not there yet: game.toml, then game-2.toml and so on."""
    while True:
        path = folder / (f"{stem}.toml" if number == 1 else f"{stem}-{number}.toml")
        if not _there(path):
            return path
        number += 1


def _there(path: Path) -> bool:
    """Whether there is something of that name; `CannotWrite` if there can never be."""
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except (OSError, ValueError):  # a name that is too long, or no name at all
        raise CannotWrite(str(path)) from None
    return True


def _check_folder(path: Path) -> None:
    """Raise `CannotWrite` if nothing can be written beside that file."""
    try:
        with TemporaryFile(dir=path.parent):
            pass
    except OSError:
        raise CannotWrite(str(path)) from None


def _first(stem: str) -> str:
    """The name of a match's first game: game, of game-2."""
    base, dash, number = stem.rpartition("-")
    return base if dash and number.isdecimal() else stem
