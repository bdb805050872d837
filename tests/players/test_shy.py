from random import Random

from fortyfives import Game, apply, variant, view_for
from fortyfives.game.actions import Say
from fortyfives.players.registry import player
from fortyfives.rules.stakes import Call


def test_the_shy_player_passes_thirty_times_in_thirty_one_and_more() -> None:
    deal = Game.new(variant("merrimack_valley"), 4, seed=3).deal()
    lot, shy = Random(3), player("random-shy")
    while deal.turn is not None and deal.phase.value != "auction":
        deal = apply(deal, shy.choose(view_for(deal, deal.turn), lot).action).deal
    assert deal.turn is not None
    view = view_for(deal, deal.turn)
    said = [shy.choose(view, lot).action for _ in range(1000)]
    assert all(isinstance(action, Say) for action in said)
    passed = sum(isinstance(action, Say) and action.call is Call.PASS for action in said)
    assert 950 < passed < 1000


def test_games_of_shy_players_come_to_an_end() -> None:
    game, shy, lot = (
        Game.new(variant("merrimack_valley"), 4, seed=5),
        player("random-shy"),
        Random(5),
    )
    while not game.over:
        deal = game.deal()
        while deal.turn is not None:
            deal = apply(deal, shy.choose(view_for(deal, deal.turn), lot).action).deal
        game = game.after(deal)
        assert game.number < 60
