"""What the bid still needs, and how many trumps there would be in each suit."""

from typing import Any

from fortyfives import view_for
from fortyfives.cards.card import Suit
from fortyfives.game.actions import CallCard, SeeKitty
from fortyfives.game.deal import Deal
from fortyfives.game.setting import Phase
from fortyfives.game.so_far import points_to_go, trumps_if_named
from tests.hands import bids, card, do, names, plays, rigged, rule, throws

MV = "merrimack_valley"
RICHMOND = "ns_auction_richmond"
HELD = {0: "5♠ J♠ A♥ A♠ K♠", 1: "2♣ 3♣ 4♣ 6♣ 7♣", 2: "2♦ 3♦ 4♦ 6♦ 7♦", 3: "2♥ 3♥ 4♥ 6♥ 7♥"}


def to_go(deal: Deal) -> int | None:
    """What everybody can see that the bid still needs."""
    return points_to_go(view_for(deal, None))


def bid(word: str, game: str = MV, **house: Any) -> Deal:
    """Seat 0 holds the five best spades, and plays them after that bid."""
    deal = bids(rigged(game, hands=HELD, kitty_timing="after_naming", **house), word)
    while deal.phase is Phase.AUCTION:
        deal = bids(deal, "pass")
    return throws(names(deal, "♠"))


def counted(deal: Deal, seat: int | None) -> dict[str, int] | None:
    """The trumps that the seat would have, by the letters of the suits."""
    found = trumps_if_named(view_for(deal, seat))
    if found is None:
        return None
    return {suit.value: count for suit, count in found.items()}


@rule("MV-35")
def test_the_bid_needs_what_the_tricks_have_not_brought_yet() -> None:
    deal = bid("20")
    assert to_go(deal) == 20
    deal = plays(deal, "2♣ 2♦ 2♥ K♠") if deal.turn == 1 else plays(deal, "K♠ 2♣ 2♦ 2♥")
    assert to_go(deal) == 10, "the best trump so far makes ten"
    deal = plays(deal, "A♠ 3♣ 3♦ 3♥ A♥ 4♣ 4♦ 4♥")
    assert to_go(deal) == 0


@rule("AMB-60", "NSA-40", "G55-13")
def test_points_do_not_make_a_bid_that_goes_by_five_tricks() -> None:
    assert to_go(bid("30", RICHMOND)) is None
    assert to_go(bid("25", RICHMOND)) == 25
    assert to_go(bid("30")) == 30
    assert to_go(bid("30for60", thirty_for_sixty="separate")) == 30
    assert to_go(bid("slam", slam="in_turn")) is None


@rule("NSA-50")
def test_a_called_partner_helps_as_soon_as_everybody_knows_him() -> None:
    hands = {
        0: "5♠ J♠ K♠ 3♦ 2♣",
        1: "K♦ Q♦ J♦ T♦ 9♦",
        2: "A♥ 9♠ 2♥ 3♥ 4♥",
        3: "K♣ Q♣ J♣ A♣ 3♣",
        4: "K♥ Q♥ J♥ T♥ 9♥",
    }
    kitty = "4♦ 6♦ 7♦ 8♦"
    deal = rigged("ns_call_your_partner", hands=hands, kitty=kitty)
    deal = throws(names(bids(deal, "25 pass pass pass pass"), "♠"), {0: kitty})
    deal = do(deal, CallCard(0, card("A♥")))
    assert to_go(deal) == 25
    assert to_go(plays(deal, "K♦ A♥ 3♣ 9♥ 3♦")) == 15


def test_nothing_is_to_go_before_trump_is_known_or_where_nobody_bids() -> None:
    assert to_go(rigged(MV)) is None
    assert to_go(bids(rigged(MV), "20 pass pass pass")) is None
    assert to_go(rigged("irish_45", turned="9♠")) is None


@rule("MV-17", "GEN-23")
def test_the_ace_of_hearts_counts_in_every_suit_that_may_be_named() -> None:
    deal = rigged(MV, hands=HELD)
    assert counted(deal, 0) == {"C": 1, "D": 1, "H": 1, "S": 5}
    assert counted(deal, 1) == {"C": 5, "D": 0, "H": 0, "S": 0}
    assert counted(deal, None) is None, "who watches holds no cards"
    assert counted(bid("20"), 0) is None, "trump is known"
    assert counted(rigged("irish_45", turned="9♠"), 0) is None, "trump is turned up"


@rule("NSA-25")
def test_the_kitty_counts_for_one_who_has_seen_it() -> None:
    deal = rigged(RICHMOND, hands=HELD, kitty="8♦ 9♦ 10♦ Q♦")
    deal = bids(deal, "20 pass pass pass")
    assert counted(deal, 0) == {"C": 1, "D": 1, "H": 1, "S": 5}
    seen = do(deal, SeeKitty(0))
    assert counted(seen, 0) == {"C": 1, "D": 5, "H": 1, "S": 5}
    assert counted(seen, 1) == counted(deal, 1)


def test_every_suit_is_counted() -> None:
    found = trumps_if_named(view_for(rigged(MV), 2))
    assert found is not None
    assert set(found) == set(Suit)
