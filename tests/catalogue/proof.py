"""A rule, the test that shows it, and a way to get it wrong that the test notices."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from tests.catalogue.mutations import Mutation


@dataclass(frozen=True, slots=True)
class Proof:
    """The test of a rule, as "tests.rules.test_x:test_y", and what makes it fail.

    The test is a plain function without arguments. It makes its games while it runs, and asks
    through `tests.hands` or a module: a function that it imports by name stays as it was.
    """

    test: str
    wrong: Mutation

    @property
    def function(self) -> Callable[[], None]:
        """The test itself."""
        module, _, name = self.test.partition(":")
        found: Callable[[], None] = getattr(import_module(module), name)
        return found

    def rules(self) -> set[str]:
        """The rules that the test says it holds to."""
        marks = getattr(self.function, "pytestmark", ())
        return {
            one for mark in marks if mark.name == "rule" for ids in mark.args for one in ids_in(ids)
        }


def ids_in(text: str) -> list[str]:
    """The rule ids of a line such as GEN-17 or GEN-17..21."""
    first, _, last = text.partition("..")
    section, _, number = first.rpartition("-")
    numbers = range(int(number), int(last or number) + 1)
    return [f"{section}-{one:02}" for one in numbers]
