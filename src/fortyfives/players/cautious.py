"""A player of plain sense: it bids what it sees, keeps its trumps and takes tricks cheaply."""

from collections.abc import Callable
from random import Random
from typing import Final

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import (
    Beg,
    CallCard,
    ChooseLeader,
    DeclineRob,
    Discard,
    GoAlone,
    LeaveStub,
    PassStub,
    Play,
    Rob,
    SwapStub,
    TakeTurned,
    ThrowForJoker,
    TurnStub,
)
from fortyfives.game.legal import Choices, Throws
from fortyfives.game.legality import legal
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.players.bids import name_trump, say
from fortyfives.players.player import Choice, Why
from fortyfives.players.tricks import card_to_play, is_master
from fortyfives.players.worth import weakest_first

Throwing = ThrowForJoker | TakeTurned | SwapStub | Rob
"""The actions that give a card for another one."""


class Cautious:
    """Bids what its cards promise and no more, and never takes with more than it needs."""

    name = "cautious"

    def choose(self, view: SeatView, rng: Random) -> Choice:
        """What plain sense says; it needs no luck."""
        del rng
        return _BY_PHASE[view.phase](view)


def _choices(view: SeatView) -> Choices:
    may = legal(view)
    assert isinstance(may, Choices)  # noqa: S101 - only the exchange has Throws
    return may


def _cut(view: SeatView) -> Choice:
    """Cut in the middle; deal in the usual packets."""
    may = _choices(view)
    return Choice(may.actions[may.count // 2 if view.phase is Phase.CUT else 0])


def _turned(view: SeatView) -> Choice:
    """Take what was turned for the weakest card."""
    action, card = _for_the_weakest(view) or (_choices(view).actions[0], None)
    return Choice(action, Why("why-take-turned", (card,)) if card else None)


def _for_the_weakest(view: SeatView) -> tuple[Throwing, Card] | None:
    """Of the actions that give a card for another, the one that gives the weakest."""
    by_card = {a.discard: a for a in _choices(view).actions if isinstance(a, Throwing)}
    if not by_card:
        return None
    weakest = weakest_first(CardSet.of(by_card), view)[0]
    return by_card[weakest], weakest


def _call(view: SeatView) -> Choice:
    """Call the best trump that may be called and is not in sight; else go alone."""
    assert view.seat is not None  # noqa: S101 - players sit somewhere
    order, seen = view.order(), view.seen()
    cards = [
        action.card
        for action in _choices(view).actions
        if isinstance(action, CallCard) and order.is_trump(action.card) and action.card not in seen
    ]
    if not cards:
        return Choice(GoAlone(view.seat), Why("why-alone"))
    best = order.best(cards)
    return Choice(CallCard(view.seat, best), Why("why-call", (best,)))


def _throw(view: SeatView) -> Choice:
    """Throw the cards that are not trumps, the weakest first, as far as that is allowed."""
    may = legal(view)
    assert isinstance(may, Throws)  # noqa: S101 - that is what the exchange offers
    order = view.order()
    worst = weakest_first(may.source, view)
    useless = sum(not order.is_trump(card) for card in worst)
    number = min(max(useless, may.least), may.most)
    return Choice(Discard(may.seat, CardSet.of(worst[:number])), Why("why-keep-trumps"))


def _stub(view: SeatView) -> Choice:
    """Turn the stub with the ace, and take the trump if it is better than the weakest card."""
    may = _choices(view)
    assert view.seat is not None  # noqa: S101 - players sit somewhere
    if TurnStub(view.seat) in may:
        return Choice(TurnStub(view.seat), Why("why-turn-stub"))
    offered = view.public.stub.offered
    swap = _for_the_weakest(view)
    if swap is None or offered is None:
        return Choice(PassStub(view.seat))
    action, card = swap
    if view.order().outranks(offered, card):
        return Choice(action, Why("why-take-turned", (card,)))
    return Choice(LeaveStub(view.seat))


def _leader(view: SeatView) -> Choice:
    """Lead with the best trump in hand; otherwise rather play last."""
    assert view.seat is not None  # noqa: S101 - players sit somewhere
    others = [a for a in _choices(view).actions if a != ChooseLeader(view.seat, view.seat)]
    best = view.order().best(view.hand)
    if is_master(view, best) or not others:
        return Choice(ChooseLeader(view.seat, view.seat), Why("why-lead-myself", (best,)))
    return Choice(others[0], Why("why-play-last"))


def _play(view: SeatView) -> Choice:
    """Rob or beg if that helps, then play a card."""
    assert view.seat is not None  # noqa: S101 - players sit somewhere
    may, order = _choices(view), view.order()
    rob = _for_the_weakest(view)
    if rob is not None and view.public.turn_up.card is not None:
        action, card = rob
        declining = DeclineRob(view.seat)
        if declining in may and order.outranks(card, view.public.turn_up.card):
            return Choice(declining)
        return Choice(action, Why("why-rob", (view.public.turn_up.card, card)))
    aside = CardSet.of(a.aside for a in may.actions if isinstance(a, Beg))
    if aside:
        weakest = weakest_first(aside, view)[0]
        if not order.is_trump(weakest):
            return Choice(Beg(view.seat, weakest), Why("why-beg", (weakest,)))
    card, why = card_to_play(view)
    return Choice(Play(view.seat, card), why)


_BY_PHASE: Final[dict[Phase, Callable[[SeatView], Choice]]] = {
    Phase.CUT: _cut,
    Phase.PACKETS: _cut,
    Phase.JOKER: _turned,
    Phase.TURNED_ACE: _turned,
    Phase.AUCTION: say,
    Phase.NAMING: name_trump,
    Phase.CALLING: _call,
    Phase.EXCHANGE: _throw,
    Phase.STUB: _stub,
    Phase.LEADER: _leader,
    Phase.PLAY: _play,
}
