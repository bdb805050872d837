"""Which card beats which: the five, the jack, the ace of hearts; high in red and low in black."""

from fortyfives.cards.card import ACE_OF_HEARTS, BLACK_JOKER, RED_JOKER, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.cards.notation import read_cards
from fortyfives.cards.pack import pack
from tests.catalogue.presets import KNOWN
from tests.hands import card, order, rule, winner

BLACK = ("♣", "♠")
RED = ("♦", "♥")
SUITS = (*RED, *BLACK)


def beats(trick: str, trump: str = "♠") -> bool:
    """Whether the first card, led, takes this trick from all the others."""
    return winner(trick, trump) is card(trick.split(maxsplit=1)[0])


def without_jokers(trump: str, game: str = "general_120") -> str:
    """The trumps, best first, as both sources print them."""
    return " ".join(str(one) for one in order(trump, game).trumps if not one.joker)


def plain(suit: str) -> str:
    """The cards of a suit that is not trump, best first."""
    ranks = order("♦" if suit == "H" else "♥")
    found = ranks.of_suit(CardSet.of(pack()), Suit(suit))
    return " ".join(str(one) for one in sorted(found, key=ranks.strength, reverse=True))


@rule("CARDS-02")
def test_the_five_of_trumps_is_best() -> None:
    assert all(beats(f"5{trump} J{trump} AH K{trump}", trump) for trump in SUITS)


@rule("CARDS-03")
def test_the_jack_of_trumps_is_second() -> None:
    assert all(order(trump).trumps[:2] == read_cards(f"5{trump} J{trump}") for trump in SUITS)
    assert all(beats(f"J{trump} A♥ K{trump} Q{trump}", trump) for trump in SUITS)


@rule("CARDS-04")
def test_the_ace_of_hearts_is_third_whatever_is_trump() -> None:
    assert all(order(trump).trumps[2] is ACE_OF_HEARTS for trump in SUITS)


@rule("CARDS-05", "GEN-23")
def test_the_ace_of_hearts_is_a_trump_when_hearts_are_not() -> None:
    assert all(order(trump).is_trump(ACE_OF_HEARTS) for trump in SUITS)
    assert winner("K♥ A♥ Q♥", "♠") is ACE_OF_HEARTS
    assert order("♠").suit(ACE_OF_HEARTS) is Suit.SPADES


@rule("CARDS-06")
def test_there_are_thirteen_trumps_in_hearts_and_fourteen_in_any_other_suit() -> None:
    assert {trump: len(without_jokers(trump).split()) for trump in SUITS} == {
        "♥": 13,
        "♦": 14,
        "♣": 14,
        "♠": 14,
    }


@rule("CARDS-07")
def test_a_joker_stands_between_the_ace_of_hearts_and_the_ace_of_trumps() -> None:
    for game in ("general_120", "irish_45"):
        assert order("♠", game).trumps[2:6] == read_cards("A♥ RJ BJ A♠")


@rule("CARDS-08")
def test_a_joker_is_always_a_trump() -> None:
    assert all(order(trump).is_trump(RED_JOKER) for trump in SUITS)
    assert all(winner(f"K{led} RJ", trump) is RED_JOKER for trump in SUITS for led in SUITS)


@rule("CARDS-09")
def test_the_ace_of_trumps_comes_next() -> None:
    assert all(beats(f"A{trump} K{trump} Q{trump}", trump) for trump in ("♦", "♣", "♠"))
    assert beats("A♥ A♠ K♠")


@rule("CARDS-10")
def test_the_king_and_then_the_queen_of_trumps_follow() -> None:
    assert all(beats(f"K{trump} Q{trump} T{trump} 2{trump}", trump) for trump in SUITS)
    assert all(beats(f"Q{trump} T{trump} 2{trump}", trump) for trump in SUITS)


@rule("CARDS-11")
def test_in_a_red_trump_suit_the_ten_is_the_best_pip_and_the_two_the_worst() -> None:
    for trump in RED:
        assert order(trump).trumps[-8:] == read_cards(
            " ".join(f"{pip}{trump}" for pip in "T9876432")
        )


@rule("CARDS-12")
def test_in_a_black_trump_suit_the_two_is_the_best_pip_and_the_ten_the_worst() -> None:
    for trump in BLACK:
        assert order(trump).trumps[-8:] == read_cards(
            " ".join(f"{pip}{trump}" for pip in "2346789T")
        )


@rule("CARDS-13")
def test_plain_hearts_are_twelve_from_the_king_to_the_two() -> None:
    assert plain("H") == "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"


@rule("CARDS-14")
def test_the_ace_of_diamonds_is_the_worst_plain_diamond() -> None:
    assert plain("D") == "KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD"


@rule("CARDS-15")
def test_plain_clubs_and_spades_go_from_the_king_over_the_ace_to_the_ten() -> None:
    assert plain("C") == "KC QC JC AC 2C 3C 4C 5C 6C 7C 8C 9C TC"
    assert plain("S") == "KS QS JS AS 2S 3S 4S 5S 6S 7S 8S 9S TS"


@rule("CARDS-16")
def test_the_five_has_no_privilege_in_a_plain_suit() -> None:
    assert beats("6♦ 5♦")
    assert beats("4♣ 5♣")


@rule("CARDS-17")
def test_the_jack_has_no_privilege_in_a_plain_suit() -> None:
    assert all(beats(f"Q{suit} J{suit}", "♥") for suit in ("♦", "♣", "♠"))
    assert beats("Q♥ J♥")


@rule("CARDS-18")
def test_below_the_court_cards_it_is_high_in_red_and_low_in_black() -> None:
    assert beats("9♦ 8♦", "♥")
    assert beats("9♦ 8♦", "♦")
    assert beats("8♣ 9♣", "♥")
    assert beats("8♣ 9♣", "♣")


@rule("CARDS-19")
def test_a_plain_ace_is_a_one_the_best_black_pip_and_the_worst_diamond() -> None:
    assert beats("A♣ 2♣", "♥")
    assert beats("J♣ A♣", "♥")
    assert beats("2♦ A♦", "♥")


@rule("CARDS-20", "G55-19")
def test_any_trump_beats_any_plain_card() -> None:
    assert winner("K♦ T♠", "♠") is card("T♠")
    assert all(beats(f"2{trump} K♦ K♣ K♠".replace(f" K{trump}", ""), trump) for trump in SUITS)


@rule("CARDS-21", "MV-34")
def test_without_a_trump_only_the_suit_led_can_win() -> None:
    assert beats("2♦ K♥ K♣")
    assert winner("2♦ K♥ 3♦ K♣", "♠") is card("3♦")


@rule("GEN-18")
def test_only_a_better_card_of_the_suit_led_or_a_trump_beats_it() -> None:
    assert winner("9♦ 10♦", "♠") is card("10♦")
    assert winner("9♦ 8♦", "♠") is card("9♦")
    assert winner("9♦ K♥", "♠") is card("9♦")
    assert winner("K♦ 10♠", "♠") is card("10♠")


@rule("CARDS-22")
def test_every_trump_suit_is_ordered_as_both_sources_print_it() -> None:
    printed = {
        "♥": "5H JH AH KH QH TH 9H 8H 7H 6H 4H 3H 2H",
        "♦": "5D JD AH AD KD QD TD 9D 8D 7D 6D 4D 3D 2D",
        "♣": "5C JC AH AC KC QC 2C 3C 4C 6C 7C 8C 9C TC",
        "♠": "5S JS AH AS KS QS 2S 3S 4S 6S 7S 8S 9S TS",
    }
    for game in KNOWN:
        assert {trump: without_jokers(trump, game) for trump in SUITS} == printed


@rule("CARDS-23", "H110-21")
def test_in_one_hundred_and_ten_a_joker_stands_just_below_the_jack() -> None:
    assert order("♠", "one_ten").trumps[:4] == read_cards("5♠ J♠ RJ BJ")
    assert winner("A♥ RJ", "♠", "one_ten", jokers=1) is RED_JOKER


@rule("CARDS-24", "IRL-09")
def test_two_irish_jokers_outrank_the_five_and_one_of_them_the_other() -> None:
    assert order("♠", "irish_45", jokers=2).trumps[:3] == (RED_JOKER, BLACK_JOKER, card("5♠"))


@rule("CARDS-24")
def test_two_irish_jokers_may_also_keep_the_place_of_one() -> None:
    ranks = order("♠", "irish_45", jokers=2, joker_rank="below_ah")
    assert ranks.trumps[2:5] == read_cards("A♥ RJ BJ")


@rule("GEN-09", "AMB-16")
def test_a_demoted_ace_is_the_lowest_trump_and_no_other_card_moves() -> None:
    for trump in SUITS:
        right, demoted = order(trump).trumps, order(trump, demoted=True).trumps
        ace = card(f"A{trump}")
        assert demoted == (*(one for one in right if one is not ace), ace)
