"""A time slot: games that are played at the same time, and how they change places with others.

A team plays once in a slot. Two slots together are therefore chains and rings of games, in which
the two slots alternate. The games of a whole chain may change slots, and everybody still plays once
in each: that is all that the packing of a day needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fortyfives.tournament.entry import Number
from fortyfives.tournament.robin.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

TEAMS: Final = 2
"""So many play a game."""

Slot = dict[Number, Game]
"""Everybody who plays in the slot, and in which game."""


def slot_of(games: Iterable[Game]) -> Slot:
    """The slot of these games."""
    return {number: game for game in games for number in game}


def games_of(slot: Slot) -> tuple[Game, ...]:
    """The games of the slot, in order."""
    return tuple(dict.fromkeys(slot.values()))


def even_out(slots: Sequence[Slot], tables: int) -> None:
    """Let no slot have more games than there are tables; there is room for all of them.

    Where some slot has too many, all become as large as each other, give or take a game.
    """
    if max(map(len, slots), default=0) <= TEAMS * tables:
        return
    games, more = divmod(sum(map(len, slots)) // TEAMS, len(slots))
    by_size = sorted(slots, key=len, reverse=True)
    goals = [TEAMS * (games + (place < more)) for place in range(len(slots))]
    over = [(slot, goal) for slot, goal in zip(by_size, goals, strict=True) if len(slot) > goal]
    under = [(slot, goal) for slot, goal in zip(by_size, goals, strict=True) if len(slot) < goal]
    while over:
        (large, most), (small, least) = over[-1], under[-1]
        _pour(large, small, min(len(large) - most, least - len(small)) // TEAMS)
        if len(large) == most:
            over.pop()
        if len(small) == least:
            under.pop()


def place(slots: Sequence[Slot], game: Game) -> bool:
    """Put one more game into these slots, others changing theirs if need be; whether it fits."""
    one, two = game
    for slot in slots:
        if one not in slot and two not in slot:
            slot.update(slot_of([game]))
            return True
    for slot in slots:
        for other in slots:
            if one in slot or two in other:
                continue
            chain = _chain(slot, other, two)
            if not any(one in moved for moved in chain):
                _exchange(slot, other, chain)
                slot.update(slot_of([game]))
                return True
    return False


def shorten(slots: Sequence[Slot], least: int) -> list[Slot]:
    """The same games in fewer slots, but not in fewer than that, as far as it can be done."""
    best = list(slots)
    while len(best) > least:
        dropped = min(range(len(best)), key=lambda place: len(best[place]))
        fewer = [dict(slot) for number, slot in enumerate(best) if number != dropped]
        if not all(place(fewer, game) for game in games_of(best[dropped])):
            break
        best = fewer
    return best


def _chain(one: Slot, other: Slot, start: Number) -> list[Game]:
    """The games from this team on, of one slot and the other by turns.

    The team plays in the first slot and not in the second, and so the chain has an end.
    """
    games: list[Game] = []
    slot, number = one, start
    while number in slot:
        games.append(slot[number])
        number = sum(slot[number]) - number
        slot = other if slot is one else one
    return games


def _pour(large: Slot, small: Slot, games: int) -> None:
    """The large slot has so many games fewer, the small one so many more.

    Of the chains that the two make, at least as many begin and end with a game of the large one as
    it has games more; each of them that changes slots takes one game across.
    """
    for start in list(large):
        if games and start not in small:
            chain = _chain(large, small, start)
            if len(chain) % 2:
                _exchange(large, small, chain)
                games -= 1


def _exchange(one: Slot, other: Slot, chain: Sequence[Game]) -> None:
    """The games of a chain change slots; the first of them is in the first slot."""
    ours, theirs = chain[::2], chain[1::2]
    for slot, games in ((one, ours), (other, theirs)):
        for number in slot_of(games):
            del slot[number]
    one.update(slot_of(theirs))
    other.update(slot_of(ours))
