"""The table as it stands when a deal begins."""

from enum import Enum
from typing import Final

from fortyfives.rules.dealing import cutter
from fortyfives.rules.refusal import shown
from fortyfives.rules.seating import NoSuchSeat, Seat, Side, is_seat
from fortyfives.rules.variant import Variant
from fortyfives.value import dataclass

MOST_POINTS: Final = 100_000
"""No score is as far from nothing as this."""


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
    seat. A seat that has fallen out of the game is in its side but not in the ring. `number` tells
    which deal of its game this is, from 1. A seat that is not there is refused with `NoSuchSeat`.
    """

    variant: Variant
    ring: tuple[Seat, ...]
    sides: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    side_of: tuple[Side, ...]
    number: int = 1

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
        start = self._place(seat)
        return self.ring[start:] + self.ring[:start]

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return self.ring[(self._place(seat) + 1) % len(self.ring)]

    def opponents(self, seat: Seat, other: Seat) -> bool:
        """Whether two seats belong to different sides."""
        for one in (seat, other):
            if not is_seat(one, self.seats):
                raise NoSuchSeat(one, range(self.seats))
        return self.side_of[seat] != self.side_of[other]

    def _place(self, seat: Seat) -> int:
        """Where in the ring the seat is."""
        if type(seat) is not int or seat not in self.ring:
            raise NoSuchSeat(seat, self.ring)
        return self.ring.index(seat)


def check_table(
    variant: Variant, players: int, dealer: Seat, scores: tuple[int, ...] | None
) -> None:
    """Refuse a dealer without a seat, and scores that are not one for each side."""
    if not is_seat(dealer, players):
        raise NoSuchSeat(dealer, range(players))
    sides = len(variant.seating.sides(players))
    if scores is not None and not (
        type(scores) is tuple
        and len(scores) == sides
        and all(type(score) is int and abs(score) <= MOST_POINTS for score in scores)
    ):
        message = f"scores must be {sides} whole numbers, one for each side, not {shown(scores)}"
        raise ValueError(message)


def a_variant(found: object) -> Variant:
    """What was given, if it is a variant; `TypeError` says how to get one of a key."""
    if isinstance(found, Variant):
        return found
    key = shown(found) if isinstance(found, str) else repr("irish_45")
    raise TypeError(f"{shown(found)} is not a Variant; variant({key}) gives one")


def setting(  # noqa: PLR0913, PLR0917 - all that is known of a table
    variant: Variant,
    players: int,
    dealer: Seat,
    scores: tuple[int, ...] | None = None,
    still_in: tuple[Side, ...] | None = None,
    number: int = 1,
) -> Setting:
    """The table of a game with so many players, all of them in it unless `still_in` says less.

    Raises `InconsistentRules` if the game is not played by so many, `NoSuchSeat` for a dealer who
    is not among them, and `ValueError` for scores that do not go by side.
    """
    sides = a_variant(variant).seating.sides(players)
    check_table(variant, players, dealer, scores)
    seated = range(len(sides)) if still_in is None else still_in
    side_of = tuple(
        next(side for side, members in enumerate(sides) if seat in members)
        for seat in range(players)
    )
    clockwise = [(dealer + step) % players for step in range(1, players + 1)]
    ring = tuple(seat for seat in clockwise if side_of[seat] in seated)
    return Setting(variant, ring, sides, scores or (0,) * len(sides), side_of, number)
