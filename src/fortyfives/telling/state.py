"""How a deal stands, in sentences: the bids, trump, the points so far, the trick on the table."""

from collections.abc import Iterable, Iterator

from fortyfives.cards.card import Card
from fortyfives.game.called import lapsed_call, open_call
from fortyfives.game.so_far import points_so_far
from fortyfives.game.view import SeatView
from fortyfives.rules.seating import Seat
from fortyfives.rules.stakes import Call
from fortyfives.telling.company import Company


def say_bids(company: Company, view: SeatView) -> Iterator[str]:
    """What has been said in the auction."""
    bidding = view.public.auction.bidding
    if bidding is not None and bidding.calls:
        calls = [company.of(seat, _said(company, call)) for seat, call in bidding.calls]
        yield company.words.say("table-bids-so-far", calls=", ".join(calls))


def _said(company: Company, call: Call) -> str:
    keys = {Call.PASS: "table-said-pass", Call.HOLD: "table-said-hold"}
    return company.words.say(keys[call]) if call in keys else company.call(call)


def say_auction(company: Company, view: SeatView) -> Iterator[str]:
    """What has been said in the auction, and who has the bid."""
    say = company.words.say
    if view.variant.auction is None:
        yield say("table-no-auction")
        return
    yield from list(say_bids(company, view)) or [say("table-why-no-bid-yet")]
    contract = view.public.auction.contract
    if contract is not None:
        bid, side = company.call(contract.call), company.name(contract.bidder)
        yield say("table-bid-is", bid=bid, side=side)


def say_state(company: Company, view: SeatView) -> Iterator[str]:
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


def say_what_changed(company: Company, view: SeatView) -> Iterator[str]:
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


def say_trick(company: Company, view: SeatView) -> Iterator[str]:
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


def say_last_trick(company: Company, view: SeatView) -> str:
    """The trick that was taken last, and who took it."""
    if not view.public.tricks:
        return company.words.say("table-no-last-trick")
    last = view.public.tricks[-1]
    plays, best = say_plays(company, last.plays), company.name(last.taker)
    return company.words.say("table-last-trick", plays=plays, best=best)


def say_score(company: Company, view: SeatView) -> Iterator[str]:
    """The scores and what wins, the points of this deal, and who deals."""
    say, setting, goal = company.words.say, view.setting, view.variant.goal
    yield say("table-score", scores=company.figures(setting.scores))
    yield say("table-goal", test=goal.target_test.value, n=goal.target)
    if view.public.tricks:
        yield from say_points(company, view)
    yield say("table-dealer", **company.who(setting.dealer))
