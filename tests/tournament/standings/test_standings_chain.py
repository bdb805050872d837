from typing import Any

import pytest
from hypothesis import given

from fortyfives.tournament.refused import Refused
from fortyfives.tournament.seniors.preset import CHAIN
from fortyfives.tournament.standings.chain import Chain, read_chain
from fortyfives.tournament.standings.credit import Credit
from fortyfives.tournament.standings.result import Result
from fortyfives.tournament.standings.rule import By, Rule
from tests.tournament.standings.drawn_sheets import CHAINS

GAMES_55 = {
    "scope": "standings",
    "chain": [
        {"by": "points"},
        {"by": "head_to_head", "when": {"group_size": 2}, "positions": "medal"},
        {"by": "extra_games", "positions": "medal", "format": "round_robin_one_game"},
        {"by": "share"},
    ],
    "restart_after_split": True,
}


def test_the_chain_of_the_games_is_read_and_posted() -> None:
    assert read_chain(GAMES_55) == CHAIN
    assert CHAIN.published() == GAMES_55


def test_a_short_chain_needs_no_more_than_its_steps() -> None:
    assert read_chain({"chain": [{"by": "wins"}]}) == Chain((Rule(By.WINS),))
    assert read_chain({"chain": [{"by": "extra_games"}, {"by": "share"}]}).restart is False


@given(CHAINS)
def test_what_is_posted_is_what_was_read(chain: Chain) -> None:
    assert read_chain(chain.published()) == chain


def steps(*entries: Any) -> dict[str, Any]:
    """A chain of these."""
    return {"chain": list(entries)}


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (None, "hall-chain-shape"),
        ([], "hall-chain-shape"),
        ({}, "hall-chain-shape"),
        (steps(), "hall-chain-shape"),
        ({"chain": {"by": "points"}}, "hall-chain-shape"),
        (steps("points"), "hall-chain-shape"),
        (steps({"by": "points"}) | {"restart_after_split": 1}, "hall-chain-shape"),
        (steps({"by": "points"}) | {"scope": "prizes"}, "hall-chain-scope"),
        (steps({"by": "points"}) | {"colour": "blue"}, "hall-chain-field"),
        (steps({"by": "points", "colour": "blue"}), "hall-chain-field"),
        (steps({"by": "points", "when": {"moon": "full"}}), "hall-chain-field"),
        (steps({"by": "points", "when": 2}), "hall-chain-shape"),
        (steps({"by": "points", "when": {"group_size": 1}}), "hall-chain-number"),
        (steps({"by": "points", "when": {"group_size": "2"}}), "hall-chain-number"),
        (steps({"by": "points", "when": {"group_size": True}}), "hall-chain-number"),
        (steps({}), "hall-chain-step"),
        (steps({"by": "toss"}), "hall-chain-step"),
        (steps({"by": ["points"]}), "hall-chain-step"),
        (steps({"by": "points", "positions": "last"}), "hall-chain-positions"),
        (steps({"by": "points", "positions": None}), "hall-chain-positions"),
        (steps({"by": "share"}, {"by": "points"}), "hall-chain-after-share"),
        (steps({"by": "capped_spread"}), "hall-chain-cap"),
        (steps({"by": "spread", "cap": 10}), "hall-chain-cap"),
        (steps({"by": "capped_spread", "cap": 0}), "hall-chain-number"),
        (steps({"by": "extra_games", "format": "best_of_9"}), "hall-chain-format"),
        (steps({"by": "points", "format": "round_robin_one_game"}), "hall-chain-format"),
    ],
)
def test_a_chain_that_is_not_understood_is_refused_before_the_start(data: Any, key: str) -> None:
    with pytest.raises(Refused) as refused:
        read_chain(data)
    assert refused.value.key == key


def test_an_unknown_step_is_named_with_those_that_there_are() -> None:
    with pytest.raises(Refused) as refused:
        read_chain(steps({"by": "toss"}))
    assert refused.value.facts["word"] == "toss"
    assert str(refused.value.facts["known"]).startswith("points, wins, head_to_head, ")


@pytest.mark.parametrize("points", [(0, 1, 2), (1, 2, 0), (1, 1, 1), (2, 0, 1)])
def test_to_win_must_be_worth_more(points: tuple[int, int, int]) -> None:
    with pytest.raises(Refused, match="hall-credit-order"):
        Credit(*points)


def test_one_plays_against_another_and_one_of_them_wins() -> None:
    with pytest.raises(Refused, match="hall-result-alone"):
        Result((1, 1), 1)
    with pytest.raises(Refused, match="hall-result-winner"):
        Result((1, 2), 3)


def test_a_margin_is_seen_from_either_side() -> None:
    game = Result((4, 7), 7, (60, 125))
    assert (game.margin(4), game.margin(7)) == (-65, 65)
    assert (game.opponents(4), game.opponents(7)) == ((7,), (4,))
    assert Result((4, 7), 7).margin(7) == 0


def test_at_a_table_of_three_one_wins_and_has_met_both_others() -> None:
    game = Result((4, 7, 9), 9, (60, 40, 120))
    assert [game.margin(each) for each in game.sides] == [-60, -80, 60]
    assert game.opponents(9) == (4, 7)
