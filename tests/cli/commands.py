"""Every command as it is asked for, and the one line with which it refuses."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from fortyfives.cli.main import COMMANDS, main

CASES = str(Path(__file__).parents[2] / "conformance" / "vectors.json")
DIGITS = "9" * 5000
LONG = "x" * 5000
ENDLESS = "y" * 300
ARABIC = "\N{ARABIC-INDIC DIGIT FOUR}"
NO_TEXT = b"\xff".decode("utf-8", "surrogateescape")

USUAL: Mapping[str, tuple[str, ...]] = {
    "serve": ("--check",),
    "play": ("irish_45", "--seed", "7"),
    "rules": ("irish_45",),
    "players": (),
    "verify": ("true.toml",),
    "check": (CASES, "--verbose", "--id", "RANK-001"),
    "compare": ("random-shy", "random", "--deals", "2", "--jobs", "1"),
    "tournament": ("standings",),
}
"""Each command as it goes well, without what it cannot do without."""
TAKES: Mapping[str, tuple[str, ...]] = {
    "serve": ("--host", "--port", "--data", "--settings"),
    "play": (
        *("--variant", "--option", "--players", "--opponents", "--partner", "--seat", "--name"),
        *("--seed", "--record", "--resume", "--colour"),
    ),
    "rules": ("--variant", "--option", "--players", "--against"),
    "players": (),
    "verify": (),
    "check": ("--kind", "--id"),
    "compare": (
        *("--variant", "--option", "--players", "--deals", "--seed", "--max-deals", "--jobs"),
        "--file",
    ),
    "tournament": ("--folder", "--mirror"),
}
"""What takes a value in each command, besides --lang."""
BEHIND: Mapping[str, tuple[str, ...]] = {"tournament": ("standings",)}
"""What must stand right behind a command before anything can be asked of it."""
EVERY_OPTION = [(name, option) for name in COMMANDS for option in (*TAKES[name], "--lang")]
SEVERAL = {"--option", "--kind", "--id"}
NUMBERS = [
    *(("play", "--players"), ("play", "--seat"), ("rules", "--players"), ("compare", "--players")),
    *(("compare", "--deals"), ("compare", "--max-deals"), ("compare", "--jobs")),
    ("serve", "--port"),
]


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one sentence with which a command refuses this."""
    line = one_line(capsys, *argv)
    assert line.endswith((".\n", "?\n"))
    return line


def one_line(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one line with which a command refuses this."""
    assert main(list(argv)) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("fortyfives: ")
    assert told.err.count("\n") == 1
    assert len(told.err) < 700
    return told.err


def run(
    *argv: str | bytes, streams: str = "", surroundings: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own, its streams as the shell's words say."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    around = {**clean, "LC_ALL": "C.UTF-8", **(surroundings or {})}
    words: Sequence[str | bytes] = [sys.executable, "-m", "fortyfives", *argv]
    if streams:
        words = ["sh", "-c", f'exec "$@" {streams}', "sh", *words]
    return subprocess.run(
        words, capture_output=True, stdin=subprocess.DEVNULL, env=around, check=False, timeout=60
    )
