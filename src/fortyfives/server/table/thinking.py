"""Computer players thinking, outside the event loop and for a limited time."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Final

import structlog

from fortyfives.game.legality import legal
from fortyfives.game.view import SeatView
from fortyfives.players.registry import player
from fortyfives.server.codec import write_action

LONGEST: Final = 5.0
"""So many seconds a computer player has; then it does anything that is allowed."""
_LOG: Final = structlog.get_logger("thinking")


class Thinkers:
    """A few threads in which computer players think."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="thinking")

    def close(self) -> None:
        """Let them go."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, name: str, view: SeatView, luck: str) -> dict[str, Any]:
        """What the player of that name does, as the log writes it.

        One that fails or takes too long does anything that is allowed.
        """
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(LONGEST):
                return await loop.run_in_executor(self._pool, _choose, name, view, luck)
        except Exception as wrong:  # noqa: BLE001 - a player may be anybody's; the game goes on
            _LOG.warning("a computer player failed", player=name, error=type(wrong).__name__)
            return write_action(legal(view).any(Random(luck)))  # noqa: S311 - any will do


def _choose(name: str, view: SeatView, luck: str) -> dict[str, Any]:
    # Only the server knows this luck, and it is drawn anew for every choice.
    return write_action(player(name).choose(view, Random(luck)).action)  # noqa: S311
