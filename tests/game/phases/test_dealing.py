"""Cutting, dealing in packets, the kitty and the card turned up.

A deal in which nothing is wanted gives out the pack from the king of spades down.
"""

import pytest

from fortyfives import Game, variant
from fortyfives.cards.card import Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import ChoosePackets, Cut
from fortyfives.game.setting import Phase
from fortyfives.rules.dealing import read_pattern
from fortyfives.rules.describe import describe
from fortyfives.rules.describe.text import as_text
from fortyfives.wording.messages import Words
from tests.catalogue.presets import KNOWN
from tests.hands import card, cards, do, finish, hand, may, refused, rigged, rule


@rule("GEN-01")
def test_three_cards_each_are_dealt_from_the_dealers_left() -> None:
    deal = rigged("general_120")
    first = ["KS QS JS", "TS 9S 8S", "7S 6S 5S", "4S 3S 2S"]
    assert all(cards(first[seat]) <= hand(deal, seat) for seat in range(4))


@rule("GEN-02")
def test_then_two_cards_each_in_the_same_order() -> None:
    deal = rigged("general_120", dealer=0)
    second = ["AS KH", "QH JH", "TH 9H", "8H 7H"]
    seats = (1, 2, 3, 0)
    assert all(cards(two) <= hand(deal, seat) for seat, two in zip(seats, second, strict=True))


@rule("GEN-03", "TNS-27")
def test_the_next_card_is_turned_and_makes_its_suit_trump() -> None:
    deal = rigged("general_120", turned="9♠")
    assert deal.public.trump is Suit.SPADES
    assert deal.public.turn_up.card is deal.hidden.stock[0] is card("9♠")
    assert deal.public.stock == len(deal.hidden.stock) == 52 - 4 * 5


@rule("MV-07", "NSA-11")
def test_three_cards_go_to_the_kitty_after_the_first_three_each() -> None:
    deal = rigged("merrimack_valley", players=3)
    assert hand(deal, 2) == cards("7S 6S 5S TH 9H")
    assert deal.hidden.kitty == tuple(map(card, ("4S", "3S", "2S")))


@rule("MV-08")
def test_a_house_may_play_without_a_kitty() -> None:
    deal = rigged("merrimack_valley", kitty_size=0)
    assert deal.hidden.kitty == ()
    assert len(deal.hidden.stock) == 52 - 4 * 5
    assert hand(deal, 0) == cards("KS QS JS AS KH")


@rule("AMB-37", "TNS-04")
def test_the_player_on_the_dealers_right_cuts_and_nobody_else() -> None:
    for game in KNOWN:
        deal = rigged(game, dealer=0, uncut=True)
        assert deal.phase is Phase.CUT
        assert deal.turn == deal.setting.cutter == len(deal.owns) - 1
        assert refused(deal, Cut(0, 20)).key == "not-your-turn"


@rule("AMB-37")
def test_a_cut_leaves_a_card_on_either_side() -> None:
    deal = rigged("general_120", uncut=True)
    assert may(deal, Cut(2, 1))
    assert may(deal, Cut(2, 51))
    assert refused(deal, Cut(2, 0)).key == refused(deal, Cut(2, 52)).key == "cut-leaves-cards"


@rule("AMB-37")
def test_the_lower_part_of_the_pack_comes_on_top() -> None:
    deal = rigged("general_120", uncut=True)
    before = deal.hidden.stock
    after = do(deal, Cut(2, 20))
    dealt = CardSet.of((before[20:] + before[:20])[:20])
    assert CardSet.of(one for own in after.owns for one in own.hand) == dealt


@rule("AMB-37")
def test_the_first_dealer_is_drawn() -> None:
    assert {Game.new(variant("general_120"), seed=seed).dealer for seed in range(40)} == {
        0,
        1,
        2,
        3,
    }


@rule("GEN-16", "TNS-05")
def test_the_deal_passes_to_the_left() -> None:
    for game in ("general_120", "traditional_ns_45"):
        deal = finish(rigged(game, dealer=1))
        assert Game.new(variant(game), dealer=1).after(deal).dealer == 2
    assert (
        Game.new(variant("general_120"), dealer=3).after(finish(rigged("general_120"))).dealer == 0
    )


@rule("NSA-08", "TNS-02")
def test_only_where_it_is_the_custom_the_dealer_may_deal_two_first() -> None:
    deal = rigged("general_120", uncut=True)
    assert do(deal, Cut(2, 1)).phase is Phase.PLAY
    assert deal.setting.variant.dealing.patterns() == (read_pattern("3-2"),)
    chosen = do(rigged("general_120", uncut=True, first_packet="dealers_choice"), Cut(2, 1))
    assert (chosen.phase, chosen.turn) == (Phase.PACKETS, 3)
    other = do(chosen, ChoosePackets(3, read_pattern("2-3")))
    assert hand(other, 0) == cards("KS QS 5S 4S 3S")
    assert refused(chosen, ChoosePackets(3, read_pattern("5"))).key == "packets-not-allowed"


@rule("NSA-08", "TNS-02")
@pytest.mark.parametrize("deal", ["5", "1-4", "2-1-2", "1-1-3", "K2-5-K2"])
def test_where_no_two_and_three_are_dealt_there_are_no_two_to_deal_first(deal: str) -> None:
    table = variant("ns_auction_richmond", first_packet="dealers_choice", deal=deal)
    assert table.dealing.patterns() == (read_pattern(deal),)
    assert "two cards first" not in as_text(describe(table, Words("en")))
    usual = variant("ns_auction_richmond", first_packet="dealers_choice")
    assert len(usual.dealing.patterns()) == 2
    assert "two cards first" in as_text(describe(usual, Words("en")))
