"""Who plays in each game of a bracket, as far as the results tell."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from fortyfives.tournament.elimination.bracket import (
    FINAL,
    RESET,
    Bracket,
    LoserOf,
    Name,
    Seeded,
    Source,
)
from fortyfives.tournament.entry import Number


class Vacant(Enum):
    """A place in a game where no couple stands: not known yet, or there will never be one."""

    OPEN = "open"
    HOLE = "hole"


Place = Number | Vacant


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game with those who play it, and who won and lost it.

    Nobody loses a game that has a hole: whoever stands there is passed on.
    """

    sides: tuple[Place, Place]
    winner: Place = Vacant.OPEN
    loser: Place = Vacant.OPEN

    @property
    def ready(self) -> bool:
        """Whether it can be played now."""
        return self.winner is Vacant.OPEN and not any(isinstance(s, Vacant) for s in self.sides)

    def won_by(self, winner: Place) -> "Fixture":
        """The game when this side has won it."""
        one, other = self.sides
        return Fixture(self.sides, winner, other if winner == one else one)


def fixtures(
    bracket: Bracket,
    entrants: Sequence[Number],
    winners: Mapping[Name, Number],
    withdrawn: Sequence[Number],
) -> dict[Name, Fixture]:
    """Every game with those who play it; the entrants stand in the order of their seeds.

    A couple that has withdrawn loses the games it has not played. Of two such, who are named in the
    order in which they left, the one that stayed longer goes on: so nothing that has been decided
    changes when somebody leaves, and everybody loses as often as anybody.
    """
    found: dict[Name, Fixture] = {}
    for game in bracket.games:
        one, other = (_place(side, entrants, found) for side in game.sides)
        fixture = Fixture((one, other))
        if game.name == RESET and one is not Vacant.OPEN and one == found[FINAL].sides[0]:
            fixture = Fixture((one, Vacant.HOLE))  # nobody is left who has lost but once
        found[game.name] = _decided(fixture, winners.get(game.name), withdrawn)
    return found


def _place(source: Source, entrants: Sequence[Number], found: Mapping[Name, Fixture]) -> Place:
    """Who comes from there."""
    if isinstance(source, Seeded):
        return entrants[source.seed - 1] if source.seed <= len(entrants) else Vacant.HOLE
    before = found[source.game]
    return before.loser if isinstance(source, LoserOf) else before.winner


def _decided(fixture: Fixture, winner: Number | None, withdrawn: Sequence[Number]) -> Fixture:
    """The game with its winner, if it has one."""
    one, other = fixture.sides
    if Vacant.HOLE in fixture.sides:
        passed = other if one is Vacant.HOLE else one
        return Fixture(fixture.sides, passed, Vacant.HOLE)
    if not fixture.ready:
        return fixture
    if winner is not None:
        return fixture.won_by(winner)
    gone = next((number for number in withdrawn if number in fixture.sides), None)
    if gone is None:
        return fixture
    return fixture.won_by(other if gone == one else one)
