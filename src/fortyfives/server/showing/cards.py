"""The deal as one seat sees it, from its view and from nothing else."""

from collections.abc import Iterable
from itertools import pairwise

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.called import open_call
from fortyfives.game.events.bidding import KittyTaken
from fortyfives.game.events.private import Received
from fortyfives.game.phases.play import playable
from fortyfives.game.setting import Phase
from fortyfives.game.so_far import (
    points_so_far,
    points_to_go,
    tricks_so_far,
    trumps_if_named,
)
from fortyfives.game.story import PublicStory
from fortyfives.game.view import SeatView
from fortyfives.rules.seating import Seat
from fortyfives.rules.stakes import Call
from fortyfives.server import protocol as wire
from fortyfives.server.table.state import Playing
from fortyfives.telling.company import Company
from fortyfives.telling.hand import in_order, laid_out
from fortyfives.telling.spoken_card import spoken_card


def cards(company: Company, view: SeatView, taken_up: CardSet = NO_CARDS) -> wire.Cards:
    """Everything on the cloth and in one's own hand; `taken_up` came into it from the kitty."""
    story, setting = view.public, view.setting
    turned, called = story.turn_up.card, open_call(story)
    standing = _standing(story)
    played = [card for trick in story.tricks for _, card in trick.plays]
    best = view.variant.bonus.card(played, story.order()) if story.trump and played else None
    taken = _tricks(view)
    kitty = view.own.kitty if view.own.kitty is not None and story.kitty else ()
    return wire.Cards(
        number=setting.number,
        phase=story.phase.value,
        turn=story.turn,
        dealer=setting.dealer,
        trump=None if story.trump is None else story.trump.value,
        bid="" if standing is None else company.call(standing[1]),
        bidder=None if standing is None else standing[0],
        to_go=points_to_go(view),
        partner=story.partner.partner,
        turned=None if turned is None else str(turned),
        called=None if called is None else str(called),
        stock=story.stock,
        kitty=story.kitty,
        hand=hand(company, view, taken_up),
        kitty_cards=names_in_order(kitty, view),
        places=[_place(company, story, seat) for seat in range(setting.seats)],
        trick=_trick(story),
        last=taken[-1] if taken else None,
        tricks=taken,
        said=[_spoken(company, story, seat, call) for seat, call in _calls(story)],
        would_hold=_would_hold(view),
        points=list(points_so_far(view)) if story.trump else [0] * len(setting.sides),
        best=None if best is None else str(best),
        shown=_names(story.stub.turned),
    )


def hand(company: Company, view: SeatView, taken_up: CardSet = NO_CARDS) -> list[wire.HandCard]:
    """The cards in a seat's hand, as they lie before it."""
    kitty = taken_up if view.own.kitty is None else view.own.kitty
    order = view.order() if view.public.trump else None
    asked = view.phase is Phase.PLAY and view.my_turn
    may = playable(view) if asked else view.hand
    return [
        wire.HandCard(
            card=str(card),
            trump=order is not None and order.is_trump(card),
            may=card in may,
            kitty=card in kitty,
            name=spoken_card(company, view, card),
        )
        for card in laid_out(view).cards
    ]


def taken_up(playing: Playing, seat: Seat | None) -> CardSet:
    """The cards that came into that seat's hand from the kitty, where it was taken up unseen."""
    events = (event for past in playing.past for event in past.step.events)
    for taken, received in pairwise(events):
        if isinstance(taken, KittyTaken) and isinstance(received, Received):
            return received.cards if taken.seat == seat else NO_CARDS
    return NO_CARDS


def _place(company: Company, story: PublicStory, seat: Seat) -> wire.Place:
    drew = [count for who, count in story.exchange.drawn if who == seat]
    return wire.Place(
        seat=seat,
        cards=story.sizes[seat] if story.sizes else 0,
        said=_said(company, story, seat),
        tricks=sum(trick.taker == seat for trick in story.tricks),
        drew=sum(drew) if drew else None,
        out=seat not in story.setting.ring,
    )


def _said(company: Company, story: PublicStory, seat: Seat) -> str:
    """What the seat said last, while the bids are what counts."""
    calls = story.said(seat)
    if not calls or story.trump is not None:
        return ""
    return company.words.say("label-pass") if calls[-1] is Call.PASS else _call(company, calls[-1])


def _call(company: Company, call: Call) -> str:
    return company.words.say("label-hold") if call is Call.HOLD else company.call(call)


def _trick(story: PublicStory) -> wire.TrickOnTable:
    plays = [wire.Played(seat, str(card)) for seat, card in story.trick]
    if not plays:
        return wire.TrickOnTable([], None, 0)
    place = story.order().winner(tuple(card for _, card in story.trick))
    return wire.TrickOnTable(plays, story.trick[place][0], 0)


def _tricks(view: SeatView) -> list[wire.TrickOnTable]:
    """The tricks that are over, with what each of them brings."""
    told = []
    for trick, (_, points) in zip(view.public.tricks, tricks_so_far(view).by_trick, strict=True):
        plays = [wire.Played(seat, str(card)) for seat, card in trick.plays]
        told.append(wire.TrickOnTable(plays, trick.taker, points))
    return told


def _calls(story: PublicStory) -> tuple[tuple[Seat, Call], ...]:
    return story.auction.bidding.calls if story.auction.bidding else ()


def _standing(story: PublicStory) -> tuple[Seat, Call] | None:
    """Whose bid stands, and what it is."""
    contract, bidding = story.auction.contract, story.auction.bidding
    if contract is not None:
        return contract.bidder, contract.call
    return bidding.standing if bidding else None


def _spoken(company: Company, story: PublicStory, seat: Seat, call: Call) -> wire.Spoken:
    number = call.number
    if call is Call.HOLD and (standing := _standing(story)) is not None:
        number = standing[1].number
    said = company.words.say("label-pass") if call is Call.PASS else _call(company, call)
    return wire.Spoken(seat, said, number)


def _would_hold(view: SeatView) -> dict[str, int] | None:
    counts = trumps_if_named(view)
    return None if counts is None else {suit.value: count for suit, count in counts.items()}


def names_in_order(cards: Iterable[Card], view: SeatView) -> list[str]:
    """Cards by their names, as one holds them."""
    return _names(in_order(CardSet.of(cards), view))


def _names(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]
