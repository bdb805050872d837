"""What happens when a result that was written down turns out to be wrong."""

from dataclasses import dataclass
from enum import Enum


class Stage(Enum):
    """How far a game has come."""

    NOT_STARTED = "not_started"
    STARTED = "started"
    DONE = "done"


class Change(Enum):
    """What was wrong: who won, or only by how much."""

    WINNER = "winner"
    SCORE_ONLY = "score_only"


class Choice(Enum):
    """What the director may do when somebody already plays who should not."""

    LET_STAND = "let_stand"
    VOID_AND_REPLAY = "void_and_replay"


@dataclass(frozen=True, slots=True)
class Correction:
    """Whether the correction needs nobody, and otherwise what the director may choose."""

    automatic: bool
    choices: tuple[Choice, ...] = ()


def correction(next_game: Stage, change: Change) -> Correction:
    """Another winner advances by himself only before the next game starts; a score always may."""
    if change is Change.SCORE_ONLY or next_game is Stage.NOT_STARTED:
        return Correction(automatic=True)
    return Correction(automatic=False, choices=tuple(Choice))
