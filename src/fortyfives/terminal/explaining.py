"""The rule in force now: why these cards are marked, what may be kept back, what a hold does.

Everything is reckoned from the rules of this table, in the place where it stands.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from fortyfives.cards.card import ACE_OF_HEARTS, Card
from fortyfives.cards.cardset import CardSet
from fortyfives.game.legal import Throws
from fortyfives.game.legality import legal
from fortyfives.game.phases.play import DUE, bond_on
from fortyfives.game.phases.robbing import beg_choices, must_rob, rob_discards
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.rules.auction import AllPass, Auction, Hold, Rounds
from fortyfives.rules.dealing import HAND
from fortyfives.rules.following import AhLeadRenege, Following, RenegeForce, RenegeGroup, Revoke
from fortyfives.rules.naming import GoOnKitty, KittyTiming, NameNeedsTrump
from fortyfives.rules.ranking import Order
from fortyfives.rules.stakes import Call, Slam
from fortyfives.terminal.company import Company
from fortyfives.wording.messages import Fact, capital


@dataclass(frozen=True, slots=True)
class _Now:
    """The table as it stands before one seat."""

    company: Company
    view: SeatView

    def say(self, key: str, **facts: Fact) -> str:
        """The sentence of that key."""
        return capital(self.company.words.say(key, **facts))

    @property
    def order(self) -> Order:
        """The order of the cards."""
        return self.view.order()

    @property
    def side(self) -> int:
        """The side of the seat."""
        assert self.view.seat is not None  # noqa: S101 - the person sits somewhere
        return self.view.setting.side_of[self.view.seat]


def explain(company: Company, view: SeatView) -> str:
    """What may be done now and why, in a paragraph."""
    if not view.my_turn:
        return company.words.say("table-why-not-your-turn")
    return " ".join(_BY_PHASE[view.phase](_Now(company, view)))


# --- before the play --------------------------------------------------------------------------


def _cut(now: _Now) -> Iterator[str]:
    yield now.say("sheet-cut")


def _packets(now: _Now) -> Iterator[str]:
    yield now.say("sheet-dealers-choice")


def _turned(now: _Now) -> Iterator[str]:
    robbing = now.view.variant.robbing
    assert robbing is not None  # noqa: S101 - a card was turned
    if now.view.phase is Phase.JOKER:
        yield now.say("sheet-turned-joker")
    else:
        yield now.say("sheet-turned-ace", right=robbing.turned_ace.value)


def _auction(now: _Now) -> Iterator[str]:
    """What stands, what may be said over it, and what that comes to."""
    auction, bidding = now.view.variant.auction, now.view.public.auction.bidding
    seat = now.view.seat
    assert auction is not None  # noqa: S101 - there is an auction
    assert bidding is not None  # noqa: S101 - and it is open
    assert seat is not None  # noqa: S101 - it is the seat's turn
    if seat not in now.view.public.auction.looked:
        yield now.say("sheet-thirty-for-sixty", kind="blind")
        return
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


def _holding(now: _Now, auction: Auction, calls: tuple[Call, ...]) -> Iterator[str]:
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


def _special_bids(now: _Now, auction: Auction, calls: tuple[Call, ...]) -> Iterator[str]:
    """What the bids above the numbers are."""
    stakes = auction.stakes
    if Call.THIRTY in calls and stakes.wins(Call.THIRTY, 30) > 30:
        yield now.say("table-why-thirty", n=stakes.wins(Call.THIRTY, 30))
    for call in (Call.THIRTY_FOR_SIXTY, Call.SIXTY_FOR_120, Call.SLAM):
        if call in calls:
            yield now.say(
                "table-why-special",
                bid=now.company.call(call),
                wins=stakes.wins(call, 30),
                costs=stakes.costs(call),
            )
    if stakes.slam is Slam.ANY_TIME:
        yield now.say("sheet-slam", when=stakes.slam.value)


def _passing(now: _Now, auction: Auction) -> Iterator[str]:
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


def _naming(now: _Now) -> Iterator[str]:
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


def _exchange(now: _Now) -> Iterator[str]:
    """How many cards must go and may go, and what comes for them."""
    may = legal(now.view)
    assert isinstance(may, Throws)  # noqa: S101 - that is what the exchange offers
    held = len(now.view.hand)
    fewest = held - may.most
    yield now.say("table-why-throw", held=held, least=may.least, most=may.most)
    if fewest < HAND:
        yield now.say("table-why-drawn", hand=HAND)
    if fewest:
        yield now.say("table-why-keep", n=fewest)


def _calling(now: _Now) -> Iterator[str]:
    calling = now.view.variant.calling
    assert calling is not None  # noqa: S101 - a card is called
    yield now.say("sheet-calling", time=calling.time.value)
    yield now.say("sheet-calling-limit")
    yield now.say("sheet-calling-deadline", n=calling.deadline)
    yield now.say("sheet-calling-alone")


def _stub(now: _Now) -> Iterator[str]:
    privilege = now.view.variant.privilege
    assert privilege is not None  # noqa: S101 - the stub may be turned
    yield now.say("sheet-privilege", swap=privilege.swap.value)


def _leader(now: _Now) -> Iterator[str]:
    yield now.say("sheet-first-lead", who=now.view.variant.first_lead.value)


# --- the play ---------------------------------------------------------------------------------


def _play(now: _Now) -> Iterator[str]:
    """The turn-up, and then what the card led obliges to."""
    yield from _robbing(now)
    if must_rob(now.view):
        return
    view, following = now.view, now.view.variant.following
    led = view.public.led
    if led is None:
        yield now.say("table-why-lead")
        bond = bond_on(view)
        if bond is not None:
            yield now.company.reason(bond.key, tuple(bond.binding))
        return
    bond = bond_on(view)
    suit, trump = now.order.suit(led), now.order.trump
    if led is ACE_OF_HEARTS and led.suit is not trump:
        yield now.say("table-why-ace-led")
    if bond is None:
        yield from _free(now, led, view.hand)
    elif bond.key == DUE:
        yield now.company.reason(bond.key, tuple(bond.binding))
    else:
        refusal = bond.refusal(led)
        yield now.company.reason(refusal.key, refusal.cards)
        if ACE_OF_HEARTS in view.hand and led.suit is ACE_OF_HEARTS.suit and suit is not trump:
            yield now.say("table-why-ace-no-heart")
    if suit is trump:
        yield from _kept_back(now, led, following)
    if following.revoke is not Revoke.PREVENT and bond is not None:
        yield now.say("sheet-revoke", revoke=following.revoke.value)


def _robbing(now: _Now) -> Iterator[str]:
    """What the ace or the king of trumps may do about the turn-up."""
    robbing = now.view.variant.robbing
    if robbing is None:
        return
    if rob_discards(now.view):
        yield now.say("sheet-rob", right=robbing.with_ace.value)
        if not must_rob(now.view):
            yield now.say("sheet-demotion", demotion=robbing.demotion.value)
    if beg_choices(now.view):
        yield now.say("sheet-beg")


def _free(now: _Now, led: Card, hand: CardSet) -> Iterator[str]:
    """Why any card may be played."""
    order, card = now.order, now.company.card(led)
    suit = order.suit(led)
    trumps = order.of_suit(hand, order.trump)
    if suit is order.trump:
        key = "table-why-free-kept" if trumps else "table-why-no-trump"
        yield now.say(key, card=card)
    elif suit is not None and order.of_suit(hand, suit):
        yield now.say("table-why-free-plain", card=card)
    else:
        yield now.say("table-why-void", card=card)


def _kept_back(now: _Now, led: Card, following: Following) -> Iterator[str]:
    """Which of the trumps in hand may be kept back from the trump led, and which not."""
    reneging, order = following.reneging, now.order
    trumps = order.of_suit(now.view.hand, order.trump)
    high = [card for card in trumps if reneging.has_right(card, order)]
    if not high:
        return
    if led is ACE_OF_HEARTS and following.ah_lead_renege is AhLeadRenege.FORBIDDEN:
        return  # the bond says so
    against = led
    if reneging.force is RenegeForce.PLAYED:
        against = order.best(card for card in now.view.played() if order.is_trump(card))
    for card in sorted(high, key=order.sort_key):
        yield now.say(
            "table-why-kept",
            card=now.company.card(card),
            against=now.company.card(against),
            may=reneging.may_withhold(card, against, order),
            higher=order.outranks(card, against),
        )
    if len(trumps) > 1:
        if reneging.group is RenegeGroup.ALL and not reneging.frees(trumps, against, order):
            yield now.say("table-why-not-together")
        elif reneging.group is not RenegeGroup.ALL:
            yield now.say("sheet-renege-group", group=reneging.group.value)


_BY_PHASE: Final[dict[Phase, Callable[[_Now], Iterator[str]]]] = {
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
    Phase.PLAY: _play,
}
