"""Why a socket is closed by the server: the codes that a client is told."""

from enum import Enum


class Closing(Enum):
    """A reason, and its number on the wire."""

    NEWER = 4001
    TOKEN = 4002
    JUNK = 4003
    NOWHERE = 4004
    PROTOCOL = 4010
    ELSEWHERE = 1008
    BUG = 1011
    RESTART = 1012
    LATER = 1013

    @property
    def code(self) -> int:
        """The number."""
        return self.value
