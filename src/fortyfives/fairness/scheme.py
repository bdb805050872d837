"""The scheme fortyfives-cards/1, byte for byte, as docs/fairness.md tells it.

Whatever is hashed is a row of fields, each behind one byte that tells its length.
"""

import hashlib
import hmac
from collections.abc import Iterator
from typing import Final

from fortyfives.cards.card import Card
from fortyfives.fairness.cut import DeckCut

SCHEME: Final = "fortyfives-cards/1"
HASH: Final = "sha256"
FIRST_SEAT: Final = ord("A")
COUNTER_BYTES: Final = 4
BYTE: Final = 256


def commitment(deal: str, secret: bytes) -> bytes:
    """What is told before the cut: the hash of the scheme's name, the deal and the secret."""
    return hashlib.sha256(_fields(SCHEME.encode(), deal.encode(), secret)).digest()


def key(secret: bytes, stream: str, deal: str, cut: DeckCut) -> bytes:
    """The key of one shuffle of a deal, which the secret and the cut make together."""
    seat = b"" if cut.seat is None else bytes([FIRST_SEAT + cut.seat])
    row = (SCHEME.encode(), stream.encode(), deal.encode(), seat, bytes([cut.depth]), cut.number)
    return hmac.digest(secret, _fields(*row), HASH)


def numbers(of: bytes) -> Iterator[int]:
    """The bytes that come from a key, one after the other, without end."""
    counter = 0
    while True:
        yield from hmac.digest(of, counter.to_bytes(COUNTER_BYTES, "big"), HASH)
        counter += 1


def below(most: int, bytes_: Iterator[int]) -> int:
    """A number from 0 up to, but not, this one, each as likely as the others.

    A byte beyond the last whole round of them is passed over: otherwise the low ones, which it
    would fall on, came more often.
    """
    fair = BYTE - BYTE % most
    while (byte := next(bytes_)) >= fair:
        pass
    return byte % most


def order(cards: tuple[Card, ...], bytes_: Iterator[int]) -> tuple[Card, ...]:
    """The cards shuffled: for each place from the top, any of those that have no place yet."""
    left = list(cards)
    for place in range(len(left) - 1):
        other = place + below(len(left) - place, bytes_)
        left[place], left[other] = left[other], left[place]
    return tuple(left)


def _fields(*fields: bytes) -> bytes:
    return b"".join(bytes([len(field)]) + field for field in fields)
