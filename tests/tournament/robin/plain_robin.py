"""Round robins told plainly, to check those that are planned cleverly; nothing is shared."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

Game = tuple[int, int]


def is_round_robin(slots: Iterable[Sequence[Game]], entries: Sequence[int], tables: int) -> bool:
    """Whether each meets each once, and each slot has room for its games and its players."""
    met = []
    for games in slots:
        players = [number for game in games for number in game]
        if len(games) > tables or len(players) != len(set(players)):
            return False
        met += [tuple(sorted(game)) for game in games]
    return sorted(met) == [tuple(sorted(pair)) for pair in combinations(sorted(entries), 2)]


def deals(slots: Iterable[Sequence[Game]]) -> Counter[int]:
    """How often each deals first."""
    return Counter(game[0] for games in slots for game in games)


def fewest_slots(n: int, tables: int) -> int:
    """The least number of slots, found by trying."""
    games = list(combinations(range(n), 2))
    slots = 1
    while not _fits(games, [[] for _ in range(slots)], tables):
        slots += 1
    return slots


def _fits(games: list[Game], slots: list[list[Game]], tables: int) -> bool:
    if not games:
        return True
    if len(games) > sum(tables - len(slot) for slot in slots):
        return False
    game, *rest = games
    for slot in slots:
        busy = {number for other in slot for number in other}
        if len(slot) < tables and busy.isdisjoint(game):
            slot.append(game)
            if _fits(rest, slots, tables):
                return True
            slot.pop()
            if not slot:
                return False  # all empty slots are alike
    return False
