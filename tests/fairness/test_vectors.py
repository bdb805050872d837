"""The program, the plain reckoning and the file for other programs say the same."""

import hashlib
import hmac
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.cards.notation import write_cards
from fortyfives.cards.pack import pack
from fortyfives.fairness import scheme
from fortyfives.fairness.committed import Committed
from fortyfives.fairness.proof import Proof
from tests.fairness import vectors
from tests.fairness.plain import committed, endless, first_lie, key_of, shuffled
from tests.fairness.strategies import a_cut, a_deal, a_secret
from tests.fairness.told import chance_of, checked, cut_of, in_words

FILE = vectors.written()


def each(part: str) -> pytest.MarkDecorator:
    """One test for each entry of a part of the file."""
    names = [f"{part}-{number}" for number in range(len(FILE[part]))]
    return pytest.mark.parametrize("told", FILE[part], ids=names)


def test_the_file_holds_what_the_plain_reckoning_gives() -> None:
    assert vectors.made() == FILE


def test_the_new_pack_lies_as_the_file_says() -> None:
    assert write_cards(pack(2)) == FILE["new_pack"]
    assert FILE["scheme"] == scheme.SCHEME


def test_the_hashes_in_the_file_are_those_of_the_standard() -> None:
    for told in FILE["sha256"]:
        assert hashlib.sha256(bytes.fromhex(told["message"])).hexdigest() == told["hash"]
    for told in FILE["hmac_sha256"]:
        key, message = bytes.fromhex(told["key"]), bytes.fromhex(told["message"])
        assert hmac.digest(key, message, "sha256").hex() == told["code"]


@each("commitments")
def test_a_commitment_is_the_hash_of_the_row_in_the_file(told: dict[str, Any]) -> None:
    made = scheme.commitment(told["deal"], bytes.fromhex(told["secret"])).hex()
    assert made == told["commitment"]
    assert hashlib.sha256(bytes.fromhex(told["hashed"])).hexdigest() == made


@each("keys")
def test_a_key_and_its_bytes_are_those_in_the_file(told: dict[str, Any]) -> None:
    secret = bytes.fromhex(told["secret"])
    key = scheme.key(secret, told["stream"], told["deal"], cut_of(told))
    assert key.hex() == told["key"]
    assert hmac.digest(secret, bytes.fromhex(told["hashed"]), "sha256") == key
    first = bytes(islice(scheme.numbers(key), len(told["bytes"]) // 2))
    assert first.hex() == told["bytes"]


@each("numbers")
def test_high_bytes_are_passed_over_as_in_the_file(told: dict[str, Any]) -> None:
    source = iter(range(255, -1, -1))
    numbers = [scheme.below(told["below"], source) for _ in range(256 - told["passed_over"])]
    assert (numbers[:3], numbers[-3:]) == (told["first"], told["last"])


@each("proofs")
def test_a_proof_in_the_file_holds(told: dict[str, Any]) -> None:
    assert checked(told) is None
    assert first_lie(told) == ""


@each("wrong")
def test_what_is_wrong_with_a_proof_is_said_as_in_the_file(told: dict[str, Any]) -> None:
    wrong = checked(told)
    assert wrong is not None
    assert wrong.key == told["wrong"]
    facts = dict(wrong.facts)
    for name in ("stream", "place"):
        assert name not in told or facts[name] == told[name]


@given(a_deal, a_secret, a_cut, st.integers(0, 2), st.sets(st.integers(0, 53)))
def test_the_plain_reckoning_agrees_on_any_deal(
    deal: str, secret: bytes, cut: Any, jokers: int, again: set[int]
) -> None:
    chance = Committed(deal, secret, cut)
    discards = tuple(card for card in pack(jokers) if card.index in again)
    shuffles = {
        "deck": chance.shuffled("deck", pack(jokers)),
        "reshuffle/1": chance.shuffled("reshuffle/1", discards),
    }
    told = in_words(Proof(chance.commitment, chance), shuffles)
    assert committed(deal, secret.hex()) == told["commitment"]
    for stream, cards in shuffles.items():
        key = scheme.key(secret, stream, deal, cut)
        assert key == key_of(told, stream)
        assert list(islice(scheme.numbers(key), 100)) == list(islice(endless(key), 100))
        assert shuffled(told, stream, [str(card) for card in cards]) == [str(c) for c in cards]
    assert chance_of(told) == chance
    held = cut.depth < len(shuffles["deck"])
    assert (checked(told) is None) == held
    assert first_lie(told) == ""
