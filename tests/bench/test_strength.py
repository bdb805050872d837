"""The bars that kitchen-table must reach: what they are measured from, and when one is missed."""

from random import Random

import pytest

from bench.jobs import strength as job
from fortyfives import Game, apply, variant, view_for
from fortyfives.game.actions import Play
from fortyfives.game.phases.play import lawful
from fortyfives.players.registry import names, player
from fortyfives.variants import ALL


def test_the_measures_are_of_players_and_tables_that_there_are() -> None:
    told = [str(measure) for measure in job.MEASURES]
    assert len(set(told)) == len(told)
    for measure in job.MEASURES:
        assert {measure.first, measure.second} <= {*names(), job.RANDOM_PLAY}
        assert measure.players in ALL[measure.game].seating.counts


@pytest.mark.parametrize("game", ["merrimack_valley_common", "irish_45"])
def test_only_the_cards_to_tricks_are_random(game: str) -> None:
    usual, other, lot, apart = player(job.OURS), job.RandomPlay(), Random(1), 0
    for number in range(10):
        deal = Game.new(variant(game), 4, seed=number).deal()
        while deal.turn is not None:
            view = view_for(deal, deal.turn)
            wanted, action = usual.choose(view, lot).action, other.choose(view, lot).action
            if isinstance(wanted, Play):
                assert isinstance(action, Play)
                assert action.card in lawful(view)
                apart += action != wanted
            else:
                assert action == wanted
            deal = apply(deal, action).deal
    assert apart > 10


def test_all_shares_together_are_all_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    few = (
        job.Measure("random", "random", job.COMMON, 4, 4, job.Bar(even=True)),
        job.Measure(job.OURS, "random-shy", job.COMMON, 3, 1, job.Bar(won=0.6), games=True),
    )
    monkeypatch.setattr(job, "MEASURES", few)
    found = job.total({"result": job.run(shard, 2)} for shard in range(2))
    alike, games = (found[str(measure), "A"] for measure in few)
    assert (alike.count, alike.net, alike.uneven, alike.hands) == (4, 0, 0, 8)
    assert (games.count, games.games) == (1, 3)
    assert games.turns > 0


def test_a_bar_is_reached_or_missed() -> None:
    even = job.Sums(count=100, net=0.0, squares=2.0, uneven=2)
    assert not even.reaches(job.Bar(even=True))
    assert job.Sums(count=100).reaches(job.Bar(even=True))
    assert not even.reaches(job.Bar())
    better = job.Sums(count=100, net=100.0, squares=200.0, uneven=100, games=100, won=97)
    assert better.mean == 1
    assert better.ci95 == pytest.approx(0.197, abs=0.001)
    assert better.reaches(job.Bar())
    assert better.reaches(job.Bar(net=1.0))
    assert not better.reaches(job.Bar(net=1.01))
    assert better.reaches(job.Bar(won=0.97))
    assert not better.reaches(job.Bar(won=0.98))


def test_a_measure_that_is_missed_in_one_block_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    measure = job.Measure(job.OURS, "random", job.COMMON, 4, 2, job.Bar(net=5.0))
    monkeypatch.setattr(job, "MEASURES", (measure,))
    good, bad = (job.Sums(2, net, net * net / 2, 2, turns=10, milliseconds=1) for net in (12, 8))
    told, missed = job.lines({(str(measure), "A"): good, (str(measure), "B"): good})
    assert missed == []
    assert "+6.00 ±0.00 and +6.00 ±0.00 net points a hand, 2 deals each" in told[0]
    assert "0.10 ms on average" in told[1]
    _, missed = job.lines({(str(measure), "A"): good, (str(measure), "B"): bad})
    assert len(missed) == 1
    assert job.lines({})[1] == [f"{measure}: not measured"]
