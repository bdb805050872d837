"""No slip of the pen passes for the truth."""

import random

import pytest

from fortyfives.record.bad import BadRecord
from fortyfives.record.read import read
from fortyfives.record.replay import Replay, replay
from tests.record.games import played
from tests.record.mutants import mutants, without_a_line
from tests.strategies import Table, plain_tables

TABLES = [
    *(table for table in plain_tables() if table.players == table.variant.seating.usual),
    Table("irish_45", 3, (("jokers", "2"), ("beg_king", "true"))),
    Table("merrimack_valley", 2, (("thirty_for_sixty", "blind"), ("slam", "any_time"))),
    Table("general_120", 3, (("rob_with_ace", "decline_by_announcement"), ("players", "3"))),
]


def what_matters(replay: Replay) -> list[object]:
    """What a record is kept for: what was bid and played, who took it, and the scores."""
    deals = [deal.deal.public for deal in replay.deals]
    told = [
        (deal.trump, deal.auction.contract, deal.tricks, deal.trick, deal.score, deal.thrown_in)
        for deal in deals
    ]
    return [*told, replay.game.scores, replay.game.verdict]


def survivors(text: str, spoiled: dict[str, str]) -> list[str]:
    """The slips that pass although what matters has changed, or that are complained of nowhere."""
    true = what_matters(replay(read(text)))
    last = text.count("\n") + 2
    found = []
    for slip, told in spoiled.items():
        try:
            proved = replay(read(told))
        except BadRecord as bad:
            if not 1 <= bad.line <= last:
                found.append(f"{slip}: complained of in line {bad.line}")
        else:
            if what_matters(proved) != true:
                found.append(f"{slip}: passes")
    return found


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_slip_in_a_whole_deal_passes(table: Table) -> None:
    lot = random.Random(f"slips {table}")
    text = played(table, lot, deals=1).text
    assert survivors(text, dict(mutants(text, lot, 120))) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_line_can_be_left_out_of_a_whole_deal(table: Table) -> None:
    text = played(table, random.Random(f"lines {table}"), deals=1).text
    assert survivors(text, dict(without_a_line(text))) == []
