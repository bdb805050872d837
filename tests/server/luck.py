"""Luck that can be had again: what the server draws, drawn by a seed instead."""

import base64
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from unittest.mock import patch

from fortyfives.server import card_room
from fortyfives.server.table import live, planning


class Luck:
    """Stands where the server has `secrets`."""

    def __init__(self, seed: object) -> None:
        self._lot = Random(f"luck {seed}")
        self.token_bytes = self._lot.randbytes
        self.randbelow = self._lot.randrange

    def token_hex(self, size: int) -> str:
        """So many bytes in hex."""
        return self.token_bytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        """So many bytes as a word."""
        return base64.urlsafe_b64encode(self.token_bytes(size)).rstrip(b"=").decode()

    @staticmethod
    def compare_digest(one: str, other: str) -> bool:
        """Whether they are the same."""
        return one == other


@contextmanager
def seeded(seed: object) -> Iterator[None]:
    """The server's luck hangs on the seed alone."""
    luck = Luck(seed)
    with ExitStack() as stack:
        for module in (card_room, live, planning):
            stack.enter_context(patch.object(module, "secrets", luck))
        yield
