"""The proof of a deal's cards, and whether it holds."""

from collections.abc import Mapping
from typing import Final

from fortyfives.cards.card import Card
from fortyfives.cards.pack import SUITED, pack
from fortyfives.fairness.committed import Committed
from fortyfives.value import dataclass

COMMITMENT_BYTES: Final = 32
DECK: Final = "deck"


@dataclass(frozen=True, slots=True)
class Proof:
    """What was told before the cut, and what it was afterwards shown to be.

    `commitment` is what the players were told; `chance` has the deal's name, the secret and the
    cut. Nothing says that they belong together: `check` does. A commitment of any other length is
    a `ValueError`.
    """

    commitment: bytes
    chance: Committed

    def __post_init__(self) -> None:
        if type(self.commitment) is not bytes or len(self.commitment) != COMMITMENT_BYTES:
            raise ValueError(f"a commitment is {COMMITMENT_BYTES} bytes")


@dataclass(frozen=True, slots=True)
class Wrong:
    """What does not fit in a proof: the key of its sentence, the cards and the facts in it."""

    key: str
    cards: tuple[Card, ...] = ()
    facts: tuple[tuple[str, str | int], ...] = ()


def check(proof: Proof, shuffles: Mapping[str, tuple[Card, ...]]) -> Wrong | None:
    """The first thing that does not fit, or None if these are the cards that were committed to.

    `shuffles` are all the permutations of the deal by their streams: `deck`, `reshuffle/1` ...
    """
    chance = proof.chance
    if proof.commitment != chance.commitment:
        return Wrong("fairness-commitment", facts=(("deal", chance.deal),))
    deck = shuffles.get(DECK, ())
    whole = pack(max(0, len(deck) - SUITED))
    if len(deck) != len(whole) or set(deck) != set(whole):
        return Wrong("fairness-pack", facts=(("stream", DECK),))
    if chance.cut.depth >= len(deck):
        return Wrong("fairness-depth", facts=(("depth", chance.cut.depth), ("pack", len(deck))))
    streams = (DECK, *(f"reshuffle/{number}" for number in range(1, len(shuffles))))
    return next(filter(None, (_check_stream(chance, name, shuffles) for name in streams)), None)


def _check_stream(
    chance: Committed, stream: str, shuffles: Mapping[str, tuple[Card, ...]]
) -> Wrong | None:
    """The first card that lies elsewhere than secret and cut put it."""
    cards = shuffles.get(stream)
    if cards is None:
        return Wrong("fairness-missing", facts=(("stream", stream),))
    if len(set(cards)) < len(cards) or not set(cards) <= set(shuffles[DECK]):
        return Wrong("fairness-pack", facts=(("stream", stream),))
    real = chance.shuffled(stream, cards)
    if cards == real:
        return None
    place = next(place for place, card in enumerate(cards) if card is not real[place])
    return Wrong(
        "fairness-shuffle",
        (cards[place], real[place]),
        facts=(("stream", stream), ("place", place + 1)),
    )
