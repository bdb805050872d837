"""The seats of a table as worked cases name them, and as the rules count them."""

import re
from dataclasses import dataclass
from typing import Final

from fortyfives.conformance.question import Question
from fortyfives.rules.seating import FEWEST, MOST, Seat, Side

COMPASS: Final = ("N", "E", "S", "W")
SEAT: Final = re.compile(r"P[1-9]|[NESW]")


@dataclass(frozen=True, slots=True)
class Table:
    """The names of the seats in dealing order, the dealer last; the rules count them from 0."""

    names: tuple[str, ...]
    sides: tuple[tuple[Seat, ...], ...]

    @staticmethod
    def of(question: Question) -> "Table":
        """The table of `players` and `dealer`; P1 to Pn, where Pn deals, or N, E, S and W.

        Without `players` the dealer tells how many there are, or else it is the usual number.
        """
        variant = question.variant
        dealer = question.text("dealer") if question.has("dealer") else None
        told = {f"P{count}": count for count in range(FEWEST, MOST + 1)} | dict.fromkeys(COMPASS, 4)
        default = told.get(dealer or "", variant.seating.usual)
        players = question.number("players", FEWEST, MOST, default=default)
        if dealer in COMPASS and players == len(COMPASS):
            first = COMPASS.index(dealer) + 1
            names = COMPASS[first:] + COMPASS[:first]
        else:
            names = tuple(f"P{place}" for place in range(1, players + 1))
            if dealer not in {None, names[-1]}:
                question.wrong("dealer", f"the last seat deals, {names[-1]} here")
        return Table(names, variant.seating.sides(players))

    @property
    def ring(self) -> tuple[Seat, ...]:
        """The seats in dealing order, the dealer last."""
        return tuple(range(len(self.names)))

    def seat(self, question: Question, field: str, name: str) -> Seat:
        """The seat of that name; `field` is where the name stands."""
        if name not in self.names:
            question.wrong(field, f"{name!r} is no seat of this table")
        return self.names.index(name)

    def seats(self, question: Question, field: str) -> tuple[Seat, ...]:
        """The seats that a field names, each but once."""
        return tuple(self.seat(question, field, name) for name in question.words(field))

    def scores(self, question: Question, field: str) -> tuple[int, ...]:
        """The score of each seat's side; a side is named by its seats, and 0 if it is not named."""
        scores = dict.fromkeys(range(len(self.sides)), 0)
        read = set()
        if question.has(field):
            for name, score in question.numbers(field).items():
                side = self._side(question, field, name)
                if side in read:
                    question.wrong(field, f"the side {name!r} stands twice")
                read.add(side)
                scores[side] = score
        side_of = {seat: side for side, seats in enumerate(self.sides) for seat in seats}
        return tuple(scores[side_of[seat]] for seat in self.ring)

    def _side(self, question: Question, field: str, name: str) -> Side:
        members = SEAT.findall(name)
        seats = {self.names.index(member) for member in members if member in self.names}
        for side, own in enumerate(self.sides):
            if seats == set(own) and "".join(members) == name and len(members) == len(own):
                return side
        return question.wrong(field, f"{name!r} is no side of this table")
