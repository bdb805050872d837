"""Illegal cards: refused, or paid for at the end of the hand."""

from fortyfives.game.actions import Play
from fortyfives.game.deal import Deal
from tests.hands import (
    bids,
    card,
    decided,
    names,
    plays,
    refused,
    rigged,
    rule,
    scored,
    throws,
    total,
)

FIRST = "5♠ J♠ K♦ Q♦ 3♣"
SECOND = "K♠ 2♣ 3♦ 4♦ 6♦"
# Seat 1 keeps back the king of spades; he takes the last trick with the two of clubs.
REVOKED = "5♠ 3♦  J♠ K♠  K♦ 4♦  Q♦ 6♦  3♣ 2♣"
HONEST = "5♠ K♠  J♠ 3♦  K♦ 4♦  Q♦ 6♦  3♣ 2♣"
ZERO = "offender_side_scores_zero"


def turned_up(revoke: str = "prevent") -> Deal:
    """Two players, spades trump, and seat 0 leads."""
    hands = {0: FIRST, 1: SECOND}
    return rigged("general_120", players=2, hands=hands, turned="9♠", revoke=revoke)


def bid(bidder: int, revoke: str, call: str = "15") -> Deal:
    """The same cards, and one of the two plays a bid; seat 0 leads."""
    deal = rigged(
        "merrimack_valley",
        players=2,
        hands={0: FIRST, 1: SECOND},
        kitty="7♦ 8♦ 9♦",
        revoke=revoke,
        first_lead="left_of_dealer",
    )
    deal = names(bids(deal, f"{call} pass" if bidder == 0 else f"pass {call}"), "♠")
    return throws(deal, {bidder: "7♦ 8♦ 9♦"})


@rule("MV-32", "AMB-17")
def test_an_illegal_card_is_refused() -> None:
    deal = plays(turned_up(), "5♠")
    refusal = refused(deal, Play(1, card("3♦")))
    assert (refusal.rule, refusal.key) == ("GEN-19", "must-play-trump")
    assert refusal.cards == (card("5♠"), card("K♠"))


@rule("AMB-17")
def test_elsewhere_the_side_that_revoked_scores_nothing() -> None:
    assert total(plays(turned_up(ZERO), HONEST)) == (25, 5)
    deal = plays(turned_up(ZERO), REVOKED)
    assert total(deal) == (25, 0)
    assert deal.public.score is not None
    assert deal.public.score.revoked == (1,)


@rule("AMB-17")
def test_a_bidder_who_revoked_takes_nothing_and_so_loses_his_bid() -> None:
    assert total(plays(bid(1, ZERO), REVOKED)) == (25, -15)
    assert total(plays(bid(0, ZERO), REVOKED)) == (25, 0)


@rule("AMB-17")
def test_elsewhere_a_bidder_who_revoked_is_set() -> None:
    deal = bid(0, "bidder_set", "20")
    assert total(plays(deal, HONEST)) == (25, 5)
    kept_back = "3♣ 2♣  K♠ Q♦  3♦ K♦  J♠ 4♦  5♠ 6♦"
    assert total(plays(deal, kept_back)) == (-20, 10)


@rule("AMB-17")
def test_where_the_bidder_is_set_a_defender_pays_nothing() -> None:
    assert total(plays(bid(0, "bidder_set", "20"), REVOKED)) == (25, 5)


@rule("AMB-17")
def test_one_who_revokes_twice_is_named_once() -> None:
    twice = "5♠ 3♦  J♠ 4♦  K♦ K♠  6♦ Q♦  3♣ 2♣"
    score = plays(turned_up(ZERO), twice).public.score
    assert score is not None
    assert score.revoked == (1,)


@rule("AMB-17")
def test_a_side_that_revoked_has_not_won_all_tricks() -> None:
    told = scored("irish_45", "00000", revoked=(0,), revoke=ZERO)
    assert (told.jin, told.after) == (None, (0, 0))
    assert not decided("irish_45", told).over
