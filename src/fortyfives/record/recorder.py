"""Writing a game down while it is played, so that it is on paper at any moment."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from fortyfives.game.actions import Action
from fortyfives.game.deal import Deal, Step
from fortyfives.game.game import Game
from fortyfives.record.house_rules import house_rules
from fortyfives.record.keep import keep
from fortyfives.record.model import AT_THE_BELL, ON_TIME, GameRecord, Result
from fortyfives.record.noting import deal_record
from fortyfives.record.write import write
from fortyfives.rules.seating import Seat


class Recorder:
    """The record of one game: told of each deal, of each step in it, and of the score after it.

    Raises `NotRecordable` for a game that is no preset with house rules.
    """

    def __init__(
        self, game: Game, *, names: Mapping[Seat, str] | None = None, title: str = ""
    ) -> None:
        """Begin with a game before its first deal."""
        if game.number:
            raise ValueError("a record begins with the first deal of a game")
        self._game = game
        self._head = GameRecord(
            variant=game.variant.key,
            players=game.players,
            dealer=game.dealer,
            start=game.scores,
            options=house_rules(game.variant),
            names=dict(names or {}),
            title=title,
        )
        self._start: Deal | None = None
        self._hour: int | None = None
        self._steps: list[tuple[Action, Step]] = []

    def begin(self, deal: Deal, hour: int | None = None) -> None:
        """A deal begins, at that hour of the day if it is known."""
        self._start = deal
        self._steps = []
        dealing = self._game.variant.dealing
        self._hour = None if dealing.at_hour(hour) is dealing else hour

    def step(self, action: Action, step: Step) -> None:
        """Something was done in the deal that is being played."""
        self._steps.append((action, step))

    def score(self, game: Game) -> None:
        """The deal is over, or the game is: this is how it stands now."""
        ended = self._how_it_ended() if game.over else ""
        result = Result(game.verdict.winners, ended) if game.over else None
        head = replace(self.record, result=result)
        # At once, so that whoever is stopped here by a signal has the deal on paper once.
        self._head, self._start, self._steps, self._game = head, None, [], game

    def _how_it_ended(self) -> str:
        deal = self._steps[-1][1].deal if self._steps else self._start
        if deal is None or not deal.over:
            return AT_THE_BELL
        return "" if self._game.after(deal).over else ON_TIME

    @property
    def record(self) -> GameRecord:
        """The game as far as it has been played."""
        if self._start is None:
            return self._head
        deal = deal_record(self._start, self._steps, self._hour)
        return replace(self._head, deals=(*self._head.deals, deal))

    def text(self) -> str:
        """The record so far, as it is written to a file."""
        return write(self.record)

    def save(self, path: Path) -> None:
        """Write the record so far to a file, all of it or nothing."""
        keep(path, self.text())
