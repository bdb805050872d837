"""Games packed into time slots, where there are fewer tables than a round has games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fortyfives.tournament.robin.slot import even_out, games_of, slot_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fortyfives.tournament.robin.game import Round


def slots_needed(n: int, tables: int) -> int:
    """The least number of time slots in which n teams can all meet, at so many tables."""
    games = n * (n - 1) // 2
    return max(n - 1 + n % 2, -(-games // min(tables, n // 2)))


def pack(rounds: Sequence[Round], tables: int) -> tuple[Round, ...]:
    """The games of these rounds in as few slots as the tables allow, but in no fewer than rounds.

    The bound is always reached: empty slots are added, and filled from the largest ones.
    """
    games = sum(map(len, rounds))
    slots = [slot_of(games) for games in rounds]
    slots += [{} for _ in range(-(-games // tables) - len(rounds))]
    even_out(slots, tables)
    return tuple(games_of(slot) for slot in slots)
