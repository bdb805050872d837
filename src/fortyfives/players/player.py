"""What a computer player is: something that chooses an action from a view."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from fortyfives.cards.card import Card
from fortyfives.game.actions import Action
from fortyfives.game.view import SeatView


@dataclass(frozen=True, slots=True)
class Why:
    """The reason for a choice: the key of its sentence, and the cards it speaks of."""

    key: str
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """What a player does, and why if it can tell."""

    action: Action
    why: Why | None = None


class Player(Protocol):
    """A computer player; `name` is the one it is asked for by.

    The same view and a `rng` in the same state give the same choice. A player is never asked out
    of its turn.
    """

    @property
    def name(self) -> str:
        """The name in the registry."""

    def choose(self, view: SeatView, rng: Random) -> Choice:
        """What it does now."""
