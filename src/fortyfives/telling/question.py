"""The question of the moment: what the one in turn is asked, and what the others wait for."""

from collections.abc import Callable
from typing import Final

from fortyfives.game.actions import NameTrump, Say
from fortyfives.game.legal import Throws
from fortyfives.game.legality import legal
from fortyfives.game.phases.robbing import beg_choices, must_rob, rob_discards
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.rules.robbing import RobTurnedAce
from fortyfives.telling.company import Company


def question(company: Company, view: SeatView) -> str | None:
    """What the seat is asked, or whom it waits for; None when the deal is over."""
    if view.public.turn is None:
        return None
    return ask(company, view) if view.my_turn else wait(company, view)


def ask(company: Company, view: SeatView) -> str:
    """What the seat in turn is asked."""
    return _ASK[view.phase](company, view)


def wait(company: Company, view: SeatView) -> str:
    """Whom the others wait for, and for what."""
    turn, story = view.public.turn, view.public
    assert turn is not None  # noqa: S101 - somebody is to act
    key, card = _WAIT[view.phase], story.stub.offered
    if view.phase is Phase.STUB and card is not None:
        key = "wait-take"
    elif view.phase in {Phase.JOKER, Phase.TURNED_ACE}:
        card = story.turn_up.shown[-1]
        key = "wait-take" if _may_leave(view) else "wait-throw-one"
    elif view.phase is Phase.PLAY and story.led is None:
        key = "wait-lead"
    name = company.names[turn]
    return company.words.say(key, name=name, card="" if card is None else company.card(card))


def _may_leave(view: SeatView) -> bool:
    """Whether the dealer may leave the card that was turned: an ace, where nobody has to rob."""
    robbing = view.variant.robbing
    return (
        view.phase is Phase.TURNED_ACE
        and robbing is not None
        and robbing.turned_ace is not RobTurnedAce.MANDATORY
    )


def _plain(key: str) -> Callable[[Company, SeatView], str]:
    return lambda company, _view: company.words.say(key)


def _turned(company: Company, view: SeatView) -> str:
    card = company.card(view.public.turn_up.shown[-1])
    return company.words.say("ask-turned", card=card, leave=_may_leave(view))


def _bid(company: Company, view: SeatView) -> str:
    if view.seat in view.public.auction.looked:
        return company.words.say("ask-bid")
    blind = any(isinstance(action, Say) for action in legal(view))
    return company.words.say("ask-look", blind=blind)


def _trump(company: Company, view: SeatView) -> str:
    names = any(isinstance(action, NameTrump) for action in legal(view))
    return company.words.say("ask-trump" if names else "ask-before-trump")


def _throw(company: Company, view: SeatView) -> str:
    """How many cards go: as many as one likes, at most three, one to three, or just three."""
    may = legal(view)
    assert isinstance(may, Throws)  # noqa: S101 - that is what the exchange offers
    number = company.words.number
    return company.words.say(
        "ask-throw",
        least=may.least,
        most=may.most,
        fewest=number(may.least),
        n=may.most,
        exactly=may.least == may.most,
        all=may.most == len(view.hand),
    )


def _stub(company: Company, view: SeatView) -> str:
    offered = view.public.stub.offered
    if offered is None:
        return company.words.say("ask-stub")
    return company.words.say("ask-swap", card=company.card(offered))


def _play(company: Company, view: SeatView) -> str:
    """A card, and whether the turn-up may or must be had first."""
    if must_rob(view):
        key = "ask-must-rob"
    elif rob_discards(view):
        key = "ask-rob"
    elif beg_choices(view):
        key = "ask-beg"
    else:
        key = "ask-lead" if view.public.led is None else "ask-card"
    return company.words.say(key)


_ASK: Final[dict[Phase, Callable[[Company, SeatView], str]]] = {
    Phase.CUT: _plain("ask-cut"),
    Phase.PACKETS: _plain("ask-packets"),
    Phase.JOKER: _turned,
    Phase.TURNED_ACE: _turned,
    Phase.AUCTION: _bid,
    Phase.NAMING: _trump,
    Phase.CALLING: _plain("ask-call"),
    Phase.EXCHANGE: _throw,
    Phase.STUB: _stub,
    Phase.LEADER: _plain("ask-leader"),
    Phase.PLAY: _play,
}
_WAIT: Final = {
    Phase.CUT: "wait-cut",
    Phase.PACKETS: "wait-packets",
    Phase.JOKER: "wait-throw-one",
    Phase.TURNED_ACE: "wait-take",
    Phase.AUCTION: "wait-bid",
    Phase.NAMING: "wait-trump",
    Phase.CALLING: "wait-call",
    Phase.EXCHANGE: "wait-throw",
    Phase.STUB: "wait-stub",
    Phase.LEADER: "wait-leader",
    Phase.PLAY: "wait-card",
}
