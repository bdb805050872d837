"""What a cut on the screen is about: everything that goes into its chance but the secret."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from fortyfives.tournament.canonical import canonical
from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass

SECRETS: Final = 32
"""How many secrets an evening has, each for one cut."""

LAST_SLIP: Final = 999


@dataclass(frozen=True, slots=True)
class Context:
    """The contest, the number of the cut in the evening, who takes part, their slips, the round.

    `entrants` ascend; any other order is refused, so that nobody chooses it. `slips` stand in the
    same order. `cut` counts all screen cuts of the evening, `round` those of this contest.
    """

    contest: str
    cut: int
    entrants: tuple[Number, ...]
    slips: tuple[int, ...]
    round: int = 1

    def __post_init__(self) -> None:
        if not self.contest:
            raise Refused("hall-cut-no-contest")
        if not 1 <= self.cut <= SECRETS:
            raise Refused("hall-cut-secrets-spent", cut=self.cut, secrets=SECRETS)
        if not 1 <= self.round <= self.cut:
            raise Refused("hall-cut-round", round=self.round, cut=self.cut)
        if not self.entrants or any(one >= next_ for one, next_ in pairwise(self.entrants)):
            raise Refused("hall-cut-order")
        if len(self.slips) != len(self.entrants):
            raise Refused("hall-cut-slips", slips=len(self.slips), entrants=len(self.entrants))
        for slip in self.slips:
            if not 0 <= slip <= LAST_SLIP:
                raise Refused("hall-cut-slip", slip=slip, last=LAST_SLIP)

    @staticmethod
    def of(
        contest: str,
        cut: int,
        entrants: tuple[Number, ...],
        slips: Mapping[Number, int],
        round_: int = 1,
    ) -> "Context":
        """The context with these slips; a slip that was not handed in counts as 0."""
        for entry in slips:
            if entry not in entrants:
                raise Refused("hall-cut-not-yours", entry=entry)
        return Context(
            contest, cut, entrants, tuple(slips.get(entry, 0) for entry in entrants), round_
        )

    def document(self) -> dict[str, object]:
        """The context as it is published."""
        return {
            "contest": self.contest,
            "cut": self.cut,
            "entrants": list(self.entrants),
            "numbers": dict(zip(map(str, self.entrants), self.slips, strict=True)),
            "round": self.round,
        }

    def written(self) -> bytes:
        """The context as it is hashed."""
        return canonical(self.document())
