"""Whole games at the table in the terminal."""

import io
import re
from random import Random

import pytest

from fortyfives import apply, legal, variant, view_for
from fortyfives.game.actions import Play
from fortyfives.game.events import seen_by
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.players.registry import player
from fortyfives.telling.company import Company, seat_names
from fortyfives.terminal.clock import Clock
from fortyfives.terminal.console import Console
from fortyfives.terminal.narrator import Narrator
from fortyfives.terminal.timer import Timer
from fortyfives.variants import ALL
from fortyfives.wording.messages import Words
from tests.strategies import Table, mixed_tables, plain_tables
from tests.terminal.scribe import Paper, Sitting

ENGLISH = re.compile(r"\b(the|you|your|cards?|bids?|trumps?|tricks?|deals?|plays?|leads?|and|or)\b")
RUBBISH = ("xyzzy", "99999", "pass me the salt", "🂡🂡", "\x00\x1b[A", "-", "...", "queen", "of the")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", sorted(ALL))
def test_a_whole_game_can_be_played_by_typing(key: str, language: str) -> None:
    sitting = Sitting(ALL[key], language=language, seed=key)
    assert sitting.play().game.over
    assert re.search("wins?|gagne", " ".join(sitting.text.splitlines()[-8:]))
    if language == "fr":
        assert ENGLISH.findall(sitting.text) == []


@pytest.mark.parametrize("key", ["irish_45", "ns_auction_cape_breton", "one_ten"])
def test_any_house_rules_can_be_played_by_typing(key: str) -> None:
    for place, table in enumerate(mixed_tables(key)[::2]):
        language = ("en", "fr")[place % 2]
        sitting = Sitting(table.variant, table.players, language=language, mind=player("random"))
        sitting.play_deals(2)
        assert len(sitting.actions) > 0, table


def test_both_languages_play_the_same_game() -> None:
    english, french = (
        Sitting(ALL["ns_auction_richmond"], language=language) for language in ("en", "fr")
    )
    for sitting in (english, french):
        sitting.play_deals(2)
    assert english.actions == french.actions


@pytest.mark.parametrize("key", sorted(ALL))
def test_rubbish_changes_nothing(key: str) -> None:
    clean, lot = Sitting(ALL[key]), Random(1)
    clean.play_deals(1)

    def rubbish(_view: SeatView, typed: str) -> str:
        return typed if lot.random() < 0.4 else lot.choice(RUBBISH)

    dirty = Sitting(ALL[key], pen=rubbish)
    dirty.play_deals(1)
    assert dirty.actions == clean.actions
    assert len(dirty.paper.lines) > len(clean.paper.lines)


@pytest.mark.rule("GEN-17", "AMB-18")
def test_a_card_that_may_not_be_played_is_refused_with_its_reason() -> None:
    tried = []

    def stubborn(view: SeatView, typed: str) -> str:
        """First tries a card that the rules forbid, then does what is right."""
        forbidden = [c for c in view.hand if Play(0, c) not in legal(view)]
        if view.phase is Phase.PLAY and forbidden and view.public not in tried:
            tried.append(view.public)
            return forbidden[0].pretty
        return typed

    sitting = Sitting(ALL["merrimack_valley"], pen=stubborn)
    sitting.play_deals(3)
    clean = Sitting(ALL["merrimack_valley"])
    clean.play_deals(3)
    assert sitting.actions == clean.actions
    assert tried
    assert sitting.flat.count("and you hold") == len(tried)


def test_what_is_no_choice_is_done_and_told() -> None:
    sitting = Sitting(ALL["traditional_ns_45"], 2)
    sitting.play()
    assert "You play your last card, " in sitting.flat
    assert ", the only card you may play." in sitting.flat


# --- what the player is told ------------------------------------------------------------------


@pytest.mark.parametrize("table", plain_tables()[::2], ids=str)
def test_the_player_is_told_from_his_own_view_and_nothing_else(table: Table) -> None:
    lot, who = Random(f"{table}"), player("cautious")
    deal = table.start(lot).deal
    company = Company(
        Words("en", strict=True), seat_names(table.players, 1, "Jo"), deal.setting.sides, 1
    )
    out = io.StringIO()
    narrator = Narrator(company, Console(Paper(str), out), view_for(deal, 1))
    while deal.turn is not None:
        step = apply(deal, who.choose(view_for(deal, deal.turn), lot).action)
        narrator.tell(seen_by(step.events, 1))
        deal = step.deal
        assert narrator.view == view_for(deal, 1)
    assert out.getvalue()


# --- matches and games that end in other ways -------------------------------------------------


@pytest.mark.rule("TNS-07")
def test_the_best_of_three_games_is_played_to_two_wins() -> None:
    sitting = Sitting(variant("traditional_ns_45", match="best_of_3"))
    match = sitting.play()
    assert max(match.games) == 2
    assert sitting.text.count("The game is over") == len(match.winners) >= 2
    assert sitting.text.count("The next game begins.") == len(match.winners) - 1
    assert "the match!" in sitting.text.splitlines()[-1]


class Ticking:
    """A clock on which each look at it takes so many seconds."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.rule("G55-24")
def test_a_timed_game_ends_with_the_deal_in_which_its_time_is_up() -> None:
    sitting = Sitting(ALL["games_55plus"], clock=Clock(Ticking(15)))
    match = sitting.play()
    assert match.game.number == sitting.text.count("\nDeal ") < 4
    assert "This game lasts 20 minutes." in sitting.flat
    assert sitting.text.count("Time is up: this deal is the last.") == 1
    assert "minutes are left" in sitting.flat


@pytest.mark.rule("AMB-74")
def test_where_play_stops_at_the_bell_the_deal_does_not_count() -> None:
    rules = variant("games_55plus", time_up="stop_at_bell")
    sitting = Sitting(rules, clock=Clock(Ticking(15)))
    match = sitting.play()
    assert sitting.text.count("\nDeal ") == match.game.number + 1
    assert "Time is up, and this deal does not count." in sitting.flat


def test_a_game_may_be_a_tie() -> None:
    rules = variant("games_55plus", time_up="stop_at_bell", time_limit=1)
    sitting = Sitting(rules, clock=Clock(Ticking(50)))
    assert sitting.play().game.verdict.winners == ()
    assert sitting.text.endswith("The game is a tie.\n")


@pytest.mark.rule("AMB-69")
@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "A tie at 45 points: they are enough"),
        ("fr", "Égalité à 45 points\u00a0: c’est assez"),
    ],
)
def test_a_tie_at_the_target_is_told_to_play_another_deal(language: str, why: str) -> None:
    rules = variant("irish_45", match="best_of_3")
    sitting = Sitting(rules, 2, seed=26, scores=(30, 30), language=language)
    sitting.play_deals(1)
    before, told, after = sitting.text.partition(why)
    assert told
    assert before.splitlines()[-1].endswith("45.")
    assert re.search(r"^(Deal|Brasse) 2\.", after, re.MULTILINE)
    untied = Sitting(rules, 2, seed=26, language=language)
    untied.play_deals(2)
    assert why not in untied.text


@pytest.mark.rule("MV-44", "AMB-72")
def test_points_that_do_not_win_are_told_to_need_a_bid() -> None:
    sitting = Sitting(variant("merrimack_valley", must_bid_out=True), seed=2, scores=(115, 115))
    sitting.play_deals(1)
    assert "and yet the game goes on: Luc and Angus. Whoever is within 30" in sitting.flat
    assert "only by making one’s own bid" in sitting.flat


@pytest.mark.rule("H110-18")
def test_who_falls_out_of_the_game_may_watch_its_end() -> None:
    sitting = Sitting(
        variant("one_ten", cutoff=-20), 5, mind=player("random"), opponents="random-shy", seed=4
    )
    sitting.play()
    assert "of the game." in sitting.flat


@pytest.mark.rule("AMB-48")
def test_when_all_pass_the_cards_may_be_thrown_in() -> None:
    sitting = Sitting(
        variant("merrimack_valley", all_pass="redeal_next_dealer"),  # noqa: S106 - a house rule
        mind=player("random-shy"),
        opponents="random-shy",
    )
    sitting.play_deals(3)
    assert "the cards are thrown in" in sitting.flat


@pytest.mark.rule("NSA-37")
def test_a_side_that_is_locked_is_told_so() -> None:
    sitting = Sitting(ALL["ns_auction_richmond"], scores=(100, 0))
    sitting.play_deals(1)
    assert "Locked, and scoring only with the bid: you and Nora." in sitting.flat


@pytest.mark.rule("VAR-12")
def test_a_slam_may_be_called_out_of_turn() -> None:
    def slam(_view: SeatView, typed: str) -> str:
        return "slam" if sitting.aside else typed

    sitting = Sitting(variant("merrimack_valley", slam="any_time"), pen=slam)
    sitting.play_deals(4)
    assert "You call a slam" in sitting.flat


@pytest.mark.rule("MV-28")
def test_who_would_like_to_ask_is_asked_before_the_next_trick() -> None:
    def curious(view: SeatView, typed: str) -> str:
        asked = bool(view.public.booked.asked)
        if sitting.aside:
            return "" if asked else "booked Luc"
        too_late = view.phase is Phase.PLAY and bool(view.public.trick) and not asked
        return "booked Luc" if too_late and sitting.paper.lines[-1] != "booked Luc" else typed

    sitting = Sitting(ALL["merrimack_valley_common"], pen=curious)
    sitting.play_deals(2)
    assert "You will be asked before the next trick." in sitting.flat
    assert "You ask Luc: “Booked?” “" in sitting.flat


def test_the_score_tells_the_games_won_the_time_left_and_the_points_so_far() -> None:
    def asks(view: SeatView, typed: str) -> str:
        return "score" if view.public.tricks and sitting.paper.lines[-1] != "score" else typed

    rules = variant("traditional_ns_45", match="best_of_3", time_limit=30)
    sitting = Sitting(rules, pen=asks, clock=Clock(Ticking(0.1)))
    sitting.play_deals(4)
    assert "Points so far: you and Nora" in sitting.flat
    assert "Games won: you and Nora 0, Luc and Angus 0." in sitting.flat
    assert "The dealer is Luc." in sitting.flat
    assert "30 minutes are left." in sitting.flat


@pytest.mark.rule("G55-24")
@pytest.mark.parametrize(
    ("gone", "left"), [(0.1, 20), (29, 20), (31, 19), (1159, 1), (1180, 0), (1300, 0)]
)
def test_the_minutes_left_are_told_to_the_nearest(gone: float, left: int) -> None:
    assert Timer(20, lambda: gone).left == left
