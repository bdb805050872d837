"""The room between two games: all that the next game hangs on."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.game import TWO, Game, Table
from fortyfives.tournament.evening.late import virtual_rests
from fortyfives.tournament.evening.rest_policy import RestPolicy
from fortyfives.tournament.evening.walk import UP_124, Walk
from fortyfives.tournament.refused import Refused


@dataclass(frozen=True, slots=True)
class Room:
    """The game just played, who has come and gone since, and by which rules it goes on."""

    game: int
    """The number of the game just played, from 1."""
    games: tuple[Game, ...]
    """What was played at each table, in the order of the ring."""
    tables: tuple[Table, ...]
    """The tables that can be used now, in the order of the ring."""
    walk: Walk = UP_124
    rest: RestPolicy = RestPolicy.WINNER_FIRST
    rota: tuple[Number, ...] = ()
    """The drawn order of rests, for the policy of that name."""
    rested: tuple[Number, ...] = ()
    """Who rested while it was played."""
    rests: Mapping[Number, int] = field(default_factory=dict)
    """Rests so far, a turn at the table of three among them; none if not named."""
    arrives: tuple[Number, ...] = ()
    """Couples that have come late."""
    leaves: frozenset[Number] = frozenset()
    """Couples that have gone home."""
    fixed: Mapping[Number, Table] = field(default_factory=dict)
    """The tables of couples that cannot walk; two of them may share one."""
    won_before: frozenset[Number] = frozenset()
    """Of the couples that played no game to its end just now: who won the last one it did."""
    met: Mapping[Number, Sequence[Number]] = field(default_factory=dict)
    """Everybody's opponents so far, the latest last; only the assisted walk asks."""

    def __post_init__(self) -> None:
        """Refuse a room that cannot be."""
        here = [*(each for game in self.games for each in game.couples), *self.rested]
        refuse_twice("hall-couple-twice", "couple", [*here, *self.arrives])
        refuse_twice("hall-table-twice", "table", self.tables)
        refuse_twice("hall-table-twice", "table", [game.table for game in self.games])
        for couple in sorted(self.leaves.difference(here)):
            raise Refused("hall-not-here", couple=couple)
        for game in self.games:
            if game.winner is not None and game.winner not in game.couples:
                raise Refused("hall-not-at-table", couple=game.winner, table=game.table)

    @property
    def out(self) -> tuple[Number, ...]:
        """Who had a turn of rest just now: those who rested, and then the table of three."""
        three = (each for game in self.games if len(game.couples) > TWO for each in game.couples)
        return *self.rested, *three

    @property
    def old(self) -> list[Number]:
        """The couples that are still here: by table, then those who rested."""
        here = [*(each for game in self.games for each in game.couples), *self.rested]
        return [each for each in here if each not in self.leaves]

    def rests_now(self) -> dict[Number, int]:
        """The rests of everybody here, newcomers with as many as anybody has had."""
        rests = {couple: self.rests.get(couple, 0) for couple in self.old}
        return rests | dict.fromkeys(self.arrives, virtual_rests(rests.values()))

    def fixed_here(self) -> dict[Number, Table]:
        """The tables of those here who cannot walk."""
        here = {*self.old, *self.arrives}
        return {couple: table for couple, table in self.fixed.items() if couple in here}

    def last_won(self) -> frozenset[Number]:
        """Who won the last game it played this evening; a game without a winner was none."""
        decided = [game for game in self.games if game.winner is not None]
        players = {couple for game in decided for couple in game.couples}
        winners = {game.winner for game in decided if game.winner is not None}
        return frozenset(winners | (self.won_before - players))

    def just_met(self) -> dict[Number, tuple[Number, ...]]:
        """The opponents that each couple has just had."""
        return {
            couple: tuple(other for other in game.couples if other != couple)
            for game in self.games
            for couple in game.couples
        }


def refuse_twice(key: str, name: str, numbers: Sequence[int]) -> None:
    """Refuse a list in which a number stands twice."""
    if len(set(numbers)) < len(numbers):
        twice = next(number for number, times in Counter(numbers).items() if times > 1)
        raise Refused(key, **{name: twice})
