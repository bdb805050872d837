"""Entering couples, and couples that go home."""

from collections.abc import Iterable, Sequence
from unicodedata import normalize

from fortyfives.tournament.entry import Number
from fortyfives.tournament.formats.rules import Rules
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.log.claims import claim
from fortyfives.tournament.log.entry import Entry
from fortyfives.tournament.log.events import EntryRegistered, Event, GameVoided, Outcome, Withdrawn
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
    """Enter all of them, or none and say why."""
    taken = set(books.entries)
    known = {_same(entry.names): number for number, entry in books.entries.items()}
    events: list[Event] = []
    coming = max(books.rounds, default=0) + 1
    for each in newcomers:
        names = tuple(name.strip() for name in each.names)
        _right_names(rules, names)
        number = each.number or next(n for n in range(1, len(taken) + 2) if n not in taken)
        if number in taken:
            raise Refused("hall-number-taken", entry=number)
        if _same(names) in known:
            raise Refused("hall-entered-before", names=" & ".join(names), entry=known[_same(names)])
        if books.rounds and coming > rules.late_before:
            raise Refused("hall-too-late", couple=number, game=coming, latest=rules.late_before)
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


def _same(names: Iterable[str]) -> frozenset[str]:
    """Names as they are compared: in any order, in small or large letters, however accented."""
    return frozenset(normalize("NFKC", name).casefold() for name in names)


def entry_of(books: Books, number: Number) -> Entry:
    """The entry of that number; refused (`hall-no-entry`) if there is none."""
    found = books.entries.get(number)
    if found is None:
        raise Refused("hall-no-entry", entry=number)
    return found


def go_home(books: Books, rules: Rules, number: Number, by: str) -> tuple[Event, ...]:
    """A couple goes home: its games stand; the one it is in is won by the others, or void."""
    entry = entry_of(books, number)
    if entry.gone:
        raise Refused("hall-gone-before", entry=number)
    playing = [
        game
        for game in books.games.values()
        if game.state == "started" and number in game.seats and game.game == entry.last_game
    ]
    events: list[Event] = []
    for game in playing:
        others = [seat for seat in game.seats if seat != number]
        if rules.leaves == "win" and len(others) == 1:
            said = Outcome(winner=others[0], kind="forfeit")
            events += claim(books, game.game, by, said)
        else:
            events.append(GameVoided(game.game))
    return (*events, Withdrawn(number))
