"""Write the exact versions that an environment holds into a lock file.

Usage: freeze.py PYTHON LOCK. Names and versions only: where they come from is the reader's affair.
"""

import subprocess
import sys
from pathlib import Path

HEADER = "# Exact versions, written by `make lock` from the ranges in pyproject.toml.\n"
OURS = "fortyfives"


def main(python: str, lock: str) -> None:
    """List what `python` has installed, ourselves left out, and write it to `lock`."""
    frozen = subprocess.run(
        [python, "-m", "pip", "--disable-pip-version-check", "freeze", "--exclude", OURS],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    pins = sorted((line for line in frozen.splitlines() if "==" in line), key=str.lower)
    Path(lock).write_text(HEADER + "".join(f"{pin}\n" for pin in pins), encoding="ascii")
    print(f"{lock}: {len(pins)} packages")


if __name__ == "__main__":
    main(*sys.argv[1:])
