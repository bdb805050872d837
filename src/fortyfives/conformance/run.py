"""Asking the rules what a worked case asks, and comparing."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass

from fortyfives.conformance.case import BadCase, Case, read_case
from fortyfives.conformance.compare import Difference, differences
from fortyfives.conformance.hall import Hall
from fortyfives.conformance.kind import Answers, Asked, Kind
from fortyfives.conformance.kinds import AREAS, KINDS
from fortyfives.conformance.question import Question
from fortyfives.conformance.value import Json, shown
from fortyfives.rules.options import apply_options
from fortyfives.variants.find import variant


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a case went: it passed, or could not be asked, or some of its answers differ."""

    id: str
    kind: str
    reason: str = ""
    differences: tuple[Difference, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether every answer is the expected one."""
        return not self.reason and not self.differences


def run_all(cases: Iterable[Json]) -> Iterator[Outcome]:
    """How each case of a file went, in its order."""
    seen: set[str] = set()
    cases = list(cases)
    others = _readable(cases)
    for place, raw in enumerate(cases, start=1):
        outcome = run_case(raw, f"case {place}", others)
        if outcome.id in seen:
            outcome = Outcome(outcome.id, outcome.kind, "this id stands twice in the file")
        seen.add(outcome.id)
        yield outcome


def run_case(raw: Json, place: str = "case", others: Mapping[str, Case] | None = None) -> Outcome:
    """How one case went; a case that cannot be asked has failed, and its reason says why.

    `place` stands for the id of a case that has none; `others` are the cases of its file, to which
    it may refer.
    """
    name, kind = _called(raw, place)
    try:
        return Outcome(name, kind, differences=tuple(_ask(raw, others or {})))
    except ValueError as error:  # a bad case, or rules that do not exist or do not go together
        return Outcome(name, kind, str(error))
    except Exception as error:  # noqa: BLE001 - one odd case must not end the run
        return Outcome(name, kind, f"could not be asked: {type(error).__name__}: {error}")


def _readable(cases: Iterable[Json]) -> dict[str, Case]:
    """The cases that can be read, by their ids."""
    found = {}
    for raw in cases:
        with suppress(BadCase):
            case = read_case(raw)
            found[case.id] = case
    return found


def _ask(raw: Json, others: Mapping[str, Case]) -> list[Difference]:
    case = read_case(raw)
    if case.hall:
        return _compared(case, AREAS, lambda: Hall.of(case.given, others))
    return _compared(
        case,
        KINDS,
        lambda: Question(case.given, apply_options(variant(case.rules), case.options)),
    )


def _compared(
    case: Case, kinds: Mapping[str, Kind[Asked]], question: Callable[[], Asked]
) -> list[Difference]:
    if case.kind not in kinds:
        raise BadCase(f"there is no {'area' if case.hall else 'kind'} {shown(case.kind)}")
    shape = kinds[case.kind].shape(case)
    answers: Answers = shape.answer(question())
    return differences({**shape.unsaid, **case.expect}, answers)


def _called(raw: Json, place: str) -> tuple[str, str]:
    """The id and kind of a case, as far as it has them."""
    if not isinstance(raw, dict):
        return place, ""
    name, kind = raw.get("id"), raw.get("kind", raw.get("area"))
    return (
        name if isinstance(name, str) and name else place,
        kind if isinstance(kind, str) else "",
    )
