"""The table as it lies before the player: what he should know before he answers."""

from collections.abc import Iterator
from typing import Final

from fortyfives.game.legality import legal
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.telling.company import Company
from fortyfives.telling.hand import in_order, marked
from fortyfives.telling.state import say_bids, say_state, say_trick, say_what_changed
from fortyfives.terminal.hand import say_hand, say_playable

NUMBERED: Final = {
    Phase.JOKER,
    Phase.TURNED_ACE,
    Phase.EXCHANGE,
    Phase.STUB,
    Phase.PLAY,
}
"""Where a card may be told by its number."""


def picture(company: Company, view: SeatView, *, again: bool = True) -> Iterator[str]:
    """The paragraphs that stand above a question; the hand comes last.

    One who listens is spared, after the first trick, what has not changed, and in the first round
    of the auction the bids just heard, unless they are asked for `again`.
    """
    if view.phase in {Phase.CUT, Phase.PACKETS}:
        return
    if view.phase is Phase.AUCTION:
        if again or not company.spoken or _has_bid(view):
            yield from say_bids(company, view)
    elif view.public.trump is not None:
        brief = company.spoken and bool(view.public.tricks) and not again
        said = say_what_changed(company, view) if brief else (*say_state(company, view),)
        yield " ".join(said)
        if not brief:
            yield from say_trick(company, view)
    if view.own.kitty is not None and view.public.kitty:
        yield company.words.say("table-kitty", cards=company.cards(in_order(view.own.kitty, view)))
    if view.hand:
        may = marked(view)
        yield say_hand(company, view, numbers=view.phase in NUMBERED, marked=may)
        if company.spoken and may and legal(view).count > 1:
            yield say_playable(company, view, may)


def _has_bid(view: SeatView) -> bool:
    return view.seat is not None and bool(view.public.said(view.seat))
