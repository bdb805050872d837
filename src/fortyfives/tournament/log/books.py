"""The facts so far, in books: what is known of each entry, game, table, contest and so on."""

from collections.abc import Hashable
from typing import Any, Final

import msgspec

from fortyfives.tournament.canonical import canonical
from fortyfives.tournament.entry import Number
from fortyfives.tournament.log.contest import Contest
from fortyfives.tournament.log.entry import Entry
from fortyfives.tournament.log.events import (
    ClockSet,
    FormatSet,
    LedgerPosted,
    NoteAdded,
    RestRecorded,
    RoundPlanned,
    TableUsable,
)
from fortyfives.tournament.log.game import Game
from fortyfives.tournament.log.tally import Tally

NAMES: Final = (
    "entries",
    "tables",
    "rounds",
    "games",
    "rests",
    "contests",
    "commitments",
    "postings",
    "notes",
    "hall",
)


class Books:
    """What is known, to be read; only the fold writes in it.

    `commitments` are those of the cuts by their numbers, `postings` and `notes` stand under the
    number of their record. What adds up over the evening is in `tally`.
    """

    def __init__(self) -> None:
        self.entries: dict[Number, Entry] = {}
        self.tables: dict[int, TableUsable] = {}
        self.rounds: dict[int, RoundPlanned] = {}
        self.games: dict[str, Game] = {}
        self.rests: dict[Number, tuple[RestRecorded, ...]] = {}
        self.contests: dict[str, Contest] = {}
        self.commitments: dict[int, str] = {}
        self.postings: dict[int, LedgerPosted] = {}
        self.notes: dict[int, NoteAdded] = {}
        self.hall: dict[str, Any] = {}
        self.tally = Tally()
        self._by_name: dict[str, dict[Any, Any]] = {name: getattr(self, name) for name in NAMES}

    @property
    def format(self) -> FormatSet | None:
        """What is played tonight, if that was said."""
        found: FormatSet | None = self.hall.get("format")
        return found

    @property
    def clock(self) -> ClockSet | None:
        """What the clock was set to last."""
        found: ClockSet | None = self.hall.get("clock")
        return found

    @property
    def closed(self) -> bool:
        """Whether the evening is over."""
        return "closed" in self.hall

    def put(self, book: str, key: Hashable, value: Any) -> Any:
        """Write down what is so now (None: nothing), and tell what was so before."""
        page = self._by_name[book]
        before = page.get(key)
        if value is None:
            page.pop(key, None)
        else:
            page[key] = value
        if book == "games":
            self.tally.game(before, value)
            self.tally.seats(before, value)
        elif book == "postings":
            self.tally.posting(before and before.lines, value and value.lines)
        return before

    def to_bytes(self) -> bytes:
        """All of it as canonical JSON: the same facts are always the same bytes."""
        told = {name: _plain(page) for name, page in self._by_name.items()}
        tally = self.tally
        sums = {"scores": tally.scores, "met": tally.met, "accounts": tally.accounts}
        told["tally"] = _plain({**sums, "disputed": sorted(tally.disputed)})
        return canonical(told)


def _plain(value: object) -> Any:
    return msgspec.to_builtins(value, str_keys=True)
