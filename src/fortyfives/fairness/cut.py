"""The cut of a deal whose cards were committed to."""

from typing import Final

from fortyfives.cards.card import PACK
from fortyfives.rules.seating import MOST, Seat, is_seat
from fortyfives.value import dataclass

NUMBER_BYTES: Final = 16
DEEPEST: Final = len(PACK) - 1
NOBODYS_DEPTH: Final = 26
"""Where the pack is parted when no person cuts: in the middle."""


@dataclass(frozen=True, slots=True)
class DeckCut:
    """Who cut the pack, how many cards were lifted, and a number of the cutter's own.

    `seat` is None when no person cut; the depth is then `NOBODYS_DEPTH`. `number` is sixteen bytes
    that the cutter's device made, or none. Anything else is a `ValueError`. How many cards there
    are to lift hangs on the pack: the engine's `Cut` asks for that.
    """

    seat: Seat | None
    depth: int
    number: bytes = b""

    def __post_init__(self) -> None:
        if self.seat is None and (self.depth != NOBODYS_DEPTH or self.number):
            raise ValueError(
                f"when nobody cuts, the depth is {NOBODYS_DEPTH} and there is no number"
            )
        if self.seat is not None and not is_seat(self.seat, MOST):
            raise ValueError(f"a cutter has one of {MOST} seats")
        if type(self.depth) is not int or not 1 <= self.depth <= DEEPEST:
            raise ValueError(f"a cut lifts from 1 to {DEEPEST} cards")
        if type(self.number) is not bytes or len(self.number) not in {0, NUMBER_BYTES}:
            raise ValueError(f"a cutter's number is {NUMBER_BYTES} bytes, or none")

    @property
    def by_a_person(self) -> bool:
        """Whether a person cut."""
        return self.seat is not None


NOT_CUT: Final = DeckCut(None, NOBODYS_DEPTH)
"""The cut of a deal that no person cut."""
