"""What other programs can be tried against: vectors.json, made by the plain reckoning alone.

`python -m tests.fairness.vectors` writes it.
"""

import hashlib
import hmac
import json
from itertools import islice
from pathlib import Path
from typing import Any

from tests.fairness.plain import (
    NAME,
    NEW_PACK,
    committed,
    drawn,
    endless,
    framed,
    key_of,
    row_of,
    shuffled,
)

FILE = Path(__file__).parent / "vectors.json"
SECRETS = (bytes(range(32)), bytes(32), bytes([255] * 32), hashlib.sha256(b"a deal").digest())
CUTS: tuple[dict[str, Any], ...] = (
    {"cutter": "nobody"},
    {"cutter": "C", "depth": 17},
    {"cutter": "A", "depth": 1, "number": bytes(16).hex()},
    {"cutter": "H", "depth": 51, "number": bytes(range(240, 256)).hex()},
)
DEALS = ("1", "2026-11-30/hall/7", "a" * 100, "A.Z_a-z:0/9")
BYTES = 40


def written() -> Any:
    """What stands in the file."""
    return json.loads(FILE.read_text(encoding="ascii"))


def made() -> dict[str, Any]:
    """All that belongs in the file."""
    proofs = [
        _proof(DEALS[at % 4], SECRETS[(at // 2) % 4], CUTS[at % 4], jokers=at % 3)
        for at in range(12)
    ]
    return {
        "scheme": NAME,
        "new_pack": " ".join(NEW_PACK),
        "sha256": [_hash(b"a" * size) for size in (0, 3, 55, 56, 63, 64, 65, 119, 120, 200)],
        "hmac_sha256": [_hmac(bytes([1]) * key, b"b" * size) for key, size in _SIZES],
        "commitments": [_commitment(told) for told in proofs[:4]],
        "keys": [_key(told, stream) for told in proofs[:4] for stream in ("deck", "reshuffle/1")],
        "numbers": [_numbers(below) for below in (2, 3, 5, 51, 52, 53, 54)],
        "proofs": proofs,
        "wrong": _wrong(proofs[1]),
    }


_SIZES = ((32, 0), (32, 4), (32, 64), (32, 119), (16, 4))


def _hash(message: bytes) -> dict[str, str]:
    return {"message": message.hex(), "hash": hashlib.sha256(message).hexdigest()}


def _hmac(key: bytes, message: bytes) -> dict[str, str]:
    code = hmac.new(key, message, hashlib.sha256).hexdigest()
    return {"key": key.hex(), "message": message.hex(), "code": code}


def _commitment(told: dict[str, Any]) -> dict[str, str]:
    secret = bytes.fromhex(told["secret"])
    row = framed(NAME.encode(), told["deal"].encode(), secret).hex()
    parts = {name: told[name] for name in ("deal", "secret", "commitment")}
    return {**parts, "hashed": row}


def _key(told: dict[str, Any], stream: str) -> dict[str, Any]:
    """A key, what is hashed for it, and its first bytes, which go over a block."""
    key = key_of(told, stream)
    parts = {name: told[name] for name in told if name not in {"commitment", "shuffles"}}
    first = bytes(islice(endless(key), BYTES)).hex()
    hashed = row_of(told, stream).hex()
    return {**parts, "stream": stream, "hashed": hashed, "key": key.hex(), "bytes": first}


def _numbers(below: int) -> dict[str, Any]:
    """All bytes in a row, the high ones first, and the numbers that they give."""
    source = iter(range(255, -1, -1))
    given = 256 // below * below
    numbers = [drawn(below, source) for _ in range(given)]
    return {"below": below, "passed_over": 256 - given, "first": numbers[:3], "last": numbers[-3:]}


def _proof(deal: str, secret: bytes, cut: dict[str, Any], jokers: int) -> dict[str, Any]:
    told: dict[str, Any] = {"deal": deal, "secret": secret.hex(), **cut}
    deck = shuffled(told, "deck", NEW_PACK[: 52 + jokers])
    again = shuffled(told, "reshuffle/1", deck[20:45])
    once_more = shuffled(told, "reshuffle/2", deck[:jokers])
    rows = {"deck": deck, "reshuffle/1": again, "reshuffle/2": once_more}
    shuffles = {name: " ".join(rows[name]) for name in list(rows)[: jokers + 1]}
    return {"commitment": committed(deal, secret.hex()), **told, "shuffles": shuffles}


def _wrong(good: dict[str, Any]) -> list[dict[str, Any]]:
    """Proofs that do not hold, each with the key of what is wrong and where."""
    deck, again = good["shuffles"]["deck"], good["shuffles"]["reshuffle/1"]
    swapped = _swapped(deck, 10, 51)
    other = good["secret"][:-1] + "0"
    return [
        {**good, "secret": other, "wrong": "fairness-commitment"},
        {**good, "deal": good["deal"] + "1", "wrong": "fairness-commitment"},
        {**good, "cutter": "D", "wrong": "fairness-shuffle", "stream": "deck", "place": 1},
        {**good, "depth": 18, "wrong": "fairness-shuffle", "stream": "deck", "place": 1},
        {
            **good,
            "number": bytes(16).hex(),
            "wrong": "fairness-shuffle",
            "stream": "deck",
            "place": 1,
        },
        {
            **good,
            "shuffles": {"deck": swapped, "reshuffle/1": again},
            "wrong": "fairness-shuffle",
            "stream": "deck",
            "place": 11,
        },
        {
            **good,
            "shuffles": {"deck": deck, "reshuffle/1": _swapped(again, 0, 1)},
            "wrong": "fairness-shuffle",
            "stream": "reshuffle/1",
            "place": 1,
        },
        {
            **good,
            "shuffles": {"deck": deck, "reshuffle/2": again},
            "wrong": "fairness-missing",
            "stream": "reshuffle/1",
        },
        {
            **good,
            "shuffles": {"deck": deck, "reshuffle/1": f"{again} {again[:2]}"},
            "wrong": "fairness-pack",
            "stream": "reshuffle/1",
        },
        {**good, "shuffles": {"deck": deck[:-3]}, "wrong": "fairness-pack", "stream": "deck"},
        {**good, "depth": 53, "wrong": "fairness-depth"},
    ]


def _swapped(row: str, one: int, other: int) -> str:
    cards = row.split()
    cards[one], cards[other] = cards[other], cards[one]
    return " ".join(cards)


if __name__ == "__main__":
    FILE.write_text(json.dumps(made(), indent=1) + "\n", encoding="ascii")
