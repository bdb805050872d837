"""The pack stacked so that a deal gives the cards one wants."""

from collections.abc import Mapping, Sequence

from fortyfives.cards.card import Card
from fortyfives.cards.pack import pack
from fortyfives.game.setting import Setting
from fortyfives.rules.dealing import PacketTo, Pattern
from fortyfives.rules.seating import Seat


class CardsDoNotFit(ValueError):
    """Cards that cannot be dealt: one twice, one not in the pack, or too many for a place."""

    def __init__(self, card: Card | None, why: str) -> None:
        """Keep the card that is at fault."""
        super().__init__(f"{card} {why}" if card else why)
        self.card = card


def places(ring: Sequence[Seat], pattern: Pattern) -> tuple[tuple[PacketTo, Seat | None], ...]:
    """Where each card of a cut pack goes, one by one, until only the stock is left.

    The seat is None for the kitty. `ring` is the table in dealing order.
    """
    return tuple(
        (packet.to, seat)
        for packet in pattern
        for seat in ((None,) if packet.to is PacketTo.KITTY else ring)
        for _ in range(packet.cards)
    )


def uncut(order: Sequence[Card], cut: int) -> tuple[Card, ...]:
    """The pack which, cut at that depth, lies in this order."""
    return (*order[-cut:], *order[:-cut])


def stacked(  # noqa: PLR0913 - a deal has many places
    setting: Setting,
    hands: Mapping[Seat, Sequence[Card]],
    *,
    kitty: Sequence[Card] = (),
    later: Mapping[Seat, Sequence[Card]] | None = None,
    stock: Sequence[Card] = (),
    pattern: Pattern | None = None,
    cut: int = 1,
) -> tuple[Card, ...]:
    """The pack which, cut at that depth and dealt in these packets, gives these cards.

    `stock` is top first, so that a turn-up comes first. What is left open is filled with the cards
    that are left, the last of the pack first. Raises `CardsDoNotFit`.
    """
    dealing = setting.variant.dealing
    whole = pack(dealing.jokers)
    wanted = {
        PacketTo.HANDS: {seat: list(hands.get(seat, ())) for seat in setting.ring},
        PacketTo.LATER: {seat: list((later or {}).get(seat, ())) for seat in setting.ring},
    }
    kitty_cards = list(kitty)
    named = [
        *kitty_cards,
        *stock,
        *(c for heap in wanted.values() for h in heap.values() for c in h),
    ]
    spare = _spare(whole, named)
    order: list[Card] = []
    for to, seat in places(setting.ring, pattern or dealing.packets):
        heap = kitty_cards if seat is None else wanted[to][seat]
        if not heap and not spare:
            raise CardsDoNotFit(None, "more cards than are left in the stock")
        order.append(heap.pop(0) if heap else spare.pop())
    if kitty_cards or any(h for heap in wanted.values() for h in heap.values()):
        raise CardsDoNotFit(None, "more cards than are dealt there")
    return uncut([*order, *stock, *reversed(spare)], cut)


def _spare(whole: Sequence[Card], named: Sequence[Card]) -> list[Card]:
    """The cards that nobody has asked for."""
    seen: set[Card] = set()
    for card in named:
        if card in seen:
            raise CardsDoNotFit(card, "is there twice")
        if card not in whole:
            raise CardsDoNotFit(card, "is not in this pack")
        seen.add(card)
    return [card for card in whole if card not in seen]
