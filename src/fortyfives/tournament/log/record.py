"""One line of the log: an event, who wrote it when, and what ties it to the line before."""

import hashlib
from typing import Final, Self

import msgspec
from msgspec import UNSET, UnsetType

from fortyfives.tournament.log.codec import read_event
from fortyfives.tournament.log.events import Event

FIRST: Final = "0" * 64
"""What the first record has for the hash of the one before."""


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """All of a record that is hashed: everything but its two hashes.

    A field that was not said is left out. `left` tells how many more records of the same command
    follow: a command's records are written together, and one that lacks the rest does not count.
    The fields stand in the order of canonical JSON, by which the bytes of a record are its own.
    """

    actor: str | UnsetType = UNSET
    command_id: str | UnsetType = UNSET
    data: msgspec.Raw
    device: str | UnsetType = UNSET
    left: int | UnsetType = UNSET
    seq: int
    time: str | UnsetType = UNSET
    type: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """A record as it stands in the file; its fields are in the order of canonical JSON too."""

    actor: str | UnsetType = UNSET
    command_id: str | UnsetType = UNSET
    data: msgspec.Raw
    device: str | UnsetType = UNSET
    hash: str
    left: int | UnsetType = UNSET
    prev_hash: str
    seq: int
    time: str | UnsetType = UNSET
    type: str

    @classmethod
    def sealed(cls, content: Content, prev_hash: str) -> Self:
        """The record that comes of this content behind the one of that hash."""
        fields = {name: getattr(content, name) for name in content.__struct_fields__}
        found = hash_of(prev_hash, msgspec.json.encode(content))
        return cls(**fields, hash=found, prev_hash=prev_hash)

    @property
    def content(self) -> Content:
        """All of it that is hashed."""
        return Content(
            actor=self.actor,
            command_id=self.command_id,
            data=self.data,
            device=self.device,
            left=self.left,
            seq=self.seq,
            time=self.time,
            type=self.type,
        )

    @property
    def line(self) -> bytes:
        """Its line in the file, with the line feed."""
        return msgspec.json.encode(self) + b"\n"

    def event(self) -> Event:
        """What it says; refused (`hall-log-unknown-event`) if this program does not know it."""
        return read_event(self.type, self.data)

    def by(self) -> str:
        """Who wrote it, as the two sides of a table or a desk are told apart."""
        return "" if self.actor is UNSET else self.actor


def hash_of(prev_hash: str, content: bytes) -> str:
    """The hash of a record whose content has been written as canonical JSON."""
    return hashlib.sha256(prev_hash.encode("ascii") + b"\n" + content).hexdigest()
