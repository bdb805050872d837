"""A cut on the screen: the deck that the secret and everybody's slips have shuffled."""

from collections.abc import Mapping

from fortyfives.cards.card import Card
from fortyfives.cards.pack import SUITED, pack
from fortyfives.tournament.cutting.chance import Shuffled, seed, shuffled
from fortyfives.tournament.cutting.context import Context
from fortyfives.tournament.cutting.lowest import lowest
from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass


@dataclass(frozen=True, slots=True)
class ScreenCut:
    """One cut: its context, the seed and the whole deck, from the top."""

    context: Context
    seed: bytes
    deck: tuple[Card, ...]
    words: Shuffled

    @property
    def draws(self) -> dict[Number, Card]:
        """The card of each entrant: the first has the top card, and so on."""
        return dict(zip(self.context.entrants, self.deck, strict=False))

    @property
    def tied(self) -> tuple[Number, ...]:
        """Who has to cut again with the next secret; nobody if one card was the lowest."""
        low = lowest(self.draws)
        return low if len(low) > 1 else ()

    @property
    def winner(self) -> Number | None:
        """Who has the lowest card; None if several have to cut again."""
        return None if self.tied else lowest(self.draws)[0]

    def recut(self, cut: int, slips: Mapping[Number, int]) -> Context:
        """The context in which those tied cut again, with new slips and the secret of that number.

        Refused unless some are tied and that secret comes after this one.
        """
        if not self.tied:
            raise Refused("hall-cut-decided", entry=self.winner or 0)
        if cut <= self.context.cut:
            raise Refused("hall-cut-spent", cut=cut)
        return Context.of(self.context.contest, cut, self.tied, slips, self.context.round + 1)


def screen_cut(secret: bytes, context: Context) -> ScreenCut:
    """Cut the deck on the screen; more entrants than cards cut in `groups` first.

    Source: EVE-08, AMB-84
    """
    if len(context.entrants) > SUITED:
        raise Refused("hall-cut-too-many", entrants=len(context.entrants), most=SUITED)
    start = seed(secret, context)
    places = shuffled(start, SUITED)
    cards = pack()
    return ScreenCut(context, start, tuple(cards[place] for place in places.order), places)
