import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fortyfives.cards.card import Card
from fortyfives.game.deal import Deal
from fortyfives.game.events import seen_by
from fortyfives.record.model import DealRecord
from fortyfives.record.read import read
from fortyfives.record.replay import replay
from fortyfives.record.seen import as_seen
from fortyfives.record.told import Row, Told
from fortyfives.record.write import write
from fortyfives.rules.seating import Seat
from tests.record.games import Played, played
from tests.record.papers import spoiled
from tests.strategies import Table, plain_tables


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_what_each_player_saw_can_be_proved(table: Table) -> None:
    for stops in (0, 0.03):
        one = played(table, random.Random(f"seen {table}/{stops}"), deals=1, stops=stops)
        for seat in (None, 0, table.players - 1):
            record = as_seen(one.recorder.record, seat)
            proved = replay(read(write(record)))
            assert proved.game.scores == one.game.scores
            assert public(proved.deals[0].deal) == public(last(one))


@settings(max_examples=30)
@given(st.sampled_from(plain_tables()), st.integers(0, 10_000), st.sampled_from([0, 0.05]))
def test_nobody_s_hidden_cards_are_in_it(table: Table, seed: int, stops: float) -> None:
    one = played(table, random.Random(seed), deals=1, stops=stops)
    for seat in (None, *range(table.players)):
        told = cards_in(as_seen(one.recorder.record, seat).deals[0])
        assert told <= seen(one, seat)


def test_a_player_who_has_not_looked_does_not_see_his_own_cards() -> None:
    table = Table("merrimack_valley", 4, (("thirty_for_sixty", "blind"),))
    one = played(table, random.Random(3), deals=1, stops=0.5)
    assert [told.deed.name for told in one.recorder.record.deals[0].opening] == ["CUTS"]
    assert cards_in(as_seen(one.recorder.record, 0).deals[0]) == set()


def test_a_lie_is_found_where_cards_are_unknown_and_said_to_be_for_all_of_them() -> None:
    one = played(Table("merrimack_valley", 2), random.Random(8), deals=1)
    text = write(as_seen(one.recorder.record, None))
    row = next(line for line in one.recorder.record.deals[0].play if isinstance(line, Row))
    other = 1 - (row.taker or 0)
    bad = spoiled(text, (str(row), str(Row(row.leader, row.cards, other))))
    assert bad.key == "record-taker"
    assert not bad.tried


def public(deal: Deal) -> object:
    """What everybody saw of a deal but how the stock was filled up again."""
    return deal.public


def last(one: Played) -> Deal:
    """The deal as far as it was played."""
    start, steps = one.deals[-1]
    return steps[-1][1].deal if steps else start


def seen(one: Played, seat: Seat | None) -> set[Card]:
    """Every card that the seat could see in the deal."""
    found: set[Card] = set()
    for _, step in one.deals[0][1]:
        for event in seen_by(step.events, seat):
            cards = getattr(event, "cards", ())
            if cards and isinstance(next(iter(cards)), tuple):
                cards = [card for _, shown in cards for card in shown]
            found |= {*cards, getattr(event, "card", None)} - {None}
    return found


def cards_in(deal: DealRecord) -> set[Card]:
    """Every card that the record of a deal tells."""
    heaps = [*deal.hands.values(), *deal.later.values(), deal.kitty or (), deal.turned or ()]
    heaps += [deal.stock or (), *deal.chance.values()]
    for line in (*deal.opening, *deal.play):
        if isinstance(line, Told):
            heaps += [line.given, line.draws or (), (line.card,)]
        else:
            heaps.append(line.cards)
    return {card for heap in heaps for card in heap if card}
