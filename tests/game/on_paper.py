"""A deal or a game written down, read back, and played again from the paper."""

from collections.abc import Sequence

from fortyfives.game.deal import Step
from fortyfives.game.game import Game
from fortyfives.record.read import read
from fortyfives.record.recorder import Recorder
from fortyfives.record.replay import Replay, Replayed, replay
from tests.game.watching import Watched


def note(recorder: Recorder, told: Watched, after: Game) -> None:
    """Write a deal down as it was played."""
    recorder.begin(told.first.deal)
    for action, step in told.told:
        recorder.step(action, step)
    recorder.score(after)


def read_back(recorder: Recorder) -> Replay:
    """What is read is what was written, and it is true."""
    record = recorder.record
    assert read(recorder.text()) == record
    return replay(record)


def same(told: Watched, again: Replayed) -> None:
    """The deal played again from the paper is the deal that was played."""
    assert [action for action, _ in again.steps] == [action for action, _ in told.told]
    for (_, step), (_, other) in zip(told.told, again.steps, strict=True):
        assert seen(step) == seen(other)


def seen(step: Step) -> Sequence[object]:
    """All of a step but the seed that it came from."""
    deal = step.deal
    return (step.events, deal.public, deal.owns, deal.hidden, deal.shuffles)


def written_and_read(told: Watched) -> None:
    """A deal that begins a game can be written down, read back and played again.

    One in which a side has fallen out before cannot begin a game, and is left alone.
    """
    setting, table = told.deal.setting, told.table
    if len(setting.ring) < setting.seats:
        return
    game = Game.new(table.variant, table.players, dealer=setting.dealer, scores=setting.scores)
    assert game.setting() == setting
    recorder = Recorder(game)
    note(recorder, told, game.after(told.deal))
    same(told, read_back(recorder).deals[0])
