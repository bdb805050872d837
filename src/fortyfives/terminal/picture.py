"""The table as it lies before the player: what he should know before he answers."""

from collections.abc import Iterable, Iterator
from typing import Final

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.game.called import lapsed_call, open_call
from fortyfives.game.legality import legal
from fortyfives.game.phases.play import playable
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.rules.scoring import count_tricks
from fortyfives.rules.seating import Seat
from fortyfives.rules.stakes import Call
from fortyfives.terminal.company import Company
from fortyfives.terminal.hand import in_order, say_hand, say_playable

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
        said = _what_changed(company, view) if brief else (*_state(company, view),)
        yield " ".join(said)
        if not brief:
            yield from _trick(company, view)
    if view.own.kitty is not None and view.public.kitty:
        yield company.words.say("table-kitty", cards=company.cards(in_order(view.own.kitty, view)))
    if view.hand:
        may = marked(view)
        yield say_hand(company, view, numbers=view.phase in NUMBERED, marked=may)
        if company.spoken and may and legal(view).count > 1:
            yield say_playable(company, view, may)


def marked(view: SeatView) -> CardSet | None:
    """The cards to mark: those that may be played, unless all may."""
    if view.phase is not Phase.PLAY or not view.my_turn:
        return None
    may = playable(view)
    return None if may == view.hand else may


def _has_bid(view: SeatView) -> bool:
    return view.seat is not None and bool(view.public.said(view.seat))


def say_bids(company: Company, view: SeatView) -> Iterator[str]:
    """What has been said in the auction."""
    bidding = view.public.auction.bidding
    if bidding is not None and bidding.calls:
        calls = [company.of(seat, _said(company, call)) for seat, call in bidding.calls]
        yield company.words.say("table-bids-so-far", calls=", ".join(calls))


def _said(company: Company, call: Call) -> str:
    keys = {Call.PASS: "table-said-pass", Call.HOLD: "table-said-hold"}
    return company.words.say(keys[call]) if call in keys else company.call(call)


def _state(company: Company, view: SeatView) -> Iterator[str]:
    """Trump, the bid, a card that may be robbed or is called, and the points so far."""
    story, say = view.public, company.words.say
    assert story.trump is not None  # noqa: S101 - it is asked for once trump is known
    yield say("table-trump-is", suit=company.suit(story.trump))
    if story.auction.contract is not None:
        contract, partner = story.auction.contract, story.partner.partner
        playing = [contract.bidder] if partner is None else [contract.bidder, partner]
        bid, side = company.call(contract.call), company.together(playing)
        yield say("table-bid-is", bid=bid, side=side)
    if story.turn_up.card is not None and not story.tricks:
        yield say("table-turn-up", card=company.card(story.turn_up.card))
    called, bidder = open_call(story), story.bidder
    if called is not None:
        yield say("table-called", card=company.card(called))
    if bidder is not None and (story.partner.alone or lapsed_call(story) is not None):
        yield say("table-without-partner", **company.who(bidder))
    if story.tricks:
        yield from say_points(company, view)


def _what_changed(company: Company, view: SeatView) -> Iterator[str]:
    """The points so far, and whose the trick on the table is."""
    yield from say_points(company, view)
    if view.public.trick:
        yield company.words.say("table-trick-so-far", best=company.name(_holder(view)))


def _holder(view: SeatView) -> Seat:
    """Who holds the trick on the table so far."""
    return view.public.trick[view.public.order().winner(view.played())][0]


def say_points(company: Company, view: SeatView) -> Iterator[str]:
    """The points of the tricks so far, and the card that brings ten of them as it stands."""
    yield company.words.say("table-points-so-far", points=company.figures(points_so_far(view)))
    played = [card for trick in view.public.tricks for _, card in trick.plays]
    best = view.variant.bonus.card(played, view.public.order())
    if best is not None:
        yield company.words.say("table-best-so-far", card=company.card(best))


def points_so_far(view: SeatView) -> tuple[int, ...]:
    """What each side has taken, the bonus for the best card so far among it."""
    story, setting = view.public, view.setting
    tricks = [[card for _, card in trick.plays] for trick in story.tricks]
    bonus = view.variant.bonus.trick(tricks, story.order()) if tricks else None
    takers = [setting.side_of[trick.taker] for trick in story.tricks]
    return count_tricks(takers, bonus, len(setting.sides)).points


def _trick(company: Company, view: SeatView) -> Iterator[str]:
    """The cards on the table, and whose the trick is so far."""
    trick = view.public.trick
    if trick:
        best = _holder(view)
        yield company.words.say(
            "table-trick", plays=say_plays(company, trick), best=company.name(best)
        )


def say_plays(company: Company, plays: Iterable[tuple[Seat, Card]]) -> str:
    """Cards with those who played them, in order."""
    return ", ".join(company.of(seat, company.bare(card)) for seat, card in plays)
