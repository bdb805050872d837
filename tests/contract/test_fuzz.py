"""A hundredth of the long run `make long fuzz`, and the tables at which it plays."""

from functools import cache
from typing import Any

import pytest

from bench.jobs import fuzz
from fortyfives.rules.options import OPTIONS
from fortyfives.variants import ALL
from tests.strategies import (
    Table,
    all_tables,
    edited,
    fits,
    mixed_games,
    mixed_tables,
    offered,
    plain_tables,
)

SHARES = 100


@cache
def share() -> dict[str, Any]:
    """What one share of the long run came to."""
    return fuzz.run(1, SHARES)


def test_nothing_goes_wrong() -> None:
    assert share()["failures"] == []
    assert share()["deals"] == fuzz.FULL["deals"] // SHARES
    assert share()["games"] == fuzz.FULL["games"] // SHARES


def test_everything_remarkable_happens() -> None:
    assert {*fuzz.REMARKABLE, "robbed", "slam", "revoked"} <= share().keys()


def test_most_deals_can_be_told_again_with_other_cards() -> None:
    assert share()["retold_same"] > 0.8 * fuzz.RETOLD * share()["deals"]
    assert share()["retold_cards"] > 10 * share()["retold_same"]


def test_most_games_of_shy_players_come_to_an_end() -> None:
    assert share()["games_finished"] > 0.6 * share()["games"]


# ---------------------------------------------------------------- the tables


def test_every_game_is_played_by_every_number_of_players() -> None:
    seated = {(table.key, table.players) for table in plain_tables()}
    assert seated == {(key, n) for key, variant in ALL.items() for n in variant.seating.counts}


@pytest.mark.parametrize("key", mixed_games())
def test_every_value_of_every_house_rule_that_fits_is_played(key: str) -> None:
    variant, played = ALL[key], set[tuple[str, str]]()
    for table in mixed_tables(key):
        played |= table.in_force.items()
    for option in OPTIONS.values():
        for word in offered(option, variant):
            if fits(variant, {option.key: word}):
                assert (option.key, word) in played, "nowhere in force, although it fits alone"


def test_every_value_of_every_house_rule_is_played_in_a_hundredth() -> None:
    assert len(all_tables()) <= fuzz.FULL["deals"] // SHARES
    played = {item for table in all_tables() for item in table.in_force.items()}
    for option in OPTIONS.values():
        if option.key in {"players", "six_player", "trick_order_stop"}:
            continue
        words = {word for variant in ALL.values() for word in offered(option, variant)}
        assert words <= {word for key, word in played if key == option.key}, option.key


@pytest.mark.parametrize("key", mixed_games())
def test_any_two_values_meet_that_can_be_had_together(key: str) -> None:
    together = [dict(table.options) for table in mixed_tables(key)]
    variant = ALL[key]
    options = list(OPTIONS.values())
    for number, one in enumerate(options):
        for other in options[number + 1 :: 7]:
            for word in offered(one, variant)[:2]:
                wished = {one.key: word, other.key: offered(other, variant)[-1]}
                if fits(variant, wished):
                    assert any(wished.items() <= row.items() for row in together), wished


def test_a_table_is_what_it_says() -> None:
    table = Table("merrimack_valley", 6, (("kitty_size", "0"), ("min_bid", "20")))
    assert table.variant == edited(ALL["merrimack_valley"], {"kitty_size": "0", "min_bid": "20"})
    assert str(table) == "merrimack_valley for 6 deal=3-2 kitty_size=0 min_bid=20"
