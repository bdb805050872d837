"""The handbook page of the protocol: `python -m fortyfives.server.protocol_page` prints it."""

from collections.abc import Iterator
from typing import Final

import msgspec.inspect as look

from fortyfives.server import protocol
from fortyfives.server.closing import Closing
from fortyfives.server.schema import UNIONS, messages, say_type, structures

HEAD: Final = """\
# The protocol

<!-- Made by `python -m fortyfives.server.protocol_page > docs/protocol.md`, never by hand. -->

Every message between a table and those who sit at it, in version {version}. [](programmes.md) tells
how they follow each other. A message is an object in JSON; `t` names its kind. A field that is
marked `?` may be left out. No message to a table is longer than {most} bytes.

What is no command can be `refused` too, with an empty `id`: `unreadable` is no message (after three
of them the socket is closed), `too-fast` was too much at once, and `greeted` is another `hello` on
a socket whose seat is known. It changes nothing: `language` changes the language, and another seat
has a socket of its own.
"""
TITLES: Final = {"ToTable": "To the table", "ToPlayer": "From the table"}
PARTS: Final = """\
## Parts of messages

What messages are made of, and what is answered to `GET /api/replays/NAME` (`Replay`).
"""
CLOSED: Final = """\
## Why a socket is closed

A message that is far too long is not read at all: the line itself ends then, with 1009.

| code | reason |
|---|---|
"""


def protocol_page() -> str:
    """The whole of `docs/protocol.md`."""
    found, told = structures(), set()
    blocks = [HEAD.format(version=protocol.VERSION, most=protocol.MOST_BYTES)]
    for name, union in UNIONS.items():
        blocks.append(f"## {TITLES[name]}\n")
        for kind in messages(union):
            told.add(kind.cls.__name__)
            blocks.append("\n".join(_told(kind, f"`{kind.tag}`")))
    blocks.append(PARTS)
    parts = [found[name] for name in sorted(found) if name not in told]
    blocks += ["\n".join(_told(kind, kind.cls.__name__)) for kind in parts]
    rows = [f"| {why.code} | `{why.name.lower()}` |" for why in Closing]
    return "\n".join([*blocks, CLOSED + "\n".join(rows) + "\n"])


def _told(kind: look.StructType, title: str) -> Iterator[str]:
    """A structure under its title: what it is, and its fields."""
    yield f"### {title}\n"
    yield "\n".join(line.strip() for line in (kind.cls.__doc__ or "").strip().splitlines())
    if kind.fields:
        yield "\n| field | what it is |\n|---|---|"
    for field in kind.fields:
        optional = "" if field.required else " ?"
        said = say_type(field.type).replace("|", "\\|")
        yield f"| `{field.encode_name}`{optional} | `{said}` |"
    yield ""


if __name__ == "__main__":
    print(protocol_page(), end="")  # noqa: T201 - it is printed into the file
