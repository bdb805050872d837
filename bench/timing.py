"""Timings as ratios, so that they mean the same on every machine.

A clock is a file `bench/clocks/<clock>.py` with two things in it:

    NAME: str                  what the line says
    def work() -> int          do one piece of work and say how many things it did

Each clock runs for about a second. Its figure is the time of one thing over the time of one
calibration step, which is a fixed piece of plain Python, measured in the same run.
"""

import importlib
import pkgutil
import platform
import sys
import time
from collections.abc import Callable

import bench.clocks

SECONDS = 1.0
STEPS = 100_000


def calibrate() -> int:
    """One fixed piece of plain Python: sums, a dictionary and a call, a hundred thousand times."""
    seen: dict[int, int] = {}
    for step in range(STEPS):
        seen[step % 52] = seen.get(step % 52, 0) + min(step, 120)
    return STEPS


def each(work: Callable[[], int]) -> float:
    """Seconds for one thing: the best of the pieces of work that fit into about a second."""
    work()
    best = float("inf")
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        began = time.perf_counter()
        did = work()
        best = min(best, (time.perf_counter() - began) / did)
    return best


def main() -> int:
    """Print the calibration, then every clock or those that were named."""
    asked = set(sys.argv[1:])
    step = each(calibrate)
    print(f"calibration: {step * 1e9:.1f} ns a step, Python {platform.python_version()}")
    clocks = [
        importlib.import_module(f"bench.clocks.{found.name}")
        for found in pkgutil.iter_modules(bench.clocks.__path__)
    ]
    if unknown := asked - {clock.NAME for clock in clocks}:
        names = ", ".join(clock.NAME for clock in clocks) or "none yet"
        print(f"There is no clock called {', '.join(sorted(unknown))}. There are: {names}.")
        return 2
    for clock in clocks:
        if not asked or clock.NAME in asked:
            print(f"{clock.NAME}: {each(clock.work) / step:.1f} steps each")
    return 0


if __name__ == "__main__":
    sys.exit(main())
