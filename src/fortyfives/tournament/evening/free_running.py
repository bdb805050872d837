"""An evening without a bell: a table plays on as soon as its own next couples are known.

Theorem F: with steps known in advance, a table's next game hangs on two games only, its own and
that of the table from which the winner comes. So the seats are the same whatever the speeds.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.game import Game, Table
from fortyfives.tournament.evening.rest_policy import RestPolicy
from fortyfives.tournament.evening.walk import Walk


def runs_free(walk: Walk, rest: RestPolicy, *, anybody_rests: bool) -> bool:
    """Whether an evening can do without a bell, as long as nobody joins or leaves.

    The assisted walk, and rests that hang on who has won, need all games of one number first.
    """
    return not walk.assisted and (rest is RestPolicy.ROTA or not anybody_rests)


@dataclass(frozen=True, slots=True)
class Passage:
    """From one game of an evening without a bell to the next.

    Every couple that cannot walk has its own table and never rests.
    """

    ring: tuple[Table, ...]
    step: int
    fixed: frozenset[Number] = frozenset()
    rests: tuple[Number, ...] = ()
    """Who rests in the next game and played in this one."""
    returns: tuple[Number, ...] = ()
    """Who rested in this game and plays in the next, in the order of the rota."""

    def feeder(self, table: Table) -> Table:
        """The table from which a winner comes to this one."""
        return self.ring[(self.ring.index(table) - self.step) % len(self.ring)]

    def waits_for(
        self, table: Table, games: Mapping[Table, Game], over: Collection[Table]
    ) -> tuple[Table, ...]:
        """The tables whose game must be over before this table's next couples are known.

        `games` are those of this number that have begun. If one of the couples of the two tables
        rests next, the games of all who rest next are needed, for the empty chairs are filled in
        the order of the tables.
        """
        needed = {table, self.feeder(table)}
        resting = set(self.rests)
        if any(resting.intersection(games[each].couples) for each in needed if each in games):
            there = {each for each, game in games.items() if resting.intersection(game.couples)}
            known = {couple for each in there for couple in games[each].couples}
            needed |= there if resting <= known else set(self.ring)
        return tuple(each for each in self.ring if each in needed and each not in over)

    def next_at(self, table: Table, games: Mapping[Table, Game]) -> tuple[Number, Number]:
        """Who stays and who arrives at this table, once it waits for nobody."""
        stays, _ = games[table].keeper_and_walker(self.fixed)
        _, arrives = games[self.feeder(table)].keeper_and_walker(self.fixed)
        fillers = self._fillers(games) if {stays, arrives}.intersection(self.rests) else {}
        return fillers.get(stays, stays), fillers.get(arrives, arrives)

    def _fillers(self, games: Mapping[Table, Game]) -> dict[Number, Number]:
        """Who takes whose chair: those of couples that stay come first, by table."""
        staying, arriving = [], []
        for table in self.ring:
            if table in games:
                staying.append(games[table].keeper_and_walker(self.fixed)[0])
            if self.feeder(table) in games:
                arriving.append(games[self.feeder(table)].keeper_and_walker(self.fixed)[1])
        left = [couple for couple in (*staying, *arriving) if couple in self.rests]
        return dict(zip(left, self.returns, strict=True))
