"""What a rule sheet says of each part of the game."""

from typing import Any

import pytest

from fortyfives.cards.card import Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.cards.notation import read_cards
from fortyfives.rules.describe import Sheet, as_text, describe
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.variant import Variant
from fortyfives.variants import ALL
from fortyfives.variants.find import variant
from fortyfives.wording.messages import languages
from tests.rules.sheets import GAMES, WORDS, text, told


def test_who_plays_with_whom() -> None:
    said = told("merrimack_valley")
    assert "With two, three or five, everyone plays alone." in said
    assert "With six, there are three pairs" in said
    assert "Everyone plays alone." in told("general_120")
    assert "two teams of three, in alternate seats" in told("var_six_teams_of_three")
    assert "A game for two, four or six;" in told("general_120", players=[2, 4, 6])


def test_a_sheet_for_four_speaks_of_four_only() -> None:
    said = text(ALL["merrimack_valley"], players=4)
    assert "A game for four. There are two pairs" in said
    assert "With six" not in said
    with pytest.raises(InconsistentRules):
        describe(ALL["merrimack_valley"], WORDS["en"], 7)


def test_teams_of_three_or_alone_hang_on_the_number_of_players() -> None:
    assert "With six, there are two teams of three" in told("general_120", sides="two_threes")


def test_the_cards_stand_in_their_order() -> None:
    said = told("irish_45")
    assert "Clubs or spades 5 J A♥ ★Joker A K Q 2 3 4 6 7 8 9 10" in said
    assert "Diamonds K Q J 10 9 8 7 6 5 4 3 2 A" in said
    assert "Trèfle ou pique R D V A 2 3 4 5 6 7 8 9 10" in told("general_120", "fr")


def test_two_jokers_stand_above_the_five_in_ireland() -> None:
    said = told("irish_45", jokers=2)
    assert "The best card is the red joker; after it come the black joker, the five" in said
    assert "★Joker ☆Joker 5 J A" in said


def test_the_joker_leaves_after_midnight() -> None:
    assert "midnight" not in told("irish_45")
    assert "midnight" in told("irish_45", joker_after_midnight=False)
    assert "midnight" not in told("irish_45", joker_after_midnight=False, jokers=0)


def test_the_whole_pack_may_be_dealt_out() -> None:
    said = told("var_three_pairs")
    assert "three more to each player, which nobody may look at" in said
    assert "The whole pack is dealt out." in said
    assert "The bidder keeps the best five of twelve cards." in said


def test_an_ace_that_must_rob_is_never_demoted() -> None:
    assert "becomes the lowest trump" in told("general_120")
    assert "becomes the lowest trump" not in told("general_120", rob_with_ace="mandatory")
    said = told("general_120", rob_with_ace="decline_by_announcement")
    assert "An ace whose holder says so keeps its rank." in said


def test_bids_are_told_as_they_may_be_made() -> None:
    assert "The bids are 20, 25 or 30;" in told("ns_auction_richmond")
    assert "may not bid less than 20" in told("var_three_pairs")
    assert "may not bid less than 20" not in told("ns_auction_richmond")
    assert "may not bid less than 20" in told("ns_auction_richmond", min_bid=15)
    only = told("merrimack_valley", bonus="none")
    assert "The bids are 15, 20 or 25;" in only
    assert "25 is the highest bid" in only


def test_one_round_of_bidding_is_followed_by_a_duel_at_the_games() -> None:
    said = told("games_55plus")
    assert "only the player whose bid it was may go higher" in said
    assert "Each player speaks once." not in said


def test_30_for_60_above_30_is_told_only_where_30_can_be_made() -> None:
    assert "“30 for 60”" in told("merrimack_valley", thirty_for_sixty="separate")
    assert "30 for 60" not in told("merrimack_valley", bonus="none")
    with pytest.raises(InconsistentRules, match="thirty for sixty needs thirty"):
        told("merrimack_valley", thirty_for_sixty="separate", bonus="none")


def test_the_table_of_bids_tells_what_each_wins_and_costs() -> None:
    said = told("ns_auction_richmond")
    assert "20 or 25 that many points what was taken minus the bid" in said
    assert "30 all five tricks +60 −30" in said
    special = told(
        "merrimack_valley",
        thirty_for_sixty="separate",
        sixty_for_120=True,
        slam="any_time",
        made_scores="bid",
    )
    assert "15, 20, 25 or 30 that many points the bid minus the bid" in special
    assert "30 for 60 30 points +60 −60" in special
    assert "60 for 120 30 points +120 −120" in special
    assert "slam all five tricks +120 −60" in special
    blind = told("merrimack_valley", thirty_for_sixty="blind")
    assert "30 for 60 (unseen) all five tricks +60 −30" in blind


def test_what_must_be_kept_hangs_on_the_role_and_the_number_of_players() -> None:
    said = told("merrimack_valley")
    assert (
        "Everyone must keep at least one card. With six, everyone must keep at least two." in said
    )
    other = told("one_ten")
    assert "The bidder keeps the best five of ten cards." in other
    assert "The others must keep at least two and so draw three at most." in other
    assert "With eight the stock is small: nobody may draw more than one card." in other


def test_a_short_stock_is_told_only_where_it_can_happen() -> None:
    assert "Should the stock run out" not in told("merrimack_valley")
    assert "which can happen with five" in told("merrimack_valley", four_and_flip=True)
    assert "Should the stock run out, the discards" in told("ns_call_your_partner")


def test_the_limits_of_the_score() -> None:
    assert "From 100 points on, a side is locked" in told("ns_auction_richmond")
    assert "the called partner" in told("ns_call_your_partner")
    assert "Nobody can pass 105 points without the bid" in told("one_ten")


def test_a_tie_that_cannot_happen_is_not_told() -> None:
    assert "get there in the same deal" not in told("one_ten")
    assert "the bidder’s side wins if it made its bid" in told("one_ten", cap="none")


def test_the_end_of_the_game() -> None:
    said = told("games_55plus")
    assert "120 itself is not enough" in said
    assert "below −200" in said
    assert "at most 20 minutes" in said
    assert "this is “jin”" in told("irish_45")
    assert "The winner of a game deals first in the next." in told("evening_45")


def test_a_joker_is_kept_back_or_not() -> None:
    three: dict[str, Any] = {"jokers": 1, "renege": "five_jack_ah"}
    assert "The joker has the same right" in told("one_ten", **three)
    assert "The joker may not be kept back." in told("irish_45", **three)
    said = told("irish_45", jokers=2, five_test="forced_by_higher")
    assert "from any card but a joker that outranks it" in said


FALLS = {
    "en": "the jack must fall to {}, and the ace of hearts to {}, when",
    "fr": "le valet tombe sous {}, et l’as de cœur sous {}, quand",
}
TOPS = {
    "en": {"5S": "the five", "JS": "the jack", "RJ": "a joker"},
    "fr": {"5S": "le cinq", "JS": "le valet", "RJ": "un joker"},
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("joker_rank", ["below_ah", "below_jack", "above_five"])
@pytest.mark.parametrize("jokers", [0, 1])
@pytest.mark.rule("GEN-21", "AMB-07")
def test_every_card_that_the_jack_and_the_ace_fall_to_is_told(
    language: str, joker_rank: str, jokers: int
) -> None:
    house: dict[str, Any] = {"joker_rank": joker_rank} if jokers else {}
    game = variant("general_120", jokers=jokers, renege="five_jack_ah", **house)
    order = game.ranking.order(Suit.SPADES)

    def falls_to(held: str) -> str:
        hand = CardSet.parse(f"{held} KD")
        leads = [card for card in TOPS[language] if card != held and (jokers or card != "RJ")]
        binding = [lead for lead in leads if game.following.bond(hand, read_cards(lead), order)]
        return WORDS[language].one_of([TOPS[language][lead] for lead in binding])

    assert FALLS[language].format(falls_to("JS"), falls_to("AH")) in text(game, language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [g for g in GAMES if g.auction], ids=lambda game: game.key)
def test_where_everyone_plays_alone_the_score_speaks_of_no_side(
    game: Variant, language: str
) -> None:
    score = next(s for s in describe(game, WORDS[language]).sections if s.key == "score")
    said = " ".join(as_text(Sheet(language, "", "", (score,))).split())
    alone = all(game.seating.structure(n).value == "alone" for n in game.seating.counts)
    assert ({"en": "side", "fr": "équipe"}[language] in said) != alone


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_examples_are_those_of_the_rules(game: Variant) -> None:
    order = game.ranking.order(Suit.SPADES)
    bond = game.following.bond(CardSet.parse("5S KD 2C"), read_cards("6S"), order)
    must = "you must play 5♠." if bond else "you may play any of them."
    said = text(game)
    assert f"6♠ is led, and you hold 5♠, K♦ and 2♣: {must}" in said
