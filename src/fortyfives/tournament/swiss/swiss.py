"""A Swiss tournament so far: who entered, who met whom, who won; and its next round."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from fortyfives.tournament.entry import Number
from fortyfives.tournament.points import GAME, HALF, NOTHING, HalfGames
from fortyfives.tournament.refused import Refused
from fortyfives.tournament.swiss.advice import may_still_enter
from fortyfives.tournament.swiss.meetings import Meetings
from fortyfives.tournament.swiss.pairing import Contender, Round, pair_round


@dataclass(frozen=True, slots=True)
class Entrant:
    """A couple in the order of its seed; whether it has left, and how many rounds it missed."""

    number: Number
    missed: int = 0
    left: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """A round that has been played; of a tied game neither couple is among the winners."""

    round: Round
    winners: frozenset[Number]

    def won(self, number: Number, bye_credit: HalfGames) -> HalfGames:
        """What this round gives a couple."""
        if number in self.winners:
            return GAME
        if number == self.round.bye:
            return bye_credit
        tied = (pair for pair in self.round.pairs if not self.winners & set(pair))
        return HALF if any(number in pair for pair in tied) else NOTHING


@dataclass(frozen=True, slots=True)
class Swiss:
    """A tournament of so many rounds; the entrants stand in the order of their seeds.

    `bye_credit` is what a bye gives, `missed_credit` what a late couple has for each round that it
    missed.
    """

    rounds: int
    entrants: tuple[Entrant, ...]
    played: tuple[Played, ...] = ()
    bye_credit: HalfGames = GAME
    missed_credit: HalfGames = NOTHING

    @staticmethod
    def of(rounds: int, numbers: Collection[Number]) -> "Swiss":
        """A tournament that begins, its couples in the order of their seeds."""
        if len(set(numbers)) < len(numbers):
            raise Refused("hall-number-twice")
        return Swiss(rounds, tuple(Entrant(number) for number in numbers))

    def score(self, number: Number) -> HalfGames:
        """What a couple has so far."""
        late = self._entrant(number).missed * self.missed_credit
        return late + sum(played.won(number, self.bye_credit) for played in self.played)

    def scores(self) -> dict[Number, HalfGames]:
        """What every couple has so far, those too that have left."""
        return {entrant.number: self.score(entrant.number) for entrant in self.entrants}

    def next_round(self) -> Round:
        """Who meets whom in the next round."""
        if len(self.played) >= self.rounds:
            raise Refused("hall-rounds-over", rounds=self.rounds)
        scores = self.scores()
        byes = [played.round.bye for played in self.played]
        contenders = [
            Contender(each.number, seed, scores[each.number], byes.count(each.number))
            for seed, each in enumerate(self.entrants, start=1)
            if not each.left
        ]
        games = (pair for played in self.played for pair in played.round.pairs)
        return pair_round(contenders, Meetings.of(games))

    def after(self, played: Round, winners: Collection[Number]) -> "Swiss":
        """The tournament after this round; a game in which nobody won was tied."""
        won = frozenset(winners)
        if won - {number for pair in played.pairs for number in pair}:
            raise Refused("hall-winner-did-not-play")
        if any(won.issuperset(pair) for pair in played.pairs):
            raise Refused("hall-two-winners")
        return replace(self, played=(*self.played, Played(played, won)))

    def enter(self, number: Number) -> "Swiss":
        """A late couple comes, seeded last; refused when more than half of the rounds are over."""
        done = len(self.played)
        if any(entrant.number == number for entrant in self.entrants):
            raise Refused("hall-number-taken", entry=number)
        if not may_still_enter(self.rounds, done):
            raise Refused("hall-rounds-too-late", played=done, rounds=self.rounds)
        return replace(self, entrants=(*self.entrants, Entrant(number, missed=done)))

    def withdraw(self, number: Number) -> "Swiss":
        """A couple goes home; what it has played stands, and it is not paired any more."""
        leaving = self._entrant(number)
        entrants = (replace(each, left=True) if each is leaving else each for each in self.entrants)
        return replace(self, entrants=tuple(entrants))

    def _entrant(self, number: Number) -> Entrant:
        for entrant in self.entrants:
            if entrant.number == number:
                return entrant
        raise Refused("hall-no-such-couple", number=number)
