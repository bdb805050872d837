"""Whole games at a real terminal: a pseudo-terminal, as a person sits at it."""

import os
import pty
import re
import select
import sys
import termios
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import pytest

from fortyfives.variants import ALL
from tests.terminal.scribe import Sitting, no_other_game

SEED = "7"
PATIENCE = 60
QUESTION = re.compile(rb"[:?] $")
PAINT = re.compile(r"\x1b\[\d+m")
UNWANTED = {"COLUMNS", "LINES", "NO_COLOR", "PYTHONIOENCODING", "PYTHONUTF8", "LANG"}


class Terminal:
    """The command at a terminal of so many columns; `text` is what stands on it in the end."""

    def __init__(self, *asked: str, columns: int = 80, **surroundings: str) -> None:
        words = [sys.executable, "-m", "fortyfives", "play", "--seed", SEED, *asked]
        clean = {name: value for name, value in os.environ.items() if name not in UNWANTED}
        around = {**clean, "LC_ALL": "C.UTF-8", "TERM": "xterm", **surroundings}
        self.process, self.main = pty.fork()
        if not self.process:
            termios.tcsetwinsize(0, (24, columns))
            os.execve(sys.executable, words, around)  # noqa: S606 - our own command
        self.seen = b""
        self.code = -1

    def play(self, lines: list[str]) -> None:
        """Wait for each question and type the next line, to the end of the program."""
        for line in lines:
            self.read(until_asked=True)
            os.write(self.main, f"{line}\n".encode())
        self.read(until_asked=False)
        _, status = os.waitpid(self.process, 0)
        self.code = os.waitstatus_to_exitcode(status)
        os.close(self.main)

    def press(self, key: str) -> None:
        """Press a key until the program answers; the terminal itself only shows ^C.

        Ctrl-C in the instant between a question and Python's waiting for the answer is lost.
        """
        heard = b""
        while not heard:
            os.write(self.main, key.encode())
            while not heard and select.select([self.main], [], [], 2)[0]:
                part = os.read(self.main, 4096)
                self.seen += part
                heard = part.replace(b"^C", b"")

    def read(self, *, until_asked: bool) -> None:
        """Read what is shown, as far as the next question or to the end."""
        new = b""
        while not (until_asked and QUESTION.search(new)):
            ready, _, _ = select.select([self.main], [], [], PATIENCE)
            assert ready, self.seen[-500:]
            part = b""
            with suppress(OSError):  # what Linux says when the program has left the terminal
                part = os.read(self.main, 4096)
            if not part:
                assert not until_asked, self.seen[-500:]
                return
            new += part
            self.seen += part

    @property
    def text(self) -> str:
        """All that was shown, typed lines included."""
        return self.seen.decode("utf-8").replace("\r\n", "\n")


def lines_of(key: str, language: str, deals: int | None = None) -> list[str]:
    """What a person types."""
    sitting = Sitting(ALL[key], language=language, seed=SEED)
    if deals is None:
        sitting.play()
    else:
        sitting.play_deals(deals)
    return sitting.paper.lines


def shown(
    key: str,
    language: str,
    *asked: str,
    deals: int | None = None,
    columns: int = 80,
    surroundings: Mapping[str, str] | None = None,
) -> str:
    """What stands on the terminal after a game, or so many deals of one."""
    terminal = Terminal(key, "--lang", language, *asked, columns=columns, **(surroundings or {}))
    leaving = [""] if deals is None else []
    terminal.play([*lines_of(key, language, deals), *leaving])
    assert terminal.code == 0
    return terminal.text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", ["irish_45", "ns_auction_richmond", "one_ten"])
def test_a_whole_game_is_played_at_a_terminal(key: str, language: str) -> None:
    text = shown(key, language, "--name", "Jo")
    assert "\x1b[31m" in text
    plain = PAINT.sub("", text)
    assert "\x1b" not in plain
    sitting = Sitting(ALL[key], language=language, seed=SEED)
    sitting.play()
    assert plain.split() == f"{sitting.text} {no_other_game(language)}".split()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_colours_tell_nothing_that_the_text_does_not(language: str) -> None:
    key = "merrimack_valley_common"
    painted = shown(key, language, deals=1)
    for bare in (
        shown(key, language, "--colour", "never", deals=1),
        shown(key, language, deals=1, surroundings={"NO_COLOR": "1"}),
        shown(key, language, deals=1, surroundings={"TERM": "dumb"}),
    ):
        assert bare == PAINT.sub("", painted)
    assert shown(key, language, "--colour", "always", deals=1) == painted


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", ["ns_auction_cape_breton", "general_120"])
def test_one_who_listens_plays_at_a_terminal_too(key: str, language: str) -> None:
    text = shown(key, language, "--plain", deals=2)
    assert not set("♠♥♦♣★*\x1b") & set(text)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "surroundings", [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C"}], ids=["ascii", "no-locale"]
)
def test_without_utf_8_there_are_letters(language: str, surroundings: Mapping[str, str]) -> None:
    text = PAINT.sub("", shown("irish_45", language, deals=1, surroundings=surroundings))
    typed = "".join(lines_of("irish_45", language, 1))
    assert text.isascii() or not typed.isascii()
    card = {"en": r"\b(10|[2-9AKQJ])[CDHS]\b", "fr": r"\b(10|[2-9ARDV])[TKCP]\b"}[language]
    assert re.search(card, text)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_thirty_columns_are_enough_at_a_terminal(language: str) -> None:
    narrow = shown("irish_45", language, "--colour", "never", deals=1, columns=30)
    assert max(len(re.sub("(?<=[:?]) .*", "", line)) for line in narrow.splitlines()) <= 29
    wide = shown("irish_45", language, "--colour", "never", deals=1)
    assert narrow.split() == wide.split()


def test_ctrl_d_leaves_the_table_and_ctrl_c_too(tmp_path: Path) -> None:
    for key, code in (("\x04", 0), ("\x03", 130)):
        file = tmp_path / f"{code}.toml"
        terminal = Terminal("irish_45", "--lang", "en", "--record", str(file))
        terminal.read(until_asked=True)
        terminal.press(key)
        terminal.play([])
        assert terminal.code == code
        assert terminal.text.endswith("Goodbye.\n")
        assert "Traceback" not in terminal.text
        assert file.exists()
