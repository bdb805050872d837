"""Long runs: a share that was done is not done again, and all shares add up."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bench import long


@pytest.fixture
def job(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A job of ten deals that notes which shares were asked of it, writing into `tmp_path`."""
    module: Any = ModuleType("bench.jobs.tens")
    module.NAME, module.FULL, module.asked = "tens", {"deals": 10}, []

    def run(shard: int, shards: int) -> dict[str, object]:
        module.asked.append(shard)
        return {"deals": module.FULL["deals"] // shards, "failures": []}

    module.run = run
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(long, "DATA", tmp_path)
    return module


def test_a_share_is_written_down_when_it_is_done(job: Any) -> None:
    share = long.Share(job.__name__, job.NAME, number=1, of=5)
    assert long.written(share, job.FULL) is None
    long.do(share)
    told = long.written(share, job.FULL)
    assert told is not None
    assert told["result"] == {"deals": 2, "failures": []}


def test_a_share_of_other_sizes_is_done_again(job: Any) -> None:
    long.do(long.Share(job.__name__, job.NAME, number=1, of=5))
    assert long.written(long.Share(job.__name__, job.NAME, number=1, of=2), job.FULL) is None
    assert long.written(long.Share(job.__name__, job.NAME, number=1, of=5), {"deals": 20}) is None


def test_numbers_are_added_and_lists_joined() -> None:
    answers = [
        {"result": {"deals": 2, "failures": ["a"], "ok": True}},
        {"result": {"deals": 3, "failures": [], "ok": False}},
    ]
    assert long.add_up(answers) == {"deals": 5, "failures": ["a"], "ok": False}


def test_the_most_of_all_shares_is_the_greatest_of_them() -> None:
    answers = [{"result": {"most_seconds": seconds}} for seconds in (1.5, 4.25, 3.0)]
    assert long.add_up(answers) == {"most_seconds": 4.25}
