"""What lies open on the cloth: the same for everybody who sits round it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from fortyfives.cards.card import Card
from fortyfives.game.called import open_call
from fortyfives.game.so_far import points_so_far, points_to_go, tricks_so_far
from fortyfives.game.story import PublicStory
from fortyfives.game.view import SeatView
from fortyfives.rules.seating import Seat
from fortyfives.rules.stakes import Call
from fortyfives.server import protocol as wire
from fortyfives.telling.company import say_call
from fortyfives.wording.messages import Words

AT_HAND: Final = 64
"""So many cloths are kept: as many tables may be told of at the same time."""


def cloth(words: Words, story: PublicStory) -> wire.Cards:
    """All that everybody sees; the hand and what else is a seat's own are left empty."""
    return _cloth(words, _This(story))


@dataclass(frozen=True, slots=True, eq=False)
class _This:
    """A story that is told apart from others by being this one, not by all that is in it."""

    story: PublicStory

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _This) and other.story is self.story

    def __hash__(self) -> int:
        return id(self.story)


# Everybody at a table is told of the same cloth, one right after the other.
@lru_cache(AT_HAND)
def _cloth(words: Words, this: _This) -> wire.Cards:
    story, setting = this.story, this.story.setting
    watching = SeatView(None, story)
    turned, called = story.turn_up.card, open_call(story)
    standing = _standing(story)
    taken = _tricks(watching)
    return wire.Cards(
        number=setting.number,
        phase=story.phase.value,
        turn=story.turn,
        dealer=setting.dealer,
        trump=None if story.trump is None else story.trump.value,
        bid="" if standing is None else say_call(words, standing[1]),
        bidder=None if standing is None else standing[0],
        to_go=points_to_go(watching),
        partner=story.partner.partner,
        turned=None if turned is None else str(turned),
        called=None if called is None else str(called),
        stock=story.stock,
        kitty=story.kitty,
        hand=[],
        kitty_cards=[],
        places=[_place(words, story, seat) for seat in range(setting.seats)],
        trick=_trick(story),
        last=taken[-1] if taken else None,
        tricks=taken,
        said=[_spoken(words, story, seat, call) for seat, call in _calls(story)],
        would_hold=None,
        points=list(points_so_far(watching)) if story.trump else [0] * len(setting.sides),
        best=_best(story),
        shown=names(story.stub.turned),
    )


def _best(story: PublicStory) -> str | None:
    """The card that earns the bonus as the tricks stand that are over."""
    played = [card for trick in story.tricks for _, card in trick.plays]
    if story.trump is None or not played:
        return None
    best = story.setting.variant.bonus.card(played, story.order())
    return None if best is None else str(best)


def _place(words: Words, story: PublicStory, seat: Seat) -> wire.Place:
    drew = [count for who, count in story.exchange.drawn if who == seat]
    return wire.Place(
        seat=seat,
        cards=story.sizes[seat] if story.sizes else 0,
        said=_said(words, story, seat),
        tricks=sum(trick.taker == seat for trick in story.tricks),
        drew=sum(drew) if drew else None,
        out=seat not in story.setting.ring,
    )


def _said(words: Words, story: PublicStory, seat: Seat) -> str:
    """What the seat said last, while the bids are what counts."""
    calls = story.said(seat)
    return _call(words, calls[-1]) if calls and story.trump is None else ""


def _call(words: Words, call: Call) -> str:
    """What is said beside a seat: also a pass, and that somebody holds."""
    keys = {Call.PASS: "label-pass", Call.HOLD: "label-hold"}
    return words.say(keys[call]) if call in keys else say_call(words, call)


def _trick(story: PublicStory) -> wire.TrickOnTable:
    plays = [wire.Played(seat, str(card)) for seat, card in story.trick]
    if not plays:
        return wire.TrickOnTable([], None, 0)
    place = story.order().winner(tuple(card for _, card in story.trick))
    return wire.TrickOnTable(plays, story.trick[place][0], 0)


def _tricks(watching: SeatView) -> list[wire.TrickOnTable]:
    """The tricks that are over, with what each of them brings."""
    told, tricks = [], watching.public.tricks
    for trick, (_, points) in zip(tricks, tricks_so_far(watching).by_trick, strict=True):
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


def _spoken(words: Words, story: PublicStory, seat: Seat, call: Call) -> wire.Spoken:
    number = call.number
    if call is Call.HOLD and (standing := _standing(story)) is not None:
        number = standing[1].number
    return wire.Spoken(seat, _call(words, call), number)


def names(cards: Iterable[Card]) -> list[str]:
    """Cards by their names."""
    return [str(card) for card in cards]
