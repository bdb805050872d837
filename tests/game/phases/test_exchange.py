"""Throwing cards and filling up: who keeps how many, and what is drawn in which order."""

import pytest

from fortyfives import apply
from fortyfives.cards.cardset import CardSet
from fortyfives.cards.notation import read_cards
from fortyfives.game.actions import Discard, SeeKitty
from fortyfives.game.deal import Deal
from fortyfives.game.events import Drew
from fortyfives.game.setting import Phase
from tests.hands import (
    bids,
    card,
    cards,
    do,
    hand,
    may,
    names,
    refused,
    rigged,
    room,
    rule,
    throws,
    turn,
)

MV = "merrimack_valley"
HANDS = {0: "2♦ 3♦ 4♦ 6♦ 7♦", 1: "2♣ 3♣ 4♣ 6♣ 7♣", 2: "2♥ 3♥ 4♥ 6♥ 7♥", 3: "8♦ 9♦ 10♦ Q♦ K♦"}
KITTY = "5♠ J♠ A♥"
STOCK = "2♠ 3♠ 4♠ 6♠ 7♠ 8♠ 9♠ 10♠ Q♠ K♠ A♠ 8♣ 9♣"


def asked(game: str = MV, **options: bool) -> Deal:
    """A deal in which seat 0 has named spades and is asked what he throws."""
    flip = options.get("four_and_flip", False)
    deal = rigged(game, hands=HANDS, kitty=KITTY, stock=STOCK, four_and_flip=flip)
    return names(bids(deal, "20 pass pass pass"), "♠")


def asked_of_many(game: str, players: int) -> Deal:
    """The same at a larger table, with any cards."""
    return names(bids(rigged(game, players=players), "20" + " pass" * (players - 1)), "♠")


def all_thrown(deal: Deal) -> Deal:
    """The deal after everybody has thrown as much as he may."""
    while deal.phase is Phase.EXCHANGE:
        thrown = tuple(hand(deal, turn(deal)))[: room(deal)[1]]
        deal = do(deal, Discard(turn(deal), CardSet.of(thrown)))
    return deal


@rule("MV-20")
def test_every_player_throws_what_he_does_not_want() -> None:
    deal = throws(asked(), {0: "2♦ 3♦ 4♦ 6♦ 7♦", 1: "2♣ 4♣", 2: "", 3: "8♦"})
    assert [len(own.thrown) for own in deal.owns] == [5, 2, 0, 1]
    assert cards("5♠ J♠ A♥") <= hand(deal, 0)
    assert cards("3♣ 6♣ 7♣") <= hand(deal, 1)


@rule("MV-20")
def test_one_throws_only_cards_that_one_holds() -> None:
    assert refused(asked(), Discard(0, cards("2♣ 3♦ 4♦ 6♦"))).key == "card-not-held"
    assert refused(asked(), Discard(1, cards("2♣"))).key == "not-your-turn"


@rule("MV-20")
def test_a_card_named_twice_is_thrown_once_and_no_hand_grows_to_six() -> None:
    twice = CardSet.of(read_cards("2♣ 2♣"))
    deal = throws(do(asked(), Discard(0, cards("2♦ 3♦ 4♦"))), {1: str(twice)})
    assert [len(own.hand) for own in deal.owns] == [5, 5, 5, 5]
    assert len(deal.owns[1].thrown) == 1


@rule("MV-21", "AMB-33")
def test_everybody_keeps_at_least_one_card() -> None:
    deal = asked()
    assert room(deal) == (3, 7)
    assert refused(deal, Discard(0, cards(f"{HANDS[0]} {KITTY}"))).key == "keep-at-least"
    deal = do(deal, Discard(0, cards(HANDS[0])))
    assert room(deal) == (0, 4)
    assert refused(deal, Discard(1, cards(HANDS[1]))).key == "keep-at-least"


@rule("MV-22")
def test_of_six_players_everybody_keeps_at_least_two() -> None:
    deal = asked_of_many(MV, 6)
    assert room(deal) == (3, 6)
    assert room(do(deal, Discard(0, CardSet.of(tuple(hand(deal, 0))[:3])))) == (0, 3)


@rule("MV-22")
def test_so_the_stock_suffices_for_six() -> None:
    deal = all_thrown(asked_of_many(MV, 6))
    assert (deal.public.stock, deal.public.exchange.reshuffles) == (1, 0)


@rule("MV-23")
def test_the_bidder_comes_down_to_five_cards() -> None:
    deal = asked()
    assert room(deal)[0] == len(hand(deal, 0)) - 5 == 3
    assert refused(deal, Discard(0, cards("2♦ 3♦"))).key == "keep-at-most"


@rule("MV-24", "AMB-34")
def test_the_dealer_fills_all_hands_to_five_in_dealing_order_three_at_a_time() -> None:
    deal = throws(asked(), {0: "2♦ 3♦ 4♦ 6♦ 7♦ J♠ A♥", 1: "2♣ 3♣ 4♣", 2: "2♥", 3: "8♦ 9♦ 10♦ Q♦"})
    assert hand(deal, 0) == cards("5♠ 2♠ 3♠ 4♠ A♠")
    assert hand(deal, 1) == cards("6♣ 7♣ 6♠ 7♠ 8♠")
    assert hand(deal, 2) == cards("3♥ 4♥ 6♥ 7♥ 9♠")
    assert hand(deal, 3) == cards("K♦ 10♠ Q♠ K♠ 8♣")


@rule("AMB-34", "NSA-31")
def test_nobody_ever_gets_more_than_three_cards_at_once() -> None:
    deal = asked("games_55plus")
    deal = do(deal, Discard(0, hand(deal, 0)))
    deal = do(deal, Discard(1, cards("")), Discard(2, cards("")))
    step = apply(deal, Discard(3, hand(deal, 3)))
    drew = [(event.seat, event.count) for event in step.events if isinstance(event, Drew)]
    assert drew == [(0, 3), (3, 3), (0, 2), (3, 2)]


@rule("MV-25", "AMB-36")
def test_four_and_a_flip_turns_the_fifth_card_of_who_throws_all() -> None:
    deal = asked(four_and_flip=True)
    assert room(deal) == (3, 8)
    deal = throws(deal, {0: f"{HANDS[0]} {KITTY}", 1: "2♣ 3♣ 4♣ 6♣"})
    assert deal.public.exchange.face_up == ((0, card("10♠")),)
    assert card("10♠") in hand(deal, 0)


@rule("MV-25")
def test_without_that_custom_no_card_is_dealt_face_up() -> None:
    deal = throws(asked("games_55plus"), {0: f"{HANDS[0]} {KITTY}"})
    assert deal.public.exchange.face_up == ()


@rule("AMB-35")
def test_a_short_stock_is_filled_with_the_discards() -> None:
    deal = rigged(MV, players=5, four_and_flip=True)
    deal = all_thrown(names(bids(deal, "20 pass pass pass pass"), "♠"))
    assert deal.public.exchange.reshuffles == 1
    assert [len(own.hand) for own in deal.owns] == [5] * 5


@rule("AMB-35")
@pytest.mark.parametrize(("players", "most"), [(6, 3), (7, 2), (8, 1)])
def test_one_hundred_and_ten_draws_less_where_the_stock_is_short(players: int, most: int) -> None:
    deal = asked_of_many("one_ten", players)
    assert room(deal) == (5, 5)
    deal = do(deal, Discard(0, CardSet.of(tuple(hand(deal, 0))[:5])))
    assert room(deal) == (0, most)


@rule("AMB-33")
@pytest.mark.parametrize(
    ("game", "bidder", "other"),
    [
        ("merrimack_valley", (3, 7), (0, 4)),
        ("merrimack_valley_common", (3, 7), (0, 4)),
        ("ns_auction_richmond", (4, 9), (0, 5)),
        ("ns_auction_cape_breton", (4, 9), (0, 5)),
        ("ns_auction_colchester", (4, 9), (0, 5)),
        ("ns_call_your_partner", (4, 9), (0, 5)),
        ("one_ten", (5, 5), (0, 3)),
        ("games_55plus", (4, 9), (0, 5)),
        ("var_six_teams_of_three", (7, 7), (3, 3)),
        ("var_three_pairs", (7, 7), (3, 3)),
    ],
)
def test_how_many_cards_each_region_lets_one_throw(
    game: str, bidder: tuple[int, int], other: tuple[int, int]
) -> None:
    deal = bids(rigged(game, hands={0: "2♥ 3♥ 4♥ 6♥ 7♥"}), "20")
    while deal.phase is Phase.AUCTION:
        deal = bids(deal, "pass")
    seeing = SeeKitty(0)
    deal = names(do(deal, seeing) if may(deal, seeing) else deal, "♥")
    assert room(deal) == bidder
    thrown = tuple(hand(deal, 0))[: bidder[0]]
    assert room(do(deal, Discard(0, CardSet.of(thrown)))) == other
