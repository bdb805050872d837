"""The kitty, the discards, the refill, the called partner and the stub."""

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.actions import (
    CallCard,
    ChooseLeader,
    Discard,
    GoAlone,
    LeaveStub,
    PassStub,
    SwapStub,
    TurnStub,
)
from fortyfives.game.events import (
    CardCalled,
    Discarded,
    Drew,
    FaceUp,
    KittyTaken,
    LaterTaken,
    LeaderChosen,
    Received,
    Reshuffled,
    StubLeft,
    StubPassed,
    StubTaken,
    StubTurned,
    Threw,
)
from fortyfives.game.moves import tricks
from fortyfives.game.moves.draft import Draft
from fortyfives.game.phases.exchange import limits
from fortyfives.game.setting import Phase
from fortyfives.rules.calling import CallTime
from fortyfives.rules.dealing import HAND
from fortyfives.rules.exchange import circuits
from fortyfives.rules.seating import Seat


def _bidder(draft: Draft) -> Seat:
    bidder = draft.public.bidder
    assert bidder is not None  # noqa: S101 - the bid is won
    return bidder


def take_kitty(draft: Draft) -> None:
    """Give the bidder the kitty and everybody what lay unseen, then ask for discards."""
    bidder = _bidder(draft)
    if draft.public.kitty:
        draft.tell(KittyTaken(bidder))
        draft.give(bidder, draft.kitty)
    if draft.public.later:
        draft.tell(LaterTaken())
        for seat in draft.setting.ring:
            draft.tell(Received(seat, draft.later[seat]))
        draft.later = (NO_CARDS,) * draft.setting.seats
    _ask_for_discards(draft)


def _ask_for_discards(draft: Draft) -> None:
    """Ask the next seat that has a choice, in dealing order; refill when all have thrown."""
    asked = {seat for seat, _ in draft.public.exchange.thrown}
    for seat in draft.setting.ring:
        if seat in asked:
            continue
        if limits(draft.public, seat) != (0, 0):
            draft.ask(Phase.EXCHANGE, seat)
            return
        draft.tell(Discarded(seat, 0))
    _refill(draft)


def discard(draft: Draft, action: Discard) -> None:
    """Throw the cards; the next is asked. Source: MV-20."""
    draft.tell(Discarded(action.seat, len(action.cards)))
    draft.put_away(action.seat, action.cards)
    _ask_for_discards(draft)


def _refill(draft: Draft) -> None:
    """Fill all hands to five, three cards at a time. Source: MV-24, NSA-31, AMB-34."""
    ring = draft.setting.ring
    needs = {seat: HAND - draft.public.sizes[seat] for seat in ring}
    drawn: dict[Seat, list[Card]] = {seat: [] for seat in ring}
    for seat, count in circuits(ring, needs):
        _fill_stock(draft, count)
        cards = draft.draw(count)
        drawn[seat] += cards
        draft.tell(Drew(seat, count))
        draft.give(seat, cards)
    exchange = draft.variant.exchange
    assert exchange is not None  # noqa: S101 - this game has an exchange
    for seat in ring:
        for place in exchange.face_up(len(drawn[seat])):
            draft.tell(FaceUp(seat, drawn[seat][place - 1]))
    calling = draft.variant.calling
    if calling is not None and calling.time is CallTime.AFTER_REFILL:
        draft.ask(Phase.CALLING, _bidder(draft))
    else:
        _ask_about_stub(draft)


def _fill_stock(draft: Draft, count: int) -> None:
    """Shuffle the discards when the stock runs short, the kitty's leftovers last.

    Source: AMB-35.
    """
    while len(draft.stock) < count:
        cards, draft.pile = draft.pile, draft.leftovers
        draft.leftovers = NO_CARDS
        stream = f"reshuffle/{draft.public.exchange.reshuffles + 1}"
        order = draft.shuffle(stream, tuple(cards))
        draft.stock += order
        draft.tell(Reshuffled(len(order)))


def call_card(draft: Draft, action: CallCard) -> None:
    """Call a partner. Source: NSA-43."""
    draft.tell(CardCalled(action.seat, action.card))
    _after_call(draft)


def go_alone(draft: Draft, action: GoAlone) -> None:
    """Play without a partner. Source: NSA-45."""
    draft.tell(CardCalled(action.seat, None))
    _after_call(draft)


def _after_call(draft: Draft) -> None:
    calling = draft.variant.calling
    if calling is not None and calling.time is CallTime.AT_NAMING:
        take_kitty(draft)
    else:
        _ask_about_stub(draft)


def _ask_about_stub(draft: Draft) -> None:
    """Ask every seat in turn about the stub, where there is that privilege and a stub."""
    if draft.variant.privilege is not None and draft.public.stock:
        draft.ask(Phase.STUB, draft.setting.ring[0])
    else:
        _settle_leader(draft)


def pass_stub(draft: Draft, action: PassStub) -> None:
    """Say no; the next seat is asked."""
    draft.tell(StubPassed(action.seat))
    ring = draft.setting.ring
    if action.seat == ring[-1]:
        _settle_leader(draft)
    else:
        draft.ask(Phase.STUB, draft.setting.left_of(action.seat))


def turn_stub(draft: Draft, action: TurnStub) -> None:
    """Turn the stub until a trump appears. Source: H110-11."""
    privilege = draft.variant.privilege
    assert privilege is not None  # noqa: S101 - the privilege is used
    turned, offered = privilege.turned(draft.stock, draft.public.order())
    draft.draw(len(turned))
    draft.tell(StubTurned(action.seat, turned, offered))
    if offered is None:
        _settle_leader(draft)
    else:
        draft.ask(Phase.STUB, action.seat)


def swap_stub(draft: Draft, action: SwapStub) -> None:
    """Take the trump that was turned for another card. Source: H110-11."""
    card = draft.public.stub.offered
    assert card is not None  # noqa: S101 - a trump is offered
    draft.tell(StubTaken(action.seat, card))
    draft.tell(Threw(action.seat, 1))
    draft.put_away(action.seat, CardSet.of([action.discard]))
    _settle_leader(draft)


def leave_stub(draft: Draft, action: LeaveStub) -> None:
    """Decline the trump that was turned."""
    draft.tell(StubLeft(action.seat))
    _settle_leader(draft)


def _settle_leader(draft: Draft) -> None:
    """Ask the bidder who leads, if that is his to say. Source: H110-10."""
    bidder = _bidder(draft)
    leaders = draft.variant.first_lead.may_lead(draft.setting.ring, bidder)
    if len(leaders) > 1:
        draft.ask(Phase.LEADER, bidder)
    else:
        tricks.open_play(draft)


def choose_leader(draft: Draft, action: ChooseLeader) -> None:
    """Let that seat lead."""
    draft.tell(LeaderChosen(action.leader))
    tricks.open_play(draft)
