"""Standings told plainly: who beat whom is looked up game by game, and nothing is shared."""

from collections.abc import Sequence

Game = tuple[int, int, int]
"""Two teams, and the winner; 0 for a tie."""


def points_of(team: int, games: Sequence[Game]) -> int:
    """Two for a win, one for a tie."""
    total = 0
    for one, two, winner in games:
        if team in (one, two):
            if winner == team:
                total += 2
            elif winner == 0:
                total += 1
    return total


def own_game(one: int, two: int, games: Sequence[Game]) -> int:
    """The winner of the one game between two; 0 if they tied or never met."""
    for first, second, winner in games:
        if {first, second} == {one, two}:
            return winner
    return 0


def by_own_games(teams: Sequence[int], games: Sequence[Game], *, two_only: bool) -> list[list[int]]:
    """Groups by points, then by the games within each group, again and again until none splits."""
    groups = []
    for level in sorted({points_of(team, games) for team in teams}, reverse=True):
        tied = [team for team in teams if points_of(team, games) == level]
        groups += _within(tied, games, two_only=two_only)
    return groups


def _within(tied: list[int], games: Sequence[Game], *, two_only: bool) -> list[list[int]]:
    if len(tied) == 2:
        winner = own_game(tied[0], tied[1], games)
        return [[winner], [team for team in tied if team != winner]] if winner else [tied]
    inside = [game for game in games if game[0] in tied and game[1] in tied]
    everybody_met = all(
        any({one, two} == {game[0], game[1]} for game in inside)
        for one in tied
        for two in tied
        if one < two
    )
    if two_only or len(tied) < 2 or not everybody_met:
        return [tied]
    levels = sorted({points_of(team, inside) for team in tied}, reverse=True)
    if len(levels) == 1:
        return [tied]
    return [
        group
        for level in levels
        for group in _within(
            [team for team in tied if points_of(team, inside) == level], games, two_only=two_only
        )
    ]
