import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fortyfives.record.read import read
from fortyfives.record.replay import replay
from fortyfives.record.write import write
from tests.record.games import events, played
from tests.strategies import Table, all_tables, plain_tables


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_every_game_is_read_back_and_replayed_as_it_was_played(table: Table) -> None:
    for stops in (0, 0.02):
        one = played(table, random.Random(f"{table}/{stops}"), stops=stops)
        record = read(one.text)
        assert record == one.recorder.record
        proved = replay(record)
        assert events(proved) == one.events
        assert proved.game.scores == one.game.scores
        assert proved.game.verdict == one.game.verdict
        assert proved.unknown == 0


@settings(max_examples=40)
@given(st.sampled_from(all_tables()), st.integers(0, 10_000), st.sampled_from([0, 0.02]))
def test_so_is_every_game_with_any_house_rules(table: Table, seed: int, stops: float) -> None:
    one = played(table, random.Random(seed), stops=stops)
    record = read(one.text)
    assert record == one.recorder.record
    proved = replay(record)
    assert events(proved) == one.events
    assert proved.game.scores == one.game.scores


@given(st.integers(0, 10_000))
def test_writing_what_was_read_gives_the_same_text(seed: int) -> None:
    lot = random.Random(seed)
    text = played(lot.choice(all_tables()), lot, stops=0.01).text
    assert write(read(text)) == text


@given(st.text(), st.text(), st.integers(0, 100))
def test_any_name_and_title_is_read_back(name: str, title: str, seed: int) -> None:
    one = played(plain_tables()[seed % len(plain_tables())], random.Random(seed), deals=1)
    head = one.recorder.record
    record = type(head)(
        head.variant, head.players, head.dealer, head.start, names={0: name}, title=title
    )
    text = write(record)
    assert text.isascii()
    assert read(text) == record
