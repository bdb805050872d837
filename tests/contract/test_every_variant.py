"""What every regional game must do; a new one in `variants` is held to it as it is."""

import random
from itertools import islice

import pytest

from fortyfives.game.game import Game
from fortyfives.rules.dealing import FirstPacket
from fortyfives.rules.options import apply_options, options_in_force
from fortyfives.variants import ALL
from tests.contract import digests
from tests.game.watching import Watched, played, watch
from tests.game.whole_games import play_game
from tests.strategies import Table, plain_tables

LONG = 25
"""So many deals of a game that does not end are enough here."""

every_game = pytest.mark.parametrize("key", ALL)
every_table = pytest.mark.parametrize("table", plain_tables(), ids=str)


@every_table
def test_a_deal_starts_is_played_and_ends(table: Table) -> None:
    told = watch(table, random.Random(f"{table}"))
    assert told.first.deal.turn == told.first.deal.setting.cutter
    assert told.deal.over
    assert told.deal.public.score is not None


@every_table
def test_a_game_of_shy_players_ends_or_goes_on_for_long(table: Table) -> None:
    game = play_game(table, "contract", LONG)
    assert game.over or game.number == LONG


@every_game
def test_most_games_end(key: str) -> None:
    table = Table(key, ALL[key].seating.usual)
    ended = (seed for seed in range(6) if play_game(table, seed).over)
    # The third that ends is enough: games that go on for long cost most of the time.
    assert len(list(islice(ended, 3))) == 3


@every_table
def test_the_same_seed_gives_the_same_deal_and_another_gives_another(table: Table) -> None:
    def deal(seed: int) -> Watched:
        return played(table, random.Random(seed))

    assert deal(1).told == deal(1).told
    assert deal(1).told != deal(2).told


@every_game
def test_a_game_is_itself_by_its_own_house_rules(key: str) -> None:
    variant = ALL[key]
    assert apply_options(variant, options_in_force(variant)) == variant
    assert variant.key == key


@every_game
def test_only_a_dealer_who_has_the_choice_may_deal_in_another_order(key: str) -> None:
    dealing = ALL[key].dealing
    usual, *others = dealing.patterns()
    assert usual == dealing.packets
    assert bool(others) == (dealing.first_packet is FirstPacket.DEALERS_CHOICE)


@every_game
def test_the_first_dealer_is_drawn_from_all_seats(key: str) -> None:
    dealers = {Game.new(ALL[key], seed=seed).dealer for seed in range(100)}
    assert dealers == set(range(ALL[key].seating.usual))


@every_game
def test_a_game_tells_who_it_is(key: str) -> None:
    variant = ALL[key]
    for name in (variant.name, variant.region):
        assert name.en
        assert name.fr
    assert variant.sources


@every_game
def test_fifty_deals_go_as_they_went(key: str) -> None:
    was = digests.written().get(key, {}).get(f"first_{digests.SMALL}")
    renew = f"python -m tests.contract.digests {key}"
    assert digests.digest(key, digests.SMALL) == was, f"new, or meant to differ? {renew}"
