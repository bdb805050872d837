"""A kind of worked case: the fields it knows, and how the rules are asked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from fortyfives.conformance.case import BadCase, Case
from fortyfives.conformance.given import Given
from fortyfives.conformance.value import Json, one_of, shown

Asked = TypeVar("Asked", bound=Given)
"""What is asked: a question to the rules, or to the director of a hall."""

Answers = dict[str, Json]
"""What the rules answer, by the names that `expect` uses; an answer not there cannot be given."""


@dataclass(frozen=True, slots=True)
class Shape(Generic[Asked]):
    """One form of a kind: its fields and the question they make.

    `unsaid` is what a case expects where its `expect` does not say otherwise.
    """

    given: frozenset[str]
    expect: frozenset[str]
    answer: Callable[[Asked], Answers]
    unsaid: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Kind(Generic[Asked]):
    """A kind of case; where it has several shapes, the field `selector` of `given` tells which.

    The shape with the empty name is the one of a case that does not tell.
    """

    name: str
    shapes: Mapping[str, Shape[Asked]]
    selector: str = ""

    def shape(self, case: Case) -> Shape[Asked]:
        """The shape of this case; `BadCase` if there is none, or a field it does not know."""
        shape = self._shape(case)
        for part, known, named in (
            ("given", shape.given | {self.selector}, case.given),
            ("expect", shape.expect, case.expect),
        ):
            for name in named:
                if not name or name not in known:
                    raise BadCase(f"{part}.{name} is not a field of {self._called(case)}")
        if not case.expect and not shape.unsaid:
            raise BadCase("expect is empty: nothing would be checked")
        return shape

    @property
    def fields(self) -> frozenset[str]:
        """Every field that one of its shapes knows."""
        return frozenset().union(*(each.given | each.expect for each in self.shapes.values()))

    def _shape(self, case: Case) -> Shape[Asked]:
        if not self.selector:
            return self.shapes[""]
        name = case.given.get(self.selector, "")
        known = one_of(filter(None, self.shapes))
        if self.selector in case.given and not name:
            raise BadCase(f"given.{self.selector} is {shown(name)}; known are: {known}")
        if not isinstance(name, str) or name not in self.shapes:
            what = shown(name) if name else "missing"
            raise BadCase(f"given.{self.selector} is {what}; known are: {known}")
        return self.shapes[name]

    def _called(self, case: Case) -> str:
        name = case.given.get(self.selector, "")
        return f"{self.name}, {self.selector} {name}" if name else self.name


def fields(names: str) -> frozenset[str]:
    """The names of fields, written with blanks between."""
    return frozenset(names.split())


def one_shape(
    name: str, given: str, expect: str, answer: Callable[[Asked], Answers]
) -> Kind[Asked]:
    """A kind that has but one shape."""
    return Kind(name, {"": Shape(fields(given), fields(expect), answer)})
