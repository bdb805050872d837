"""An elimination so far: its bracket, its entrants, and what has been played."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace

from fortyfives.tournament.elimination.bracket import Bracket, LoserOf, Name, WinnerOf
from fortyfives.tournament.elimination.correction import Change, Choice, Stage, correction
from fortyfives.tournament.elimination.fixtures import Fixture, Vacant, fixtures
from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused


@dataclass(frozen=True, slots=True)
class Elimination:
    """A bracket and those who play in it, in the order of their seeds or as drawn."""

    bracket: Bracket
    entrants: tuple[Number, ...]
    winners: Mapping[Name, Number] = field(default_factory=dict)
    started: frozenset[Name] = frozenset()
    withdrawn: tuple[Number, ...] = ()
    """In the order in which they left."""

    @staticmethod
    def of(bracket: Bracket, entrants: Collection[Number]) -> "Elimination":
        """A tournament that begins."""
        if len(set(entrants)) < len(entrants):
            raise Refused("hall-number-twice")
        if len(entrants) != bracket.entries:
            raise Refused("hall-bracket-size", there=len(entrants), needed=bracket.entries)
        return Elimination(bracket, tuple(entrants))

    def fixtures(self) -> dict[Name, Fixture]:
        """Every game with those who play it, in the order of the bracket."""
        return fixtures(self.bracket, self.entrants, self.winners, self.withdrawn)

    def ready(self) -> dict[Name, Fixture]:
        """The games that can be played or are being played."""
        return {name: game for name, game in self.fixtures().items() if game.ready}

    def champion(self) -> Number | None:
        """Who has won the tournament; None as long as nobody has."""
        winner = self.fixtures()[self.bracket.last].winner
        return None if isinstance(winner, Vacant) else winner

    def losses(self) -> dict[Number, int]:
        """How often each entrant has lost, walkovers and the game for third place included."""
        lost = [game.loser for game in self.fixtures().values()]
        return {number: lost.count(number) for number in self.entrants}

    # --- what happens -------------------------------------------------------------------------

    def start(self, name: Name) -> "Elimination":
        """A game begins: who sits there is a fact."""
        self._ready(name)
        return replace(self, started=self.started | {name})

    def record(self, name: Name, winner: Number) -> "Elimination":
        """A game has been won."""
        self._played_in(self._ready(name), winner)
        return replace(self, winners={**self.winners, name: winner}, started=self.started | {name})

    def withdraw(self, number: Number) -> "Elimination":
        """A couple goes home; whoever would have met it goes on without a game."""
        if number not in self.entrants:
            raise Refused("hall-no-such-couple", number=number)
        if number in self.withdrawn:
            return self
        return replace(self, withdrawn=(*self.withdrawn, number))

    # --- a wrong result -----------------------------------------------------------------------

    def next_stage(self, name: Name) -> Stage:
        """How far those games have come in which the couples of this game play next."""
        following = list(self._following(name))
        if any(game in self.winners for game in following):
            return Stage.DONE
        started = any(game in self.started for game in following)
        return Stage.STARTED if started else Stage.NOT_STARTED

    def correct(self, name: Name, winner: Number, choice: Choice | None = None) -> "Elimination":
        """Another couple has won this game after all.

        When one of the next games has started the director must choose: to let the bracket stand as
        it is, or to void every later game that hangs on this one, and to have them replayed.
        """
        if name not in self.winners:
            raise Refused("hall-no-result", game=name)
        self._played_in(self.fixtures()[name], winner)
        stage = self.next_stage(name)
        if not correction(stage, Change.WINNER).automatic:
            if choice is None:
                raise Refused("hall-next-game-started", game=name)
            if choice is Choice.LET_STAND:
                return self
        voided = self._later(name)
        kept = {game: won for game, won in self.winners.items() if game not in voided}
        return replace(self, winners={**kept, name: winner}, started=self.started - voided)

    def _following(self, name: Name) -> Iterator[Name]:
        """The next games of those who played here, past those that nobody plays."""
        found = self.fixtures()
        for game in self._fed_by(name):
            yield game
            if game not in self.winners and not isinstance(found[game].winner, Vacant):
                yield from self._following(game)

    def _later(self, name: Name) -> set[Name]:
        """Every game that hangs on this one."""
        later: set[Name] = set()
        for game in self._fed_by(name):
            later |= {game, *self._later(game)}
        return later

    def _fed_by(self, name: Name) -> list[Name]:
        """The games that somebody reaches from this one."""
        from_here = {WinnerOf(name), LoserOf(name)}
        return [game.name for game in self.bracket.games if from_here & set(game.sides)]

    def _ready(self, name: Name) -> Fixture:
        fixture = self.fixtures().get(name)
        if fixture is None or not fixture.ready:
            raise Refused("hall-game-not-ready", game=name)
        return fixture

    def _played_in(self, fixture: Fixture, winner: Number) -> None:
        if winner not in fixture.sides:
            raise Refused("hall-winner-did-not-play")
