"""Entering couples, and couples that go home."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from unicodedata import normalize

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.late import admit
from fortyfives.tournament.formats.rules import Rules
from fortyfives.tournament.lists.cell import clean
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.log.claims import claim
from fortyfives.tournament.log.entry import Entry
from fortyfives.tournament.log.events import EntryRegistered, Event, GameVoided, Outcome, Withdrawn
from fortyfives.tournament.log.game import Game
from fortyfives.tournament.log.steps.games import BEFORE_START
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass

MEMBERS = {"couples": 2, "teams_of_3": 3, "singles": 1}


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Whoever wants to be entered; without a number, under the next free one."""

    names: tuple[str, ...]
    number: Number | None = None
    paid_cents: int = 0
    region: str = ""
    born: tuple[int, ...] = ()
    fixed_table: int | None = None


def enter(books: Books, rules: Rules, newcomers: Iterable[Newcomer]) -> tuple[Event, ...]:
    """Enter all of them, or none and say why; the numbers that were asked for are kept free."""
    newcomers = tuple(newcomers)
    taken = set(books.entries)
    asked = {each.number for each in newcomers}
    free = (number for number in count(1) if number not in taken | asked)
    known = {_same(entry.names): number for number, entry in books.entries.items()}
    events: list[Event] = []
    for each in newcomers:
        names = tuple(map(clean, each.names))
        _right_names(rules, names)
        number = next(free) if each.number is None else each.number
        if number in taken:
            raise Refused("hall-number-taken", entry=number)
        if _same(names) in known:
            raise Refused("hall-entered-before", names=" & ".join(names), entry=known[_same(names)])
        admit(number, len(books.rounds) + 1, rules.late_before)
        taken.add(number)
        known[_same(names)] = number
        events.append(
            EntryRegistered(
                number, names, each.paid_cents, each.region, each.born, each.fixed_table
            )
        )
    return tuple(events)


def _right_names(rules: Rules, names: Sequence[str]) -> None:
    needed = MEMBERS[rules.entrants]
    if len(names) != needed or not all(names):
        raise Refused("hall-names-needed", needed=needed, there=sum(map(bool, names)))


def _same(names: Iterable[str]) -> tuple[str, ...]:
    """Names as they are compared: in any order, in small or large letters, however typed."""
    return tuple(sorted(normalize("NFKC", normalize("NFKC", name).casefold()) for name in names))


def entry_of(books: Books, number: Number) -> Entry:
    """The entry of that number; refused (`hall-no-entry`) if there is none."""
    found = books.entries.get(number)
    if found is None:
        raise Refused("hall-no-entry", entry=number)
    return found


def go_home(books: Books, rules: Rules, number: Number, by: str) -> tuple[Event, ...]:
    """A couple goes home: its games stand; the one it is in is won by the others, or void.

    Two that are left at a table of three play on. A game that has not begun is void.
    """
    entry = entry_of(books, number)
    if entry.gone:
        raise Refused("hall-gone-before", entry=number)
    ended = (
        event for game in books.games.values() for event in _ended(books, rules, game, entry, by)
    )
    return (*ended, Withdrawn(number))


def _ended(books: Books, rules: Rules, game: Game, leaver: Entry, by: str) -> Iterator[Event]:
    """What becomes of this game when they go home."""
    if game.state in BEFORE_START and leaver.number in game.planned:
        yield GameVoided(game.game)
    if game.state == "started" and leaver.number in game.seats:
        left = [
            each for each in game.seats if each != leaver.number and not books.entries[each].gone
        ]
        if len(left) == 1 and rules.leaves == "win":
            yield from claim(books, game.game, by, Outcome(winner=left[0], kind="forfeit"))
        elif len(left) <= 1:
            yield GameVoided(game.game)
