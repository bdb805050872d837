"""How far the winners of a game walk round the room; the losers stay."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Walk:
    """The steps that the winners take in turn, one after each game, counted in tables.

    Steps of more than half the ring are left out while there are others. `assisted`: the screen
    tells every winner its table, and the step is only where the search begins.

    Why 1-2-4-8 (theorem A): once two couples have met, one of them walks s tables away. From then
    on each step moves them s tables together or apart, or not at all. They can meet again only if
    a sum of steps, the first one among them, comes to 0 round the ring. The powers of two below T
    have no such sum: the smallest of them cannot be made up for by the others, and all of them
    together are less than T. So the gap is one more than the number of steps.
    No announced walk does better (B): k steps without such a sum have 2^k different partial sums,
    and there are only T tables for them.

    Source: EVE-04, AMB-85
    """

    key: str
    cycle: tuple[int, ...]
    assisted: bool = False

    def steps(self, tables: int) -> tuple[int, ...]:
        """The steps that are taken in turn in a ring of so many tables."""
        return tuple(step for step in self.cycle if 2 * step <= tables) or self.cycle[:1]

    def step(self, game: int, tables: int) -> int:
        """The step after this game of the evening; the first game is 1."""
        steps = self.steps(tables)
        return steps[(game - 1) % len(steps)]


UP_1: Final = Walk("up1", (1,))
"""One table up, as it has always been done."""

UP_124: Final = Walk("up124", tuple(2**power for power in range(20)))
"""One, two, four, eight ... and one again: as far as the ring allows."""

ASSISTED: Final = Walk("assisted", (1,), assisted=True)
"""To the nearest table with a couple that the winner has not met."""

WALKS: Final = {walk.key: walk for walk in (UP_1, UP_124, ASSISTED)}
"""The walks by the words with which they are chosen."""
