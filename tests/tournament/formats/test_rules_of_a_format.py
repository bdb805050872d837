"""The document that says what is played: its hash, what it may hold, and what is refused where."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.director.opening import preset, rules_of, set_format, whole_rules
from fortyfives.tournament.formats import FORMATS
from fortyfives.tournament.formats.rules import read_rules
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.refused import Refused
from tests.tournament.hall import Hall

PRIZES = {"places": [{"of_pot": 6000}, {"goods": "dinde", "divisible": False}, {"cents": 500}]}
CHANGES: dict[str, Any] = {
    "format": "some other",
    "event": "Friday",
    "date": "2026-03-07",
    "entrants": "singles",
    "rounds": 7,
    "game": "irish_45",
    "minutes": 15,
    "walk": "assisted",
    "rest": "rota",
    "bye_credit": "half",
    "late_before": 3,
    "leaves": "void",
    "table": "circle",
    "tiebreaks": {"chain": [{"by": "points"}, {"by": "spread"}]},
    "medal_places": 9,
    "prizes": PRIZES,
    "entry_cents": 500,
    "cash_unit": 100,
    "languages": ["fr", "en"],
    "seed": "5a" * 32,
}


@pytest.mark.parametrize("key", FORMATS)
def test_rules_that_are_written_are_read_back(key: str) -> None:
    rules = whole_rules({"format": key, "prizes": PRIZES})
    assert read_rules(rules.document()) == rules
    assert Hall(format=key, prizes=PRIZES).rules == read_rules(
        {**rules.document(), "seed": "5a" * 32}
    )
    assert FORMATS[key].key == key
    assert rules.chain.rules


@pytest.mark.parametrize("key", FORMATS)
@pytest.mark.parametrize("field", sorted({*CHANGES} - {"withdrawal"}))
def test_the_hash_changes_with_every_field(key: str, field: str) -> None:
    usual = FORMATS[key].usual
    value = "win" if field == "bye_credit" and usual.bye_credit == "half" else CHANGES[field]
    changed = read_rules({**usual.document(), field: value})
    assert changed.hash != usual.hash
    assert changed.short_hash == changed.hash[:8]


def test_every_field_of_the_document_is_changed_here_but_the_one_that_has_one_value() -> None:
    assert {*FORMATS["swiss"].usual.document()} == {*CHANGES, "withdrawal"}


@given(st.permutations(sorted(CHANGES)))
def test_the_hash_does_not_hang_on_the_order_of_the_fields(order: list[str]) -> None:
    assert read_rules({name: CHANGES[name] for name in order}).hash == read_rules(CHANGES).hash


@pytest.mark.parametrize(
    ("field", "value", "place"),
    [
        ("rounds", 0, "$.rounds"),
        ("rounds", "25", "$.rounds"),
        ("minutes", True, "$.minutes"),
        ("entrants", "dogs", "$.entrants"),
        ("cash_unit", 3, "$.cash_unit"),
        ("languages", [], "$.languages"),
        ("languages", ["en", "de"], "$.languages[1]"),
        ("seed", "5A" * 32, "$.seed"),
        ("seed", "5a" * 32 + "\n", "$.seed"),
        ("prizes", {"places": [{"of_pot": 10_001}]}, "$.prizes.places[0].of_pot"),
        ("prizes", {"places": [{}, {"gold": 1}]}, "$.prizes.places[1]"),
        ("tiebreaks", ["points"], "$.tiebreaks"),
        ("walks", "up1", "walks"),
    ],
)
def test_what_cannot_be_is_refused_and_told_where(field: str, value: object, place: str) -> None:
    with pytest.raises(Refused, match="hall-format-wrong") as refused:
        whole_rules({"format": "swiss", field: value})
    assert place in str(refused.value.facts["why"])


def test_a_fraction_in_the_rules_is_refused() -> None:
    with pytest.raises(Refused, match="hall-not-canonical"):
        whole_rules({"format": "swiss", "tiebreaks": {"chain": [{"by": "points", "cap": 1.5}]}})


def test_a_chain_that_cannot_be_read_is_refused_before_the_first_tie() -> None:
    with pytest.raises(Refused, match="hall-chain-step"):
        whole_rules({"format": "swiss", "tiebreaks": {"chain": [{"by": "height"}]}})


@pytest.mark.parametrize("document", [{}, {"format": "bridge"}])
def test_a_format_that_is_not_known_is_refused(document: dict[str, object]) -> None:
    with pytest.raises(Refused, match="hall-no-format"):
        whole_rules(document)
    assert preset("swiss") is FORMATS["swiss"]


def test_a_game_that_is_not_known_is_refused() -> None:
    with pytest.raises(Refused, match="hall-no-game-preset"):
        whole_rules({"format": "swiss", "game": "bridge"})


def test_nothing_is_played_before_it_is_said_what() -> None:
    with pytest.raises(Refused, match="hall-no-event"):
        rules_of(Books())


def test_after_the_first_game_the_format_changes_only_for_a_reason() -> None:
    hall = Hall(4)
    shorter = whole_rules({**hall.rules.document(), "rounds": 20})
    hall.do(set_format(shorter))
    hall.next()
    longer = whole_rules({**hall.rules.document(), "rounds": 22})
    with pytest.raises(Refused, match="hall-log-format-needs-reason"):
        hall.do(set_format(longer, "  "))
    hall.do(set_format(longer, "a storm is coming "))
    assert hall.rules.rounds == 22
    assert hall.facts.format is not None
    assert hall.facts.format.reason == "a storm is coming"
