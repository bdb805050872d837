"""Asking "booked?" and folding, as the Merrimack Valley commonly plays."""

from fortyfives.game.actions import AskBooked, Fold, Play
from fortyfives.game.deal import Deal
from fortyfives.game.phases import play
from fortyfives.game.setting import Phase
from fortyfives.game.showing import view_for
from tests.hands import (
    bid_and_named,
    card,
    cards,
    do,
    finish,
    hand,
    may,
    plays,
    refused,
    rigged,
    rule,
    taken,
)

COMMON = "merrimack_valley_common"
HANDS = {0: "5♠ J♠ A♥ A♠ K♠", 1: "2♣ 3♣ 4♣ 6♣ 7♣", 2: "2♦ 3♦ 4♦ 6♦ 7♦", 3: "2♥ 3♥ 4♥ 6♥ 7♥"}


def booked(players: int = 4, game: str = COMMON) -> Deal:
    """A deal at the first lead, in which seat 0 holds nothing but trumps."""
    hands = {seat: HANDS[seat] for seat in range(players)}
    deal = rigged(game, players=players, hands=hands, kitty="8♦ 9♦ 10♦", dealer=players - 1)
    return bid_and_named(deal, "20" + " pass" * (players - 1), "♠")


@rule("MV-28", "AMB-19")
def test_one_may_ask_whether_another_holds_nothing_but_trumps_and_hears_the_truth() -> None:
    deal = do(booked(), AskBooked(1, 0), AskBooked(0, 1))
    assert deal.public.booked.asked[:2] == ((1, 0, True), (0, 1, False))


@rule("MV-28", "AMB-19")
def test_one_asks_opponents_once_each_and_before_a_card_is_played() -> None:
    deal = do(booked(), AskBooked(1, 0))
    assert refused(deal, AskBooked(1, 0)).key == "booked-once"
    assert refused(deal, AskBooked(1, 3)).key == "booked-opponents-only"
    assert may(deal, AskBooked(1, 2))
    assert refused(plays(deal, "5♠"), AskBooked(1, 2)).key == "booked-before-the-trick"


@rule("MV-28")
def test_whoever_only_looks_on_asks_nobody_and_nobody_asks_an_empty_chair() -> None:
    deal = booked(3)
    for view, asked in ((view_for(deal, None), 1), (view_for(deal, 1), 3)):
        refusal = play.refuse_question(view, asked)
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("MV-28", "no-such-seat")


@rule("MV-28")
def test_the_question_is_no_custom_elsewhere() -> None:
    assert refused(booked(game="merrimack_valley"), AskBooked(1, 0)).key == "booked-not-played"
    assert refused(booked(game="merrimack_valley"), Fold(1)).key == "booked-not-played"


@rule("MV-29")
def test_who_hears_that_the_other_is_booked_may_fold_or_stay_in() -> None:
    deal = booked()
    assert refused(deal, Fold(1)).key == "fold-only-to-booked"
    assert not may(do(deal, AskBooked(0, 1)), Fold(0))
    deal = do(deal, AskBooked(1, 0))
    assert may(deal, Fold(1))
    assert plays(deal, "5♠ 2♣").turn == 2
    assert refused(plays(deal, "5♠"), Fold(1)).key == "fold-before-the-trick"


@rule("MV-29", "AMB-19")
def test_when_all_others_have_folded_the_booked_side_takes_the_rest_and_the_bonus() -> None:
    deal = plays(booked(), "K♠ 2♣ 2♦ 2♥")
    deal = do(deal, AskBooked(3, 0), Fold(3))
    assert deal.phase is Phase.OVER
    assert taken(deal) == (30, 0)


@rule("AMB-19")
def test_the_best_card_already_played_by_another_keeps_its_bonus() -> None:
    hands = {**HANDS, 0: "J♠ A♥ A♠ K♠ Q♠", 1: "5♠ 3♣ 4♣ 6♣ 7♣"}
    deal = rigged(COMMON, hands=hands, kitty="8♦ 9♦ 10♦")
    deal = plays(bid_and_named(deal, "20 pass pass pass", "♠"), "Q♠ 5♠ 2♦ 2♥")
    assert taken(do(deal, AskBooked(3, 0), Fold(3))) == (20, 10)


@rule("AMB-19")
def test_a_side_that_folds_alone_plays_on_with_its_lowest_cards() -> None:
    deal = do(booked(players=3), AskBooked(1, 0), Fold(1))
    assert deal.phase is Phase.PLAY
    assert refused(deal, Fold(1)).key == "already-folded"
    deal = plays(deal, "5♠")
    assert (deal.turn, deal.public.trick[-1]) == (2, (1, card("7♣")))
    assert taken(finish(deal)) == (30, 0, 0)


@rule("AMB-19")
def test_the_last_side_left_cannot_fold() -> None:
    deal = do(booked(players=2), AskBooked(1, 0))
    assert may(deal, Fold(1))
    assert hand(deal, 0) == cards(HANDS[0])
    assert refused(deal, Play(1, card("2♣"))).key == "not-your-turn"
