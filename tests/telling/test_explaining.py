"""What ? answers: the rule in force now, reckoned from this table's rules and these cards."""

import pytest

from fortyfives import view_for
from fortyfives.game.deal import Deal
from fortyfives.rules.seating import Seat
from fortyfives.telling.company import Company, seat_names
from fortyfives.telling.explaining.phases import explain
from fortyfives.variants import ALL
from fortyfives.wording.messages import Words
from tests.hands import bid_and_named, bids, names, plays, rigged, throws, turn
from tests.terminal.scribe import Sitting


def why(deal: Deal, language: str = "en", *, seat: Seat | None = None, spoken: bool = False) -> str:
    """What the seat in turn is told when it asks why; the others are Luc, Nora, Angus ..."""
    me = turn(deal) if seat is None else seat
    people = seat_names(deal.setting.seats, me, "Jo")
    words = Words(language, strict=True)
    return explain(
        Company(words, people, deal.setting.sides, me, spoken=spoken), view_for(deal, me)
    )


def spades(variant: str, mine: str, led: str) -> Deal:
    """Spades are trump by the card turned up; seat 0 leads and seat 1 holds these cards."""
    hands = {0: led, 1: mine}
    return plays(rigged(variant, hands=hands, turned="4S"), led)


# --- playing a card ---------------------------------------------------------------------------


def test_a_leader_may_play_anything() -> None:
    assert why(rigged("general_120", turned="QC")) == "You lead, so you may play any card."


@pytest.mark.rule("GEN-17")
def test_a_plain_lead_is_followed_or_trumped() -> None:
    text = why(spades("general_120", "KD 2S 3C 4C 6C", "9D"))
    assert text == "9♦ was led and you hold K♦: follow suit or trump."


def test_without_the_suit_any_card_will_do() -> None:
    text = why(spades("general_120", "KH 2S 3C 4C 6C", "9D"))
    assert text == "You have no card of the suit of 9♦, so you may play any card."


@pytest.mark.rule("GEN-18")
def test_the_ace_of_hearts_is_no_heart() -> None:
    text = why(spades("general_120", "AH 9H 3C 4C 6C", "KH"))
    assert "K♥ was led and you hold 9♥: follow suit or trump." in text
    assert "Your ace of hearts is a trump and not a heart: you may always play it" in text
    led = why(spades("general_120", "2S 9H 3C 4C 6C", "AH"))
    assert led.startswith("The ace of hearts is always a trump, so trump was led.")
    assert "you hold 2♠: play a trump." in led


@pytest.mark.rule("GEN-19", "AMB-07")
def test_each_high_trump_is_told_with_whether_it_may_be_kept_back() -> None:
    free = why(spades("evening_45", "JS AH 3C 4C 6C", "KS"))
    assert "Trump was led, K♠, but you may keep your trumps back: play any card." in free
    assert "J♠ may be kept back, because it is higher than K♠." in free
    assert "A♥ may be kept back, because it is higher than K♠." in free
    bound = why(spades("evening_45", "JS AH 3C 4C 6C", "5S"))
    assert "J♠ may not be kept back, because it is not higher than 5♠." in bound
    assert "not every trump you hold" not in bound


@pytest.mark.rule("AMB-09")
def test_a_trump_that_may_be_kept_back_does_not_free_the_others() -> None:
    text = why(spades("evening_45", "JS 2S 3C 4C 6C", "KS"))
    assert "J♠ may be kept back, because it is higher than K♠." in text
    assert "You must play a trump all the same" in text
    hands = {0: "KS", 1: "JS AH 3C 4C 6C"}
    sole = rigged("evening_45", hands=hands, turned="4S", renege_group="sole_trump_only")
    assert "Only one trump can be kept back" in why(plays(sole, "KS"))


@pytest.mark.rule("GEN-07", "GEN-09")
def test_robbing_is_explained_to_who_may_rob() -> None:
    text = why(rigged("general_120", hands={0: "AC KD 2D 9C KS"}, turned="5C"))
    assert "Whoever holds the ace of trumps may “rob”" in text
    assert "becomes the lowest trump" in text
    must = rigged("general_120", hands={0: "AC KD 2D 9C KS"}, turned="5C", rob_with_ace="mandatory")
    assert why(must).startswith("Whoever holds the ace of trumps must “rob”")
    assert "rob" not in why(rigged("general_120", hands={0: "2C KD"}, turned="5C"))


# --- bidding ----------------------------------------------------------------------------------


@pytest.mark.rule("NSA-16", "NSA-17")
def test_what_a_hold_does_is_told_to_the_dealer_and_before_to_the_others() -> None:
    deal = bids(rigged("ns_auction_richmond"), "20")
    assert "Nora deals, and may hold the standing bid" in why(deal, seat=1)
    dealer = why(bids(deal, "pass pass"))
    assert "The standing bid is 20, by Luc." in dealer
    assert "As the dealer you may hold: you take the 20 from Luc without bidding more." in dealer
    assert "those who have bid and not passed may go higher" in dealer
    assert "hold" not in why(bids(rigged("merrimack_valley"), "15"))


@pytest.mark.rule("MV-12")
def test_the_dealer_is_warned_of_the_bag() -> None:
    deal = bids(rigged("merrimack_valley"), "pass pass pass")
    assert why(deal).endswith("if you pass too, you are bagged and have the bid at 15.")
    assert "Nobody has bid yet." in why(rigged("merrimack_valley"))


@pytest.mark.rule("VAR-01")
def test_a_higher_minimum_is_told_to_whom_it_binds() -> None:
    high = rigged("merrimack_valley", scores=(105, 0), min_bid_at={"100": 25})
    assert "Your side stands at 105, so it may not bid less than 25." in why(high)


def test_what_thirty_is_worth_is_told_where_it_is_more() -> None:
    doubled = rigged("ns_auction_richmond")
    assert "A bid of 30 wins 60 when it is made." in why(doubled)
    separate = rigged("merrimack_valley", thirty_for_sixty="separate")
    assert "“30 for 60” wins 60 when it is made, and costs 60 when it is not." in why(separate)


# --- trump, discards, calling -----------------------------------------------------------------


def test_naming_discarding_and_calling_are_explained() -> None:
    won = bids(rigged("merrimack_valley"), "15 pass pass pass")
    assert "The ace of hearts is a trump whatever you name." in why(won)
    thrown = why(names(won, "C"))
    assert "You hold 8 cards and may keep five at most, so you throw at least 3" in thrown
    assert "You must keep at least one card." in thrown
    deal = rigged("ns_call_your_partner", hands={0: "JC QC 2C 3C 4C"})
    called = {0: " ".join(map(str, deal.hidden.kitty))}
    calling = throws(names(bids(deal, "20 pass pass pass pass"), "C"), called)
    assert "the five of trumps never is" in why(calling)


@pytest.mark.rule("AMB-33", "H110-08")
def test_how_many_cards_may_go_is_told_in_each_case() -> None:
    free = names(bids(rigged("games_55plus"), "pass 15 pass pass"), "C")
    assert why(free).startswith("You hold 5 cards and may throw any of them, or all. You are dealt")
    exactly = names(bids(rigged("one_ten"), "15 pass pass pass"), "C")
    assert why(exactly) == "You hold 10 cards and keep just five, so you throw 5."
    some = names(bids(rigged("one_ten"), "pass 15 pass pass"), "C")
    assert why(some).startswith("You hold 5 cards and may throw 3 at most. You are dealt")


# --- everywhere -------------------------------------------------------------------------------


def test_out_of_turn_nothing_is_asked_of_anybody() -> None:
    deal = bid_and_named(rigged("merrimack_valley_common"), "15 pass pass pass", "C")
    assert why(deal, seat=2).startswith("It is not your turn")


def test_one_who_listens_hears_the_cards_in_words() -> None:
    text = why(spades("general_120", "KD 2S 3C 4C 6C", "9D"), spoken=True)
    assert (
        text
        == "The nine of diamonds was led and you hold the king of diamonds: follow suit or trump."
    )
    french = why(spades("general_120", "KH 2S 3C 4C 6C", "9D"), "fr", spoken=True)
    assert french.startswith("Vous n’avez rien de la sorte demandée (le neuf de carreau)")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", sorted(ALL))
def test_there_is_an_explanation_at_every_question(key: str, language: str) -> None:
    sitting = Sitting(ALL[key], language=language, spoken=True)
    asked = 0

    def pen(_view: object, typed: str) -> str:
        nonlocal asked
        asked += 1
        return "?" if asked % 2 else typed

    sitting.pen = pen
    sitting.play_deals(2)
    assert asked > 8
    assert not any(sign in sitting.text for sign in "♠♥♦♣")
