"""What one types is what one does: every action can be typed, and is read back."""

from random import Random

import pytest

from fortyfives import apply, legal, view_for
from fortyfives.game.actions import (
    Action,
    AskBooked,
    Beg,
    ChooseLeader,
    ChoosePackets,
    Cut,
    DeclineRob,
    Discard,
    Fold,
    GoAlone,
    LeaveStub,
    LeaveTurned,
    Look,
    NameTrump,
    PassStub,
    Play,
    Rob,
    Say,
    TakeTurned,
    ThrowForJoker,
)
from fortyfives.game.deal import Deal
from fortyfives.game.legal import Choices
from fortyfives.game.view import SeatView
from fortyfives.players.registry import player
from fortyfives.rules.dealing import read_pattern
from fortyfives.rules.stakes import Call
from fortyfives.telling.company import Company, seat_names
from fortyfives.terminal.line import Line, Misread
from fortyfives.terminal.phrases import aside, phrase
from fortyfives.terminal.vocabulary import vocabulary
from fortyfives.terminal.writing import Writer
from fortyfives.wording.messages import Words
from tests.hands import (
    bid_and_named,
    bids,
    card,
    cards,
    do,
    names,
    rigged,
    suit,
    throws,
    turn,
)
from tests.strategies import Table, mixed_tables, plain_tables

TABLES = plain_tables()[::2]
GAMES = ("irish_45", "merrimack_valley_common", "ns_call_your_partner", "one_ten")


def line(text: str, view: SeatView, language: str = "en") -> Line:
    """A line as it is typed at that view."""
    people = seat_names(view.setting.seats, view.seat or 0, "Jo")
    return Line(text, vocabulary(language), people, view)


def said(text: str, deal: Deal, language: str = "en") -> Action | Misread:
    """What the line means to the seat in turn."""
    return phrase(line(text, view_for(deal, turn(deal)), language))


def writer(view: SeatView, language: str) -> Writer:
    people = seat_names(view.setting.seats, view.seat or 0, "Jo")
    words = Words(language, strict=True)
    return Writer(Company(words, people, view.setting.sides, view.seat or 0), vocabulary(language))


def some(view: SeatView, lot: Random) -> list[Action]:
    """The actions of the view; a few of them where there are many."""
    may = legal(view)
    if not isinstance(may, Choices):
        return [may.any(lot) for _ in range(4)]
    return list(may.actions) if may.count < 20 else lot.sample(may.actions, 8)


def check(table: Table, language: str) -> None:
    """Play a deal at the table; at each moment all may be typed that may be done."""
    lot = Random(f"{table}")
    deal, who = table.start(lot).deal, player("random")
    while deal.turn is not None:
        for seat in deal.setting.ring:
            view = view_for(deal, seat)
            pen, read = writer(view, language), phrase if view.my_turn else aside
            for action in some(view, lot):
                assert read(line(pen.action(action), view, language)) == action, table
        deal = apply(deal, who.choose(view_for(deal, deal.turn), lot).action).deal


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_action_is_read_back_as_it_is_written(table: Table, language: str) -> None:
    check(table, language)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", GAMES)
def test_so_is_every_action_of_a_house_rule(key: str, language: str) -> None:
    for table in mixed_tables(key)[::8]:
        check(table, language)


# --- what may be typed in other ways ----------------------------------------------------------


def test_enter_cuts_in_the_middle() -> None:
    deal = rigged("general_120", uncut=True)
    assert said("", deal) == Cut(2, 26)
    assert said("7", deal) == Cut(2, 7)
    assert isinstance(said("low", deal), Misread)


@pytest.mark.rule("TNS-02")
def test_the_dealer_says_the_size_of_the_first_packet() -> None:
    deal = do(rigged("traditional_ns_45", uncut=True), Cut(2, 1))
    assert said("", deal) == ChoosePackets(3, read_pattern("3-2"))
    for typed in ("2", "2-3", "23"):
        assert said(typed, deal) == ChoosePackets(3, read_pattern("2-3"))
    assert isinstance(said("4", deal), Misread)


@pytest.mark.parametrize(
    ("typed", "call"),
    [
        ("pass", Call.PASS),
        ("I pass", Call.PASS),
        ("passe", Call.PASS),
        ("20", Call.TWENTY),
        ("twenty", Call.TWENTY),
        ("vingt", Call.TWENTY),
        ("30 for 60", Call.THIRTY_FOR_SIXTY),
        ("30-FOR-60", Call.THIRTY_FOR_SIXTY),
        ("trente pour soixante", Call.THIRTY_FOR_SIXTY),
        ("60for120", Call.SIXTY_FOR_120),
        ("slam", Call.SLAM),
        ("hold", Call.HOLD),
        ("je tiens", Call.HOLD),
    ],
)
def test_a_bid_is_said_in_words_or_figures(typed: str, call: Call) -> None:
    assert said(typed, rigged("merrimack_valley")) == Say(0, call)


@pytest.mark.rule("VAR-11")
def test_before_looking_thirty_for_sixty_is_blind() -> None:
    deal = rigged("merrimack_valley", thirty_for_sixty="blind")
    assert said("", deal) == Look(0)
    assert said("blind", deal) == Say(0, Call.BLIND)
    assert said("30 for 60", deal) == Say(0, Call.BLIND)


def test_a_suit_is_named_by_word_letter_or_sign() -> None:
    deal = bids(rigged("merrimack_valley"), "15 pass pass pass")
    for typed in ("h", "hearts", "♥", "cœur"):
        assert said(typed, deal) == NameTrump(0, suit("H"))
    assert said("c", deal) == NameTrump(0, suit("C"))
    assert said("c", deal, "fr") == NameTrump(0, suit("H"))
    assert isinstance(said("best", deal), Misread)


def test_cards_are_thrown_or_kept_by_name_or_number() -> None:
    hand = "5C JC 2C KD QD"
    deal = names(bids(rigged("games_55plus", hands={0: hand}), "pass pass pass 15"), "C")
    view = view_for(deal, 0)
    assert turn(deal) == 0
    assert view.hand == cards(hand)
    assert said("", deal) == said("none", deal) == Discard(0, cards(""))
    assert said("all", deal) == Discard(0, cards(hand))
    for typed in ("kd qd", "4 5", "throw qd, kd", "trumps", "keep 5c jc 2c", "keep 1 2 3"):
        assert said(typed, deal) == Discard(0, cards("KD QD")), typed
    assert said("garder 5t vt 2t", deal, "fr") == Discard(0, cards("KD QD"))
    assert said("keep 5h", deal) == Discard(0, cards("5H"))
    assert said("kd 9", deal) == Misread("table-no-such-number", "9")
    assert said("kd queen", deal) == Misread("table-which-suit", "queen")


@pytest.mark.rule("MV-21")
def test_keeping_the_trumps_keeps_the_best_other_card_where_one_must_be_kept() -> None:
    deal = rigged("merrimack_valley", hands={0: "5C JC 2C 3C 4C", 1: "KD QD 2D 3S 4H"})
    deal = names(bids(deal, "15 pass pass pass"), "C")
    deal = do(deal, Discard(0, view_for(deal, 0).hand - cards("5C JC 2C 3C 4C")))
    assert said("trumps", deal) == Discard(1, cards("QD 2D 3S 4H"))


def test_the_turned_ace_is_taken_by_the_card_that_is_thrown_for_it() -> None:
    deal = rigged("general_120", hands={3: "KD 2D 9C KS TS"}, turned="AC")
    for typed in ("2d", "take 2d", "2 of diamonds"):
        assert said(typed, deal) == TakeTurned(3, card("2D"))
    assert said("leave", deal) == said("laisser", deal) == LeaveTurned(3)
    assert said("take", deal) == Misread("table-not-understood", "")


@pytest.mark.rule("GEN-06")
def test_a_card_is_thrown_for_the_joker_that_was_turned() -> None:
    deal = rigged("irish_45", hands={3: "AH 5D JC KS TS"}, turned="RJ")
    for typed in ("ts", "3", "10♠"):
        assert said(typed, deal) == ThrowForJoker(3, card("TS"))
    assert isinstance(said("leave", deal), Misread)


@pytest.mark.rule("GEN-07", "IRL-10")
def test_robbing_names_the_card_that_is_thrown() -> None:
    deal = rigged("general_120", hands={0: "AC KD 2D 9C KS"}, turned="5C", beg_king=True)
    assert said("rob 2d", deal) == Rob(0, card("2D"))
    assert said("prendre 2k", deal, "fr") == Rob(0, card("2D"))
    assert said("rob", deal) == Misread("table-which-card", "rob")
    assert said("rob 2", deal) == Rob(0, card("9C"))
    assert said("beg 2d", deal) == Beg(0, card("2D"))
    assert said("no", deal) == DeclineRob(0)
    without = rigged("general_120", hands={0: "QS KD 2D 9C KS"}, turned="5C")
    assert said("rob", without) == Rob(0, card("QS"))
    assert said("beg", without) == Beg(0, card("QS"))
    assert said("kd", deal) == Play(0, card("KD"))


@pytest.mark.rule("MV-28", "MV-29")
def test_booked_is_asked_by_name() -> None:
    deal = bid_and_named(rigged("merrimack_valley_common"), "15 pass pass pass", "C")
    people = seat_names(4, 0, "Jo")
    assert said(f"booked {people[1]}", deal) == AskBooked(0, 1)
    assert said(f"Booked? {people[3].upper()}", deal) == AskBooked(0, 3)
    assert said(f"demander {people[1]}", deal, "fr") == AskBooked(0, 1)
    assert said(f"booked {people[2]}", deal) == AskBooked(0, 2)
    assert said("booked nobody", deal) == Misread("table-whom", "nobody")
    assert said("fold", deal) == Fold(0)
    alone = bid_and_named(rigged("merrimack_valley_common", players=2), "15 pass", "C")
    assert said("booked", alone) == AskBooked(0, 1)


@pytest.mark.rule("NSA-45")
def test_one_goes_alone_by_saying_so() -> None:
    deal = rigged("ns_call_your_partner", hands={0: "5C"})
    deal = throws(names(bids(deal, "20 pass pass pass pass"), "C"))
    assert said("alone", deal) == said("sans partenaire", deal) == GoAlone(0)


@pytest.mark.rule("H110-10", "H110-11")
def test_the_stub_and_the_lead_are_settled_with_a_word() -> None:
    hands = {0: "AC 5C JC 2C KD"}
    deal = rigged("one_ten", hands=hands, kitty="2S 3S 4S 6S 7S", stock="2D 3C")
    deal = throws(names(bids(deal, "15 pass pass pass"), "C"), {0: "2S 3S 4S 6S 7S"})
    assert said("", deal) == said("no", deal) == PassStub(0)
    turned = said("turn", deal)
    assert not isinstance(turned, Misread)
    deal = do(deal, turned)
    assert said("no", deal) == LeaveStub(0)
    deal = do(deal, LeaveStub(0))
    people = seat_names(4, 0, "Jo")
    assert said("me", deal) == said("moi", deal) == ChooseLeader(0, 0)
    assert said(people[1].lower(), deal) == ChooseLeader(0, 1)


def test_a_number_is_that_of_the_card_as_the_hand_lies() -> None:
    deal = rigged("general_120", hands={0: "2D KD 9C 5C KS"}, turned="QC")
    assert said("1", deal) == Play(0, card("5C"))
    assert said("2", deal) == Play(0, card("9C"))
    assert said("9", deal) == Misread("table-no-such-number", "9")
    assert said("0", deal) == Misread("table-no-such-number", "0")
    assert said("1 2", deal) == Misread("table-one-card")
    assert said("queen", deal) == Misread("table-which-suit", "queen")
    assert said("bananas", deal) == Misread("table-not-understood", "bananas")
