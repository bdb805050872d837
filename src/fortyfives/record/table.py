"""One table of a TOML text, asked for its values and the lines in which they stand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fortyfives.record.bad import BadRecord, printable
from fortyfives.record.grammar import without_remark
from fortyfives.record.lines import Lines, Path
from fortyfives.rules.options.option import nearest

MOST: Final = 100_000
"""No score in a record is as large as this."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table and where it stands; every question raises `BadRecord` for a wrong kind of value."""

    values: dict[str, Any]
    lines: Lines
    path: Path = ()

    def line(self, key: str = "") -> int:
        """The line of a value, or of the table itself."""
        return self.lines.line((*self.path, key) if key else self.path)

    def only(self, *known: str) -> None:
        """Refuse keys that are not known here."""
        for key in self.values:
            if key not in known:
                expected = nearest(key, known)
                raise BadRecord(
                    "record-key-unknown", self.line(key), key=printable(key), expected=expected
                )

    def has(self, key: str) -> bool:
        """Whether there is a value of that key."""
        return key in self.values

    def text(self, key: str, default: str | None = None) -> str:
        """A text; the default, if there is one, where it is missing."""
        if default is not None and key not in self.values:
            return default
        found = self._get(key)
        if not isinstance(found, str):
            raise BadRecord("record-not-text", self.line(key), key=printable(key))
        return found

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number between these two."""
        found = self._get(key)
        if type(found) is not int or not least <= found <= most:
            raise BadRecord(
                "record-not-number", self.line(key), key=printable(key), least=least, most=most
            )
        return found

    def numbers(self, key: str, count: int) -> tuple[int, ...]:
        """So many whole numbers."""
        found = self._get(key)
        if (
            not isinstance(found, list)
            or len(found) != count
            or not all(type(number) is int and abs(number) <= MOST for number in found)
        ):
            raise BadRecord("record-not-numbers", self.line(key), key=printable(key), most=count)
        return tuple(found)

    def flag(self, key: str) -> bool:
        """True or false."""
        found = self._get(key)
        if not isinstance(found, bool):
            raise BadRecord("record-not-flag", self.line(key), key=printable(key))
        return found

    def texts(self, key: str) -> tuple[tuple[int, str], ...]:
        """A list of texts, each with its line; none where the list is missing."""
        found = self.values.get(key, [])
        if not isinstance(found, list):
            raise BadRecord("record-not-list", self.line(key), key=printable(key))
        for place, text in enumerate(found):
            if not isinstance(text, str):
                line = self.lines.line((*self.path, key, place))
                raise BadRecord("record-not-text", line, key=printable(key))
        return tuple(
            (self.lines.line((*self.path, key, place)), text) for place, text in enumerate(found)
        )

    def table(self, key: str) -> "Table":
        """A table inside this one; an empty one where it is missing."""
        found = self.values.get(key, {})
        if not isinstance(found, dict):
            raise BadRecord("record-not-table", self.line(key), key=printable(key))
        return Table(found, self.lines, (*self.path, key))

    def tables(self, key: str) -> "Sequence[Table]":
        """The tables of a list, such as the deals."""
        found = self.values.get(key, [])
        if not isinstance(found, list):
            raise BadRecord("record-not-list", self.line(key), key=printable(key))
        for place, entry in enumerate(found):
            if not isinstance(entry, dict):
                line = self.lines.line((*self.path, key, place))
                raise BadRecord("record-not-table", line, key=printable(key))
        return [Table(entry, self.lines, (*self.path, key, n)) for n, entry in enumerate(found)]

    def rows(self, key: str) -> Iterator[tuple[int, str]]:
        """The lines of a text that say something, without their remarks."""
        for line, text in self.lines.inside((*self.path, key), self.text(key, "")):
            if told := without_remark(text):
                yield line, told

    def words(self, key: str) -> str:
        """A text that may go over several lines, in one."""
        return " ".join(text for _, text in self.rows(key))

    def _get(self, key: str) -> Any:
        if key not in self.values:
            raise BadRecord("record-key-missing", self.line(), key=printable(key))
        return self.values[key]
