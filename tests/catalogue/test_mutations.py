"""The test of each rule passes, and fails as soon as that rule is wrong."""

from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb

import pytest

from fortyfives.game.engine import IllegalAction
from fortyfives.rules.options.option import OptionError
from fortyfives.rules.refusal import InconsistentRules
from tests.catalogue.mutations import NothingChanged, option
from tests.catalogue.tables import TESTED

TESTS = Path(__file__).parents[1]
BY_THE_RULES = (IllegalAction, InconsistentRules, OptionError)


def notices(test: Callable[[], None]) -> bool:
    """Whether the test fails: by a claim of its own, or because the rules forbid what it does.

    A test that breaks down for another reason has not failed, and its error comes through.
    """
    try:
        test()
    except AssertionError as error:
        if Path(extract_tb(error.__traceback__)[-1].filename).is_relative_to(TESTS):
            return True
        raise RuntimeError("the engine broke down under a wrong rule") from error
    except (*BY_THE_RULES, pytest.fail.Exception):
        return True
    return False


@pytest.mark.parametrize("key", TESTED)
def test_the_test_of_a_rule_fails_when_the_rule_is_wrong(key: str) -> None:
    proof = TESTED[key]
    assert not notices(proof.function), "it fails although nothing is wrong"
    with proof.wrong():
        assert notices(proof.function), "it passes although the rule is wrong"
    assert not notices(proof.function), "the wrong rule has left a trace"


def test_a_mutation_that_changes_nothing_is_refused() -> None:
    with pytest.raises(NothingChanged), option("target", 120, ("general_120",))():
        pass  # pragma: no cover - never entered


def test_a_test_that_breaks_down_has_not_failed() -> None:
    def broken() -> None:
        raise TypeError

    with pytest.raises(TypeError):
        notices(broken)
