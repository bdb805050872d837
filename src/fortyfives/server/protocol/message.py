"""What every message is made of: its version, its size, and the names of cards and seats."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

VERSION: Final = 1
"""The version of this protocol; another one is refused at the door."""
MOST_BYTES: Final = 4_096
"""No message to a table is longer."""

CardName = Annotated[str, Meta(pattern=r"^([A2-9TJQK][CDHS]|RJ|BJ)$(?!\n)")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Id = Annotated[str, Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Token = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Language = Literal["en", "fr"]
SuitName = Literal["C", "D", "H", "S"]


class Message(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """One message; `t` names its kind."""
