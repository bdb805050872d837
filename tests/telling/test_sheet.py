"""The score sheet, and what is read when a game is over."""

import re
from dataclasses import replace

import pytest

from fortyfives.game.game import Game
from fortyfives.rules.goal import Verdict
from fortyfives.telling.company import Company, seat_names
from fortyfives.telling.sheet import ScoreSheet, say_row
from fortyfives.telling.summary import contested, summary
from fortyfives.variants import ALL
from fortyfives.wording.messages import Words
from tests.hands import bids, names, plays, rigged, suit, throws
from tests.terminal.scribe import Sitting

THROWN_IN = "redeal_next_dealer"
HANDS = {0: "5C JC 2C 3C 4C", 1: "2D 3D 4D 6D 7D", 2: "2S 3S 4S 6S 7S", 3: "9C TC 8C 7C 6C"}
SAID = {
    "en": ("Tricks:", "Best deal:", "Bids:"),
    "fr": ("Levées\u00a0:", "Meilleure brasse\u00a0:", "Mises\u00a0:"),
}
ALL_LOST = "2D 5C 2S 9C JC 3S TC 3D 2C 4S 8C 4D 3C 6S 7C 6D 4C 7S 6C 7D"
ALL_WON = "5C 2D 2S 9C JC 3D 3S TC 2C 4D 4S 8C 3C 6D 6S 7C 4C 7D 7S 6C"


def company(language: str = "en") -> Company:
    """Jo in seat 0 plays with Nora in seat 2."""
    return Company(Words(language, strict=True), seat_names(4, 0, "Jo"), ((0, 2), (1, 3)), 0)


def sheet_of(*deals: str) -> ScoreSheet:
    """A sheet of deals in which seat 0 bids: all tricks made, none made, or thrown in."""
    sheet = ScoreSheet()
    for kind in deals:
        weak = {0: HANDS[1], 1: HANDS[0], 2: HANDS[2], 3: HANDS[3]}
        hands = weak if kind == "set" else HANDS
        deal = rigged("merrimack_valley", hands=hands, all_pass=THROWN_IN)
        if kind == "thrown in":
            sheet.add(bids(deal, "pass pass pass pass"))
        else:
            kitty = " ".join(map(str, deal.hidden.kitty))
            won = throws(names(bids(deal, "20 pass pass pass"), "C"), {0: kitty})
            sheet.add(plays(won, ALL_LOST if kind == "set" else ALL_WON))
    return sheet


def test_a_deal_is_a_line_that_can_be_read_out() -> None:
    (line,) = sheet_of("made").read(company())
    assert line == (
        "Deal 1, dealt by Angus: you bid 20 and made it. You and Nora plus 30, Luc and Angus "
        "nothing. Score: you and Nora 30, Luc and Angus 0."
    )
    (french,) = sheet_of("made").read(company("fr"))
    assert french.startswith("Brasse 1, brassée par Angus\u00a0: vous avez misé 20, mise faite.")


def test_a_bid_that_was_set_and_a_deal_thrown_in_stand_there_too() -> None:
    lines = list(sheet_of("set", "thrown in").read(company()))
    assert "you bid 20 and were set. You and Nora minus 20, Luc and Angus plus 30." in lines[0]
    assert lines[1].startswith("Deal 2, dealt by Angus: everybody passed")


def test_a_row_has_what_stands_in_the_columns_of_a_pad() -> None:
    made, thrown_in = sheet_of("made", "thrown in").rows
    assert (made.number, made.dealer, made.trump, made.takers) == (1, 3, suit("C"), (0,) * 5)
    assert made.contract is not None
    assert made.contract.bidder == 0
    assert made.score is not None
    assert made.score.after == (30, 0)
    assert (thrown_in.trump, thrown_in.contract, thrown_in.score) == (None, None, None)
    assert say_row(company("fr"), thrown_in).endswith("tout le monde a passé, et on a rebrassé.")


def test_an_empty_sheet_says_so() -> None:
    assert list(ScoreSheet().read(company())) == ["No deal of this game is finished yet."]


def test_the_end_of_a_game_is_summed_up_in_four_lines() -> None:
    sheet = sheet_of("made", "made", "set", "thrown in")
    assert list(summary(company(), sheet.rows)) == [
        "Tricks: you and Nora 10, Luc and Angus 5.",
        "Bids: you and Nora 2 made, 1 set.",
        "Best deal: you and Nora gained 30 points in deal 1.",
        "Longest run: 10 tricks in a row, you and Nora, in deals 1 to 2.",
    ]
    assert list(summary(company(), ScoreSheet().rows)) == []


def test_one_bid_and_none_are_said_in_words() -> None:
    assert (
        list(summary(company(), sheet_of("set").rows))[1] == "Bids: you and Nora none made, 1 set."
    )
    assert list(summary(company("fr"), sheet_of("made", "set").rows))[1] == (
        "Mises\u00a0: vous et Nora une faite, une manquée."
    )


@pytest.mark.rule("GEN-15", "MV-43", "TNS-14", "NSA-53")
def test_where_several_get_there_the_rule_that_decides_is_told() -> None:
    def told(key: str, scores: tuple[int, ...], winners: tuple[int, ...]) -> str:
        game = replace(
            Game.new(ALL[key]), scores=scores, verdict=Verdict(over=True, winners=winners)
        )
        return " ".join(contested(company(), game))

    assert told("traditional_ns_45", (45, 45), (1,)).endswith("the first to get there wins.")
    assert "bidder’s side wins if it made its bid" in told("merrimack_valley", (125, 120), (0,))
    assert "one with most points wins" in told("general_120", (125, 120, 0, 0), (0,))
    assert "both win" in told("ns_call_your_partner", (125, 120, 130, 0, 0), (0, 1))
    assert told("traditional_ns_45", (45, 40), (0,)) == ""
    assert told("ns_call_your_partner", (125, 120, 0, 0, 0), (0, 1)) == ""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_ends_with_its_summary(language: str) -> None:
    for key in ("traditional_ns_45", "ns_call_your_partner"):
        sitting = Sitting(ALL[key], language=language)
        sitting.play()
        _, end = re.split("The game is over|La partie est finie", sitting.text)
        said = (
            ("Tricks:", "Best deal:")
            if language == "en"
            else ("Levées\u00a0:", "Meilleure brasse\u00a0:")
        )
        assert all(word in end for word in said)
        bids_told = ("Bids:" in end) or ("Mises\u00a0:" in end)
        assert bids_told == (ALL[key].auction is not None)


def test_the_sheet_agrees_with_the_game() -> None:
    asked = False

    def pen(_view: object, typed: str) -> str:
        nonlocal asked
        asked = not asked
        return "sheet" if asked else typed

    sitting = Sitting(ALL["merrimack_valley_common"], pen=pen, width=1000)
    sitting.play_deals(4)
    lines = sitting.text.splitlines()
    settled = [line for line in lines if line.startswith("Score: ")]
    assert len(settled) == 4
    for number, score in enumerate(settled[:3], start=1):
        told = [line for line in lines if line.startswith(f"Deal {number}, dealt by")]
        assert all(line.endswith(score) for line in told)
        assert told
