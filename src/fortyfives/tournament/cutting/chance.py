"""The chance of a cut on the screen, byte for byte, so that anybody can work it out again."""

import hashlib
from collections.abc import Iterator
from typing import Final

from fortyfives.tournament.cutting.context import Context
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass

SECRET_BYTES: Final = 32
LABEL: Final = b"45s-cut-v1"
WORD_BYTES: Final = 2
WORDS: Final = 1 << (8 * WORD_BYTES)
"""How many different words there are; no longer list can be shuffled."""


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The places of a list in their new order, from 0, and how many words that took."""

    order: tuple[int, ...]
    used: int
    rejected: int


def commitment(secret: bytes) -> bytes:
    """What the opening sheet prints for a secret, before anybody can know what it is for."""
    return hashlib.sha256(_whole(secret)).digest()


def seed(secret: bytes, context: Context) -> bytes:
    """Where the words of a cut begin: the secret, and all that it is about."""
    parts = (LABEL, _whole(secret), context.written())
    return hashlib.sha256(b"\0".join(parts)).digest()


def words(start: bytes) -> Iterator[int]:
    """The words that follow from a seed, without end, each from 0 to 65535."""
    number = 0
    while True:
        block = hashlib.sha256(start + number.to_bytes(4, "big")).digest()
        number += 1
        for place in range(0, len(block), WORD_BYTES):
            yield int.from_bytes(block[place : place + WORD_BYTES], "big")


def shuffled(start: bytes, size: int) -> Shuffled:
    """A list of that size, shuffled; words that would favour some places are thrown away."""
    if not 1 <= size <= WORDS:
        raise Refused("hall-draw-size", size=size, most=WORDS)
    order, stream = list(range(size)), words(start)
    used = 0
    for place in range(size - 1, 0, -1):
        fair = WORDS - WORDS % (place + 1)
        word = fair
        while word >= fair:
            word = next(stream)
            used += 1
        other = word % (place + 1)
        order[place], order[other] = order[other], order[place]
    return Shuffled(tuple(order), used, used - (size - 1))


def drawn(secret: bytes, context: Context, size: int) -> tuple[int, ...]:
    """The numbers 1 to `size` in the order they are drawn: games of the jar, tickets, seats."""
    return tuple(place + 1 for place in shuffled(seed(secret, context), size).order)


def _whole(secret: bytes) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise Refused("hall-cut-secret", bytes=SECRET_BYTES)
    return secret
