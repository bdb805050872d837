"""What a worked case asks of the director of an evening, and the other cases it refers to."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from fortyfives.conformance.case import BadCase, Case
from fortyfives.conformance.given import Given
from fortyfives.conformance.value import Json, shown

BASE: Final = "base"
"""The field that names a case of the same file, whose `given` is taken but for what stands here."""


@dataclass(frozen=True, slots=True)
class Hall(Given):
    """The fields given, and the cases of the same file by their ids."""

    cases: Mapping[str, Case] = field(default_factory=dict)

    @staticmethod
    def of(given: Mapping[str, Json], cases: Mapping[str, Case]) -> "Hall":
        """The question of these fields, with those of the case that `base` names."""
        seen: set[str] = set()
        whole = dict(given)
        while BASE in whole:
            name = whole.pop(BASE)
            if not isinstance(name, str) or name not in cases or name in seen:
                raise BadCase(f"given.{BASE}: {shown(name)} is no other case of this file")
            seen.add(name)
            whole = {**cases[name].given, **whole}
        return Hall(whole, cases)

    def case(self, name: str) -> Case:
        """The case of this file that a field names."""
        found = self.text(name)
        if found not in self.cases:
            self.wrong(name, f"there is no case {shown(found)} in this file")
        return self.cases[found]
