"""Frozen dataclasses that are made quickly.

For every `@dataclass(frozen=True, slots=True)` the standard library writes and compiles half a
dozen methods. There are more than a hundred such classes below `record`, and a program would wait
longer for them than for all else that it needs to begin. Here they share their methods, and
`__init__` is compiled once for all classes whose fields have the same names.

To a reader and to a type checker this is `dataclasses.dataclass`; `dataclasses.fields`, `replace`,
`asdict` and pattern matching work as ever.
"""

from importlib import import_module
from operator import attrgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass, replace
else:

    def dataclass(*, frozen, slots):  # noqa: ANN001, ANN201 - as `dataclasses.dataclass`
        """Make a class of values; they are always frozen and have slots."""
        assert frozen  # noqa: S101 - there is no other kind here
        assert slots  # noqa: S101 - the same
        return _made

    def replace(value, /, **changes):  # noqa: ANN001, ANN003, ANN201 - as `dataclasses.replace`
        """A copy of the value with these fields changed."""
        given = {name: getattr(value, name) for name in value.__match_args__}
        return value.__class__(**{**given, **changes})


__all__ = ["dataclass", "replace"]

_INITS: dict[tuple[object, ...], Any] = {}
_NOTHING: tuple[()] = ()


def _made(cls: type) -> type:
    """The class with slots for its fields and the methods of a value."""
    body = dict(cls.__dict__)
    names = tuple(body.get("__annotations__", ()))
    defaults = tuple(body.pop(name) for name in names if name in body)
    for name in ("__dict__", "__weakref__"):
        body.pop(name, None)
    body["__slots__"] = body["__match_args__"] = names
    body["_values"] = staticmethod(attrgetter(*names) if names else _no_values)
    if body.get("__hash__") is None:
        body["__hash__"] = _hash
    for name, method in _METHODS.items():
        body.setdefault(name, method)
    made: Any = type(cls)(cls.__name__, cls.__bases__, body)
    setters = [made.__dict__[name].__set__ for name in names]
    made.__init__ = _init(names, len(defaults), "__post_init__" in body)(setters, defaults)
    return made  # type: ignore[no-any-return]


def _init(names: tuple[str, ...], defaults: int, checked: bool) -> Any:  # noqa: FBT001 - a key
    """What makes the `__init__` of a class, given the setters of its fields and its defaults."""
    key = (names, defaults, checked)
    if key not in _INITS:
        needed = len(names) - defaults
        arguments = [
            name if place < needed else f"{name}=defaults[{place - needed}]"
            for place, name in enumerate(names)
        ]
        setters = "".join(f"set_{name}, " for name in names)
        lines = [f"set_{name}(self, {name})" for name in names]
        lines += ["self.__post_init__()"] if checked else []
        source = (
            f"def make(setters, defaults):\n"
            f"    {f'{setters}= setters' if names else 'pass'}\n"
            f"    def __init__({', '.join(['self', *arguments])}):\n"
            f"        {'; '.join(lines) or 'pass'}\n"
            f"    return __init__\n"
        )
        space: dict[str, Any] = {}
        exec(source, space)  # noqa: S102 - as the standard library makes its dataclasses
        _INITS[key] = space["make"]
    return _INITS[key]


# ---------------------------------------------------------------- the methods that all share


def _no_values(_value: object) -> tuple[()]:
    return _NOTHING


def _eq(self: Any, other: Any) -> Any:
    if other.__class__ is not self.__class__:
        return NotImplemented
    values = self._values
    return values(self) == values(other)


def _hash(self: Any) -> int:
    return hash(self._values(self))


def _repr(self: Any) -> str:
    fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
    return f"{self.__class__.__qualname__}({fields})"


def _frozen(_self: object, name: str, _value: object = None) -> None:
    message = f"a value never changes: {name!r} cannot be set"
    raise AttributeError(message)


def _reduce(self: Any) -> tuple[object, ...]:
    return self.__class__, tuple(getattr(self, name) for name in self.__match_args__)


class _Fields:
    """The fields of a class as the standard library knows them, made when it asks."""

    def __get__(self, _value: object, cls: type) -> Any:
        names: tuple[str, ...] = cls.__match_args__  # type: ignore[attr-defined]
        given = cls.__init__.__defaults__ or ()  # type: ignore[misc]
        standard = import_module("dataclasses")
        needed = len(names) - len(given)
        parts = [
            (name, cls.__annotations__[name])
            if place < needed
            else (name, cls.__annotations__[name], standard.field(default=given[place - needed]))
            for place, name in enumerate(names)
        ]
        fields = standard.make_dataclass(cls.__name__, parts).__dataclass_fields__
        cls.__dataclass_fields__ = fields  # type: ignore[attr-defined]
        return fields


_METHODS: dict[str, Any] = {
    "__eq__": _eq,
    "__repr__": _repr,
    "__setattr__": _frozen,
    "__delattr__": _frozen,
    "__reduce__": _reduce,
    "__dataclass_fields__": _Fields(),
}
