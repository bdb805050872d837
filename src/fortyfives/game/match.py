"""A match: one game, or the best of three."""

from fortyfives.game.game import Game, GameIsOver
from fortyfives.rules.seating import Side
from fortyfives.value import dataclass, replace


@dataclass(frozen=True, slots=True)
class Match:
    """The games won so far and the game being played; `winners` has each game's winning sides.

    A game tied on time wins nothing for anybody.
    """

    game: Game
    winners: tuple[tuple[Side, ...], ...] = ()

    @property
    def games(self) -> tuple[int, ...]:
        """How many games each side has won."""
        return tuple(
            sum(side in won for won in self.winners) for side in range(len(self.game.scores))
        )

    @property
    def over(self) -> bool:
        """Whether a side has won the match. Source: TNS-07."""
        return bool(self.champions)

    @property
    def champions(self) -> tuple[Side, ...]:
        """The sides that have won the match; called partners may win it together."""
        needed = self.game.variant.match.series.wins_needed
        return tuple(side for side, games in enumerate(self.games) if games >= needed)

    def after(self, game: Game) -> "Match":
        """The match with the game as it is now; a finished game is counted once it is."""
        if not game.over:
            return replace(self, game=game)
        return Match(game, (*self.winners, game.verdict.winners))

    def next_game(self) -> Game:
        """The next game, its dealer found from the last. Source: EVE-05, TNS-05, IRL-04.

        Raises `GameIsOver` when the match has been won.
        """
        last = self.game
        if self.over or not last.over:
            raise GameIsOver
        seats = tuple(range(last.players))
        won = tuple(seat for side in last.verdict.winners for seat in last.sides[side])
        # The deal has already passed on from the last dealer; step back to ask the rule.
        before = seats[last.dealer - 1]
        dealer = last.variant.match.next_dealer.dealer(seats, before, won)
        start = last.last.next_start if last.last else None
        seed = f"{last.seed}/game {len(self.winners) + 1}"
        return Game.new(last.variant, last.players, seed=seed, dealer=dealer, scores=start)
