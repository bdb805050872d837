"""What every computer player must do, at every table."""

from random import Random

import pytest

from fortyfives import Game, apply, variant, view_for
from fortyfives.game.deal import Deal
from fortyfives.game.engine import start
from fortyfives.game.legality import refuse
from fortyfives.game.phases.play import lawful
from fortyfives.game.setting import Phase
from fortyfives.players.player import Player
from fortyfives.players.registry import names, player
from tests.players.unseen import redealt
from tests.strategies import Table, mixed_tables, plain_tables

PLAYERS = names()
DEALS = 3
GAMES = ("irish_45", "merrimack_valley_common", "ns_call_your_partner", "one_ten")


def finish(deal: Deal, who: Player, lot: Random) -> list[Deal]:
    """Each moment of the deal as this player plays it in every seat."""
    moments = [deal]
    while deal.turn is not None:
        deal = apply(deal, who.choose(view_for(deal, deal.turn), lot).action).deal
        moments.append(deal)
    return moments


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_every_player_can_play_a_whole_deal_of_every_game(name: str, table: Table) -> None:
    for number in range(DEALS):
        lot = Random(f"{name} {table} {number}")
        assert finish(table.start(lot).deal, player(name), lot)[-1].over


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_can_play_with_any_mixture_of_house_rules(name: str) -> None:
    for table in (table for key in GAMES for table in mixed_tables(key)):
        lot = Random(f"{name} {table}")
        assert finish(table.start(lot).deal, player(name), lot)[-1].over, table


@pytest.mark.rule("MV-32")
@pytest.mark.parametrize("name", PLAYERS)
def test_no_player_revokes_where_a_revoke_only_costs_points(name: str) -> None:
    rules = variant("general_120", revoke="offender_side_scores_zero")
    bound = 0
    for number in range(40):
        lot = Random(number)
        for deal in finish(Game.new(rules, 4, seed=number).deal(), player(name), lot):
            if deal.phase is not Phase.PLAY or deal.turn is None:
                continue
            view = view_for(deal, deal.turn)
            action = player(name).choose(view, lot).action
            assert refuse(view, action) is None
            if lawful(view) != view.hand:
                bound += 1
                card = getattr(action, "card", None)
                assert card is None or card in lawful(view)
    assert bound > 0


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("table", plain_tables()[::3], ids=str)
def test_the_same_view_and_the_same_luck_give_the_same_choice(name: str, table: Table) -> None:
    lot = Random(f"{table}")
    who = player(name)
    for deal in finish(table.start(lot).deal, who, lot)[:-1]:
        assert deal.turn is not None
        other = redealt(deal, deal.turn, lot)
        view, again = view_for(deal, deal.turn), view_for(other, deal.turn)
        assert view == again
        first, second = (who.choose(v, Random(7)) for v in (view, again))
        assert first == second == player(name).choose(view, Random(7))


def test_the_hidden_cards_of_these_tests_really_are_others() -> None:
    lot = Random(1)
    deal = Game.new(variant("merrimack_valley"), 4, seed=1).deal()
    deal = finish(deal, player("cautious"), lot)[6]
    assert redealt(deal, 0, lot).owns[1] != deal.owns[1]
    assert start(deal.setting, deal.chance).deal.hidden != redealt(deal, 0, lot).hidden
