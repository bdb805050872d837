"""Who may know which card: told from the deals themselves, and from nothing that is sent."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

from fortyfives.cards.card import Card
from fortyfives.game.actions import CallCard
from fortyfives.game.deal import Deal
from fortyfives.rules.seating import Seat
from fortyfives.server.table.state import Past, Table
from fortyfives.value import replace
from tests.players.unseen import redealt

Viewer = Seat | None


@dataclass
class Knowing:
    """What everybody at a table has seen of the deal in hand; what was seen stays seen.

    A deal that is over has no secrets left: `open` until the next one is dealt.
    """

    deal_id: str = ""
    open: bool = True
    everybody: set[Card] = field(default_factory=set)
    spoken_of: set[Card] = field(default_factory=set)
    each: dict[Seat, set[Card]] = field(default_factory=dict)

    def look(self, table: Table) -> None:
        """See how the table stands."""
        playing = table.playing
        self.open = playing is None or playing.deal is None
        if playing is None or playing.deal is None:
            return
        if playing.deal_id != self.deal_id:
            self.deal_id = playing.deal_id
            self.everybody, self.spoken_of, self.each = set(), set(), {}
        self._look(playing.deal)
        self.spoken_of |= {p.action.card for p in playing.past if isinstance(p.action, CallCard)}

    def _look(self, deal: Deal) -> None:
        public = deal.public
        self.everybody.update(public.turn_up.shown)
        self.everybody.update(public.stub.turned)
        self.everybody.update(card for _, card in public.exchange.face_up)
        self.everybody.update(card for _, card in public.trick)
        self.everybody.update(card for trick in public.tricks for _, card in trick.plays)
        for seat, own in enumerate(deal.owns):
            mine = self.each.setdefault(seat, set())
            mine.update(own.hand)
            mine.update(own.thrown)
            mine.update(own.kitty or ())
            if own.aside is not None:
                mine.add(own.aside)

    def may_know(self, viewer: Viewer, card: Card) -> bool:
        """Whether the viewer has seen the card, or heard it named at the table."""
        if self.open or card in self.everybody or card in self.spoken_of:
            return True
        return viewer is not None and card in self.each.get(viewer, ())

    def hidden(self, viewer: Viewer, cards: Iterable[Card]) -> list[Card]:
        """Those of the cards that the viewer may not know."""
        return [card for card in cards if not self.may_know(viewer, card)]


def otherwise(table: Table, seat: Seat, lot: Random) -> Table | None:
    """The same table to one seat, with every card that it has not seen exchanged for another.

    None where nothing is hidden.
    """
    playing = table.playing
    if playing is None or not playing.past:
        return None
    *past, last = playing.past
    step = replace(last.step, deal=redealt(last.step.deal, seat, lot))
    again = (*past, Past(last.before, last.action, step, last.by))
    return replace(table, playing=replace(playing, past=again, secret=lot.randbytes(32)))
