"""Ways to get a rule wrong, for as long as a test runs."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import replace
from functools import reduce
from importlib import import_module
from inspect import getattr_static
from typing import Any

from fortyfives.cards.pack import pack
from fortyfives.game.phases import cut
from fortyfives.rules import ranking
from fortyfives.rules.options import apply_options
from fortyfives.rules.options.option import OptionError, Value
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.variant import Variant
from fortyfives.variants import ALL

Mutation = Callable[[], AbstractContextManager[None]]
"""Called, it gives a context in which a rule is wrong."""


class NothingChanged(LookupError):
    """A mutation that leaves every game as it is; it proves nothing."""


def option(key: str, value: Value, games: tuple[str, ...] | None = None) -> Mutation:
    """Have another house rule in force, in these games or in all in which it can be had."""

    def edit(variant: Variant) -> Variant:
        if games is not None:
            return apply_options(variant, {key: value})
        try:
            return apply_options(variant, {key: value})
        except (OptionError, InconsistentRules):
            return variant

    return edited(games, edit)


def edited(games: str | tuple[str, ...] | None, edit: Callable[[Variant], Variant]) -> Mutation:
    """Have these games, or all, as this edit makes them; for policies that no option reaches."""
    keys = tuple(ALL) if games is None else (games,) if isinstance(games, str) else games

    @contextmanager
    def mutated() -> Iterator[None]:
        before = dict(ALL)
        wrong = {key: edit(ALL[key]) for key in keys}
        if all(wrong[key] == before[key] for key in keys):
            raise NothingChanged(*keys)
        with _fresh_caches():
            ALL.update(wrong)
            try:
                yield
            finally:
                ALL.update(before)

    return mutated


def patched(target: str, wrong: object) -> Mutation:
    """Put something else in the place of "package.module:Name.attribute"."""

    @contextmanager
    def mutated() -> Iterator[None]:
        owner, name = _find(target)
        before = getattr_static(owner, name)
        with _fresh_caches():
            setattr(owner, name, wrong)
            try:
                yield
            finally:
                setattr(owner, name, before)

    return mutated


def wrapped(target: str, wrap: Callable[[Any], object]) -> Mutation:
    """Put something made of what is there in the place of "package.module:Name.attribute"."""

    @contextmanager
    def mutated() -> Iterator[None]:
        owner, name = _find(target)
        with patched(target, wrap(getattr(owner, name)))():
            yield

    return mutated


def entry(target: str, key: object, wrap: Callable[[Any], object]) -> Mutation:
    """Put something made of what is there under a key of the mapping "package.module:NAME"."""

    @contextmanager
    def mutated() -> Iterator[None]:
        owner, name = _find(target)
        mapping = getattr(owner, name)
        before = mapping[key]
        with _fresh_caches():
            mapping[key] = wrap(before)
            try:
                yield
            finally:
                mapping[key] = before

    return mutated


def ignored(key: str) -> Mutation:
    """Have a house rule change nothing, whatever it is set to."""
    return entry(
        "fortyfives.rules.options:OPTIONS",
        key,
        lambda option: replace(option, put=lambda variant, _value: variant),
    )


def together(*mutations: Mutation) -> Mutation:
    """Get several things wrong at once, where one alone would not show."""

    @contextmanager
    def mutated() -> Iterator[None]:
        with ExitStack() as stack:
            for mutation in mutations:
                stack.enter_context(mutation())
            yield

    return mutated


def _find(target: str) -> tuple[Any, str]:
    module, _, path = target.partition(":")
    *owners, name = path.split(".")
    return reduce(getattr, owners, import_module(module)), name


@contextmanager
def _fresh_caches() -> Iterator[None]:
    """Let nothing that was worked out before be used inside, or the other way round."""
    _clear_caches()
    try:
        yield
    finally:
        _clear_caches()


def _clear_caches() -> None:
    for cached in (ranking._order, cut._cuts, pack):  # noqa: SLF001 - the caches are private
        cached.cache_clear()
