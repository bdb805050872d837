"""The auction, and what its winner does until trump is named."""

from fortyfives.cards.card import Suit
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.actions import (
    GoOnKitty,
    GoOnTopCard,
    Look,
    NameTrump,
    RaiseToThirty,
    Say,
    SeeKitty,
)
from fortyfives.game.events import (
    AuctionOpened,
    AuctionWon,
    Drew,
    KittySeen,
    KittyTaken,
    Looked,
    Received,
    Said,
    SawKitty,
    ThrownIn,
    TrumpNamed,
    WentOnKitty,
    WentOnTopCard,
)
from fortyfives.game.moves import exchanging
from fortyfives.game.moves.draft import Draft
from fortyfives.game.phases.naming import legal, must_see_kitty_first
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.rules.auction import Auction, Contract
from fortyfives.rules.calling import CallTime
from fortyfives.rules.seating import Seat
from fortyfives.rules.stakes import Call, ThirtyForSixty


def _auction(draft: Draft) -> Auction:
    auction = draft.variant.auction
    assert auction is not None  # noqa: S101 - this game has an auction
    return auction


def open_auction(draft: Draft) -> None:
    """Begin the bidding at the dealer's left. Source: MV-11, NSA-15."""
    setting, auction = draft.setting, _auction(draft)
    minimums = tuple(auction.minimum(setting.scores[side]) for side in setting.side_of)
    blind = auction.stakes.thirty_for_sixty is ThirtyForSixty.BLIND
    draft.tell(AuctionOpened(minimums, blind))
    draft.ask(Phase.AUCTION, setting.ring[0])


def look(draft: Draft, action: Look) -> None:
    """Look at one's cards; the turn stays."""
    _show_hand(draft, action.seat)


def _show_hand(draft: Draft, seat: Seat) -> None:
    hands = list(draft.unseen)
    draft.tell(Looked(seat))
    draft.tell(Received(seat, hands[seat]))
    hands[seat] = NO_CARDS
    draft.unseen = tuple(hands)


def say(draft: Draft, action: Say) -> None:
    """Speak; the turn passes, or the auction is over."""
    seat = action.seat
    draft.tell(Said(seat, action.call))
    if seat not in draft.public.auction.looked:
        _show_hand(draft, seat)
    bidding = draft.public.auction.bidding
    assert bidding is not None  # noqa: S101 - the auction is open
    auction = _auction(draft)
    turn = auction.turn(bidding, draft.variant.highest_bid)
    if turn is not None:
        draft.ask(Phase.AUCTION, turn)
        return
    contract = auction.result(bidding)
    if contract is None:
        draft.tell(ThrownIn())
        return
    for other in draft.setting.ring:
        if other not in draft.public.auction.looked:
            _show_hand(draft, other)
    _won(draft, contract)


def _won(draft: Draft, contract: Contract) -> None:
    """Let the winner name trump; he sees the kitty at once if there is nothing to decide first."""
    seat = contract.bidder
    draft.tell(AuctionWon(contract))
    draft.ask(Phase.NAMING, seat)
    view = SeatView(seat, draft.public, draft.owns[seat])
    if must_see_kitty_first(view) and _only_looking_is_left(view):
        _see_kitty(draft, seat)
    elif draft.public.auction.kitty_seen and draft.public.kitty:
        # A Slam was called after another had looked: the new bidder may look as well.
        draft.tell(SawKitty(seat, CardSet.of(draft.kitty)))


def _only_looking_is_left(view: SeatView) -> bool:
    choices = [action for action in legal(view).actions if not isinstance(action, Say)]
    return len(choices) == 1


def raise_to_thirty(draft: Draft, action: RaiseToThirty) -> None:
    """Raise the bid to 30, which nobody can hold or outbid. Source: NSA-21, AMB-52."""
    contract = draft.public.auction.contract
    assert contract is not None  # noqa: S101 - the bid is won
    _won(draft, Contract(action.seat, Call.THIRTY, contract.bagged))


def see_kitty(draft: Draft, action: SeeKitty) -> None:
    """Look at the kitty before naming."""
    _see_kitty(draft, action.seat)


def _see_kitty(draft: Draft, seat: Seat) -> None:
    draft.tell(KittySeen(seat))
    draft.tell(SawKitty(seat, CardSet.of(draft.kitty)))


def go_on_kitty(draft: Draft, action: GoOnKitty) -> None:
    """Throw the whole hand and take the kitty. Source: NSA-26, G55-14."""
    seat = action.seat
    draft.tell(WentOnKitty(seat))
    draft.put_away(seat, draft.hand(seat))
    draft.tell(KittyTaken(seat))
    draft.tell(SawKitty(seat, CardSet.of(draft.kitty)))
    draft.give(seat, draft.kitty)


def go_on_top_card(draft: Draft, action: GoOnTopCard) -> None:
    """Throw the kitty too and take one card, whose suit is trump. Source: NSA-27, AMB-29."""
    seat = action.seat
    draft.tell(WentOnTopCard(seat))
    draft.put_away(seat, draft.hand(seat))
    card = draft.draw(1)[0]
    draft.tell(Drew(seat, 1))
    draft.give(seat, [card])
    naming = draft.variant.naming
    assert naming is not None  # noqa: S101 - this game has naming
    _named(draft, seat, naming.suit_on_top_card(card))


def name_trump(draft: Draft, action: NameTrump) -> None:
    """Name trump. Source: MV-17."""
    _named(draft, action.seat, action.suit)


def _named(draft: Draft, seat: Seat, suit: Suit) -> None:
    """Go on to the call or to the kitty, and let everybody take up what lay unseen."""
    draft.tell(TrumpNamed(seat, suit))
    calling = draft.variant.calling
    if calling is not None and calling.time is CallTime.AT_NAMING:
        draft.ask(Phase.CALLING, seat)
    else:
        exchanging.take_kitty(draft)
