"""How long a table waits: for a card, for a cut, for somebody who is away."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds that a table leaves between things; tests play at `AT_ONCE`.

    `card` is the pause before a computer player acts, `trick` what a finished trick adds to it and
    `deal` what lies between two deals. A cut is awaited for `cut`, somebody who has lost the line
    for `away`. `turn` has how long a person may think, by the table's clock.
    """

    card: float = 0.9
    trick: float = 1.6
    deal: float = 0.5
    cut: float = 8.0
    away: float = 90.0
    relaxed: float = 60.0
    normal: float = 25.0
    empty: float = 600.0

    def turn(self, clock: str) -> float | None:
        """How long a person may think; None for as long as he likes."""
        return {"relaxed": self.relaxed, "normal": self.normal}.get(clock)


USUAL: Final = Pace()
AT_ONCE: Final = Pace(card=0.0, trick=0.0, deal=0.0)
