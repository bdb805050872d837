"""A cut with real cards: shuffled by a couple not involved, cut in order, witnessed by two."""

from collections.abc import Mapping
from typing import Final

from fortyfives.cards.card import Card
from fortyfives.cards.pack import pack
from fortyfives.tournament.cutting.lowest import lowest
from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass, replace

DECK: Final = frozenset(pack())
WITNESSES: Final = 2

Draw = tuple[Number, Card]


@dataclass(frozen=True, slots=True)
class RealCut:
    """A deck on the table, who contends, and the cards that were named so far, round by round.

    Contenders stand in the published order, in which they cut. Whoever shuffled is not one of them.
    """

    entrants: tuple[Number, ...]
    rounds: tuple[tuple[Draw, ...], ...] = ()
    shuffled_by: Number | None = None
    witnesses: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.entrants or len(set(self.entrants)) < len(self.entrants):
            raise Refused("hall-cut-entrants")
        if len(self.entrants) > len(DECK):
            raise Refused("hall-cut-too-many", entrants=len(self.entrants), most=len(DECK))
        if self.shuffled_by in self.entrants:
            raise Refused("hall-cut-shuffler", entry=self.shuffled_by or 0)
        if self.witnesses and len(set(self.witnesses)) != WITNESSES:
            raise Refused("hall-cut-witnesses", wanted=WITNESSES)

    @property
    def cutting(self) -> tuple[Number, ...]:
        """Who has to cut now: all, then those tied lowest; one alone has won."""
        return lowest(dict(self.rounds[-1])) if self.rounds else self.entrants

    @property
    def winner(self) -> Number | None:
        """Who has cut the lowest card; None while somebody has to cut."""
        return self.cutting[0] if len(self.cutting) == 1 else None

    @property
    def left(self) -> frozenset[Card]:
        """The cards that can still be cut; the whole deck again if too few are left for a recut."""
        cards, cutting = DECK, len(self.entrants)
        for drawn in self.rounds:
            cards = _enough(cards, cutting) - {card for _, card in drawn}
            cutting = len(lowest(dict(drawn)))
        return _enough(cards, cutting)

    def draw(self, cards: Mapping[Number, Card]) -> "RealCut":
        """The cut after each of those who cut now has named a card.

        Refused when nobody has to cut, when somebody is missing or has no business here, and for a
        card that is not in the deck (any more). Source: AMB-84
        """
        if self.winner is not None:
            raise Refused("hall-cut-decided", entry=self.winner)
        for entry in cards:
            if entry not in self.cutting:
                raise Refused("hall-cut-not-yours", entry=entry)
        left = set(self.left)
        for entry in self.cutting:
            if entry not in cards:
                raise Refused("hall-cut-missing", entry=entry)
            if cards[entry] not in left:
                raise Refused("hall-cut-card-gone", card=str(cards[entry]))
            left.remove(cards[entry])
        drawn = tuple((entry, cards[entry]) for entry in self.cutting)
        return replace(self, rounds=(*self.rounds, drawn))


def _enough(cards: frozenset[Card], cutting: int) -> frozenset[Card]:
    return cards if len(cards) >= cutting else DECK
