"""The layers of the house, as pyproject.toml tells them, hold."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_layers_hold() -> None:
    lint = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    told = subprocess.run(
        [sys.executable, "-c", lint, "--no-logo", "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
