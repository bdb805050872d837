"""The protocol as TypeScript: `python -m fortyfives.server.typescript` writes it."""

from collections.abc import Iterator
from typing import Final

import msgspec.inspect as look

from fortyfives.server import protocol
from fortyfives.server.schema import UNIONS, literal, messages, say_type, structures

HEAD: Final = """\
// Made from src/fortyfives/server/protocol/ and replayed.py by
// `python -m fortyfives.server.typescript > web/src/protocol.ts`.
// Never edited by hand: a test fails when it is stale.

export const PROTOCOL = {version};
"""


def typescript() -> str:
    """The whole of `web/src/protocol.ts`."""
    found = structures()
    structs = [line for name in sorted(found) for line in _struct(found[name])]
    unions = [
        f"export type {name} = {' | '.join(kind.cls.__name__ for kind in messages(union))};"
        for name, union in UNIONS.items()
    ]
    return "\n".join([HEAD.format(version=protocol.VERSION), *structs, *unions, ""])


def _struct(kind: look.StructType) -> Iterator[str]:
    yield f"/** {(kind.cls.__doc__ or '').strip()} */"
    yield f"export interface {kind.cls.__name__} {{"
    if kind.tag is not None:
        yield f"  {kind.tag_field}: {literal(kind.tag)};"
    for field in kind.fields:
        optional = "" if field.required else "?"
        yield f"  {field.encode_name}{optional}: {say_type(field.type)};"
    yield "}"


if __name__ == "__main__":
    print(typescript(), end="")  # noqa: T201 - it is printed into the file
