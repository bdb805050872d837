"""One house rule: a flat key that edits one policy of a variant."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from fortyfives.nearest import alike
from fortyfives.number import whole_number
from fortyfives.rules.options.need import NOTHING, Need, look, present
from fortyfives.rules.refusal import MOST_SAID, InconsistentRules, brief, shown
from fortyfives.value import dataclass, replace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from fortyfives.rules.variant import Variant

MANY: Final = 12
FEW: Final = 5
Value = str | int | bool | dict[str, int] | list[int]
"""A value of an option as worked cases and records write it."""


class OptionError(ValueError):
    """A house rule that cannot be had: its sentence's key, and the words that it needs."""

    def __init__(self, message: str, **facts: str) -> None:
        """Keep the words; `alternatives` names what would be allowed."""
        said = "; ".join(f"{name}: {value}" for name, value in facts.items() if value)
        super().__init__(f"{message.replace('-', ' ')} ({said})")
        self.message = message
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Values:
    """What an option may be set to.

    `named` are the words allowed; `numbers` is the range of numbers allowed, if any; `offered_not`
    are values that are known but cannot be chosen yet where they are not in force.
    """

    named: tuple[str | int | bool, ...] = ()
    numbers: tuple[int, int] | None = None
    other: str = ""
    offered_not: tuple[str | int | bool, ...] = ()

    def allows(self, value: Value) -> bool:
        """Whether the value is one of the words or numbers."""
        if isinstance(value, dict | list):
            return bool(self.other)
        if any(type(value) is type(word) and value == word for word in self.named):
            return True
        number = isinstance(value, int) and not isinstance(value, bool)
        if number and self.numbers:
            return self.numbers[0] <= value <= self.numbers[1]  # type: ignore[operator]
        return isinstance(value, str) and bool(self.other)

    def words(self) -> str:
        """The allowed values in a line."""
        parts = [write_value(word) for word in self.named if word not in self.offered_not]
        if self.numbers:
            parts.append(f"{self.numbers[0]} … {self.numbers[1]}")
        if self.other:
            parts.append(self.other)
        return ", ".join(parts)


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule by its key, with its values, its source, and the edit that it stands for.

    `get` gives the value in force; `needs` is what the key has no meaning without.
    """

    key: str
    values: Values
    source: tuple[str, ...]
    get: Callable[[Variant], Value]
    put: Callable[[Variant, Any], Variant]
    needs: Need = NOTHING

    def fits(self, variant: Variant) -> bool:
        """Whether the house rule has a meaning in this variant."""
        return self.needs.met(variant)

    def edit(self, variant: Variant, value: Value) -> Variant:
        """The variant with this house rule.

        Raises `OptionError` or `InconsistentRules` if it cannot be had.
        """
        if not self.fits(variant):
            raise OptionError(
                "option-has-no-meaning", key=self.key, variant=variant.key, needs=self.needs.word
            )
        if not (is_value(value) and self.values.allows(value)):
            raise no_value(self.key, value, self.values.words())
        if value in self.values.offered_not and value != self.get(variant):
            raise OptionError(
                "option-not-offered-yet",
                key=self.key,
                value=write_value(value),
                alternatives=self.values.words(),
            )
        try:
            return self.put(variant, value)
        except InconsistentRules as wrong:
            wrong.rule = self.source[0]
            raise


def is_value(value: object) -> bool:
    """Whether it is anything that a house rule could be set to."""
    if isinstance(value, dict):
        return all(type(name) is str and _is_count(number) for name, number in value.items())
    if isinstance(value, list):
        return all(_is_count(number) for number in value)
    return type(value) in {str, bool} or _is_count(value)


def _is_count(value: object) -> bool:
    return type(value) is int and abs(value) < MOST_SAID


def no_value(key: str, value: object, alternatives: str) -> OptionError:
    """The error for a value that the house rule cannot be set to, whatever it is."""
    told = brief(write_value(value)) if is_value(value) else shown(value)  # type: ignore[arg-type]
    return OptionError("option-value-unknown", key=key, value=told, alternatives=alternatives)


def write_value(value: Value) -> str:
    """The value as one writes it after `--option key=`."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return ",".join(f"{name}:{number}" for name, number in value.items())
    if isinstance(value, list):
        return ",".join(str(number) for number in value)
    return str(value)


def read_value(text: str) -> Value:
    """Read what stands after `--option key=`: true, a word, a number, 95:20 or 2,3,4."""
    if text in {"true", "false"}:
        return text == "true"
    number = whole_number(text)
    if number is not None:
        return number
    parts = text.split(",")
    pairs = [part.partition(":") for part in parts]
    if all(colon for _, colon, _ in pairs):
        numbers = _numbers([number for *_, number in pairs])
        return dict(zip((name for name, *_ in pairs), numbers, strict=True)) if numbers else text
    return _numbers(parts) or text


def _numbers(texts: list[str]) -> list[int]:
    """The numbers that these texts are; nothing at all if one of them is none."""
    found = [number for text in texts if (number := whole_number(text)) is not None]
    return found if len(found) == len(texts) else []


def nearest(word: str, known: Iterable[str]) -> str:
    """The known words most like this one, whatever its capitals.

    If none is alike, all of them if they are few, and the first few if they are many.
    """
    names = list(known)
    few = names if len(names) <= MANY else [*names[:FEW], "…"]
    return ", ".join(alike(word, names) or few)


# --- the usual edits -------------------------------------------------------------------------


def put(whole: Any, path: str, value: object) -> Any:
    """A copy of the whole with the part at that path replaced."""
    name, _, rest = path.partition(".")
    inner = put(getattr(whole, name), rest, value) if rest else value
    return replace(whole, **{name: inner})


def choice(
    key: str,
    kind: type[Enum],
    path: str,
    *source: str,
    offered_not: tuple[str, ...] = (),
    needs: Need | None = None,
) -> Option:
    """An option that sets a policy to one of the words of an enumeration."""

    def get(variant: Variant) -> Value:
        member = look(variant, path)
        assert isinstance(member, kind)  # noqa: S101 - `needs` has been asked
        return str(member.value)

    return Option(
        key,
        Values(named=(*(str(m.value) for m in kind), *offered_not), offered_not=offered_not),
        source,
        get,
        lambda variant, value: put(variant, path, kind(value)),
        needs or present(path),
    )


def switch(key: str, path: str, *source: str, needs: Need | None = None) -> Option:
    """An option that turns something on or off."""
    return Option(
        key,
        Values(named=(False, True)),
        source,
        lambda variant: bool(look(variant, path)),
        lambda variant, value: put(variant, path, value),
        needs or present(path),
    )


def number(  # noqa: PLR0913 - a number has two ends and a word for none
    key: str,
    path: str,
    allowed: tuple[int, int] | tuple[int, ...],
    *source: str,
    none: str | None = None,
    among: bool = False,
    needs: Need | None = None,
) -> Option:
    """An option that sets a number: in a range, or one of a few if `among`; `none` means absent."""
    words: tuple[str | int | bool, ...] = (none,) if none else ()
    values = (
        Values(named=(*allowed, *words))
        if among
        else Values(named=words, numbers=(allowed[0], allowed[1]))
    )

    def get(variant: Variant) -> Value:
        found = look(variant, path)
        if found is None and none:
            return none
        assert isinstance(found, int)  # noqa: S101 - `needs` has been asked
        return found

    return Option(
        key,
        values,
        source,
        get,
        lambda variant, value: put(variant, path, None if value == none else value),
        needs or (present(path.rpartition(".")[0]) if none else present(path)),
    )
