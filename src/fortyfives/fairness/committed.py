"""Chance that was committed to before the cut."""

import re
from operator import attrgetter
from typing import Final

from fortyfives.cards.card import Card
from fortyfives.fairness import scheme
from fortyfives.fairness.cut import DeckCut
from fortyfives.value import dataclass

SECRET_BYTES: Final = 32
DEAL: Final = re.compile(r"[A-Za-z0-9._:/-]{1,100}")
"""What a deal may be called."""


@dataclass(frozen=True, slots=True)
class Committed:
    """The shuffles of one deal, as the secret and the cut make them.

    `deal` is a name that no other deal has. Cards are shuffled as they lie in a new pack, however
    they are given. A name or a secret of another kind is a `ValueError`. The secret is not shown
    in messages and logs.
    """

    deal: str
    secret: bytes
    cut: DeckCut

    def __post_init__(self) -> None:
        if not DEAL.fullmatch(self.deal):
            raise ValueError("a deal is called by 1 to 100 letters, digits and signs . _ : / -")
        if type(self.secret) is not bytes or len(self.secret) != SECRET_BYTES:
            raise ValueError(f"a secret is {SECRET_BYTES} bytes")

    def __repr__(self) -> str:
        return f"<Committed {self.deal}>"

    @property
    def commitment(self) -> bytes:
        """What this secret is committed to by."""
        return scheme.commitment(self.deal, self.secret)

    def shuffled(self, stream: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards in the order that secret, cut and stream give."""
        new = tuple(sorted(cards, key=attrgetter("index")))
        key = scheme.key(self.secret, stream, self.deal, self.cut)
        return scheme.order(new, scheme.numbers(key))
