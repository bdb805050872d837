"""What was played so far, round by round, as the next round needs it."""

from collections.abc import Mapping

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.game import TWO, Game
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


def usable_tables(books: Books, needed: int) -> tuple[int, ...]:
    """The tables that can be used: 1 to as many as are needed, but for those that are out of use.

    Where tables have been counted (somebody said of one that it is usable), there are no others.
    """
    counted = {table for table, event in books.tables.items() if event.usable}
    if counted:
        return tuple(sorted(counted))
    gone = set(books.tables)
    return tuple(table for table in range(1, needed + len(gone) + 1) if table not in gone)[:needed]


def rests_so_far(rounds: tuple[Lap, ...]) -> Mapping[Number, int]:
    """The rests of everybody, a turn at the table of three among them.

    Whoever came late began with as many as anybody had then.
    """
    rests: dict[Number, int] = {}
    for lap in rounds:
        most = virtual_rests(rests.values())
        for couple in lap.here:
            rests.setdefault(couple, most)
        three = (each for game in lap.games if len(game.couples) > TWO for each in game.couples)
        for couple in (*lap.resting, *three):
            rests[couple] += 1
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
