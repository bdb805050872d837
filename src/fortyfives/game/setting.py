"""The table as it stands when a deal begins."""

from enum import Enum

from fortyfives.rules.dealing import cutter
from fortyfives.rules.seating import Seat, Side
from fortyfives.rules.variant import Variant
from fortyfives.value import dataclass


class Phase(Enum):
    """What the table is doing."""

    CUT = "cut"
    PACKETS = "packets"
    JOKER = "joker"
    TURNED_ACE = "turned_ace"
    AUCTION = "auction"
    NAMING = "naming"
    CALLING = "calling"
    EXCHANGE = "exchange"
    STUB = "stub"
    LEADER = "leader"
    PLAY = "play"
    OVER = "over"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Setting:
    """Who sits where, who deals and how the scores stand.

    `ring` is the table in dealing order, the dealer last; `scores` go by side, and `side_of` by
    seat. A seat that has fallen out of the game is in its side but not in the ring.
    """

    variant: Variant
    ring: tuple[Seat, ...]
    sides: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    side_of: tuple[Side, ...]

    @property
    def dealer(self) -> Seat:
        """The dealer's seat."""
        return self.ring[-1]

    @property
    def cutter(self) -> Seat:
        """The seat on the dealer's right, who cuts. Source: TNS-04, AMB-37."""
        return cutter(self.ring)

    @property
    def seats(self) -> int:
        """How many places the table has, those fallen out included."""
        return len(self.side_of)

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """The table clockwise, beginning with this seat."""
        start = self.ring.index(seat)
        return self.ring[start:] + self.ring[:start]

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return self.ring[(self.ring.index(seat) + 1) % len(self.ring)]

    def opponents(self, seat: Seat, other: Seat) -> bool:
        """Whether two seats belong to different sides."""
        return self.side_of[seat] != self.side_of[other]


def setting(
    variant: Variant,
    players: int,
    dealer: Seat,
    scores: tuple[int, ...] | None = None,
    still_in: tuple[Side, ...] | None = None,
) -> Setting:
    """The table of a game with so many players, all of them in it unless `still_in` says less.

    Raises `InconsistentRules` if the game is not played by so many.
    """
    sides = variant.seating.sides(players)
    seated = range(len(sides)) if still_in is None else still_in
    side_of = tuple(
        next(side for side, members in enumerate(sides) if seat in members)
        for seat in range(players)
    )
    clockwise = [(dealer + step) % players for step in range(1, players + 1)]
    ring = tuple(seat for seat in clockwise if side_of[seat] in seated)
    return Setting(variant, ring, sides, scores or (0,) * len(sides), side_of)
