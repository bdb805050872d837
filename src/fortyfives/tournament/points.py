"""Scores of a tournament, counted in half games, so that a game sat out can count for half."""

from typing import Final

HalfGames = int
"""A score: a game won is two."""

NOTHING: Final[HalfGames] = 0
HALF: Final[HalfGames] = 1
GAME: Final[HalfGames] = 2
