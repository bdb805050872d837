"""One deal, or one game, played once for each way of seating the line-ups."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from time import thread_time

from fortyfives.analysis.clock import Clock
from fortyfives.analysis.lineup import Seats
from fortyfives.game.actions import Action
from fortyfives.game.deal import Deal
from fortyfives.game.game import Game
from fortyfives.game.table import Chair, play
from fortyfives.game.view import SeatView
from fortyfives.players.player import Player
from fortyfives.players.registry import player
from fortyfives.rules.variant import Variant

Sit = Callable[[str], Player]
"""Who answers to a name in a line-up."""


@dataclass
class Clocks:
    """The time of the processor that the players of either line-up took."""

    first: Clock = field(default_factory=Clock)
    second: Clock = field(default_factory=Clock)


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one deal or game over all seatings: the first line-up's net points a deal.

    `hands` counts all hands played. `won`, `lost`, `games` and `cut` count games: those the first
    line-up won, those the second won, all, and those cut for their length; they are nought for
    single deals.
    """

    net: Fraction
    hands: int
    won: int = 0
    lost: int = 0
    games: int = 0
    cut: int = 0


def duplicate_deal(  # noqa: PLR0913 - somebody must sit there
    variant: Variant,
    players: int,
    seed: str,
    seatings: Sequence[Seats],
    clocks: Clocks,
    *,
    sit: Sit = player,
) -> Played:
    """Play one deal, each way of seating once, from the same cards and the same dealer."""
    net = Fraction(0)
    for seats in seatings:
        deal = play(Game.new(variant, players, seed=seed).deal(), chairs(seats, seed, clocks, sit))
        net += net_points(deal, seats)
    return Played(net / len(seatings), len(seatings))


def duplicate_game(  # noqa: PLR0913 - a game has a length as well
    variant: Variant,
    players: int,
    seed: str,
    seatings: Sequence[Seats],
    clocks: Clocks,
    *,
    most_deals: int,
    sit: Sit = player,
) -> Played:
    """Play a whole game each way, cut after so many deals."""
    net, hands, won, lost, cut = Fraction(0), 0, 0, 0, 0
    for seats in seatings:
        game = Game.new(variant, players, seed=seed)
        while not game.over and game.number < most_deals:
            deal = play(game.deal(), chairs(seats, f"{seed}/{game.number}", clocks, sit))
            net += net_points(deal, seats)
            game = game.after(deal)
        hands += game.number
        cut += not game.over
        winners = set(game.verdict.winners)
        won += bool(winners & seats.first)
        lost += bool(winners - seats.first)
    return Played(net / hands if hands else net, hands, won, lost, len(seatings), cut)


def chairs(seats: Seats, seed: str, clocks: Clocks, sit: Sit = player) -> list[Chair]:
    """A chair for each seat; the same seat draws the same chance, whoever sits in it."""
    made: dict[str, Player] = {name: sit(name) for name in set(seats.names)}
    return [
        _timed(
            made[name],
            Random(f"{seed}/seat {seat}"),
            clocks.first if of_first else clocks.second,
        )
        for seat, (name, of_first) in enumerate(zip(seats.names, seats.of_first, strict=True))
    ]


def _timed(sitter: Player, rng: Random, clock: Clock) -> Chair:
    def choose(view: SeatView) -> Action:
        begun = thread_time()
        action = sitter.choose(view, rng).action
        clock.add((thread_time() - begun) * 1000)
        return action

    return choose


def net_points(deal: Deal, seats: Seats) -> Fraction:
    """What the first line-up's sides gained on average, less what the others did."""
    score = deal.public.score
    if score is None:
        return Fraction(0)
    gains = [after - before for before, after in zip(score.before, score.after, strict=True)]
    ours = [gain for side, gain in enumerate(gains) if side in seats.first]
    theirs = [gain for side, gain in enumerate(gains) if side not in seats.first]
    return Fraction(sum(ours), len(ours)) - Fraction(sum(theirs), len(theirs))
