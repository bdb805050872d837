"""An evening of 21 couples as it is run from the desk: what is typed, and what is answered.

`evening.txt` is what an organiser would see. After a change that was meant, write it anew:

    python -m tests.cli.tournament.transcript
"""

import io
import json
import os
import shlex
import tempfile
from collections.abc import Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from fortyfives.cli.main import main

KEPT = Path(__file__).with_name("evening.txt")
DOCUMENT = {
    "format": "evening25",
    "event": "Friday at the Legion",
    "date": "2026-12-04",
    "rounds": 6,
    "entry_cents": 1000,
    "languages": ["en", "fr"],
    "seed": "45" * 32,
}
NAMES = (
    *("Agnès", "Bernie", "Cecil", "Dougal", "Effie", "Flora", "Gaëtan", "Hector", "Isabel"),
    *("Josie", "Kay", "Léo", "Murdoch", "Nora", "Odile", "Peggy", "Quentin", "Rory", "Sadie"),
    *("Théo", "Una"),
)


class Evening:
    """A desk in the folder where the program runs; `told` is what was typed and answered."""

    def __init__(self) -> None:
        self.told: list[str] = []
        Path("evening.json").write_text(json.dumps(DOCUMENT), "utf-8")
        rows = [f"{n};{name};{name} MacNeil;10" for n, name in enumerate(NAMES, 1)]
        text = "\n".join(["number;name1;name2;paid", *rows, ""])
        Path("couples.csv").write_text(text, "utf-8")

    def say(self, remark: str) -> None:
        """Write between the commands why the next ones are given."""
        self.told.append(f"\n# {remark}\n\n")

    def do(self, line: str) -> str:
        """Type a command, and give what it answers."""
        answer = answered(shlex.split(line))
        self.told.append(f"$ fortyfives tournament {line}\n{answer}")
        return answer

    def play(self, but: Sequence[int] = ()) -> None:
        """The lower number wins at every table of the game that was just seated."""
        for table, (one, other) in seats(self.told[-1]).items():
            if table not in but:
                self.do(f"result {table} {min(one, other)}")


def answered(argv: Sequence[str]) -> str:
    """All that a command of the desk prints."""
    out = io.StringIO()
    with redirect_stdout(out), redirect_stderr(out):
        code = main(["tournament", *argv])
    return out.getvalue() + (f"(exit code {code})\n" if code else "")


def seats(called: str) -> dict[int, tuple[int, int]]:
    """Who sits at each table of a game as it was called out."""
    found = {}
    for line in called.splitlines():
        words = line.split()
        if words[:1] == ["Table"] and "\N{EN DASH}" in words:
            found[int(words[1])] = (int(words[2]), int(words[words.index("\N{EN DASH}") + 1]))
    return found


def transcript() -> str:
    """The evening as it goes now."""
    alone = {"LC_ALL": "en_CA.UTF-8", "COLUMNS": "80"}
    with tempfile.TemporaryDirectory() as folder, chdir(folder), patch.dict(os.environ, alone):
        desk = Evening()
        _evening(desk)
    return "".join(desk.told).lstrip("\n")


def _evening(desk: Evening) -> None:
    desk.say("The evening begins: 21 couples, six games.")
    desk.do("new --json evening.json --folder legion")
    desk.do("enter --csv couples.csv --folder legion")
    os.chdir("legion")
    desk.do("next")
    desk.play()
    desk.do("standings")
    desk.do("next")
    desk.play()
    desk.say("A late couple before game 3.")
    desk.do("enter Vera Walter --paid 10")
    wrong = seats(desk.do("next"))[4]
    desk.play(but=(4,))
    desk.say("Somebody reads the slip of table 4 wrongly.")
    desk.do(f"result 4 {max(wrong)}")
    desk.say("A couple goes home.")
    desk.do("leave 9")
    desk.do("next")
    desk.say("A result at the wrong table is refused, one too many is taken back.")
    now = seats(desk.told[-2])
    desk.do(f"result 1 {now[2][0]}")
    desk.do(f"result 1 {max(now[1])}")
    desk.do("undo")
    for table, couples in now.items():
        desk.do(f"result {table} {min(couples)}")
    desk.do("next")
    desk.say("Two games later: table 4 was won by the others in game 3.")
    desk.do(f"result 4 {min(wrong)} --game 3 --correct --reason 'the slip was misread'")
    for table, couples in seats(desk.told[-3]).items():
        desk.do(f"result {table} {min(couples)}")
    desk.do("next")
    desk.play()
    desk.do("next")
    desk.say("The end.")
    desk.do("standings")
    desk.do("print")


if __name__ == "__main__":
    KEPT.write_text(transcript(), "utf-8")
