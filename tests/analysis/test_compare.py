import json
from dataclasses import replace
from pathlib import Path
from random import Random
from time import sleep, thread_time

import pytest

from fortyfives.analysis.compare import Question, Summary, results
from fortyfives.analysis.lineup import LineUp
from fortyfives.analysis.standing import as_json, ratings, round_robin
from fortyfives.analysis.stored import OtherResults
from fortyfives.game.view import SeatView
from fortyfives.players.cautious import Cautious
from fortyfives.players.player import Choice
from fortyfives.players.registry import BUILT_IN
from fortyfives.variants import ALL

SHY = LineUp(("random-shy",))
CAUTIOUS = LineUp(("cautious",))
ASKED = Question(CAUTIOUS, SHY, "merrimack_valley_common", 4, deals=6, seed="test")


def measured(question: Question, file: Path | None = None) -> Summary:
    summary = Summary()
    for result in results(question, file, jobs=1):
        summary.take(result)
    return summary


@pytest.mark.parametrize("game", ALL)
def test_the_same_line_up_on_both_sides_comes_out_exactly_even(game: str) -> None:
    for players in ALL[game].seating.counts:
        question = Question(SHY, SHY, game, players, deals=2, seed="even")
        assert measured(question).net == 0


def test_whole_games_come_out_exactly_even_too() -> None:
    question = replace(ASKED, second=CAUTIOUS, games=True, deals=2)
    summary = measured(question)
    assert summary.net == 0
    assert summary.won * 2 == summary.games


def test_the_same_question_gives_the_same_answer() -> None:
    assert measured(ASKED).nets == measured(ASKED).nets


def test_changing_the_line_ups_round_changes_only_the_sign() -> None:
    other = replace(ASKED, first=SHY, second=CAUTIOUS)
    assert measured(other).nets == [-net for net in measured(ASKED).nets]


def test_two_processes_find_what_one_finds() -> None:
    found = Summary()
    for result in results(ASKED, None, jobs=2):
        found.take(result)
    assert found.nets == measured(ASKED).nets


def test_a_stopped_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    measured(replace(ASKED, deals=3), file)
    kept = file.read_text(encoding="utf-8")
    assert measured(ASKED, file).nets == measured(ASKED).nets
    assert file.read_text(encoding="utf-8").startswith(kept)


def test_a_torn_last_line_is_dropped_and_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    measured(ASKED, file)
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-20], encoding="utf-8")
    assert measured(ASKED, file).nets == measured(ASKED).nets
    assert len(file.read_text(encoding="utf-8").splitlines()) == ASKED.deals + 1


@pytest.mark.parametrize("key", ["players_hash", "rules_hash", "second", "seed", "variant"])
def test_results_of_something_else_are_refused_by_name(tmp_path: Path, key: str) -> None:
    file = tmp_path / "results.jsonl"
    measured(replace(ASKED, deals=1), file)
    head, *rest = file.read_text(encoding="utf-8").splitlines()
    other = json.loads(head) | {key: "other"}
    file.write_text("\n".join([json.dumps(other), *rest, ""]), encoding="utf-8")
    with pytest.raises(OtherResults, match=key):
        measured(ASKED, file)


@pytest.mark.parametrize("text", ["\n", "not json\n", "[]\n"])
def test_a_file_that_holds_no_results_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(OtherResults):
        measured(ASKED, file)


def test_the_interval_shrinks_with_the_deals() -> None:
    few, many = measured(ASKED).ci95, measured(replace(ASKED, deals=60)).ci95
    assert few is not None
    assert many is not None
    assert 0 < many < few


def test_one_deal_alone_has_no_interval() -> None:
    one = replace(ASKED, deals=1)
    assert measured(one).ci95 is None
    assert measured(one).as_json(one)["ci95"] is None
    names = ("random-shy", "cautious", "random")
    assert all(rating.ci95 is None for rating in ratings(names, round_robin(names, one, None, 1)))


def test_a_file_in_which_nothing_is_yet_is_begun(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.touch()
    assert measured(replace(ASKED, deals=3), file).deals == 3
    assert measured(ASKED, file).nets == measured(ASKED).nets


def test_results_of_an_earlier_form_are_told_from_other_files(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(
        json.dumps(ASKED.head() | {"format": "fortyfives-comparison/1"}) + "\n", "utf-8"
    )
    with pytest.raises(OtherResults, match="format"):
        measured(ASKED, file)


class SlowToBegin(Cautious):
    """A player who has to read up on the game before the first decision of all."""

    name = "slow-to-begin"
    began = False

    def choose(self, view: SeatView, rng: Random) -> Choice:
        if not SlowToBegin.began:
            SlowToBegin.began = True
            begun = thread_time()
            while thread_time() - begun < SLOW:
                pass
        return super().choose(view, rng)


class Sleepy(Cautious):
    """A player who lets the others wait without thinking."""

    name = "sleepy"

    def choose(self, view: SeatView, rng: Random) -> Choice:
        sleep(0.002)
        return super().choose(view, rng)


SLOW = 1.0


@pytest.mark.parametrize("kind", [SlowToBegin, Sleepy])
def test_neither_the_first_decision_nor_waiting_counts_as_thinking(
    kind: type[Cautious], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BUILT_IN, kind.name, f"{__name__}:{kind.__name__}")
    summary = measured(replace(ASKED, first=LineUp((kind.name,)), deals=2))
    assert summary.first.count > 20
    assert summary.first.total < SLOW * 1000 / 2
    assert summary.first.mean < 2


def test_a_game_of_many_deals_is_cut() -> None:
    summary = measured(replace(ASKED, first=SHY, games=True, deals=2, max_deals=3))
    assert summary.cut > 0
    assert summary.hands <= 3 * summary.games


def test_a_round_robin_rates_the_better_player_higher(tmp_path: Path) -> None:
    names = ("random-shy", "cautious", "random")
    pairs = round_robin(names, replace(ASKED, deals=20), tmp_path, jobs=1)
    assert [rating.name for rating in ratings(names, pairs)] == ["cautious", "random-shy", "random"]
    assert len(list(tmp_path.iterdir())) == 3


def test_a_round_robin_tells_of_everybody_what_a_comparison_tells() -> None:
    names = ("random-shy", "cautious", "random")
    asked = replace(ASKED, deals=2, games=True, max_deals=20)
    pairs = round_robin(names, asked, None, jobs=1)
    told = as_json(asked, ratings(names, pairs), pairs)
    two = pairs["random-shy", "cautious"].as_json(asked)
    assert set(two) - {"first", "second"} <= {*told, *told["pairs"][0]}
    assert set(pairs["random-shy", "cautious"].figures()) - {"games_lost"} <= set(
        told["standings"][0]
    )
    for each in told["standings"]:
        mine = [pair for pair in told["pairs"] if each["name"] in {pair["first"], pair["second"]}]
        assert each["games_played"] == sum(pair["games_played"] for pair in mine) == 8
        won = (
            pair["games_won" if pair["first"] == each["name"] else "games_lost"] for pair in mine
        )
        assert each["games_won"] == sum(won)
        assert each["ms_per_decision"]["mean"] > 0


def test_line_ups_of_several_play_a_round_robin_too() -> None:
    names = ("random,cautious", "random", "cautious")
    pairs = round_robin(names, ASKED, None, jobs=1)
    assert ratings(names, pairs)[0].name == "cautious"
