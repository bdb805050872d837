"""A hall full of tables, all at one server: how it fills, and how it is watched and left again."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.load.party import Party, Person
from fortyfives.server.protocol import Start
from fortyfives.variants import ALL
from tests.server.served import Served

NAMES: Final = ("Rose", "Luc", "Nora", "Angus")
SEATS: Final = len(NAMES)
GAMES: Final = tuple(key for key, rules in ALL.items() if SEATS in rules.seating.counts)
"""Every game that four can play; the tables of a hall have them by turns."""
AT_ONCE: Final = 16
"""So many people come through the door at the same time."""
GRACE: Final = 30.0
"""So many seconds the last commands have to be answered and seen; then they are lost."""


@contextmanager
def server(core: int, commit_takes: float = 0.0) -> Iterator[Served]:
    """A server with an empty data folder, kept to that core."""
    choices = ("--core", str(core), "--commit-takes", str(commit_takes))
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder), ("-m", "bench.load.server", *choices)) as served,
    ):
        yield served


@asynccontextmanager
async def card_room(
    served: Served, tables: int, people: int = SEATS, **how: Any
) -> AsyncIterator[list[Party]]:
    """So many tables with so many people at each, and computer players in the other seats."""
    door = asyncio.Semaphore(AT_ONCE)
    parties = await asyncio.gather(
        *(_seat(served, number, people, door, how) for number in range(tables))
    )
    everybody = [person for party in parties for person in party.people]
    try:
        await asyncio.gather(*(_sit(person, served, door) for person in everybody))
        yield parties
    finally:
        await asyncio.gather(*(person.rise() for person in everybody))


async def _seat(
    served: Served, number: int, people: int, door: asyncio.Semaphore, how: dict[str, Any]
) -> Party:
    """A table, and everybody's seat at it."""
    first, *others = (f"{name} {number}" for name in NAMES[:people])
    wish = {"game": GAMES[number % len(GAMES)], "players": SEATS, "name": first, "language": "en"}
    company = {"company": "cast"} if people < SEATS else {}
    async with door:
        opened = await asyncio.to_thread(served.post, "/api/tables", {**wish, **company})
        key = opened["table"]
        party = Party(key, Random(f"party {number}"), **how)
        party.people.append(Person(party, opened["seat"], opened["token"]))
        for name in others:
            seat = {"join": opened["join"], "name": name}
            sat = await asyncio.to_thread(served.post, f"/api/tables/{key}/seats", seat)
            party.people.append(Person(party, sat["seat"], sat["token"]))
    return party


async def _sit(person: Person, served: Served, door: asyncio.Semaphore) -> None:
    async with door:
        await person.sit(served)


async def begin(parties: Sequence[Party]) -> None:
    """Every table begins its game."""
    for party in parties:
        host = party.people[0]
        party.commands += 1
        await host.say(Start(host.key(), 0))


async def settle(parties: Sequence[Party]) -> int:
    """Play no more, wait until all is answered and seen, and count what never was."""
    for party in parties:
        party.playing = False
    end = time.perf_counter() + GRACE
    while time.perf_counter() < end and any(party.lost for party in parties):  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    return sum(party.lost for party in parties)


@dataclass(frozen=True)
class Watched:
    """What came of a while of play: the commands in it, and those that were lost."""

    seconds: float
    commands: int
    lost: int
    wrong: Sequence[str]
    took: list[float]
    thought: list[float]
    working: float
    """How much of the server's core it took."""

    @property
    def cost(self) -> float:
        """The seconds of its core that the server takes for a command, all told."""
        return self.working * self.seconds / max(1, self.commands)

    @property
    def rate(self) -> float:
        """Commands that were acknowledged in a second."""
        return self.commands / self.seconds


async def watch(
    served: Served, parties: Sequence[Party], warm_up: float, seconds: float
) -> Watched:
    """Let everybody begin, and after a while look at so many seconds of play."""
    await begin(parties)
    await asyncio.sleep(warm_up)
    for party in parties:
        party.took.clear()
        party.thought.clear()
    before, worked = sum(party.accepted for party in parties), served.cpu_seconds()
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - began
    commands = sum(party.accepted for party in parties) - before
    working = (served.cpu_seconds() - worked) / spent
    lost = await settle(parties)
    return Watched(
        seconds=spent,
        commands=commands,
        lost=lost,
        wrong=[wrong for party in parties for wrong in party.wrong],
        took=[each for party in parties for each in party.took],
        thought=[each for party in parties for each in party.thought],
        working=working,
    )


def percentile(figures: Sequence[float], percent: int) -> float:
    """The figure that so many in a hundred do not go beyond."""
    return statistics.quantiles(figures, n=100, method="inclusive")[percent - 1]
