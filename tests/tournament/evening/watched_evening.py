"""An evening played by lot: couples come and go, tables break, and everything is watched.

What must hold is said here a second time, from what was played, and in the plainest way.
"""

import random
from collections import Counter
from dataclasses import dataclass, field, replace

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.first_game import first_game
from fortyfives.tournament.evening.game import Game, Table
from fortyfives.tournament.evening.leaving import Abandoned, leave_during
from fortyfives.tournament.evening.next_game import NextGame, next_game
from fortyfives.tournament.evening.punches import Audit, expected_punches
from fortyfives.tournament.evening.rest_policy import RestPolicy
from fortyfives.tournament.evening.room import Room
from fortyfives.tournament.evening.walk import ASSISTED, WALKS, Walk
from fortyfives.tournament.points import HALF

THREE = RestPolicy.THREE_COUPLE_TABLE


@dataclass
class Hall:
    """An evening and what happens in it; nothing changes but the seats if `stable`."""

    lot: random.Random
    couples: int
    tables: list[Table]
    walk: Walk
    rest: RestPolicy
    stable: bool = False
    fixed: dict[Number, Table] = field(default_factory=dict)
    count: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.ring = list(self.tables)
        drawn = list(range(1, self.couples + 1))
        self.lot.shuffle(drawn)
        self.rota = tuple(self.lot.sample(drawn, len(drawn)))
        self.here = set(drawn)
        self.rests = dict.fromkeys(drawn, 0)
        self.wins: Counter[Number] = Counter()
        self.won: dict[Number, bool] = {}
        self.met: dict[Number, list[Number]] = {couple: [] for couple in drawn}
        self.decided = self.number = 0
        self.now = first_game(drawn, self.tables, self.rest, rota=self.rota, fixed=self.fixed)
        self.just: set[Number] = set()
        self._everybody_somewhere()
        self._rests_are_shared(newcomers=())
        self._fixed_stay()
        assert all(game.deals is None for game in self.now.games)

    def play(self, games: int) -> None:
        """So many more games."""
        for _ in range(games):
            self.one_game()

    def one_game(self) -> None:
        """Play a game to its end, let people come and go, and find the seats of the next."""
        self.number += 1
        leaves = self._leavers()
        games = tuple(self._over(game, leaves) for game in self.now.games)
        room = Room(
            game=self.number,
            games=games,
            tables=self._usable(len(self.here) - len(leaves)),
            walk=self.walk,
            rest=self.rest,
            rota=self.rota,
            rested=self.now.resting,
            rests=dict(self.rests),
            arrives=self._arrivals(),
            leaves=frozenset(leaves),
            fixed=self.fixed,
            won_before=frozenset(couple for couple, won in self.won.items() if won),
            met=self.met,
        )
        self._count(games)
        self.here = (self.here - leaves) | set(room.arrives)
        most = max((self.rests[each] for each in self.here if each in self.rests), default=0)
        self.rests |= dict.fromkeys(room.arrives, most)
        self.met |= {couple: [] for couple in room.arrives}
        self.now = next_game(room)
        self._watch(room, self.now)

    # ------------------------------------------------------------ what happens

    def _over(self, game: Game, leaves: set[Number]) -> Game:
        gone = [couple for couple in game.couples if couple in leaves]
        if len(gone) == 1 and self.lot.random() < 0.3:
            self.count["left_during"] += 1
            left = leave_during(game, gone[0], self.lot.choice(list(Abandoned)))
            if left.winner is not None or len(game.couples) == 2:
                return left
        return replace(game, winner=self.lot.choice(game.couples))

    def _leavers(self) -> set[Number]:
        if self.stable or self.lot.random() < 0.7:
            return set()
        some = self.lot.sample(sorted(self.here), self.lot.randint(1, min(3, len(self.here))))
        least = max(4, 2 * len(set(self.fixed.values())))
        return set(some) if len(self.here) - len(some) >= least else set()

    def _arrivals(self) -> tuple[Number, ...]:
        if self.stable or self.lot.random() < 0.7:
            return ()
        latest = max(self.met)
        return tuple(range(latest + 1, latest + 1 + self.lot.randint(1, 3)))

    def _usable(self, couples: int) -> tuple[Table, ...]:
        """Sometimes a table or two cannot be used; those of fixed couples always can."""
        needed = set(self.fixed.values())
        if not self.stable and self.lot.random() < 0.2:
            gone = set(self.lot.sample(self.ring, self.lot.randint(0, len(self.ring) // 2)))
            self.tables = [table for table in self.ring if table not in gone or table in needed]
        if len(self.tables) < max(1, min(len(needed), couples // 2)) or not self.tables:
            self.tables = list(self.ring)
        return tuple(self.tables)

    def _count(self, games: tuple[Game, ...]) -> None:
        self.just = {*self.now.resting}
        for game in games:
            if len(game.couples) == 3:
                self.just.update(game.couples)
            for couple in game.couples:
                self.met[couple] += [other for other in game.couples if other != couple]
                if game.winner is not None:
                    self.won[couple] = couple == game.winner
            if game.winner is not None:
                self.decided += 1
                self.wins[game.winner] += 1

    # ------------------------------------------------------------ what must hold

    def _watch(self, room: Room, now: NextGame) -> None:
        self._everybody_somewhere()
        self._rests_are_shared(room.arrives)
        self._fixed_stay()
        self._losers_stay(room, now)
        self._winners_walk(room, now)
        self._nobody_meets_at_once(room, now)
        self._nobody_meets_again(now)
        self._first_deals(now)
        played = {game.table for game in now.games}
        assert list(now.closed) == [g.table for g in room.games if g.table not in played]
        punched = sum(self.wins.values())
        assert Audit(expected_punches(self.decided, sum(self.rests.values()), HALF), punched).ok

    def _everybody_somewhere(self) -> None:
        """Everybody is in one place, and as many play as the tables and their number allow."""
        now = self.now
        seats = [couple for game in now.games for couple in game.couples]
        assert sorted([*seats, *now.resting]) == sorted(self.here), "one place for everybody"
        used = [game.table for game in now.games]
        assert len(set(used)) == len(used), "one game at a table"
        assert set(used) <= set(self.tables), "only usable tables"
        assert len(used) == min(len(self.tables), len(self.here) // 2), "all tables that can be"
        sizes = sorted(len(game.couples) for game in now.games)
        assert set(sizes[:-1]) <= {2}
        assert sizes[-1] in ({2, 3} if self.rest is THREE else {2})
        self.count["games"] += 1
        self.count["rested"] += len(now.resting)
        self.count["threes"] += sizes[-1] == 3

    def _out(self) -> set[Number]:
        three = (game.couples for game in self.now.games if len(game.couples) == 3)
        return {*self.now.resting, *(couple for couples in three for couple in couples)}

    def _rests_are_shared(self, newcomers: tuple[Number, ...]) -> None:
        """Nobody has rested twice more than another, or twice running, if it could be helped."""
        out = self._out()
        for couple in out:
            self.rests[couple] += 1
        if out - set(self.now.resting):
            least = min(self.rests[couple] for couple in self.here - self.fixed.keys())
            for couple in self.here & self.fixed.keys():
                self.rests[couple] = max(self.rests[couple], least)
        assert self.now.rests == {couple: self.rests[couple] for couple in self.here}
        counts = [self.rests[couple] for couple in self.here]
        assert max(counts) - min(counts) <= 1, "rests are shared"
        old = self.here - set(newcomers)
        unmoved = self.fixed.keys() if out - set(self.now.resting) else set[Number]()
        assert out & self.just == set() or old - unmoved <= out | self.just, "not twice running"
        assert out & set(newcomers) == set() or old - unmoved <= out, "newcomers play"

    def _fixed_stay(self) -> None:
        """Couples that cannot walk are at their own table, or rest."""
        for game in self.now.games:
            for couple in game.couples:
                assert self.fixed.get(couple, game.table) == game.table, "fixed couples stay"

    def _losers_stay(self, room: Room, now: NextGame) -> None:
        """A loser keeps its table and its chair, unless somebody who cannot walk needs it."""
        seats = {game.table: game.couples for game in now.games if len(game.couples) == 2}
        out = self._out()
        for game in room.games:
            if len(game.couples) == 3 or game.winner is None or game.table not in seats:
                continue
            (loser,) = (couple for couple in game.couples if couple != game.winner)
            mine = seats[game.table]
            if loser not in self.here or loser in out or game.winner in self.fixed:
                continue
            assert mine[0] == loser or mine[0] in self.fixed, "losers stay"

    def _winners_walk(self, room: Room, now: NextGame) -> None:
        """In a field without changes every winner walks the step, round the ring."""
        ring = [game.table for game in room.games]
        changed = {*room.arrives, *room.leaves, *room.rested, *now.resting, *self.fixed}
        if changed or room.walk.assisted or ring != [game.table for game in now.games]:
            return
        if any(game.winner is None or len(game.couples) == 3 for game in room.games):
            return
        steps = [step for step in room.walk.cycle if step == 1 or 2 * step <= len(ring)]
        step = steps[(self.number - 1) % len(steps)]
        for place, game in enumerate(room.games):
            assert now.games[(place + step) % len(ring)].couples[1] == game.winner, "winners walk"
        self.count["stable"] += 1

    def _nobody_meets_at_once(self, room: Room, now: NextGame) -> None:
        """Nobody plays the same couple twice running, if the arrivals can be told apart at all."""
        last = {frozenset((a, b)) for g in room.games for a in g.couples for b in g.couples}
        pairs = [game.couples for game in now.games if len(game.couples) == 2]
        free = [pair for pair in pairs if pair[1] not in self.fixed]
        allowed = {
            stays: [other for _, other in free if frozenset((stays, other)) not in last]
            for stays, _ in free
        }
        if any(frozenset(pair) in last for pair in free):
            assert not all_matched(allowed), "no immediate rematch"
            self.count["met_at_once"] += 1

    def _nobody_meets_again(self, now: NextGame) -> None:
        """The assisted walk has no rematch while the hall is large enough for it."""
        pairs = [game.couples for game in now.games if len(game.couples) == 2]
        free = [pair for pair in pairs if pair[1] not in self.fixed]
        again = sum(arrives in self.met[stays] for stays, arrives in free)
        self.count["rematches"] += again
        most = max(len(self.met[couple]) for couple in self.here)
        if self.walk is ASSISTED and len(free) >= 2 * most:
            assert not again, "no rematch"
            self.count["sure"] += 1

    def _first_deals(self, now: NextGame) -> None:
        """Whoever alone won its last game deals first; otherwise they cut."""
        for game in now.games:
            winners = [couple for couple in game.couples if self.won.get(couple)]
            assert game.deals == (winners[0] if len(winners) == 1 else None), "winners deal"


def all_matched(allowed: dict[Number, list[Number]]) -> bool:
    """Whether everybody can have one of those allowed, each of them for one only."""
    holder: dict[Number, Number] = {}

    def place(one: Number, tried: set[Number]) -> bool:
        for other in allowed[one]:
            if other not in tried:
                tried.add(other)
                if other not in holder or place(holder[other], tried):
                    holder[other] = one
                    return True
        return False

    return all(place(one, set()) for one in allowed)


def hall_by_lot(lot: random.Random) -> Hall:
    """Any hall: its size, its tables with gaps in their numbers, who cannot walk, and its rules."""
    couples = lot.choice((lot.randint(2, 9), lot.randint(4, 30), lot.randint(20, 150)))
    stable = lot.random() < 0.3
    if stable and lot.random() < 0.7:
        couples += couples % 2
        tables = list(range(1, couples // 2 + 1))
    else:
        tables = sorted(lot.sample(range(1, 2 * couples + 2), lot.randint(1, couples // 2 + 2)))
    walk, rest = lot.choice(list(WALKS.values())), lot.choice(list(RestPolicy))
    fixed = fixed_by_lot(lot, couples, tables) if lot.random() < 0.3 else {}
    return Hall(lot, couples, tables, walk, rest, stable=stable, fixed=fixed)


def fixed_by_lot(lot: random.Random, couples: int, tables: list[Table]) -> dict[Number, Table]:
    """Some couples that cannot walk, each with its own table; two of them may share one."""
    count = min(len(tables), couples // 2)
    own = lot.sample(tables, lot.randint(1, max(1, count // 2)))
    unable = lot.sample(range(1, couples + 1), len(own))
    fixed = dict(zip(unable, own, strict=True))
    others = [couple for couple in range(1, couples + 1) if couple not in fixed]
    if lot.random() < 0.3:
        fixed[lot.choice(others)] = own[0]
    return fixed
