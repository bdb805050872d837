"""The pack, the packets in which it is dealt, the kitty and what is left over."""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from fortyfives.rules.refusal import InconsistentRules, brief, shown
from fortyfives.rules.seating import Seat
from fortyfives.value import dataclass, replace

HAND: Final = 5
SUITED: Final = 52
MORNING: Final = 6
DAY: Final = 24


class PacketTo(Enum):
    """Where a packet goes: to every player, to the kitty, or to every player unseen."""

    HANDS = ""
    KITTY = "K"
    LATER = "X"


class FirstPacket(Enum):
    """Whether the dealer may deal two cards first and then three.

    Source: TNS-02, TNS-03, NSA-08.
    """

    FIXED = "fixed"
    DEALERS_CHOICE = "dealers_choice"


class StockShort(Enum):
    """What is done when the stock cannot fill all hands. Source: AMB-35."""

    RESHUFFLE_DISCARDS = "reshuffle_discards"
    CAP_DRAW = "cap_draw"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Packet:
    """So many cards dealt at one go."""

    to: PacketTo
    cards: int

    def __str__(self) -> str:
        """The packet as the option `deal` writes it, such as 3 or K2."""
        return f"{self.to.value}{self.cards}"


Pattern = tuple[Packet, ...]


def read_pattern(text: str) -> Pattern:
    """Read a deal such as 3-K3-2: three each, three to the kitty, two each."""
    packets = []
    for part in text.split("-"):
        match = re.fullmatch(r"([KX]?)([1-9])", part)
        if match is None:
            raise InconsistentRules("deal-not-understood", pattern=brief(text))
        packets.append(Packet(PacketTo(match[1]), int(match[2])))
    return tuple(packets)


def write_pattern(pattern: Pattern) -> str:
    """Write a deal as the option `deal` does, such as 3-K3-2."""
    return "-".join(str(packet) for packet in pattern)


@dataclass(frozen=True, slots=True)
class Dealing:
    """The pack and how it is dealt.

    `jokers_offered` are the numbers of jokers a table may choose; `joker_after_midnight` is
    None where no such custom is known. Source: CARDS-25, GEN-01, GEN-02, MV-07, NSA-10, VAR-06.
    """

    packets: Pattern
    jokers: int = 0
    jokers_offered: tuple[int, ...] = (0,)
    joker_after_midnight: bool | None = None
    first_packet: FirstPacket = FirstPacket.FIXED
    stock_short: StockShort = StockShort.RESHUFFLE_DISCARDS

    def __post_init__(self) -> None:
        """Refuse deals that do not give each player five cards."""
        if self.total(PacketTo.HANDS) != HAND:
            raise InconsistentRules("deal-not-five-cards", pattern=write_pattern(self.packets))
        if self.jokers not in self.jokers_offered:
            offered = ", ".join(str(number) for number in self.jokers_offered)
            raise InconsistentRules("jokers-not-here", jokers=self.jokers, offered=offered)

    def total(self, to: PacketTo) -> int:
        """How many cards the kitty gets, or each player in hand or unseen."""
        return sum(packet.cards for packet in self.packets if packet.to is to)

    @property
    def kitty(self) -> int:
        """The size of the kitty."""
        return self.total(PacketTo.KITTY)

    @property
    def later(self) -> int:
        """How many cards each player gets that he may not see before trump is named."""
        return self.total(PacketTo.LATER)

    def at_hour(self, hour: int | None) -> Dealing:
        """The dealing of a deal that begins at that hour of the day, 0-23, None if unknown.

        Raises `ValueError` for an hour that no clock shows. Source: IRL-14.
        """
        if hour is not None and (type(hour) is not int or not 0 <= hour < DAY):
            raise ValueError(f"{shown(hour)} is not an hour of the day: 0 to 23, or None")
        if self.joker_after_midnight is False and hour is not None and hour < MORNING:
            return replace(self, jokers=0, jokers_offered=(0,))
        return self

    def stock(self, players: int) -> int:
        """How many cards are left after the deal; negative if the pack is too small."""
        dealt = players * (HAND + self.later) + self.kitty
        return SUITED + self.jokers - dealt

    def patterns(self) -> tuple[Pattern, ...]:
        """The orders of packets the dealer may use, the usual one first.

        Only a deal of two and three can be dealt the other way round.
        """
        swapped = {3: 2, 2: 3}
        dealt = [packet.cards for packet in self.packets if packet.to is PacketTo.HANDS]
        if self.first_packet is FirstPacket.FIXED or sorted(dealt) != sorted(swapped):
            return (self.packets,)
        other = tuple(
            Packet(packet.to, swapped[packet.cards]) if packet.to is PacketTo.HANDS else packet
            for packet in self.packets
        )
        return (self.packets, other)

    def rounds(
        self, ring: tuple[Seat, ...], pattern: Pattern
    ) -> tuple[tuple[Seat | None, int], ...]:
        """Each packet in turn with the seat it goes to, None for the kitty.

        `ring` is the table in dealing order, the dealer last.
        """
        return tuple(
            (seat, packet.cards)
            for packet in pattern
            for seat in ((None,) if packet.to is PacketTo.KITTY else ring)
        )


def cutter(ring: tuple[Seat, ...]) -> Seat:
    """The player on the dealer's right cuts; the ring is in dealing order, the dealer last.

    Source: TNS-04, AMB-37.
    """
    return ring[-2]


def next_dealer(ring: tuple[Seat, ...]) -> Seat:
    """The deal passes to the left; the ring is in dealing order, the dealer last.

    Source: GEN-16, TNS-05.
    """
    return ring[0]
