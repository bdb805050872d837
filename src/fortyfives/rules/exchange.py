"""What may be thrown and what is drawn for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fortyfives.rules.dealing import HAND, StockShort
from fortyfives.rules.refusal import Refusal
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fortyfives.rules.seating import Seat

PACKET: Final = 3
SIX: Final = 6


@dataclass(frozen=True, slots=True)
class Quota:
    """A number of cards, which may be another for the bidder or with six players."""

    other: int
    bidder: int | None = None
    six: int | None = None

    def of(self, *, bidder: bool, players: int) -> int:
        """The number for that player at a table of that many."""
        if bidder and self.bidder is not None:
            return self.bidder
        return self.six if players == SIX and self.six is not None else self.other


@dataclass(frozen=True, slots=True)
class Exchange:
    """Players throw what they do not want and are dealt as many from the stock.

    Source: MV-20..25, NSA-28..31, G55-15, G55-16, H110-08, H110-09, VAR-03, VAR-07, VAR-08.
    """

    keep_min: Quota = Quota(0)
    draw_max: Quota = Quota(HAND)
    four_and_flip: bool = False

    def keeps(self, *, bidder: bool, players: int, cap: int = HAND) -> tuple[int, int]:
        """The fewest and the most cards one may keep; `cap` is the most the stock allows to draw.

        Source: MV-21..23, NSA-29, H110-08, H110-09.
        """
        draw = min(self.draw_max.of(bidder=bidder, players=players), cap)
        fewest = max(self.keep_min.of(bidder=bidder, players=players), HAND - draw)
        return fewest, HAND

    def discards(
        self, hand: int, *, bidder: bool, players: int, cap: int = HAND
    ) -> tuple[int, int]:
        """The fewest and the most cards one may throw from a hand of that many."""
        fewest, most = self.keeps(bidder=bidder, players=players, cap=cap)
        return max(hand - most, 0), max(hand - fewest, 0)

    def refuse(
        self, hand: int, thrown: int, *, bidder: bool, players: int, cap: int = HAND
    ) -> Refusal | None:
        """Why so many cards may not be thrown from a hand of that many."""
        least, most = self.discards(hand, bidder=bidder, players=players, cap=cap)
        if thrown < least:
            return Refusal("MV-23", "keep-at-most", facts=(("most", HAND), ("least", least)))
        if thrown > most:
            facts = (("keep", hand - most), ("most", most))
            return Refusal("MV-21", "keep-at-least", facts=facts)
        return None

    def wanted(self, players: int, *, bidders: int = 1) -> int:
        """The most cards that all players together may draw."""
        others = HAND - self.keeps(bidder=False, players=players)[0]
        bidder = HAND - self.keeps(bidder=True, players=players)[0]
        return others * (players - bidders) + bidder * bidders

    def cap(self, players: int, stock: int, policy: StockShort) -> int:
        """The most cards one player may draw where draws are capped for want of stock.

        Source: AMB-35.
        """
        if policy is not StockShort.CAP_DRAW or self.wanted(players) <= stock:
            return HAND
        bidder_draws = self.keeps(bidder=True, players=players)[0] < HAND
        return stock // (players if bidder_draws else players - 1)

    def face_up(self, drawn: int) -> tuple[int, ...]:
        """Which of so many replacements are dealt face up, from 1. Source: MV-25."""
        return (HAND,) if self.four_and_flip and drawn == HAND else ()


def circuits(order: Sequence[Seat], needs: Mapping[Seat, int]) -> tuple[tuple[Seat, int], ...]:
    """The packets of a refill, at most three cards at a time, round and round.

    Source: NSA-31, G55-16, AMB-34.
    """
    left = dict(needs)
    packets: list[tuple[Seat, int]] = []
    while any(left.values()):
        for seat in order:
            if packet := min(left.get(seat, 0), PACKET):
                packets.append((seat, packet))
                left[seat] -= packet
    return tuple(packets)
