"""The games of an elimination, and where those who play them come from."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from fortyfives.tournament.elimination.seeding import Seed, first_pairs

Name = str
"""What a game is called, such as W1.2: the second game of the first round."""
FINAL: Final[Name] = "final"
RESET: Final[Name] = "reset"
THIRD: Final[Name] = "third"


@dataclass(frozen=True, slots=True)
class Seeded:
    """Whoever has this seed; nobody if there are not so many."""

    seed: Seed


@dataclass(frozen=True, slots=True)
class WinnerOf:
    """Whoever wins this game."""

    game: Name


@dataclass(frozen=True, slots=True)
class LoserOf:
    """Whoever loses this game."""

    game: Name


Source = Seeded | WinnerOf | LoserOf


@dataclass(frozen=True, slots=True)
class Game:
    """A game of the bracket: where its two sides come from."""

    name: Name
    sides: tuple[Source, Source]


@dataclass(frozen=True, slots=True)
class Bracket:
    """The games in an order in which they can be played; who wins the last one is champion.

    The game `third` stands apart. With `reset` the last game is played only if the one before it
    was won by the couple that had lost already.
    """

    entries: int
    games: tuple[Game, ...]

    def game(self, name: Name) -> Game | None:
        """The game of this name."""
        return next((game for game in self.games if game.name == name), None)

    @property
    def last(self) -> Name:
        """The game whose winner is champion."""
        return RESET if self.game(RESET) else FINAL


def single_elimination(entries: int, *, third_place: bool = False) -> Bracket:
    """Who has lost is out; perhaps the losers of the semi-finals play for the third place."""
    rounds = _winners_rounds(entries)
    games = [game for each in rounds[:-1] for game in each]
    if third_place and len(rounds) > 1:
        semis = [LoserOf(game.name) for game in rounds[-2]]
        games.append(Game(THIRD, (semis[0], semis[1])))
    return Bracket(entries, (*games, Game(FINAL, rounds[-1][0].sides)))


def double_elimination(entries: int) -> Bracket:
    """Who has lost twice is out; the last couple without a loss must be beaten twice."""
    rounds = _winners_rounds(entries)
    games = [game for each in rounds for game in each]
    below: list[Source] = [LoserOf(game.name) for game in rounds[0]]
    numbers = count(1)
    for place, upper in enumerate(rounds[1:]):
        met = _round(f"L{next(numbers)}", below)
        # Every other time upside down, so that those who met above do not soon meet again.
        fallen: list[Source] = [LoserOf(game.name) for game in upper]
        fallen = fallen[::-1] if place % 2 == 0 else fallen
        survivors: list[Source] = [WinnerOf(game.name) for game in met]
        mixed = [side for pair in zip(survivors, fallen, strict=True) for side in pair]
        joined = _round(f"L{next(numbers)}", mixed)
        games += [*met, *joined]
        below = [WinnerOf(game.name) for game in joined]
    final = Game(FINAL, (WinnerOf(rounds[-1][0].name), below[0]))
    reset = Game(RESET, (WinnerOf(FINAL), LoserOf(FINAL)))
    return Bracket(entries, (*games, final, reset))


def _winners_rounds(entries: int) -> list[list[Game]]:
    """The rounds of those who have not lost."""
    rounds = [_round("W1", [Seeded(seed) for pair in first_pairs(entries) for seed in pair])]
    while len(rounds[-1]) > 1:
        winners = [WinnerOf(game.name) for game in rounds[-1]]
        rounds.append(_round(f"W{len(rounds) + 1}", winners))
    return rounds


def _round(name: str, sides: Sequence[Source]) -> list[Game]:
    """A round in which neighbours meet."""
    pairs = zip(sides[::2], sides[1::2], strict=True)
    return [Game(f"{name}.{place}", pair) for place, pair in enumerate(pairs, start=1)]


def games_single(entries: int) -> int:
    """Games of a single elimination: everybody but the champion loses one."""
    return entries - 1


def games_double(entries: int, *, reset: bool = False) -> int:
    """Games of a double elimination; one more if the unbeaten couple loses the first final."""
    return 2 * (entries - 1) + reset
