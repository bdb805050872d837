"""From the won bid to the score: the kitty, the top card, the blind call and the Slam."""

from fortyfives import view_for
from fortyfives.game.actions import (
    CallCard,
    GoOnKitty,
    GoOnTopCard,
    Look,
    NameTrump,
    Play,
    RaiseToThirty,
    Say,
    SeeKitty,
)
from fortyfives.game.deal import Deal
from fortyfives.game.setting import Phase
from fortyfives.rules.auction import Contract
from fortyfives.rules.stakes import Call
from tests.hands import (
    bids,
    card,
    cards,
    choices,
    do,
    finish,
    hand,
    may,
    names,
    plays,
    refused,
    rigged,
    rule,
    suit,
    taken,
    throws,
    total,
    turn,
)

CAPE_BRETON = "ns_auction_cape_breton"
RICHMOND = "ns_auction_richmond"
LOW = "2♦ 3♦ 4♦ 6♦ 7♦"


def won(game: str = CAPE_BRETON, **cards_of: str) -> Deal:
    """Seat 0 has won the bid at 20 on five poor cards."""
    stock = cards_of.get("stock", "")
    deal = rigged(game, hands={0: LOW}, kitty="5♠ J♠ A♠ K♠", stock=stock)
    return bids(deal, "20 pass pass pass")


# --- the kitty ---------------------------------------------------------------------------------


@rule("NSA-26", "AMB-28")
def test_a_hand_thrown_for_the_kitty_is_played_out_and_scored() -> None:
    deal = do(won(stock="Q♠"), GoOnKitty(0))
    assert deal.public.sizes == (4, 5, 5, 5)
    deal = throws(names(deal, "♠"))
    assert hand(deal, 0) == cards("5♠ J♠ A♠ K♠ Q♠")
    deal = finish(deal)
    assert taken(deal)[0] == 30
    assert total(deal) == (30, 0)


@rule("NSA-26", "AMB-28")
def test_the_hand_is_thrown_before_the_kitty_is_seen() -> None:
    deal = won(RICHMOND)
    assert not may(deal, GoOnKitty(0))
    deal = bids(rigged(RICHMOND, go_on_kitty="kitty_suits"), "20 pass pass pass")
    assert may(deal, GoOnKitty(0))
    assert not may(do(deal, SeeKitty(0)), GoOnKitty(0))
    assert refused(do(deal, SeeKitty(0)), GoOnKitty(0)).key == "go-on-kitty-not-now"


@rule("NSA-25")
def test_nobody_names_a_suit_before_he_has_looked_where_he_may_look() -> None:
    deal = won(RICHMOND)
    assert refused(deal, NameTrump(0, suit("♦"))).key == "kitty-first"
    assert refused(do(deal, SeeKitty(0)), SeeKitty(0)).key == "kitty-not-yet"
    assert refused(deal, CallCard(0, card("A♥"))).key == "not-now"


@rule("NSA-25", "NSA-21", "AMB-52")
def test_with_nothing_left_to_decide_the_kitty_is_seen_at_once() -> None:
    deal = bids(rigged(RICHMOND, kitty="5♠ J♠ A♠ K♠"), "30 pass pass pass")
    assert view_for(deal, 0).own.kitty == cards("5♠ J♠ A♠ K♠")
    raised = do(won(RICHMOND), RaiseToThirty(0))
    assert view_for(raised, 0).own.kitty == cards("5♠ J♠ A♠ K♠")
    assert raised.public.auction.contract == Contract(0, Call.THIRTY)
    assert view_for(raised, 1).own.kitty is None


@rule("NSA-27", "AMB-29")
def test_the_top_card_is_kept_its_suit_is_trump_and_hand_and_kitty_are_dead() -> None:
    deal = do(won(stock="A♥ 2♣ 3♣ 4♣ 6♣"), GoOnKitty(0), GoOnTopCard(0))
    assert (deal.public.trump, deal.phase, turn(deal)) == (suit("♥"), Phase.EXCHANGE, 1)
    assert deal.owns[0].thrown == cards(f"{LOW} 5♠ J♠ A♠ K♠")
    deal = throws(deal)
    assert hand(deal, 0) == cards("A♥ 2♣ 3♣ 4♣ 6♣")
    assert finish(deal).over


@rule("NSA-27")
def test_nobody_goes_on_the_top_card_with_his_hand_still_there() -> None:
    assert refused(won(), GoOnTopCard(0)).key == "go-on-top-card-not-now"
    assert not may(do(won("games_55plus"), GoOnKitty(0)), GoOnTopCard(0))


# --- the blind call ----------------------------------------------------------------------------


@rule("VAR-11", "AMB-49")
def test_a_blind_30_for_60_from_the_deal_to_the_score() -> None:
    held = {0: "5♠ J♠ A♠ K♠ Q♠"}
    deal = rigged("merrimack_valley", hands=held, thirty_for_sixty="blind")
    deal = do(deal, Say(0, Call.BLIND), Look(1), Say(1, Call.PASS))
    assert refused(deal, Say(2, Call.PASS)).key == "look-first"
    deal = do(deal, Look(2), Say(2, Call.PASS), Look(3), Say(3, Call.PASS))
    assert deal.public.auction.contract == Contract(0, Call.BLIND)
    deal = finish(throws(names(deal, "♠")))
    assert total(deal) == (60, 0)


@rule("VAR-11", "AMB-49")
def test_a_blind_call_cannot_be_held() -> None:
    deal = do(rigged("games_55plus", thirty_for_sixty="blind"), Say(0, Call.BLIND))
    deal = do(deal, Look(1), Say(1, Call.PASS), Look(2), Say(2, Call.PASS), Look(3))
    assert choices(deal) == (Say(3, Call.PASS),)


@rule("AMB-49")
def test_on_a_standing_30_one_can_only_look() -> None:
    deal = do(rigged("merrimack_valley", thirty_for_sixty="blind"), Look(0), Say(0, Call.THIRTY))
    assert choices(deal) == (Look(1),)


# --- the Slam ----------------------------------------------------------------------------------


@rule("VAR-12", "AMB-51")
def test_a_slam_called_out_of_turn_from_the_deal_to_the_score() -> None:
    held = {2: "5♠ J♠ A♠ K♠ Q♠"}
    deal = rigged("merrimack_valley", hands=held, slam="any_time")
    deal = do(bids(deal, "30"), Say(2, Call.SLAM))
    assert (deal.phase, turn(deal)) == (Phase.NAMING, 2)
    assert refused(deal, NameTrump(0, suit("♠"))).key == "bidder-names-trump"
    deal = finish(throws(names(deal, "♠")))
    assert total(deal) == (120, 0)


@rule("VAR-12", "AMB-51")
def test_a_slam_goes_over_a_blind_call_of_who_has_seen_his_cards() -> None:
    deal = rigged("merrimack_valley", slam="any_time", thirty_for_sixty="blind")
    deal = do(deal, Say(0, Call.BLIND))
    assert not may(deal, Say(1, Call.SLAM))
    deal = do(deal, Look(1), Say(1, Call.SLAM))
    assert deal.public.auction.contract == Contract(1, Call.SLAM)
    assert all(len(hand(deal, seat)) == 5 for seat in range(4))


@rule("VAR-12", "AMB-51")
def test_the_bidder_may_make_it_a_slam_himself_until_he_names_trump() -> None:
    deal = bids(rigged("merrimack_valley", slam="any_time"), "20 pass pass pass")
    assert may(deal, Say(0, Call.SLAM))
    slam = do(deal, Say(0, Call.SLAM))
    assert slam.public.auction.contract == Contract(0, Call.SLAM)
    assert not may(slam, Say(0, Call.SLAM))


@rule("VAR-12", "NSA-25")
def test_who_calls_a_slam_over_one_who_has_looked_sees_the_kitty_too() -> None:
    deal = bids(rigged(RICHMOND, kitty="5♠ J♠ A♠ K♠", slam="any_time"), "20 pass pass pass")
    deal = do(deal, SeeKitty(0), Say(2, Call.SLAM))
    assert (turn(deal), view_for(deal, 2).own.kitty) == (2, cards("5♠ J♠ A♠ K♠"))
    assert view_for(deal, 1).own.kitty is None
    deal = throws(names(deal, "♠"))
    assert (deal.phase, turn(deal)) == (Phase.PLAY, 3)


@rule("NSA-32")
def test_the_lead_goes_by_the_seat_that_won_the_bid_in_the_end() -> None:
    deal = bids(rigged("merrimack_valley", slam="any_time"), "20 pass pass pass")
    deal = throws(names(do(deal, Say(1, Call.SLAM)), "♠"))
    assert turn(plays(deal, str(next(iter(hand(deal, 1)))))) == 2
    assert refused(deal, Play(0, next(iter(hand(deal, 0))))).key == "not-your-turn"
