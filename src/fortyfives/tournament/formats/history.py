"""What was played so far, round by round, as the next round needs it."""

from collections.abc import Container, Mapping
from itertools import count, islice

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.game import TWO, Game, Table
from fortyfives.tournament.evening.late import virtual_rests
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.log.game import Game as Played
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass

DONE = frozenset({"reported", "confirmed", "void"})
MOST_NAMED = 8


@dataclass(frozen=True, slots=True)
class Lap:
    """One round as it was played: its games by table, and who sat out."""

    games: tuple[Game, ...]
    resting: tuple[Number, ...]

    @property
    def here(self) -> tuple[Number, ...]:
        """Everybody who was there."""
        return *(each for game in self.games for each in game.couples), *self.resting


def laps(books: Books) -> tuple[Lap, ...]:
    """All rounds so far, in order."""
    return tuple(
        Lap(
            tuple(_game(books.games[planned.game]) for planned in round_.games),
            round_.resting,
        )
        for _, round_ in sorted(books.rounds.items())
    )


def _game(played: Played) -> Game:
    couples = played.seats or played.planned
    return Game(played.table or 0, couples, played.deals_first, played.winner)


def must_be_over(books: Books) -> None:
    """Refuse the next round while a game of the last one has no result that counts."""
    if not books.rounds:
        return
    last = books.rounds[max(books.rounds)]
    open_ = [each.table for each in last.games if books.games[each.game].state not in DONE]
    if open_:
        named = ", ".join(map(str, open_[:MOST_NAMED]))
        raise Refused("hall-games-not-over", count=len(open_), tables=named)


def present(books: Books) -> tuple[Number, ...]:
    """Everybody who plays, in the order of the numbers."""
    return tuple(number for number, entry in sorted(books.entries.items()) if not entry.gone)


def fixed_tables(books: Books) -> dict[Number, Table]:
    """The tables of those who play and cannot walk."""
    own = {number: books.entries[number].fixed_table for number in present(books)}
    return {number: table for number, table in own.items() if table is not None}


def usable_tables(books: Books, needed: int) -> tuple[Table, ...]:
    """The tables that can be used: 1 to as many as are needed, but for those that are out of use.

    The tables of those who cannot walk are there too. Where tables have been counted (somebody said
    of one that it is usable), there are no others but those that have been played at.
    """
    gone = {table for table, event in books.tables.items() if not event.usable}
    found = books.tables.keys() - gone
    if found:
        found |= {game.table for round_ in books.rounds.values() for game in round_.games}
    else:
        tables = (table for table in count(1) if table not in gone)
        found = {*islice(tables, needed), *fixed_tables(books).values()}
    return tuple(sorted(found - gone))


def rests_so_far(rounds: tuple[Lap, ...], fixed: Container[Number] = ()) -> Mapping[Number, int]:
    """The rests of everybody, a turn at the table of three among them.

    Whoever came late, or came back, began with as many as anybody had who was there all along. The
    `fixed`, who cannot walk to a table of three, had as many as anybody else had at least.
    """
    rests: dict[Number, int] = {}
    before: set[Number] = set()
    for lap in rounds:
        here = set(lap.here)
        most = virtual_rests(rests[couple] for couple in here & before)
        rests |= dict.fromkeys(here - before, most)
        three = [each for game in lap.games if len(game.couples) > TWO for each in game.couples]
        for couple in (*lap.resting, *three):
            rests[couple] += 1
        if three:
            least = min(rests[couple] for couple in here if couple not in fixed)
            rests |= {couple: max(rests[couple], least) for couple in here if couple in fixed}
        before = here
    return rests


def won_last(rounds: tuple[Lap, ...]) -> frozenset[Number]:
    """Who won the last game that it played to its end."""
    found: dict[Number, bool] = {}
    for game in (game for lap in rounds for game in lap.games if game.winner is not None):
        found |= {couple: couple == game.winner for couple in game.couples}
    return frozenset(couple for couple, won in found.items() if won)


def opponents(rounds: tuple[Lap, ...]) -> Mapping[Number, list[Number]]:
    """Everybody's opponents, the latest last."""
    met: dict[Number, list[Number]] = {}
    for game in (game for lap in rounds for game in lap.games):
        for couple in game.couples:
            met.setdefault(couple, []).extend(each for each in game.couples if each != couple)
    return met
