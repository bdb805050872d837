"""A game: deals, one after another, until a side has won."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Self

from fortyfives import game as engine
from fortyfives.game.chance import Chance, Seeded
from fortyfives.game.setting import Setting, a_variant, check_table, setting
from fortyfives.rules.auction import AllPass
from fortyfives.rules.dealing import next_dealer
from fortyfives.rules.goal import PLAY_ON, Verdict, match_points
from fortyfives.rules.refusal import shown
from fortyfives.rules.seating import Seat, Side
from fortyfives.rules.settling import HandScore
from fortyfives.rules.variant import Variant
from fortyfives.value import dataclass, replace

if TYPE_CHECKING:
    from fortyfives.game.deal import Deal


class GameIsOver(ValueError):
    """Another deal is asked for, or given, but the game has been won."""

    def __init__(self, message: str = "the game is over: there is no next deal") -> None:
        """Say it, or something nearer to what was asked."""
        super().__init__(message)


class WrongDeal(ValueError):
    """A deal that is not the next one of this game: one of another, or one counted already."""

    def __init__(self) -> None:
        """Say what would be right."""
        super().__init__(
            "this is not the next deal of this game: its rules, players, dealer, scores and number "
            "must be those of `deal()`"
        )


@dataclass(frozen=True, slots=True)
class Game:
    """The scores between two deals; `deal` deals the next hand, `after` takes it in.

    `scores` and `sets` go by side; `still_in` are the sides that have not fallen out, empty for
    all. `number` counts the deals begun, thrown-in ones included. `last` is the score of the last
    hand; its `next_start` is set when that hand carries points into the next game (IRL-04).
    """

    variant: Variant
    players: int
    dealer: Seat
    scores: tuple[int, ...]
    seed: str = ""
    sets: tuple[int, ...] = ()
    still_in: tuple[Side, ...] = ()
    number: int = 0
    verdict: Verdict = PLAY_ON
    last: HandScore | None = None

    def __new__(cls, variant: Variant, *_others: object, **_more: object) -> Self:
        """Refuse the key of a game before anything else: it is the likeliest mistake."""
        a_variant(variant)
        return object.__new__(cls)

    def __post_init__(self) -> None:
        """Refuse a dealer without a seat, and scores that are not one for each side."""
        check_table(self.variant, self.players, self.dealer, self.scores)

    @staticmethod
    def new(
        variant: Variant,
        players: int | None = None,
        *,
        seed: str | int = "",
        dealer: Seat | None = None,
        scores: tuple[int, ...] | None = None,
    ) -> Game:
        """A new game, the first dealer drawn by the seed unless he is given.

        The same seed always deals the same cards, and without a seed it is the empty one: for other
        cards give another seed, such as a number drawn by lot.
        Raises `InconsistentRules` if the game is not played by so many, `NoSuchSeat` for a dealer
        who is not among them, `TypeError` for a seed that is neither text nor number, and
        `ValueError` for scores that do not go by side. Source: AMB-37.
        """
        if not isinstance(seed, str | int):
            raise TypeError(f"a seed is a text or a whole number, not {shown(seed)}")
        seating = a_variant(variant).seating
        count = seating.usual if players is None else players
        sides = len(seating.sides(count))
        if dealer is None:
            dealer = Random(f"{seed}/dealer").randrange(count)
        return Game(
            variant,
            count,
            dealer,
            (0,) * sides if scores is None else _row(scores),
            str(seed),
            (0,) * sides,
            tuple(range(sides)),
        )

    @property
    def over(self) -> bool:
        """Whether the game has been won, or has ended in a tie on time."""
        return self.verdict.over

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side."""
        return self.variant.seating.sides(self.players)

    @property
    def match_points(self) -> tuple[int, ...]:
        """Two points for a won game, one for a tie, by side. Source: G55-27."""
        return match_points(self.verdict, len(self.scores))

    def setting(self, hour: int | None = None) -> Setting:
        """The table for the next deal, which begins at that hour of the day if it is known."""
        dealing = self.variant.dealing.at_hour(hour)
        variant = self.variant
        if dealing is not variant.dealing:
            variant = replace(variant, dealing=dealing)
        return setting(
            variant,
            self.players,
            self.dealer,
            self.scores,
            self.still_in or None,
            self.number + 1,
        )

    def deal(self, chance: Chance | None = None, hour: int | None = None) -> Deal:
        """The next deal, waiting to be cut; chance follows from the seed unless it is given.

        Raises `GameIsOver` when there is no next deal.
        """
        if self.over:
            raise GameIsOver
        shuffler = chance or Seeded(f"{self.seed}/{self.number + 1}")
        return engine.start(self.setting(hour), shuffler).deal

    def after(self, deal: Deal, *, time_expired: bool = False) -> Game:
        """The game once this deal is over; `time_expired` ends a timed game after the hand.

        Raises `WrongDeal` for any deal but the next one, and `GameIsOver` if there is none.
        Source: GEN-14..16, G55-24, AMB-74.
        """
        if self.over:
            raise GameIsOver
        if getattr(deal, "setting", None) not in (self.setting(), self.setting(0)):
            raise WrongDeal
        if not deal.over:
            message = "the deal is still being played"
            raise ValueError(message)
        score = deal.public.score
        if score is None:
            return self._thrown_in()
        sets = tuple(
            times + (score.made is False and side in score.bidding)
            for side, times in enumerate(self.sets or (0,) * len(self.scores))
        )
        goal = self.variant.goal
        verdict = goal.decide(score.standing(sets, self.still_in))
        still_in = tuple(side for side in self.still_in if side not in verdict.removed)
        if time_expired and not verdict.over:
            verdict = goal.on_time(score.after, still_in)
        return replace(
            self,
            scores=score.after,
            sets=sets,
            still_in=still_in,
            dealer=self._next_dealer(still_in or self.still_in),
            number=self.number + 1,
            verdict=verdict,
            last=score,
        )

    def stopped(self) -> Game:
        """The game ended at the bell, the hand in progress not counted. Source: AMB-74."""
        return replace(self, verdict=self.variant.goal.on_time(self.scores, self.still_in))

    def _thrown_in(self) -> Game:
        """Everybody passed: the same or the next dealer deals again. Source: AMB-48."""
        auction = self.variant.auction
        again = auction is not None and auction.all_pass is AllPass.REDEAL_SAME_DEALER
        dealer = self.dealer if again else self._next_dealer(self.still_in)
        return replace(self, dealer=dealer, number=self.number + 1)

    def _next_dealer(self, still_in: tuple[Side, ...]) -> Seat:
        """The deal passes left, over those who have fallen out. Source: GEN-16, TNS-05."""
        ring = setting(self.variant, self.players, self.dealer, self.scores, still_in or None).ring
        return next_dealer(ring)


def _row(scores: object) -> tuple[int, ...]:
    """Scores given in a list are as good; anything else is left for the check."""
    return tuple(scores) if isinstance(scores, list) else scores  # type: ignore[return-value]
