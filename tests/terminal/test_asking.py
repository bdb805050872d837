"""What the player sees and is asked, phase by phase."""

import io
import re

import pytest

from fortyfives import view_for
from fortyfives.game.actions import Action, AskBooked, CallCard, Cut, GoAlone, GoOnKitty, Play
from fortyfives.game.deal import Deal
from fortyfives.game.phases.play import lawful
from fortyfives.players.registry import player
from fortyfives.rules.seating import Seat
from fortyfives.telling.company import Company, seat_names
from fortyfives.terminal.chair import PersonsChair
from fortyfives.terminal.console import Console, Gone
from fortyfives.terminal.desk import Desk
from fortyfives.terminal.line import Line, Misread
from fortyfives.terminal.phrases import phrase
from fortyfives.terminal.vocabulary import vocabulary
from fortyfives.wording.messages import Words
from tests.hands import bid_and_named, bids, card, do, names, plays, rigged, throws, turn


def asked(deal: Deal, *typed: str, language: str = "en", seat: Seat | None = None) -> str:
    """What stands on the screen when the seat in turn has typed these lines, in one long line."""
    me = turn(deal) if seat is None else seat
    words = Words(language, strict=True)
    people = seat_names(deal.setting.seats, me, "Jo")
    company = Company(words, people, deal.setting.sides, me)
    out = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in typed)), out, lambda: 1000)
    desk = Desk(company, vocabulary(language), console, player("kitchen-table"))
    chair = PersonsChair(company, vocabulary(language), console, desk.grant)
    view = view_for(deal, me)
    try:
        if view.my_turn:
            chair(view)
        else:
            chair.speak_up(view)
    except Gone:
        pass
    return " ".join(out.getvalue().split())


def choosing_packets() -> Deal:
    """A deal in which the dealer may deal two first."""
    return do(rigged("general_120", uncut=True, first_packet="dealers_choice"), Cut(2, 1))


def test_the_hand_lies_suit_by_suit_before_trump_is_known() -> None:
    deal = rigged("merrimack_valley", hands={0: "2C KD AH TS 9S"})
    assert asked(deal) == "Your cards: 10♠, 9♠, A♥, 2♣, K♦. Your bid (pass, 15, 20, 25 or 30):"
    assert "Votre jeu : 10♠, 9♠, A♥, 2♣, R♦." in asked(deal, language="fr")


def test_the_hand_lies_by_the_order_of_trumps_once_that_is_known() -> None:
    deal = rigged("general_120", hands={0: "2C TC AH AC KD"}, turned="QC")
    text = asked(plays(deal, ""))
    assert "Trump: clubs. Turned up: Q♣." in text
    assert "Your cards: trumps 1) A♥, 2) A♣, 3) 2♣, 4) 10♣; others 5) K♦." in text


def test_the_auction_so_far_stands_above_the_bid() -> None:
    deal = bids(rigged("ns_auction_richmond"), "20 pass 25")
    assert "Bids so far: 20 (Luc), pass (Nora), 25 (Angus)." in asked(deal)
    assert "Your bid (pass, hold or 30):" in asked(deal)
    held = bids(deal, "hold")
    assert "20 (you), pass (Luc), 25 (Nora), hold (Angus)" in asked(held)
    assert "Votre mise (passe, je tiens ou 30) :" in asked(deal, language="fr")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("sign", ["x", "9", "5h ", "é", "\N{ARABIC-INDIC DIGIT FOUR}", "keep 9"])
def test_endless_nonsense_is_not_understood_and_not_said_again_in_full(
    language: str, sign: str
) -> None:
    for deal in (rigged("merrimack_valley"), plays(rigged("general_120", turned="QC"), "")):
        line = (sign * 5000)[:5000]
        text = asked(deal, line, language=language)
        assert len(text.replace(" ".join(line.split()), "", 1)) < 1500  # it was typed once
        assert text.endswith(":")


@pytest.mark.rule("GEN-17")
def test_the_cards_that_may_be_played_have_a_star_and_the_others_a_reason() -> None:
    deal = rigged("general_120", hands={0: "KD", 1: "2D 3D 9C KS QS"}, turned="QC")
    text = asked(plays(deal, "KD"), "ks")
    assert "On the table: K♦ (Angus); so far it goes to Angus." in text
    assert "trumps 1) 9♣*; others 2) 3♦*, 3) 2♦*, 4) K♠, 5) Q♠." in text
    assert "Your card, one of those with a star: ks K♦ was led and you hold" in text


def test_points_of_the_tricks_so_far_are_shown() -> None:
    hands = {0: "5C JC 2C 3C 4C", 1: "2D 3D 4D 6D 7D", 2: "2S 3S 4S 6S 7S", 3: "9C TC 8C 7C 6C"}
    deal = plays(
        bid_and_named(rigged("merrimack_valley", hands=hands), "15 pass pass pass", "C"),
        "5C 2D 2S 9C",
    )
    assert (
        "Points so far: you and Nora 10, Luc and Angus 0. Best card so far, for the bonus: 5♣."
        in asked(deal)
    )
    assert "Best card so far, for the bonus: 5♣." in asked(deal, "score").partition("score")[2]
    assert "The bid: 15, by you." in asked(deal)


@pytest.mark.rule("GEN-07", "GEN-09", "AMB-23")
def test_the_holder_of_the_ace_is_told_how_to_rob() -> None:
    deal = rigged("general_120", hands={0: "AC KD 2D 9C KS"}, turned="5C")
    text = asked(deal)
    assert "You hold the ace of trumps: “rob ks” takes 5♣ and throws K♠" in text
    assert "If you play first, your ace becomes the lowest trump." in text
    must = rigged("general_120", hands={0: "AC KD 2D 9C KS"}, turned="5C", rob_with_ace="mandatory")
    assert "You have to rob before you play." in asked(must)
    spared = rigged("general_120", hands={0: "AC KD"}, turned="5C", demotion="off")
    assert "lowest" not in asked(spared)
    declining = rigged(
        "general_120", hands={0: "AC KD"}, turned="5C", rob_with_ace="decline_by_announcement"
    )
    assert "“leave” has 5♣ turned down" in asked(declining)


@pytest.mark.rule("IRL-10")
def test_the_holder_of_the_king_is_told_how_to_beg() -> None:
    deal = rigged("irish_45", hands={0: "KC KD 2D 9C KS"}, turned="5C", beg_king=True)
    assert "You hold the king of trumps: “beg ks” puts K♠ aside to beg for 5♣." in asked(deal)


def test_what_the_bidder_may_do_before_naming_is_told() -> None:
    richmond = bids(rigged("ns_auction_richmond"), "20 pass pass pass")
    text = asked(richmond)
    assert "“see” looks at the kitty. “raise” raises your bid to 30." in text
    assert "What do you do (see or raise)?" in text
    breton = bids(rigged("ns_auction_cape_breton", hands={0: "AH"}), "20 pass pass pass")
    text = asked(breton)
    assert "“kitty” throws your whole hand for the kitty." in text
    assert "Which suit is trump (1) clubs, 2) diamonds, 3) hearts or 4) spades)?" in text
    assert "“top” throws the kitty too" in asked(do(breton, GoOnKitty(0)))


def test_what_lies_in_the_kitty_is_shown_to_who_has_seen_it() -> None:
    deal = bids(rigged("ns_auction_richmond", kitty="2S 3S 4S 6S"), "20 pass pass pass")
    text = asked(deal, "see")
    assert "The kitty" not in text
    seen = rigged("ns_auction_richmond", kitty="2S 3S 4S 6S", raise_after_win=False)
    assert "The kitty: 6♠, 4♠, 3♠ and 2♠." in asked(bids(seen, "20 pass pass pass"))


@pytest.mark.rule("MV-21", "MV-23")
def test_how_many_cards_may_be_thrown_is_told() -> None:
    deal = names(bids(rigged("merrimack_valley"), "15 pass pass pass"), "C")
    assert "Which cards do you throw? From 3 to 7:" in asked(deal)
    assert "throw at least" in asked(deal, "")
    nobody = names(bids(rigged("games_55plus"), "pass 15 pass pass"), "C")
    assert "Which cards do you throw? 5 at most; Enter throws none:" in asked(nobody)
    six = names(bids(rigged("var_three_pairs"), "15" + " pass" * 5), "C")
    assert "Which 7 cards do you throw?" in asked(six)
    assert "Quelles 7 cartes jetez-vous?" in asked(six, language="fr")


def test_a_partner_may_be_called_by_any_card() -> None:
    deal = rigged("ns_call_your_partner", hands={0: "JC QC 2C 3C 4C"})
    thrown = {0: " ".join(map(str, deal.hidden.kitty))}
    deal = throws(names(bids(deal, "20 pass pass pass pass"), "C"), thrown)
    assert "Which card do you call, such as ah? Or “alone”:" in asked(deal)
    assert "may not be called" in asked(deal, "5c")


@pytest.mark.rule("TNS-02", "TNS-04")
@pytest.mark.rule("NSA-46", "NSA-49", "AMB-80")
def test_a_card_is_shown_as_called_until_it_can_show_no_partner() -> None:
    deal = rigged("ns_call_your_partner", hands={0: "JC QC 2C 3C 4C"}, stock="TC")
    kitty = {0: " ".join(map(str, deal.hidden.kitty))}
    deal = throws(names(bids(deal, "20 pass pass pass pass"), "C"), kitty)
    deal = do(deal, CallCard(0, card("TC")))
    shown = []
    while len(deal.public.tricks) < 3:
        text = asked(deal)
        shown.append(("Called: 10♣." in text, "without a partner" in text))
        view = view_for(deal, turn(deal))
        deal = do(deal, Play(turn(deal), view.order().weakest(lawful(view))))
    assert shown == [(True, False)] * 10 + [(False, True)] * 5
    alone = rigged("ns_call_your_partner", hands={0: "JC QC 2C 3C 4C"})
    kitty = {0: " ".join(map(str, alone.hidden.kitty))}
    alone = do(throws(names(bids(alone, "20 pass pass pass pass"), "C"), kitty), GoAlone(0))
    assert "Rose plays without a partner." in asked(alone)


def test_cutting_and_dealing_are_asked_for() -> None:
    deal = rigged("traditional_ns_45", uncut=True)
    assert "type a number from 1 to 51:" in asked(deal)
    assert "cut" in asked(deal, "52")
    assert asked(do(deal, Cut(2, 1))) == "You deal: 3 cards first, or 2? Enter deals 3:"


# --- help and other wishes --------------------------------------------------------------------


@pytest.mark.parametrize("word", ["help", "h", "aide", "HELP"])
def test_help_tells_how_to_type_and_the_order_of_trumps(word: str) -> None:
    text = asked(rigged("general_120", turned="QC"), word)
    assert "Type a card by its number" in text
    assert "The trumps, best first: 5♣, J♣, A♥, A♣, K♣, Q♣, 2♣, 3♣, 4♣, 6♣" in text
    assert "Joker" not in text
    assert text.count("Your card:") == 2


@pytest.mark.rule("MV-28", "MV-29")
@pytest.mark.parametrize(("language", "word"), [("en", "booked"), ("fr", "demander")])
def test_help_tells_of_booked_where_it_is_asked(language: str, word: str) -> None:
    asking = {"en": "help", "fr": "aide"}[language]
    marks = {"en": "“{}”", "fr": "« {} »"}[language]
    common = asked(rigged("merrimack_valley_common"), asking, language=language)
    assert marks.format(word) in common
    plain = asked(rigged("merrimack_valley"), asking, language=language)
    assert marks.format(word) not in plain


@pytest.mark.rule("GEN-17")
def test_a_refusal_names_every_card_that_binds() -> None:
    deal = rigged("general_120", hands={0: "KD", 1: "2D 3D 9C KS QS"}, turned="QC")
    text = asked(plays(deal, "KD"), "ks")
    assert "K♦ was led and you hold 2♦ and 3♦: follow suit or trump." in text
    french = asked(plays(deal, "KD"), "rp", language="fr")
    assert "Carreau demandé, et vous avez 2♦ et 3♦ : jouez carreau ou atout." in french


@pytest.mark.rule("GEN-07", "GEN-08", "IRL-10")
@pytest.mark.parametrize("word", ["rob", "beg"])
def test_whoever_has_nothing_to_rob_is_told_why_and_not_asked_for_a_card(word: str) -> None:
    auction = bid_and_named(rigged("merrimack_valley"), "15 pass pass pass", "C")
    assert "There is no turned-up card to be had." in asked(auction, word)
    hands = {0: "KD 2D 9C KS 3D"}
    deal = rigged("irish_45", hands=hands, turned="QC")
    text = asked(deal, word)
    assert "Which card?" not in text
    why = {"rob": "Only the ace of trumps may take Q♣.", "beg": "Begging is for the king"}[word]
    assert why in text


@pytest.mark.parametrize(
    ("deal", "how"),
    [
        (rigged("merrimack_valley", uncut=True), "how many cards you lift"),
        (choosing_packets(), "how many cards go to each player"),
        (rigged("merrimack_valley"), "one of the words, names or numbers"),
        (bids(rigged("merrimack_valley"), "15 pass pass pass"), "a suit by its number, its name"),
        (plays(rigged("general_120"), ""), "Type a card by its number"),
    ],
    ids=["cut", "packets", "bid", "suit", "card"],
)
def test_help_tells_how_to_answer_what_is_asked_now(deal: Deal, how: str) -> None:
    text = asked(deal, "help")
    assert f"help Type {how.removeprefix('Type ')}" in text
    assert ("5h, 10s, qd" in text) == how.startswith("Type")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_trump_may_be_named_by_the_number_that_stands_with_it(language: str) -> None:
    deal = bids(rigged("merrimack_valley"), "15 pass pass pass")
    shown = dict(re.findall(r"(\d)\) ([a-zœèé]+)", asked(deal, language=language)))
    assert list(shown) == ["1", "2", "3", "4"]
    for number, name in shown.items():
        assert named(deal, number, language) == named(deal, name, language)
    for number in ("0", "5", "99"):
        assert named(deal, number, language) is None


def named(deal: Deal, typed: str, language: str) -> Action | None:
    """What the seat in turn has done by typing this; nothing if it is asked again."""
    people = seat_names(deal.setting.seats, turn(deal), "Jo")
    line = Line(typed, vocabulary(language), people, view_for(deal, turn(deal)))
    said = phrase(line)
    return None if isinstance(said, Misread) else said


@pytest.mark.parametrize("again", ["table", "help", ""])
def test_what_may_be_done_besides_is_told_again_with_the_table(again: str) -> None:
    richmond = bids(rigged("ns_auction_richmond"), "20 pass pass pass")
    assert asked(richmond, again).count("“raise” raises your bid to 30.") == 2
    breton = bids(rigged("ns_auction_cape_breton", hands={0: "AH"}), "20 pass pass pass")
    assert asked(breton, again).count("“kitty” throws your whole hand") == 2


def test_a_hint_has_a_reason_before_anybody_has_cards() -> None:
    assert "One place is as good as another" in asked(rigged("general_120", uncut=True), "hint")
    assert "One way is as good as the other" in asked(choosing_packets(), "hint")


def test_the_dealer_is_told_what_there_is_to_choose() -> None:
    text = asked(choosing_packets(), "?").partition("? You deal, and choose")[2]
    assert "two cards first and then three" in text


def test_a_bidder_is_told_what_a_bid_is() -> None:
    assert "? A bid says how many points" in asked(rigged("merrimack_valley"), "?")


def test_help_tells_again_how_to_throw() -> None:
    deal = names(bids(rigged("merrimack_valley"), "15 pass pass pass"), "C")
    text = asked(deal, "help")
    assert text.count("“trumps” keeps the trumps") == 2
    assert "“all” throws all of them" in text


def test_the_rules_are_those_of_this_table() -> None:
    text = asked(rigged("irish_45", bonus="none", players=3), "rules")
    assert "IRISH FORTY-FIVES" in text
    assert "no trick is worth more" in text.casefold()
    assert "LE JEU GÉNÉRAL" in asked(rigged("general_120"), "règles", language="fr")


def test_the_score_and_the_dealer_are_told_when_asked_for() -> None:
    deal = rigged("merrimack_valley", scores=(25, -10))
    assert "Score: you and Nora 25, Luc and Angus −10. The first to reach 120" in asked(
        deal, "score"
    )
    assert "C’est Angus qui brasse." in asked(deal, "pointage", language="fr")


def test_the_last_trick_can_be_seen_again() -> None:
    deal = rigged("general_120", hands={0: "2C", 1: "3D", 2: "4D", 3: "6D"}, turned="QC")
    assert "No trick has been taken yet in this deal." in asked(deal, "last")
    hands = {0: "5C JC", 1: "3C", 2: "4C", 3: "6C"}
    deal = plays(rigged("general_120", hands=hands, turned="QC"), "5C 3C 4C 6C")
    text = asked(deal, "last")
    assert "The last trick: 5♣ (you), 3♣ (Luc), 4♣ (Nora), 6♣ (Angus). It went to you." in text


def test_enter_and_table_show_the_table_again() -> None:
    deal = rigged("general_120", turned="QC")
    for typed in ("", "table", "show"):
        assert asked(deal, typed).count("Your cards") == 2


def test_a_hint_says_what_one_would_type_and_why() -> None:
    deal = rigged("general_120", hands={0: "KD 2C 3H 4S 6S"}, turned="QC")
    assert "At a kitchen table one would type: kd. " in asked(deal, "hint")
    assert "À une table de cuisine, on taperait : rk. " in asked(deal, "conseil", language="fr")


def test_who_quits_is_not_asked_again() -> None:
    for typed in ("quit", "Exit", "quitter"):
        assert asked(rigged("general_120"), typed, "5c").endswith(f"Your card: {typed}")


@pytest.mark.rule("MV-28", "VAR-12")
def test_out_of_turn_one_may_ask_or_call_a_slam_or_let_it_be() -> None:
    booked = bid_and_named(rigged("merrimack_valley_common"), "15 pass pass pass", "C")
    text = asked(booked, "5c", "booked nobody", "hint", "help", "", seat=1)
    assert "“booked” and a name asks that opponent" in text
    assert text.count("Enter to go on:") == 5
    assert "“5c” is not understood here." in text
    assert "Whom do you ask?" in text
    opponents_only = asked(booked, "booked nora", seat=1)
    assert "of opponents only" in opponents_only
    slam = bids(rigged("merrimack_valley", slam="any_time"), "15 pass pass pass")
    assert "“slam” calls a slam. Enter to go on: slam" in asked(slam, "slam", seat=2)
    hands = {0: "5C JC 2C 3C 4C"}
    booked = bid_and_named(rigged("merrimack_valley_common", hands=hands), "15 pass pass pass", "C")
    assert "“fold” gives up" in asked(do(booked, AskBooked(1, 0)), seat=1)
