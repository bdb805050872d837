"""The structures of the protocol, as a client's language or a page can be made from them."""

from collections.abc import Callable
from typing import Any, Final

import msgspec.inspect as look

from fortyfives.server import protocol
from fortyfives.server.replayed import Replay

UNIONS: Final[dict[str, Any]] = {"ToTable": protocol.ToTable, "ToPlayer": protocol.ToPlayer}
"""What goes over the socket, in either direction."""
ANSWERS: Final = (Replay,)
"""What is answered to a request."""


def messages(union: Any) -> list[look.StructType]:
    """The kinds of message of a union, in the order in which they are told."""
    kinds = look.type_info(union)
    assert isinstance(kinds, look.UnionType)  # noqa: S101 - there is more than one kind
    return [kind for kind in kinds.types if isinstance(kind, look.StructType)]


def structures() -> dict[str, look.StructType]:
    """Every structure of the protocol by its name, those first that need the others."""
    found: dict[str, look.StructType] = {}
    for kind in (*UNIONS.values(), *ANSWERS):
        _gather(look.type_info(kind), found)
    return found


def _gather(kind: look.Type, found: dict[str, look.StructType]) -> None:
    """Every structure that this one needs, itself included."""
    if isinstance(kind, look.StructType):
        if kind.cls.__name__ not in found:
            found[kind.cls.__name__] = kind
            for field in kind.fields:
                _gather(field.type, found)
    elif isinstance(kind, look.ListType):
        _gather(kind.item_type, found)
    elif isinstance(kind, look.UnionType):
        for each in kind.types:
            _gather(each, found)


def say_type(kind: look.Type, name: Callable[[str], str] = str) -> str:
    """A type as TypeScript has it; `name` writes the name of a structure."""
    match kind:
        case look.StructType():
            return name(kind.cls.__name__)
        case look.ListType():
            inner = say_type(kind.item_type, name)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case look.UnionType():
            return " | ".join(say_type(each, name) for each in kind.types)
        case look.LiteralType():
            return literal(*kind.values)
        case look.DictType():
            return f"Record<string, {say_type(kind.value_type, name)}>"
        case _:
            return _PLAIN[type(kind)]


def literal(*values: Any) -> str:
    """One of these words."""
    return " | ".join(f'"{value}"' for value in values)


_PLAIN: Final[dict[type[look.Type], str]] = {
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
}
