"""The engine counts as many lines as the plain counters, and as many as it did before.

Beside this file there is one for each game with its positions and their counts.
"""

import random
from collections.abc import Callable
from itertools import count as numbers
from math import comb
from pathlib import Path

import pytest

from fortyfives.game.legality import legal
from fortyfives.game.setting import Phase
from fortyfives.game.showing import view_for
from fortyfives.search.perft import perft
from fortyfives.variants import ALL
from tests.game.watching import played
from tests.hands import bids, names, rigged, turn
from tests.perft import plain_auction, plain_play
from tests.perft.positions import HERE, AuctionCase, Case, PlayCase, by_lot, read
from tests.strategies import Table, mixed_tables, plain_tables

FILES = sorted(HERE.glob("*.toml"))
CASES = [case for path in FILES for case in read(path)]
ENOUGH = 1_000


def counters(case: Case) -> tuple[Callable[[int], int], Callable[[int], int]]:
    """What counts a case in the engine, and what does so on paper."""
    deal = case.dealt()
    if isinstance(case, AuctionCase):
        house = case.on_paper()
        return (
            lambda depth: perft(deal, depth, Phase.AUCTION),
            lambda depth: plain_auction.count(house, depth),
        )
    at = case.on_paper()
    return lambda depth: perft(deal, depth), lambda depth: plain_play.count(at, depth)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_there_are_as_many_lines_as_were_written_down(case: Case) -> None:
    engine, paper = counters(case)
    depths = range(1, len(case.lines) + 1)
    assert tuple(map(engine, depths)) == case.lines
    assert tuple(map(paper, depths)) == case.lines


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_is_named_after_a_game_and_counts_all_there_is_in_it(path: Path) -> None:
    kinds = {type(case) for case in read(path)}
    has_auction = ALL[path.stem].auction is not None
    assert kinds == ({AuctionCase, PlayCase} if has_auction else {PlayCase})


def agree(case: Case) -> int:
    """Count deeper and deeper until there are many lines or none; how many there were."""
    engine, paper = counters(case)
    total = 0
    for depth in numbers(1):
        found = engine(depth)
        assert found == paper(depth), f"{case}, {depth} actions"
        total += found
        if found == 0 or found > ENOUGH:
            break
    return total


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_hands_by_lot_can_be_played_in_as_many_ways(table: Table) -> None:
    assert all(agree(by_lot(table.key, table.players, seed)) > 100 for seed in range(3))


@pytest.mark.parametrize(
    "table", [table for table in plain_tables() if table.variant.auction], ids=str
)
def test_an_auction_can_go_in_as_many_ways(table: Table) -> None:
    sides = table.variant.seating.sides(table.players)
    assert agree(AuctionCase(table, (0,) * len(sides))) > 10


@pytest.mark.parametrize("key", ["ns_auction_richmond", "var_three_pairs"])
def test_auctions_by_any_house_rules_can_go_in_as_many_ways(key: str) -> None:
    lot = random.Random("scores")
    for table in mixed_tables(key)[::2]:
        sides = table.variant.seating.sides(table.players)
        agree(AuctionCase(table, tuple(5 * lot.randint(-5, 20) for _ in sides)))


def test_a_discard_is_counted_by_its_cards() -> None:
    deal = names(bids(rigged("merrimack_valley"), "20 pass pass pass"), "S")
    assert deal.phase is Phase.EXCHANGE
    assert perft(deal, 1) == sum(comb(8, thrown) for thrown in range(3, 8))


def test_discards_are_told_one_by_one() -> None:
    deal = names(bids(rigged("one_ten"), "pass pass pass pass"), "S")
    found = list(legal(view_for(deal, turn(deal))))
    assert len(found) == len(set(found)) == perft(deal, 1)


def test_a_line_that_ends_sooner_is_not_counted() -> None:
    told = played(Table("general_120", 2), random.Random(1))
    assert [perft(told.deal, depth) for depth in range(3)] == [1, 0, 0]
