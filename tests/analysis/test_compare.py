import json
from dataclasses import replace
from pathlib import Path

import pytest

from fortyfives.analysis.compare import Question, Summary, results
from fortyfives.analysis.lineup import LineUp
from fortyfives.analysis.standing import ratings, round_robin
from fortyfives.analysis.stored import OtherResults
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


@pytest.mark.parametrize("text", ["", "not json\n", "[]\n"])
def test_a_file_that_holds_no_results_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(OtherResults):
        measured(ASKED, file)


def test_the_interval_shrinks_with_the_deals() -> None:
    few, many = measured(ASKED), measured(replace(ASKED, deals=60))
    assert 0 < many.ci95 < few.ci95
    assert measured(replace(ASKED, deals=1)).ci95 == 0


def test_a_game_of_many_deals_is_cut() -> None:
    summary = measured(replace(ASKED, first=SHY, games=True, deals=2, max_deals=3))
    assert summary.cut > 0
    assert summary.hands <= 3 * summary.games


def test_a_round_robin_rates_the_better_player_higher(tmp_path: Path) -> None:
    names = ("random-shy", "cautious", "random")
    pairs = round_robin(names, replace(ASKED, deals=20), tmp_path, jobs=1)
    assert [rating.name for rating in ratings(names, pairs)] == ["cautious", "random-shy", "random"]
    assert len(list(tmp_path.iterdir())) == 3
