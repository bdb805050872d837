"""The scheme once more, from its description alone: nothing here comes from the program.

A proof is told in plain words, as in vectors.json: bytes in hex, cards by their two letters.
"""

import hashlib
import hmac
from collections.abc import Iterator
from typing import Any

NAME = "fortyfives-cards/1"
NEW_PACK = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"] + ["RJ", "BJ"]


def framed(*fields: bytes) -> bytes:
    """Each field behind a byte with its length."""
    told = bytearray()
    for field in fields:
        told.append(len(field))
        told.extend(field)
    return bytes(told)


def committed(deal: str, secret: str) -> str:
    """The commitment."""
    row = framed(NAME.encode("ascii"), deal.encode("ascii"), bytes.fromhex(secret))
    return hashlib.sha256(row).hexdigest()


def row_of(told: dict[str, Any], stream: str) -> bytes:
    """What the key of a shuffle is made from, besides the secret."""
    nobody = told["cutter"] == "nobody"
    return framed(
        NAME.encode("ascii"),
        stream.encode("ascii"),
        told["deal"].encode("ascii"),
        b"" if nobody else told["cutter"].encode("ascii"),
        bytes([26 if nobody else told["depth"]]),
        bytes.fromhex(told.get("number", "")),
    )


def key_of(told: dict[str, Any], stream: str) -> bytes:
    """The key of a shuffle."""
    secret = bytes.fromhex(told["secret"])
    return hmac.new(secret, row_of(told, stream), hashlib.sha256).digest()


def endless(key: bytes) -> Iterator[int]:
    """The bytes of a key."""
    block = 0
    while True:
        yield from hmac.new(key, block.to_bytes(4, "big"), hashlib.sha256).digest()
        block += 1


def drawn(many: int, source: Iterator[int]) -> int:
    """One of so many numbers, every one as likely."""
    rounds = 256 // many
    while True:
        byte = next(source)
        if byte < rounds * many:
            return byte % many


def shuffled(told: dict[str, Any], stream: str, cards: list[str]) -> list[str]:
    """The cards in order: one after the other is taken out and laid down, the top one first."""
    heap = [card for card in NEW_PACK if card in cards]
    source = endless(key_of(told, stream))
    for top in range(len(heap) - 1):
        other = top + drawn(len(heap) - top, source)
        heap[top], heap[other] = heap[other], heap[top]
    return heap


def first_lie(told: dict[str, Any]) -> str:
    """The name of what does not fit; nothing if all does."""
    if committed(told["deal"], told["secret"]) != told["commitment"]:
        return "commitment"
    shuffles: dict[str, str] = told["shuffles"]
    for stream, row in shuffles.items():
        cards: list[str] = row.split()
        whole = NEW_PACK[: len(cards)] if stream == "deck" else cards
        if not 52 <= len(whole) <= 54 and stream == "deck":
            return stream
        if cards != shuffled(told, stream, whole):
            return stream
    return ""
