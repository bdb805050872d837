"""Proofs in plain words, as the vectors tell them, and as values."""

from typing import Any

from fortyfives.cards.card import Card
from fortyfives.cards.notation import read_cards, write_cards
from fortyfives.fairness.committed import Committed
from fortyfives.fairness.cut import NOT_CUT, DeckCut
from fortyfives.fairness.proof import Proof, Wrong, check

LETTERS = "ABCDEFGH"


def in_words(proof: Proof, shuffles: dict[str, tuple[Card, ...]]) -> dict[str, Any]:
    """A proof and its shuffles in plain words."""
    chance, cut = proof.chance, proof.chance.cut
    told: dict[str, Any] = {
        "deal": chance.deal,
        "commitment": proof.commitment.hex(),
        "secret": chance.secret.hex(),
        "cutter": "nobody" if cut.seat is None else LETTERS[cut.seat],
    }
    if cut.seat is not None:
        told["depth"] = cut.depth
    if cut.number:
        told["number"] = cut.number.hex()
    return {**told, "shuffles": {name: write_cards(cards) for name, cards in shuffles.items()}}


def cut_of(told: dict[str, Any]) -> DeckCut:
    """The cut that is told."""
    if told["cutter"] == "nobody":
        return NOT_CUT
    number = bytes.fromhex(told.get("number", ""))
    return DeckCut(LETTERS.index(told["cutter"]), told["depth"], number)


def chance_of(told: dict[str, Any]) -> Committed:
    """The chance that is told."""
    return Committed(told["deal"], bytes.fromhex(told["secret"]), cut_of(told))


def checked(told: dict[str, Any]) -> Wrong | None:
    """What the program says of a proof in plain words."""
    proof = Proof(bytes.fromhex(told["commitment"]), chance_of(told))
    return check(proof, {name: read_cards(row) for name, row in told["shuffles"].items()})
