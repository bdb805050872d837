"""A computer player in a chair: it sits in `play` as it is, and takes up a game where it stood."""

from itertools import islice

import pytest

from fortyfives import Game, play, player, seated, steps, variant, view_for
from fortyfives.game.deal import Deal
from fortyfives.players.registry import BUILT_IN
from fortyfives.variants import ALL


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("key", ALL)
def test_every_player_can_sit_at_every_table(name: str, key: str) -> None:
    deal = Game.new(ALL[key], seed=1).deal()
    chairs = [seated(player(name), 1, seat) for seat in range(deal.setting.seats)]
    assert play(deal, chairs).over


def at_random(deal: Deal, seed: object) -> Deal:
    return play(deal, [seated(player("random"), seed, seat) for seat in range(4)])


def test_a_deal_taken_up_again_goes_on_as_it_would_have_gone() -> None:
    deal = Game.new(variant("merrimack_valley"), 4, seed=3).deal()
    chairs = [seated(player("random"), 3, seat) for seat in range(4)]
    for _, step in islice(steps(deal, chairs), 12):
        assert at_random(step.deal, 3) == at_random(deal, 3)


def test_another_seed_brings_other_luck() -> None:
    deal = Game.new(variant("merrimack_valley"), 4, seed=3).deal()
    assert len({at_random(deal, seed).public.tricks for seed in range(5)}) > 1


def test_players_of_one_kind_do_not_share_their_luck() -> None:
    deal = Game.new(variant("general_120"), 4, seed=3).deal()
    view = view_for(deal, deal.setting.cutter)
    assert len({seated(player("random"), 3, seat)(view) for seat in range(4)}) > 1
