"""What may be done now and why, phase by phase."""

from collections.abc import Callable, Iterator
from typing import Final

from fortyfives.game.legal import Throws
from fortyfives.game.legality import legal
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.rules.auction import AllPass, Auction, Hold, Rounds
from fortyfives.rules.dealing import HAND
from fortyfives.rules.naming import GoOnKitty, KittyTiming, NameNeedsTrump
from fortyfives.rules.stakes import THIRTY, Call, Slam
from fortyfives.telling.company import Company
from fortyfives.telling.explaining.now import Now
from fortyfives.telling.explaining.play import explain_play


def explain(company: Company, view: SeatView) -> str:
    """What may be done now and why, in a paragraph; out of turn, that it is not one's turn."""
    if not view.my_turn:
        return company.reason("not-your-turn")
    return " ".join(_BY_PHASE[view.phase](Now(company, view)))


# --- before the play --------------------------------------------------------------------------


def _cut(now: Now) -> Iterator[str]:
    yield now.say("sheet-cut")


def _packets(now: Now) -> Iterator[str]:
    yield now.say("table-why-packets")
    yield now.say("sheet-dealers-choice")


def _turned(now: Now) -> Iterator[str]:
    robbing = now.view.variant.robbing
    assert robbing is not None  # noqa: S101 - a card was turned
    if now.view.phase is Phase.JOKER:
        yield now.say("sheet-turned-joker")
    else:
        yield now.say("sheet-turned-ace", right=robbing.turned_ace.value)


def _auction(now: Now) -> Iterator[str]:
    """What stands, what may be said over it, and what that comes to."""
    auction, bidding = now.view.variant.auction, now.view.public.auction.bidding
    seat = now.view.seat
    assert auction is not None  # noqa: S101 - there is an auction
    assert bidding is not None  # noqa: S101 - and it is open
    assert seat is not None  # noqa: S101 - it is the seat's turn
    if seat not in now.view.public.auction.looked:
        yield now.say("sheet-thirty-for-sixty", kind="blind")
        return
    yield now.say("table-why-bid")
    if bidding.standing is None:
        yield now.say("table-why-no-bid-yet")
    else:
        owner, call = bidding.standing
        bid = now.company.call(call)
        yield now.say("table-why-standing", bid=bid, **now.company.who(owner))
        yield now.say("sheet-step", step=auction.step.value)
    if bidding.minimums[seat] > auction.min_bid:
        score = now.view.setting.scores[now.side]
        yield now.say("table-why-minimum", score=score, bid=bidding.minimums[seat])
    calls = auction.calls(bidding, seat, now.view.variant.highest_bid)
    yield from _holding(now, auction, calls)
    yield from _special_bids(now, auction, calls)
    yield from _passing(now, auction)
    lock = now.view.variant.limits.lock_at
    if lock is not None and now.view.setting.scores[now.side] >= lock:
        yield now.say("table-locked", side=now.company.side(now.side))


def _holding(now: Now, auction: Auction, calls: tuple[Call, ...]) -> Iterator[str]:
    """What a hold does, for the dealer who may, and for those who will be held."""
    if auction.hold is not Hold.DEALER:
        return
    bidding = now.view.public.auction.bidding
    dealer = now.view.setting.dealer
    if Call.HOLD in calls and bidding is not None and bidding.standing is not None:
        owner, call = bidding.standing
        bid = now.company.call(call)
        yield now.say("table-why-you-may-hold", bid=bid, name=now.company.name(owner))
        yield now.say("sheet-after-hold", after=auction.after_hold.value)
    elif dealer != now.view.seat:
        yield now.say("table-why-may-be-held", name=now.company.name(dealer))
        yield now.say("sheet-after-hold", after=auction.after_hold.value)


def _special_bids(now: Now, auction: Auction, calls: tuple[Call, ...]) -> Iterator[str]:
    """What the bids above the numbers are."""
    stakes = auction.stakes
    if Call.THIRTY in calls and stakes.wins(Call.THIRTY, THIRTY) > THIRTY:
        yield now.say("table-why-thirty", n=stakes.wins(Call.THIRTY, THIRTY))
    for call in (Call.THIRTY_FOR_SIXTY, Call.SIXTY_FOR_120, Call.SLAM):
        if call in calls:
            yield now.say(
                "table-why-special",
                bid=now.company.call(call),
                wins=stakes.wins(call, THIRTY),
                costs=stakes.costs(call),
            )
    if stakes.slam is Slam.ANY_TIME:
        yield now.say("sheet-slam", when=stakes.slam.value)


def _passing(now: Now, auction: Auction) -> Iterator[str]:
    """What becomes of one who passes, and of all if everybody does."""
    if auction.rounds is Rounds.CONTINUOUS:
        yield now.say("sheet-passed-is-out")
    bidding = now.view.public.auction.bidding
    standing = bidding is not None and bidding.standing is not None
    bagged = auction.all_pass is AllPass.DEALER_FORCED_MINIMUM
    if bagged and not standing and now.view.seat == now.view.setting.dealer:
        yield now.say("table-why-bagged", bid=auction.minimum(now.view.setting.scores[now.side]))
    elif not standing:
        yield now.say("sheet-all-pass", passes=auction.all_pass.value)


def _naming(now: Now) -> Iterator[str]:
    naming, kitty = now.view.variant.naming, "none"
    assert naming is not None  # noqa: S101 - trump is named
    if now.view.variant.dealing.kitty:
        kitty = "before" if naming.kitty_timing is KittyTiming.BEFORE_NAMING else "after"
    yield now.say("sheet-naming", kitty=kitty)
    if naming.needs_trump is not NameNeedsTrump.NO:
        yield now.say("sheet-needs-trump", kind=naming.needs_trump.value)
    if naming.go_on_kitty is not GoOnKitty.OFF and not now.view.public.auction.on_kitty:
        yield now.say("sheet-go-on-kitty", kind=naming.go_on_kitty.value)
    if naming.go_on_top_card:
        yield now.say("sheet-go-on-top-card")
    yield now.say("table-why-ace-of-hearts")


def _exchange(now: Now) -> Iterator[str]:
    """How many cards must go and may go, and what comes for them."""
    may = legal(now.view)
    assert isinstance(may, Throws)  # noqa: S101 - that is what the exchange offers
    held = len(now.view.hand)
    fewest = held - may.most
    exactly = may.least == may.most
    yield now.say(
        "table-why-throw",
        held=held,
        least=may.least,
        most=may.most,
        exactly=exactly,
        all=not fewest,
    )
    if fewest < HAND:
        yield now.say("table-why-drawn", hand=HAND)
    if fewest and not exactly:
        yield now.say("table-why-keep", n=fewest)


def _calling(now: Now) -> Iterator[str]:
    calling = now.view.variant.calling
    assert calling is not None  # noqa: S101 - a card is called
    yield now.say("sheet-calling", time=calling.time.value)
    yield now.say("sheet-calling-limit")
    yield now.say("sheet-calling-deadline", n=calling.deadline)
    yield now.say("sheet-calling-alone")


def _stub(now: Now) -> Iterator[str]:
    privilege = now.view.variant.privilege
    assert privilege is not None  # noqa: S101 - the stub may be turned
    yield now.say("sheet-privilege", swap=privilege.swap.value)


def _leader(now: Now) -> Iterator[str]:
    yield now.say("sheet-first-lead", who=now.view.variant.first_lead.value)


_BY_PHASE: Final[dict[Phase, Callable[[Now], Iterator[str]]]] = {
    Phase.CUT: _cut,
    Phase.PACKETS: _packets,
    Phase.JOKER: _turned,
    Phase.TURNED_ACE: _turned,
    Phase.AUCTION: _auction,
    Phase.NAMING: _naming,
    Phase.CALLING: _calling,
    Phase.EXCHANGE: _exchange,
    Phase.STUB: _stub,
    Phase.LEADER: _leader,
    Phase.PLAY: explain_play,
}
