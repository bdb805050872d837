"""The engine and the oracle say the same of every trick and every hand they are both asked about.

Here only a part of the questions is asked; `make long sweep` asks all of them.
"""

import itertools
from dataclasses import replace

import pytest

from bench.jobs import sweep
from tests.pairwise import cover, meetings
from tests.rules.oracle import PLAIN, SUITS, House, Oracle, pack

EVERY = 97
"""One question in so many; it divides no number of hands, so that the choice wanders."""


@pytest.mark.rule("CARDS-02..24", "GEN-09", "GEN-18", "GEN-23", "AMB-16", "G55-19", "G55-20")
def test_the_winner_of_every_trick_of_two_cards() -> None:
    part = sweep.PARTS["two_card_tricks"]
    assert sweep.ask(part, part.blocks()) == (sweep.FULL["two_card_tricks"], [])


@pytest.mark.rule("GEN-17..21", "MV-30..33", "TNS-20..25", "G55-18", "AMB-01..16")
@pytest.mark.parametrize(
    "name",
    ["two_card_hands", "covered_hands", "several_trumps", "three_card_tricks", "covered_tricks"],
)
def test_what_may_be_played(name: str) -> None:
    part = sweep.PARTS[name]
    asked = -(-sweep.FULL[name] // EVERY)
    assert sweep.ask(part, part.blocks(), every=EVERY) == (asked, [])


@pytest.mark.rule("GEN-17..21", "MV-30..33", "TNS-20..25", "G55-18", "AMB-01..16")
def test_tricks_and_hands_by_lot() -> None:
    part = sweep.PARTS["drawn"]
    asked, failures = sweep.ask(part, itertools.islice(part.blocks(), 0, None, EVERY))
    assert asked >= sweep.FULL["drawn"] // EVERY
    assert failures == []


def test_a_difference_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = House(renege="five_jack_ah")
    other = sweep.engine(replace(asked, renege="five"))
    monkeypatch.setattr(sweep, "engine", lambda _house: other)
    part = sweep.PARTS["two_card_hands"]
    _, failures = sweep.ask(part, [sweep.Block(asked, "S", led="9S")])
    assert (
        "renege=five_jack_ah, trump S: to 9S from 2C JS the engine allows JS, the oracle 2C JS"
        in failures
    )


@pytest.mark.parametrize(("jokers", "cards"), [(0, 52), (1, 53), (2, 54)])
def test_the_oracle_has_each_card_once(jokers: int, cards: int) -> None:
    assert len(set(pack(jokers))) == len(pack(jokers)) == cards
    for trump, demoted in itertools.product(SUITS, (False, True)):
        oracle = Oracle(House(jokers), trump, demoted=demoted)
        ordered = [*oracle.trumps, *itertools.chain.from_iterable(oracle.plain.values())]
        assert sorted(ordered) == sorted(pack(jokers))
        assert all(oracle.plain[suit] == PLAIN[suit].split() for suit in oracle.plain)


@pytest.mark.parametrize("together", [2, 3, 4])
def test_any_few_choices_meet_in_a_house(together: int) -> None:
    rows = cover(sweep.CHOICES, together=together)
    for met in meetings(sweep.CHOICES, together):
        assert any(met <= row.items() for row in rows)
