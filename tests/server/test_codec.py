import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.cards.card import PACK
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import ACTIONS, Discard, Play
from fortyfives.game.legal import Throws
from fortyfives.game.legality import legal
from fortyfives.game.showing import view_for
from fortyfives.server.codec import NotReadable, read_action, write_action, write_event
from fortyfives.variants import ALL
from tests.game.watching import Watched, begun
from tests.strategies import all_tables, by_lot, lots, tables

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=45) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)
NAMES = tuple(kind.__name__ for kind in ACTIONS)
FIELDS = ("seat", "card", "cards", "depth", "pattern", "call", "suit", "discard", "aside", "asked")


def played(key: str, number: int) -> Watched:
    """A deal of that game, at one of the tables of the tests."""
    those = [table for table in all_tables() if table.key == key]
    lot = random.Random(f"codec {key} {number}")
    told = begun(those[number % len(those)], lot)
    while told.deal.turn is not None:
        told.go_on(by_lot(told.deal, lot))
    return told


@pytest.mark.parametrize("key", ALL)
def test_every_action_that_may_be_done_is_read_as_it_was_written(key: str) -> None:
    for number in range(6):
        told = played(key, number)
        before = told.first.deal
        for done, step in told.told:
            for seat in range(before.setting.seats):
                may = legal(view_for(before, seat))
                for action in () if isinstance(may, Throws) else may:
                    assert read_action(write_action(action)) == action
                    written = write_action(action)
                    del written["seat"]
                    assert read_action(written, seat) == action
            assert read_action(msgspec.json.decode(msgspec.json.encode(write_action(done)))) == done
            before = step.deal


@given(table=tables(), lot=lots())
def test_the_same_event_always_gives_the_same_bytes(table, lot) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
    told = begun(table, lot)
    while told.deal.turn is not None and len(told.told) < 40:
        told.go_on(by_lot(told.deal, lot))
    for event in told.events:
        written = write_event(event)
        assert written == write_event(event)
        assert msgspec.json.decode(written)["is"] == type(event).__name__


@given(st.lists(st.sampled_from(PACK), unique=True, max_size=9), st.randoms())
def test_a_set_of_cards_is_written_in_the_order_of_the_pack(cards, lot) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
    one = write_action(Discard(0, CardSet.of(cards)))
    lot.shuffle(cards)
    assert write_action(Discard(0, CardSet.of(cards))) == one


def test_an_action_is_that_of_the_seat_that_sent_it() -> None:
    written = {"is": "Play", "seat": 3, "card": "5H"}
    assert read_action(written, 1) == Play(1, PACK[30])


@given(JSON)
def test_what_is_no_action_cannot_be_read(junk: object) -> None:
    with pytest.raises(NotReadable):
        read_action(junk, 0)


@given(
    st.sampled_from(NAMES),
    st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=3),
    st.none() | st.integers(0, 7),
)
def test_an_action_with_wrong_fields_cannot_be_read(
    name: str, fields: dict[str, object], seat: int | None
) -> None:
    try:
        action = read_action({"is": name, **fields}, seat)
    except NotReadable:
        return
    assert read_action(write_action(action)) == action


@pytest.mark.parametrize(
    "written",
    [
        {"is": "Play", "card": "1H"},
        {"is": "Play", "card": ["5H"]},
        {"is": "Play", "card": "5H", "why": 1},
        {"is": "Discard", "cards": ["5H", "5H"]},
        {"is": "Discard", "cards": "5H"},
        {"is": "Cut", "depth": True},
        {"is": "Cut", "depth": 2.0},
        {"is": "Say", "call": "enough"},
        {"is": "NameTrump", "suit": "x"},
        {"is": "ChoosePackets", "pattern": "9" * 41},
        {"is": "ChoosePackets", "pattern": "²-3"},
    ],
    ids=str,
)
def test_a_field_that_is_not_what_it_should_be_is_told(written: dict[str, object]) -> None:
    with pytest.raises(NotReadable):
        read_action(written, 0)
