"""Timings as ratios, so that they mean the same on every machine.

A clock is a file `bench/clocks/<clock>.py` with two things in it:

    NAME: str                  what the line says
    def work() -> int          do one piece of work and say how many things it did

Each clock runs for about a second. Its figure is the time of one thing over the time of one
calibration step, which is a fixed piece of plain Python, measured in the same run.

A clock that compares things with one another has, instead of `work`:

    def lines() -> Iterator[str]   measure them by turns and say what came of it

and one that takes minutes may have `short()`, which says the same of sizes that take seconds; it
is asked with `--short` (`make bench ARGS="load --short"`), and tells only that the clock works.
"""

import importlib
import pkgutil
import platform
import sys
import time
from collections.abc import Callable

import bench.clocks
from bench.calibration import calibrate

SECONDS = 1.0
SHORT = "--short"


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
    short = SHORT in asked
    asked.discard(SHORT)
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
        if asked and clock.NAME not in asked:
            continue
        if hasattr(clock, "lines"):
            lines = clock.short if short and hasattr(clock, "short") else clock.lines
            for line in lines():
                print(f"{clock.NAME}: {line}", flush=True)
        else:
            print(f"{clock.NAME}: {each(clock.work) / step:.1f} steps each", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
