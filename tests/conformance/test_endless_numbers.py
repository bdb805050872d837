"""A number with thousands of figures in a worked case is told in a sentence."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fortyfives.cli.check import main
from fortyfives.conformance.case import BadFile, read_file
from fortyfives.conformance.run import run_case
from tests.conformance.files import CASES

KINDS = sorted({case["kind"] for case in CASES if "kind" in case})


@pytest.mark.parametrize("endless", ["9" * 5000, "-" + "9" * 5000, "9" * 101], ids=len)
def test_a_file_with_an_endless_number_is_told(
    endless: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cases.json"
    path.write_text('{"vectors": [{"id": ' + endless + "}]}", encoding="utf-8")
    with pytest.raises(BadFile, match="a number has more than 100 figures"):
        read_file(path)
    assert main([str(path)]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "set_int_max_str_digits" not in told


def spoilt(part: Any, odd: float) -> Iterator[Any]:
    """The part with each of its numbers made another, one after another."""
    if type(part) is int:
        yield odd
    if not isinstance(part, dict | list):
        return
    for key, entry in list(part.items() if isinstance(part, dict) else enumerate(part)):
        for other in spoilt(entry, odd):
            copy: Any = part.copy()
            copy[key] = other
            yield copy


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("odd", [10**99, -(10**99), float("inf"), 0.5], ids=range(4))
def test_a_number_that_no_rule_knows_is_told_and_nothing_else_happens(
    kind: str, odd: float
) -> None:
    for case in [case for case in CASES if case.get("kind") == kind][:3]:
        for wrong in spoilt(case, odd):
            outcome = run_case(wrong)
            assert not outcome.passed
            assert "could not be asked" not in outcome.reason, outcome.reason
            assert len(outcome.reason) < 800
