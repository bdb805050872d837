"""One thing about the table in words, for one who asks by a key."""

from collections.abc import Callable, Iterator
from typing import Final

from fortyfives.game.phases.play import playable
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.telling.company import Company
from fortyfives.telling.hand import in_order, laid_out
from fortyfives.telling.question import question
from fortyfives.telling.state import say_bids, say_plays, say_points, say_trick


def speak(company: Company, view: SeatView, what: str) -> str:
    """What was asked for, in one paragraph; a sentence says so if there is nothing of it."""
    told = " ".join(_SAID[what](company, view))
    return told or company.words.say("room-nothing-to-say")


def _hand(company: Company, view: SeatView) -> Iterator[str]:
    if view.hand:
        cards = company.cards(laid_out(view).cards)
        yield company.words.say("speak-hand", cards=cards, n=len(view.hand))


def _last(company: Company, view: SeatView) -> Iterator[str]:
    if view.public.tricks:
        last = view.public.tricks[-1]
        plays = say_plays(company, last.plays)
        yield company.words.say("table-last-trick", plays=plays, best=company.name(last.taker))


def _score(company: Company, view: SeatView) -> Iterator[str]:
    yield company.words.say("table-score", scores=company.figures(view.setting.scores))
    if view.public.tricks:
        yield from say_points(company, view)


def _turn(company: Company, view: SeatView) -> Iterator[str]:
    said = question(company, view)
    if said is not None:
        yield said


def _legal(company: Company, view: SeatView) -> Iterator[str]:
    if view.phase is Phase.PLAY and view.my_turn:
        cards = in_order(playable(view), view)
        if cards:
            yield company.words.say("speak-legal", cards=company.cards(cards))
        else:  # something else has to be done before, such as to rob
            yield from _turn(company, view)


_SAID: Final[dict[str, Callable[[Company, SeatView], Iterator[str]]]] = {
    "hand": _hand,
    "trick": say_trick,
    "last": _last,
    "score": _score,
    "bids": say_bids,
    "turn": _turn,
    "legal": _legal,
}
