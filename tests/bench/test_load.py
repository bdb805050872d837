"""The server under load: those who sit down at its tables play, and what they note is true."""

import asyncio
import os
from collections.abc import Iterator
from random import Random

import pytest

from bench.clocks import load
from bench.load.card_room import Watched, server
from bench.load.party import Party, Person
from tests.server.served import Served


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """A server as it is loaded, with a disk that is slow."""
    with server(min(os.sched_getaffinity(0)), commit_takes=0.001) as found:
        yield found


TINY = load.Sizes(tables=1, with_computers=1, full=1, durable=1, warm_up=0.0, seconds=0.0)


def test_people_at_a_loaded_server_play_and_lose_nothing(served: Served) -> None:
    empty, full, sockets = asyncio.run(load.full_hall(served, TINY))
    assert sockets == 4
    assert full >= empty > 0


def test_what_is_shown_to_all_but_one_is_on_its_way_and_then_lost() -> None:
    party = Party("table", lot=Random(0))
    party.people = [Person(party, seat, "token") for seat in range(2)]
    party.sent(7)
    party.shown(0, 8)
    assert (party.lost, party.took) == (1, [])
    party.accepted += 1
    party.shown(1, 7)
    assert party.lost == 1
    party.shown(1, 9)
    assert (party.lost, len(party.took)) == (0, 1)


def test_a_bar_that_is_missed_is_said_to_be() -> None:
    figures = [0.010] * 90 + [0.060] * 10
    watched = Watched(10.0, 2_000, 0, [], figures, figures, 0.5)
    (shown,) = load.told_shown(TINY, watched)
    assert "p95 60.0" in shown
    assert (
        "bar 50 ms: MISSED. 2,000 commands, 0 lost; the server worked 50% of the time, 2.5 ms"
        in shown
    )
    (thought,) = load.told_thought(TINY, watched)
    assert "bar 300 ms: met." in thought
    (durable,) = load.told_durable(TINY, watched, 0.0)
    assert "200 commands a second" in durable
    assert "bar 300: MISSED." in durable
    (memory,) = load.told_memory(TINY, empty=90.0, full=152.0, sockets=2_000)
    assert "2,000 sockets at 1 tables in mid-deal: 152 MB" in memory
    assert memory.endswith("31 kB a socket; bar 150 MB: MISSED")
