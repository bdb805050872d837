"""How long a day of games takes."""

from __future__ import annotations

from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass


@dataclass(frozen=True, slots=True)
class Break:
    """So many minutes of rest after the slot of that number, beside the change of tables."""

    after: int
    minutes: int


@dataclass(frozen=True, slots=True)
class Day:
    """The minutes of a game, those between two games, and the breaks. Source: G55-24."""

    game: int
    change: int = 0
    breaks: tuple[Break, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a game without length, and times below zero."""
        rests = [pause.minutes for pause in self.breaks]
        if self.game < 1 or min(self.change, *rests, 0) < 0:
            raise Refused("hall-robin-minutes")

    def starts(self, slots: int) -> tuple[int, ...]:
        """When each slot begins, in minutes after the first."""
        return tuple(
            number * (self.game + self.change)
            + sum(pause.minutes for pause in self.breaks if pause.after <= number)
            for number in range(slots)
        )

    def minutes(self, slots: int) -> int:
        """How long it takes from the first deal to the end of the last game."""
        return self.starts(slots)[-1] + self.game if slots else 0
