"""A store without a disk, which can be full or slow, and players that think at once."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from fortyfives.game.view import SeatView
from fortyfives.players.registry import player
from fortyfives.server.codec import write_action
from fortyfives.server.store.store import Kept, NotSaved, NotThere, Store
from fortyfives.server.table.thinking import Thinkers


class MemoryStore(Store):
    """Keeps everything in memory; `full` makes it fail, as a disk does, or that of the secrets."""

    def __init__(self) -> None:
        self.hashes: dict[str, str] = {}
        self.logs: dict[str, list[bytes]] = {}
        self.kept: dict[str, bytes] = {}
        self.full = self.secrets_full = False

    def _room(self) -> None:
        if self.full:
            raise NotSaved("the disk is full")

    async def close(self) -> None:
        """Nothing to let go of."""

    async def add_table(self, key: str, join_hash: str, made: float) -> None:
        """A new table."""
        del made
        self._room()
        self.hashes[key], self.logs[key] = join_hash, []

    async def append(self, key: str, first: int, bodies: Sequence[bytes]) -> None:
        """The next entries, if their number is the next one."""
        await asyncio.sleep(0)
        self._room()
        if first != len(self.logs[key]) + 1:
            raise NotSaved("somebody else has written that entry")
        self.logs[key] += bodies

    async def keep_secret(self, deal_id: str, secret: bytes) -> None:
        """Keep the secret of a deal."""
        if self.full or self.secrets_full:
            raise NotSaved("the disk is full")
        self.kept[deal_id] = secret

    async def secrets_of(self, key: str) -> dict[str, bytes]:
        """The secrets of all deals of a table."""
        return {deal: kept for deal, kept in self.kept.items() if deal.startswith(f"{key}/")}

    async def table(self, key: str) -> Kept:
        """A table and its log."""
        if key not in self.logs:
            raise NotThere(key)
        return Kept(key, self.hashes[key], tuple(self.logs[key]))

    async def forget(self, key: str) -> None:
        """Delete a table."""
        self._room()
        del self.logs[key], self.hashes[key]


class AtOnce(Thinkers):
    """Computer players that think where they are asked, by a luck of their own."""

    def __init__(self, seed: object = 0) -> None:
        self._lot = Random(f"thinking {seed}")

    def close(self) -> None:
        """Nobody to let go of."""

    async def choose(self, name: str, view: SeatView, luck: str) -> dict[str, Any]:
        """What the player does."""
        del luck
        return write_action(player(name).choose(view, self._lot).action)
