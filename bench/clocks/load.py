"""The server under load: tables of people, people with computer players, a full hall, a slow disk.

The server is a process of its own on one core, as `fortyfives serve` has it with a real data
folder; all the people are in this process, on another core, and come over the loopback. They play
every game that four can play, by lot. Whatever else the machine does meanwhile counts against the
server: the load average stands beside the figures.
"""

import asyncio
import os
import resource
import time
from collections.abc import Iterator
from dataclasses import dataclass

from bench.calibration import calibrate
from bench.load.card_room import SEATS, Watched, begin, card_room, percentile, server, settle, watch
from fortyfives.server.protocol import Cards
from fortyfives.server.table.clock import USUAL
from tests.server.served import Served

NAME = "load"

EVERY = 3.0
"""So many seconds from one card of a table to the next."""
SLOWER = 0.005
MOST_SHOWN, MOST_THOUGHT, MOST_MEMORY, LEAST_COMMANDS = 0.050, 0.300, 150, 300
FULL_WITHIN = 600.0
"""So many seconds a hall may take until all its tables are in mid-deal."""
FILES = 16_384
"""So many files and sockets a process may have open here, if it may decide that itself."""


@dataclass(frozen=True)
class Sizes:
    """How many tables there are, and how many seconds are looked at."""

    tables: int
    with_computers: int
    full: int
    durable: int
    warm_up: float
    seconds: float


FULL = Sizes(tables=300, with_computers=50, full=500, durable=100, warm_up=6.0, seconds=30.0)
SHORT = Sizes(tables=10, with_computers=3, full=10, durable=5, warm_up=1.0, seconds=3.0)


def lines(sizes: Sizes = FULL) -> Iterator[str]:
    """Each bar with its figure, and what the machine did besides."""
    allow_files(FILES)
    before = os.sched_getaffinity(0)
    first, *others = sorted(before)
    os.sched_setaffinity(0, others or {first})
    try:
        yield from _lines(sizes, first)
    finally:
        os.sched_setaffinity(0, before)


def short() -> Iterator[str]:
    """A few seconds of each, to see that it works."""
    return lines(SHORT)


def _lines(sizes: Sizes, core: int) -> Iterator[str]:
    yield machine()
    with server(core) as served:
        yield from told_shown(sizes, asyncio.run(people(served, sizes.tables, sizes, EVERY)))
    yield machine()
    with server(core) as served:
        yield from told_thought(sizes, asyncio.run(_with_computers(served, sizes)))
    yield machine()
    with server(core) as served:
        yield from told_memory(sizes, *asyncio.run(full_hall(served, sizes)))
    for slower in (0.0, SLOWER):
        yield machine()
        with server(core, slower) as served:
            watched = asyncio.run(people(served, sizes.durable, sizes, 0.0))
            yield from told_durable(sizes, watched, slower)
    yield machine()


async def people(served: Served, tables: int, sizes: Sizes, every: float) -> Watched:
    """What came of so many tables at which everybody is a person."""
    async with card_room(served, tables, every=every) as parties:
        return await watch(served, parties, sizes.warm_up, sizes.seconds)


async def _with_computers(served: Served, sizes: Sizes) -> Watched:
    async with card_room(served, sizes.with_computers, people=1, pause=pause) as parties:
        return await watch(served, parties, sizes.warm_up, sizes.seconds)


async def full_hall(served: Served, sizes: Sizes) -> tuple[float, float, int]:
    """The memory of the empty server, then in mid-deal, and the sockets that are there."""
    empty = served.megabytes()
    async with card_room(served, sizes.full, enough=in_mid_deal) as parties:
        await begin(parties)
        async with asyncio.timeout(FULL_WITHIN):
            await asyncio.gather(*(party.there.wait() for party in parties))
        lost = await settle(parties)
        if wrong := [each for party in parties for each in party.wrong]:
            raise AssertionError(wrong[:3])
        if lost:
            raise AssertionError(f"{lost} commands were lost")
        return empty, served.megabytes(), sum(len(party.people) for party in parties)


def in_mid_deal(cards: Cards) -> bool:
    """Whether two tricks lie on the table, and a card of the next."""
    return len(cards.tricks) == 2 and bool(cards.trick.plays)


def pause(cards: Cards) -> float:
    """How long a computer player takes, so that people can follow: see `Pace`."""
    after_trick = bool(cards.tricks) and not cards.trick.plays
    return USUAL.card + (USUAL.trick if after_trick else 0.0)


# ---------------------------------------------------------------- what is said of it


def told_shown(sizes: Sizes, watched: Watched) -> Iterator[str]:
    """How soon everybody sees a card that somebody plays."""
    p95 = percentile(watched.took, 95)
    yield (
        f"{sizes.tables} tables of {SEATS}, a card every {EVERY:.0f} s: from a command to the last "
        f"frame {ms(watched.took)}; bar {MOST_SHOWN * 1e3:.0f} ms: {met(p95 <= MOST_SHOWN)}. "
        f"{told(watched)}"
    )


def told_thought(sizes: Sizes, watched: Watched) -> Iterator[str]:
    """How soon a computer player plays."""
    p95 = percentile(watched.thought, 95)
    yield (
        f"{sizes.with_computers} tables of a person and three computer players: beyond the pause "
        f"they take {ms(watched.thought)}, {len(watched.thought):,} times; "
        f"bar {MOST_THOUGHT * 1e3:.0f} ms: {met(p95 <= MOST_THOUGHT)}. {told(watched)}"
    )


def told_memory(sizes: Sizes, empty: float, full: float, sockets: int) -> Iterator[str]:
    """How much memory a hall takes."""
    yield (
        f"{sockets:,} sockets at {sizes.full} tables in mid-deal: {full:.0f} MB, of which the "
        f"empty server has {empty:.0f}; {(full - empty) * 1e3 / sockets:.0f} kB a socket; "
        f"bar {MOST_MEMORY} MB: {met(full <= MOST_MEMORY)}"
    )


def told_durable(sizes: Sizes, watched: Watched, slower: float) -> Iterator[str]:
    """How many commands are written down in a second."""
    more = f", {slower * 1e3:.0f} ms added to every commit" if slower else ""
    yield (
        f"{sizes.durable} tables of {SEATS} that play at once{more}: {watched.rate:.0f} commands a "
        f"second, {1 / watched.rate / step():,.0f} calibration steps each; "
        f"bar {LEAST_COMMANDS}: {met(watched.rate >= LEAST_COMMANDS)}. {told(watched)}"
    )


def told(watched: Watched) -> str:
    """What is told of every while of play."""
    wrong = f", {len(watched.wrong)} wrong: {watched.wrong[0]}" if watched.wrong else ""
    cost = f"{watched.working:.0%} of the time, {watched.cost * 1e3:.1f} ms a command"
    return f"{watched.commands:,} commands, {watched.lost} lost{wrong}; the server worked {cost}"


def ms(figures: list[float]) -> str:
    """The middle and the ends of these times, the bar's in steps of the calibration too."""
    p50, p95, p99 = (percentile(figures, percent) for percent in (50, 95, 99))
    return (
        f"p50 {p50 * 1e3:.1f}, p95 {p95 * 1e3:.1f} ({p95 / step() / 1e3:,.0f} thousand calibration "
        f"steps), p99 {p99 * 1e3:.1f}, at most {max(figures) * 1e3:.1f} ms"
    )


def met(good: bool) -> str:  # noqa: FBT001 - it reads as it is asked
    """Whether a bar was met, as it is told."""
    return "met" if good else "MISSED"


def machine() -> str:
    """What else there was to do."""
    return f"load average {os.getloadavg()[0]:.2f}, calibration {step() * 1e9:.0f} ns a step"


def step() -> float:
    """Seconds for one step of the calibration now: the best of a few."""
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        did = calibrate()
        best = min(best, (time.perf_counter() - began) / did)
    return best


def allow_files(wanted: int) -> None:
    """Let this process and the server that it starts have so many sockets open."""
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    if now != resource.RLIM_INFINITY and now < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
