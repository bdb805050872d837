"""The cards lie fair, and a shuffle that is not fair would be found out."""

import pytest

from bench.jobs import shuffle as job
from tests.fairness.chisquare import Counts, Shuffle
from tests.fairness.shuffles import UNFAIR, fair, like_the_one_before, ours, riffled_once

DEALS = job.FULL["deals"] // 100
FAR = 4.0


@pytest.mark.parametrize("shuffle", [ours, fair])
def test_every_card_comes_to_every_place_and_no_deal_tells_of_the_next(shuffle: Shuffle) -> None:
    odd = Counts().deal(shuffle, 0, DEALS).oddness()
    assert {name: far for name, far in odd.items() if abs(far) > FAR} == {}


@pytest.mark.parametrize("name", UNFAIR)
def test_a_shuffle_that_is_known_to_be_unfair_is_found_out(name: str) -> None:
    assert Counts().deal(UNFAIR[name], 0, DEALS).oddness()["placed"] > 2 * FAR


def test_a_deal_that_tells_of_the_next_is_found_out() -> None:
    odd = Counts().deal(like_the_one_before, 0, DEALS).oddness()
    assert odd["serial"] > 2 * FAR


def test_cards_that_stay_together_are_found_out() -> None:
    odd = Counts().deal(riffled_once, 0, DEALS).oddness()
    assert odd["neighbours"] > 2 * FAR


def test_the_long_run_counts_in_shares_what_it_would_count_in_one() -> None:
    shares = [job.deals(shard, 7, 210) for shard in range(7)]
    total = Counts()
    for each in shares:
        total.add(each)
    assert total == Counts().deal(ours, 0, 210)


def test_the_long_run_tells_what_is_too_odd_or_too_even_and_what_is_not_there() -> None:
    assert job.verdict(Counts().deal(ours, 0, 1_000), 1_000) == []
    lacking = job.verdict(Counts().deal(ours, 0, 1_000), 2_000)
    assert lacking == ["1,000 deals of 2,000 were counted"]
    odd = job.verdict(Counts().deal(UNFAIR["never itself"], 0, 2_000), 2_000)
    assert [line.partition(":")[0] for line in odd] == ["placed"]
    even = Counts(52, [1] * 2704, [1] * 2704, [1] * 2704)
    assert "placed: -" in job.verdict(even, 52)[0]
