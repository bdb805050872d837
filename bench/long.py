"""Long runs at their full size, in shards that are written down as they finish.

A job is a file `bench/jobs/<job>.py` with three things in it:

    NAME: str                  what is asked for: make long NAME
    FULL: dict[str, int]       the sizes of the whole run, such as {"deals": 1_000_000}
    def run(shard: int, shards: int) -> dict
                               do share number `shard` (from 0) of `shards`; seeded by the share
                               alone; the numbers in its answer are added up over all shares, but
                               of those whose names begin with `most_` the greatest counts

Share n is written to `bench/data/NAME/n.json`. A share that is there already is not done again, so
a run that was stopped goes on where it was, on this machine or on another. An answer with a
`failures` list that is not empty makes the run fail at the end.
"""

import argparse
import datetime as dt
import importlib
import json
import multiprocessing
import pkgutil
import platform
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import bench.jobs

DATA = Path(__file__).parent / "data"
MOST = "most_"
Answer = dict[str, Any]


@dataclass(frozen=True)
class Share:
    """One share of one job."""

    module: str
    name: str
    number: int
    of: int

    @property
    def path(self) -> Path:
        """Where its answer is written."""
        return DATA / self.name / f"{self.number}.json"


def jobs() -> dict[str, str]:
    """The modules of all jobs by their names."""
    found = (f"bench.jobs.{each.name}" for each in pkgutil.iter_modules(bench.jobs.__path__))
    return {importlib.import_module(module).NAME: module for module in found}


def commit() -> str:
    """The commit that is being measured, marked when something was changed since."""
    try:
        told = subprocess.run(
            ["git", "describe", "--always", "--dirty", "--exclude=*"],
            cwd=DATA.parent,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return told.stdout.strip()


def written(share: Share, sizes: dict[str, int]) -> Answer | None:
    """The answer of a share if it was done before at the same sizes."""
    if not share.path.exists():
        return None
    told: Answer = json.loads(share.path.read_text(encoding="utf-8"))
    return told if (told["shards"], told["sizes"]) == (share.of, sizes) else None


def do(share: Share) -> Share:
    """Do one share and write its answer down, whole or not at all."""
    job = importlib.import_module(share.module)
    began = time.perf_counter()
    result = job.run(share.number, share.of)
    told = {
        "shard": share.number,
        "shards": share.of,
        "sizes": job.FULL,
        "commit": commit(),
        "seconds": round(time.perf_counter() - began, 3),
        "result": result,
    }
    share.path.parent.mkdir(parents=True, exist_ok=True)
    beside = share.path.with_suffix(".tmp")
    beside.write_text(json.dumps(told, sort_keys=True) + "\n", encoding="utf-8")
    beside.replace(share.path)
    return share


def add_up(answers: list[Answer]) -> Answer:
    """The numbers of all shares added, their lists joined, and anything else as the last has it.

    Of numbers that are the most of something, the greatest is that of all shares.
    """
    total: Answer = {}
    for answer in answers:
        for key, value in answer["result"].items():
            countable = isinstance(value, int | float | list) and not isinstance(value, bool)
            if not countable or key not in total:
                total[key] = value
            else:
                total[key] = max(total[key], value) if key.startswith(MOST) else total[key] + value
    return total


def run(name: str, module: str, shards: int, workers: int) -> int:
    """Do what is left of a job and print what all of it came to."""
    sizes: dict[str, int] = importlib.import_module(module).FULL
    shares = [Share(module, name, number, shards) for number in range(shards)]
    left = [share for share in shares if written(share, sizes) is None]
    print(f"{name} {sizes}: {shards} shares, {shards - len(left)} done before", flush=True)
    began = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for done, share in enumerate(pool.imap_unordered(do, left), start=1):
            spent = time.monotonic() - began
            to_go = spent / done * (len(left) - done)
            print(
                f"share {share.number}: {done} of {len(left)}, {spent:.0f} s, {to_go:.0f} s to go",
                flush=True,
            )

    answers = [told for share in shares if (told := written(share, sizes)) is not None]
    total = add_up(answers)
    failures = total.pop("failures", [])
    commits = sorted({answer["commit"] for answer in answers})
    figures = ", ".join(
        f"{key} {value}" for key, value in total.items() if not isinstance(value, list | dict)
    )
    print(f"\n{name}: {figures}; {sum(answer['seconds'] for answer in answers):.0f} s of work")
    if len(commits) > 1:
        print(f"careful: the shares come from {len(commits)} commits: {', '.join(commits)}")
    for failure in failures:
        print(f"failure: {failure}")
    print("\nfor bench/RESULTS.md:")
    today = dt.datetime.now(tz=dt.UTC).date()
    versions = f"Python {platform.python_version()}"
    command = f"make long {name} SHARDS={shards}"
    print(f"| {name} | `{command}` | {figures} | {', '.join(commits)} | {versions} | {today} |")
    return 1 if failures else 0


def main() -> int:
    """Run the job that was named, or say which there are."""
    parser = argparse.ArgumentParser(prog="make long")
    parser.add_argument("name", nargs="*")
    parser.add_argument("--shards", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    known = jobs()
    there_are = f"There are: {', '.join(sorted(known)) or 'none yet'}."
    if len(asked.name) != 1:
        print(f"Name one long run: make long NAME. {there_are}", file=sys.stderr)
        return 2
    (name,) = asked.name
    if name not in known:
        print(f"There is no long run called {name!r}. {there_are}", file=sys.stderr)
        return 2
    return run(name, known[name], asked.shards, asked.jobs)


if __name__ == "__main__":
    sys.exit(main())
