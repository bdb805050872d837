"""The games of a play-off: one, a knock-out with a drawn bye, or one table of three couples."""

from collections.abc import Sequence
from typing import Final

from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass

TABLE_OF_THREE: Final = 3


@dataclass(frozen=True, slots=True)
class Round:
    """The tables of a round of a play-off, and whoever sits it out and plays on."""

    tables: tuple[tuple[Number, ...], ...]
    bye: Number | None = None


def playoff_round(drawn: Sequence[Number], *, three_at_a_table: bool = False) -> Round:
    """Who plays whom, given those still in it in the order in which they were drawn.

    Of an odd number the last drawn has the bye, unless the last three are to play at one table.
    """
    if len(drawn) < 2:  # noqa: PLR2004 - one alone has won
        raise Refused("hall-playoff-over")
    if three_at_a_table and len(drawn) == TABLE_OF_THREE:
        return Round((tuple(drawn),))
    pairs = tuple((drawn[place], drawn[place + 1]) for place in range(0, len(drawn) - 1, 2))
    return Round(pairs, drawn[-1] if len(drawn) % 2 else None)
