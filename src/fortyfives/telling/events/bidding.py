"""The auction, and what its winner does until trump is named."""

from fortyfives.game.events import (
    AuctionOpened,
    AuctionWon,
    KittySeen,
    KittyTaken,
    LaterTaken,
    Looked,
    Said,
    SawKitty,
    ThrownIn,
    TrumpNamed,
    WentOnKitty,
    WentOnTopCard,
)
from fortyfives.rules.stakes import Call
from fortyfives.telling.events.scene import Scene, Told, untold


def _said(scene: Scene, event: Said) -> str:
    if event.call is Call.PASS:
        return scene.about("table-passes", event.seat)
    if event.call is Call.SLAM:
        return scene.about("table-slams", event.seat)
    if event.call is Call.BLIND:
        return scene.about("table-bids-blind", event.seat)
    bidding = scene.before.public.auction.bidding
    if event.call is Call.HOLD and bidding is not None and bidding.standing is not None:
        held = scene.company.call(bidding.standing[1])
        return scene.about("table-holds", event.seat, bid=held)
    return scene.about("table-bids", event.seat, bid=scene.company.call(event.call))


def _won(scene: Scene, event: AuctionWon) -> str | None:
    contract, before = event.contract, scene.before.public.auction.contract
    bid = scene.company.call(contract.call)
    if contract.call is Call.SLAM:
        return None
    if before is not None:
        return scene.about("table-raises", contract.bidder, bid=bid)
    key = "table-bagged" if contract.bagged else "table-has-bid"
    return scene.about(key, contract.bidder, bid=bid)


def _thrown_in(scene: Scene, _event: ThrownIn) -> str:
    return scene.say("table-thrown-in")


def _seen(scene: Scene, event: KittySeen) -> str:
    return scene.about("table-sees-kitty", event.seat)


def _saw(scene: Scene, event: SawKitty) -> str | None:
    """A kitty that still lies there is shown with the hand, above the next question."""
    if scene.after.public.kitty:
        return None
    return scene.say("table-kitty", cards=scene.cards(event.cards))


def _on_kitty(scene: Scene, event: WentOnKitty) -> str:
    return scene.about("table-goes-on-kitty", event.seat)


def _on_top(scene: Scene, event: WentOnTopCard) -> str:
    return scene.about("table-goes-on-top", event.seat)


def _named(scene: Scene, event: TrumpNamed) -> str:
    suit = scene.company.suit(event.suit)
    if scene.before.public.auction.on_top_card:
        return scene.say("table-trump-is", suit=suit)
    return scene.about("table-names", event.seat, suit=suit)


def _kitty_taken(scene: Scene, event: KittyTaken) -> str | None:
    """The cards the player takes are told when they come; going on the kitty is told before."""
    on_kitty = scene.before.public.auction.on_kitty
    unseen = scene.mine(event.seat) and scene.before.own.kitty is None
    return None if on_kitty or unseen else scene.about("table-takes-kitty", event.seat)


BIDDING: Told = {
    AuctionOpened: untold,
    Looked: untold,
    Said: _said,
    AuctionWon: _won,
    ThrownIn: _thrown_in,
    KittySeen: _seen,
    SawKitty: _saw,
    WentOnKitty: _on_kitty,
    WentOnTopCard: _on_top,
    TrumpNamed: _named,
    KittyTaken: _kitty_taken,
    LaterTaken: untold,
}
