"""What is thrown, robbed, called and turned: everything between the bid and the first lead."""

from collections.abc import Iterable

from fortyfives.cards.card import Card, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import (
    Action,
    Beg,
    CallCard,
    Discard,
    GoAlone,
    LeaveStub,
    LeaveTurned,
    Rob,
    SwapStub,
    TakeTurned,
    ThrowForJoker,
    TurnStub,
)
from fortyfives.game.legal import Choices, Throws
from fortyfives.game.view import SeatView
from fortyfives.players.kitchen_table.style import Style
from fortyfives.players.kitchen_table.worth import best_suit, rung
from fortyfives.players.player import Choice, Why
from fortyfives.rules.ranking import Order

Swap = ThrowForJoker | TakeTurned | Rob | Beg | SwapStub


def throw(view: SeatView, legal: Throws, style: Style) -> Choice:
    """Keep the trumps and draw for the rest; of plain cards the best stay, if any must."""
    order = view.order()
    worst_first = sorted(view.hand, key=lambda card: rung(card, order))
    plain = sum(
        not order.is_trump(card) and not (style.keep_kings and card.rank == "K")
        for card in worst_first
    )
    count = max(legal.least, min(legal.most, plain))
    thrown = CardSet.of(worst_first[:count])
    return Choice(Discard(legal.seat, thrown), Why(_why_throw(view, legal, count)))


def _why_throw(view: SeatView, legal: Throws, count: int) -> str:
    """The reason for throwing so many cards, the worst first."""
    order = view.order()
    trumps = len(order.of_suit(view.hand, order.trump))
    if not count:
        return "why-keep-all"
    if count > len(view.hand) - trumps:
        return "why-throw-trumps"
    return "why-keep-trumps" if trumps or count < legal.most else "why-no-trump-to-keep"


def call_partner(view: SeatView, legal: Choices) -> Choice:
    """Call the best trump one lacks; with nothing to call, go alone."""
    order = view.order()
    calls = {action.card: action for action in legal.actions if isinstance(action, CallCard)}
    seen = view.seen()
    for card in order.trumps:
        if card in calls and card not in seen:
            return Choice(calls[card], Why("why-call", (card,)))
    alone = next(action for action in legal.actions if isinstance(action, GoAlone))
    return Choice(alone, Why("why-alone"))


def about_turned(view: SeatView, legal: Choices, style: Style) -> Choice:
    """Throw the worst card for a joker or an ace that was turned."""
    order = _order(view, style)
    swap = _cheapest(legal.actions, order)
    if isinstance(swap, TakeTurned) or not any(isinstance(a, LeaveTurned) for a in legal.actions):
        return Choice(swap, Why("why-throw-worst", (_given(swap),)))
    turned = view.public.turn_up.card
    better = turned is not None and rung(turned, order) > rung(_given(swap), order)
    return Choice(swap, Why("why-take-ace" if better else "why-throw-worst", (_given(swap),)))


def about_stub(view: SeatView, legal: Choices) -> Choice:
    """Turn the stub with the ace, and take the trump for anything worse."""
    order, offered = view.order(), view.public.stub.offered
    if offered is None:
        turn = next((a for a in legal.actions if isinstance(a, TurnStub)), legal.actions[0])
        return Choice(turn, Why("why-turn-stub") if isinstance(turn, TurnStub) else None)
    swap = _cheapest(legal.actions, order)
    if rung(_given(swap), order) < rung(offered, order):
        return Choice(swap, Why("why-swap", (offered, _given(swap))))
    left = next(action for action in legal.actions if isinstance(action, LeaveStub))
    return Choice(left, Why("why-leave-stub", (offered,)))


def rob(view: SeatView, legal: Choices) -> Choice | None:
    """Take the turn-up for a worse card, or beg for it; None if that is not to be had."""
    turned = view.public.turn_up.card
    swaps = [action for action in legal.actions if isinstance(action, Rob | Beg)]
    if turned is None or not swaps:
        return None
    order = view.order()
    swap = _cheapest(swaps, order)
    if isinstance(swap, Beg) and rung(_given(swap), order) >= rung(turned, order):
        return None
    # Robbing always pays: it also saves the ace from becoming the lowest trump.
    return Choice(swap, _why_swap(view, swap, turned))


def _why_swap(view: SeatView, swap: Swap, turned: Card) -> Why:
    """The reason for robbing or begging."""
    if isinstance(swap, Beg):
        return Why("why-beg", (turned,))
    if rung(_given(swap), view.order()) < rung(turned, view.order()):
        return Why("why-rob", (turned,))
    if view.public.demotable:
        return Why("why-rob-saves-ace")
    return Why("why-throw-worst", (_given(swap),))


def _order(view: SeatView, style: Style) -> Order:
    """The order in force, or while a joker waits the one of the best suit in hand."""
    if view.public.trump is not None:
        return view.order()
    suit, _ = best_suit(view, tuple(Suit), style)
    return view.variant.ranking.order(suit)


def _cheapest(actions: Iterable[Action], order: Order) -> Swap:
    """The swap that gives the worst card away."""
    swaps = [action for action in actions if isinstance(action, Swap)]
    return min(swaps, key=lambda swap: rung(_given(swap), order))


def _given(swap: Swap) -> Card:
    return swap.aside if isinstance(swap, Beg) else swap.discard
