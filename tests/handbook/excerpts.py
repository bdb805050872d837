"""What the handbook shows of the program: commands, and what they print.

A block of the handbook that begins with `$ fortyfives` must be what that command prints; `...`
stands for anything. A comment before it, `<!-- typed: 20 / 5h / quit -->`, has the lines that are
typed. After a change that was meant, write all blocks anew that are no longer true:

    python -m tests.handbook.excerpts
"""

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from doctest import ELLIPSIS, OutputChecker
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
BLOCK = re.compile(
    r"(?:<!-- typed: (?P<typed>.*) -->\n\n)?"
    r"```console\n\$ fortyfives (?P<command>.*)\n(?P<shown>(?:.*\n)*?)```\n"
)


@dataclass(frozen=True)
class Excerpt:
    """A command, the lines typed after it, what the page shows, and where in the page that is."""

    page: Path
    command: str
    typed: tuple[str, ...]
    shown: str
    place: tuple[int, int]

    def __str__(self) -> str:
        return f"{self.page.stem}: {self.command}"

    @property
    def told(self) -> str:
        """What the command prints now."""
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                [sys.executable, "-m", "fortyfives", *shlex.split(self.command)],
                input="".join(f"{line}\n" for line in self.typed),
                capture_output=True,
                text=True,
                encoding="utf-8",
                check=False,
                cwd=folder,
                env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "80"},
            )
        return done.stdout + done.stderr

    @property
    def true(self) -> bool:
        """Whether the page shows what the command prints."""
        return OutputChecker().check_output(self.shown, self.told, ELLIPSIS)


def excerpts(page: Path) -> Iterator[Excerpt]:
    """Every excerpt of a page, in order."""
    for found in BLOCK.finditer(page.read_text(encoding="utf-8")):
        typed = tuple(line.strip() for line in (found["typed"] or "").split(" / "))
        yield Excerpt(
            page, found["command"], typed if found["typed"] else (), found["shown"],
            found.span("shown"),
        )  # fmt: skip


def renew() -> None:
    """Write what is no longer true anew."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for excerpt in reversed(list(excerpts(page))):
            if not excerpt.true:
                start, end = excerpt.place
                text = text[:start] + excerpt.told + text[end:]
                print(excerpt)  # noqa: T201 - it reports
        page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    renew()
