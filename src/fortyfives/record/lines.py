"""In which line of a TOML text each value stands; the standard parser does not tell."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

Path = tuple[str | int, ...]
"""The keys that lead to a value, and the places in lists, such as ("deals", 0, "hands")."""

BARE: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
QUOTES: Final = ('"""', "'''", '"', "'")
BLANKS: Final = " \t\n"


@dataclass
class Lines:
    """The line of every value of a TOML text, and where the text of a string begins.

    Only for texts that the parser has accepted; nothing is checked here.
    """

    text: str
    found: dict[Path, int] = field(default_factory=dict)
    strings: dict[Path, tuple[int, int]] = field(default_factory=dict)
    _at: int = 0
    _line: int = 1
    _tables: dict[Path, int] = field(default_factory=dict)

    @staticmethod
    def of(text: str) -> "Lines":
        """Look through the text once."""
        lines = Lines(text.replace("\r\n", "\n"))
        lines._statements()
        return lines

    def line(self, path: Path) -> int:
        """The line of the value, or of the nearest thing around it."""
        while path and path not in self.found:
            path = path[:-1]
        return self.found.get(path, 1)

    def inside(self, path: Path, value: str) -> Iterator[tuple[int, str]]:
        """The lines of a string that is written over several, each with its line in the text."""
        first, last = self.strings.get(path, (self.line(path), self.line(path)))
        lines = value.split("\n")
        # With escaped or joined lines the count differs, and all that is known is the first.
        exact = len(lines) == last - first + 1
        for place, line in enumerate(lines):
            yield (first + place if exact else self.line(path)), line

    # --- reading ---------------------------------------------------------------------------------

    def _statements(self) -> None:
        table: Path = ()
        while self._skip_blanks():
            if self._peek("[["):
                self._move(2)
                table = self._new_item(self._key())
                self._move(2)
            elif self._peek("["):
                self._move(1)
                table = self._known(self._key())
                self._move(1)
                self.found.setdefault(table, self._line)
            else:
                self._pair(table)

    def _pair(self, table: Path) -> None:
        line = self._line
        path = (*table, *self._key())
        for length in range(len(table) + 1, len(path) + 1):
            self.found.setdefault(path[:length], line)
        self._skip_blanks()
        self._move(1)  # the equals sign
        self._skip_blanks()
        self._value(path)

    def _value(self, path: Path) -> None:
        quote = next((quote for quote in QUOTES if self._peek(quote)), None)
        if quote:
            self.strings[path] = self._string(quote)
        elif self._peek("{"):
            self._members(path, "}")
        elif self._peek("["):
            self._members(path, "]")
        else:
            while self._at < len(self.text) and self.text[self._at] not in ",]}#\n":
                self._move(1)

    def _members(self, path: Path, end: str) -> None:
        self._move(1)
        place = 0
        while self._skip_blanks() and not self._peek(end):
            if self._peek(","):
                self._move(1)
            elif end == "]":
                self.found[*path, place] = self._line
                self._value((*path, place))
                place += 1
            else:
                self._pair(path)
        self._move(1)

    def _string(self, quote: str) -> tuple[int, int]:
        """Go past a string; the lines in which its text begins and ends."""
        self._move(len(quote))
        if len(quote) > 1 and self._peek("\n"):
            self._move(1)
        first = self._line
        while self._at < len(self.text) and not self._peek(quote):
            self._move(2 if quote[0] == '"' and self._peek("\\") else 1)
        last = self._line
        self._move(len(quote))
        while len(quote) > 1 and self._peek(quote[0]):  # quotes that still belong to the string
            self._move(1)
        return first, last

    def _key(self) -> Path:
        parts: list[str] = []
        while True:
            self._skip_blanks()
            if self._peek('"') or self._peek("'"):
                start = self._at
                self._string(self.text[start])
                parts.append(self.text[start + 1 : self._at - 1])
            else:
                start = self._at
                while self._at < len(self.text) and self.text[self._at] in BARE:
                    self._move(1)
                parts.append(self.text[start : self._at])
            self._skip_blanks()
            if not self._peek("."):
                return tuple(parts)
            self._move(1)

    def _new_item(self, key: Path) -> Path:
        """The next item of a list of tables."""
        whole = self._known(key[:-1]) + key[-1:]
        number = self._tables.get(whole, 0)
        self._tables[whole] = number + 1
        self.found.setdefault(whole, self._line)
        self.found[*whole, number] = self._line
        return (*whole, number)

    def _known(self, key: Path) -> Path:
        """The path that a header means: inside a list of tables it is the latest one."""
        path: Path = ()
        for part in key:
            path = (*path, part)
            if path in self._tables:
                path = (*path, self._tables[path] - 1)
        return path

    def _skip_blanks(self) -> bool:
        """Go past blanks and remarks; False at the end."""
        while self._at < len(self.text):
            if self._peek("#"):
                while self._at < len(self.text) and not self._peek("\n"):
                    self._move(1)
            elif self.text[self._at] in BLANKS:
                self._move(1)
            else:
                return True
        return False

    def _peek(self, word: str) -> bool:
        return self.text.startswith(word, self._at)

    def _move(self, steps: int) -> None:
        self._line += self.text.count("\n", self._at, self._at + steps)
        self._at += steps


def line_of_complaint(complaint: str, text: str) -> int:
    """The line that the parser complains of; the last one, or the longest, if it does not say."""
    found = re.search(r"\(at (?:line (\d+), column \d+|end of document)\)$", complaint)
    lines = text.split("\n")
    if found is None:  # a number with thousands of digits
        return lines.index(max(lines, key=len)) + 1
    return int(found[1] or len(lines))
