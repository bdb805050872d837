"""The pack of a deal, as far as a record tells where its cards lay."""

from collections.abc import Iterable

from fortyfives.cards.card import Card
from fortyfives.cards.pack import pack
from fortyfives.game.setting import Setting
from fortyfives.record.bad import Lie
from fortyfives.record.deck import places
from fortyfives.record.model import DECK, DealRecord
from fortyfives.record.told import Place
from fortyfives.rules.dealing import PacketTo, Pattern


def known_places(
    record: DealRecord, setting: Setting, pattern: Pattern, cut: int, number: int
) -> tuple[Place, ...]:
    """The cut pack in dealing order, None where a card is not known.

    Raises `Lie` for a deck that is not this deal's pack, and for cards that cannot all lie there.
    """
    whole = pack(setting.variant.dealing.jokers)
    deck = record.chance.get(DECK)
    if deck is not None:
        wrong = _wrong(deck, whole) or next((card for card in whole if card not in deck), None)
        if wrong:
            raise Lie("record-deck", record.line("chance"), deal=number, card=wrong)
        return (*deck[cut:], *deck[:cut])
    hands = {
        PacketTo.HANDS: {seat: list(cards) for seat, cards in record.hands.items()},
        PacketTo.LATER: {seat: list(cards) for seat, cards in record.later.items()},
    }
    kitty = list(record.kitty or ())
    known: list[Place] = []
    for to, seat in places(setting.ring, pattern):
        heap = kitty if seat is None else hands[to].get(seat, [])
        known.append(heap.pop(0) if heap else None)
    known += _stock(record, len(whole) - len(known))
    if wrong := _wrong((card for card in known if card), whole):
        raise Lie("record-deck", record.line(""), deal=number, card=wrong)
    return (*known, *[None] * (len(whole) - len(known)))


def _stock(record: DealRecord, room: int) -> list[Place]:
    """The top of the stock, with the cards that are known to have been turned."""
    stock: list[Place] = list(record.stock or ())
    turned: list[Place] = list(record.turned or ())
    stock += [None] * (len(turned) - len(stock))
    turned += [None] * (len(stock) - len(turned))
    return [card or open_card for card, open_card in zip(stock, turned, strict=True)][:room]


def _wrong(cards: Iterable[Card], whole: tuple[Card, ...]) -> Card | None:
    """A card that is there twice, or that is not in the pack."""
    seen: set[Card] = set()
    for card in cards:
        if card in seen or card not in whole:
            return card
        seen.add(card)
    return None
