"""Every rule of the catalogue is tested, or it is told why there is nothing to test."""

from collections import Counter

import pytest

from tests.catalogue.nothing import NOTHING
from tests.catalogue.tables import IDS, LISTED, TESTED
from tests.catalogue.tournaments import TOURNAMENTS


def test_the_tables_name_every_rule_of_the_catalogue() -> None:
    assert [key for key in IDS if key not in LISTED] == []


def test_the_tables_name_no_rule_twice_and_none_that_is_not_there() -> None:
    assert [key for key, times in Counter(LISTED).items() if times > 1 or key not in IDS] == []


@pytest.mark.parametrize("key", TESTED)
def test_the_test_of_a_rule_says_so_itself(key: str) -> None:
    assert key in TESTED[key].rules()


def test_what_is_not_tested_is_told_in_a_sentence() -> None:
    assert [key for key, why in (TOURNAMENTS | NOTHING).items() if len(why.split()) < 3] == []
