"""A desk in a folder of its own, and what must hold when it refuses."""

import json
from pathlib import Path

import pytest

from fortyfives.cli.main import main

LOG = Path("evening.jsonl")
SEED = "45" * 32


def told(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What a command of the desk answers when it goes well."""
    assert main(["tournament", *argv]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def no(capsys: pytest.CaptureFixture[str], *argv: str, out: str = "") -> tuple[str, str]:
    """The refusals in English and in French; neither has written anything."""
    found = []
    for language in ("en", "fr"):
        before = LOG.read_bytes() if LOG.exists() else None
        assert main(["tournament", *argv, "--lang", language]) == 2
        said = capsys.readouterr()
        assert (LOG.read_bytes() if LOG.exists() else None) == before
        assert said.out.strip().startswith(out)
        assert bool(said.out.strip()) == bool(out)
        assert said.err.startswith("fortyfives: ")
        assert said.err.endswith((".\n", "?\n"))
        assert "Traceback" not in said.err
        found.append(said.err.removeprefix("fortyfives: ").rstrip())
    assert found[0] != found[1]
    return found[0], found[1]


def begin(capsys: pytest.CaptureFixture[str], couples: int = 5, **more: object) -> None:
    """An evening in this folder with so many couples, and nobody seated."""
    LOG.unlink(missing_ok=True)
    document = {"format": "evening25", "date": "2026-12-04", "seed": SEED, **more}
    Path("evening.json").write_text(json.dumps(document), "utf-8")
    told(capsys, "new", "--json", "evening.json")
    rows = "".join(f"{n},Anne {n},Bob {n}\n" for n in range(1, couples + 1))
    Path("list.csv").write_text("number,name1,name2\n" + rows, "utf-8")
    told(capsys, "enter", "--csv", "list.csv")
