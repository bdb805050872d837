"""What a story may leave out, because its reader takes it for granted."""

from fortyfives.cards.cardset import NO_CARDS
from fortyfives.game.actions import (
    Action,
    ChooseLeader,
    ChoosePackets,
    Cut,
    Discard,
    Look,
    PassStub,
    Say,
    SeeKitty,
)
from fortyfives.game.deal import Deal
from fortyfives.game.legality import legal
from fortyfives.game.setting import Phase
from fortyfives.game.showing import view_for
from fortyfives.record.told import Deed, Row, Told
from fortyfives.rules.seating import Seat
from fortyfives.rules.stakes import Call

CUT_AT = 1
SPEAKING = (Deed.SAYS, Deed.HOLDS, Deed.PASSES)
AT_THE_STUB = (Deed.TURNS_STUB, Deed.SWAPS, Deed.LEAVES_STUB, Deed.PASSES_STUB)


def untold(deal: Deal, told: Told | Row | None) -> Action | None:
    """What the seat in turn did without a word, if a line follows that comes after it.

    The pack was cut and dealt in the usual way; who says nothing has passed, has thrown nothing
    and leaves the stub; the bidder looks at the kitty before naming. None if something has to be
    told. Without a line, the story goes on to the end of the auction.
    """
    seat, phase = deal.turn, deal.phase
    if seat is None:
        return None
    itself = isinstance(told, Told) and told.seat == seat
    deed = told.deed if isinstance(told, Told) and itself else None
    quietly: dict[Phase, Action | None] = {
        Phase.CUT: Cut(seat, CUT_AT),
        Phase.PACKETS: ChoosePackets(seat, deal.setting.variant.dealing.packets),
        Phase.AUCTION: _in_auction(deal, seat, speaks=deed in SPEAKING),
        Phase.NAMING: SeeKitty(seat) if deed is Deed.NAMES else None,
    }
    if told is not None and not _has_been_asked(deal, told):
        quietly[Phase.EXCHANGE] = Discard(seat, NO_CARDS)
        quietly[Phase.STUB] = PassStub(seat)
    if isinstance(told, Row):
        quietly[Phase.LEADER] = ChooseLeader(seat, told.leader)
    action = quietly.get(phase)
    return action if action and action in legal(view_for(deal, seat)) else None


def _has_been_asked(deal: Deal, told: Told | Row) -> bool:
    """Whether the line is about discards or the stub, and others need not be asked before it."""
    asked = {deal.turn, *deal.public.stub.asked, *(seat for seat, _ in deal.public.exchange.thrown)}
    deeds = (Deed.THROWS, *AT_THE_STUB)
    return isinstance(told, Told) and told.deed in deeds and told.seat in asked


def _in_auction(deal: Deal, seat: Seat, *, speaks: bool) -> Action | None:
    if seat not in deal.public.auction.looked:
        return Look(seat)
    return None if speaks else Say(seat, Call.PASS)
