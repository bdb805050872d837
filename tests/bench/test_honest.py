"""The honest job: a share asks its cases and plants its cheats, and tells what it found."""

from collections import Counter

import pytest

from bench.jobs import honest as job
from tests.players.cheats import CHEATS, Cheat, Felt
from tests.strategies import plain_tables


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few cases, at plain tables."""
    monkeypatch.setattr(job, "CASES", 200)
    monkeypatch.setattr(job, "all_tables", plain_tables)
    monkeypatch.setattr(job, "CHEATS", CHEATS[:1])


def test_the_shares_together_ask_about_all_cases() -> None:
    count = Counter[str]()
    for shard in range(2):
        told = job.run(shard, 2)
        assert told.pop("failures") == []
        count.update(told)
    assert count["cases"] == 200
    assert count["redeals"] == 200 * job.REDEALS
    assert count["mismatches"] == 0
    assert count["cheats"] == count["cheats_caught"] == 2
    assert sum(number for name, number in count.items() if name.startswith("of ")) == 200


def test_a_registered_player_that_cheats_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    cheat, felt = CHEATS[0], Felt()

    def behind(case: job.Case, make: object, lay: object = None) -> str | None:
        del make, lay
        return right(case, lambda: cheat(felt), felt.lay)

    right = job.mismatch
    monkeypatch.setattr(job, "mismatch", behind)
    told = job.run(0, 2)
    assert told["mismatches"] > 0
    assert len(told["failures"]) == min(told["mismatches"], job.MOST_TOLD)


def test_a_cheat_that_gets_through_makes_the_run_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cheat, "choose", lambda self, view, rng: self.honest.choose(view, rng))
    told = job.run(1, 2)
    assert told["failures"] == [f"{CHEATS[0].__name__} was not caught in 100 cases"]
