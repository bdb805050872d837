"""What a house rule changes: one question, and the answer for each of its values."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fortyfives.rules.options.option import Value

House = dict[str, Any]
"""House rules by their keys."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A question whose answer hangs on one house rule; the first answer is the usual one.

    `ask` is given the house rules: none for the usual game, else the one in question.
    """

    key: str
    game: str
    ask: Callable[[House], object]
    answers: tuple[tuple[Value, object], ...]

    @property
    def usual(self) -> tuple[Value, object]:
        """The value in force when a house chooses nothing, and its answer."""
        return self.answers[0]


def effect(key: str, game: str, ask: Callable[[str, House], object], *answers: Any) -> Effect:
    """A question asked of a game by its key; values and answers in turn, the usual ones first."""
    pairs = tuple(zip(answers[::2], answers[1::2], strict=True))
    return Effect(key, game, lambda house: ask(game, house), pairs)
