"""The pack: fifty-two cards, and where jokers belong to it."""

import pytest

from fortyfives import Game, variant
from fortyfives.cards.card import BLACK_JOKER, RED_JOKER
from fortyfives.cards.pack import pack
from fortyfives.rules.options.option import OptionError
from tests.catalogue.presets import KNOWN
from tests.hands import rule

WITHOUT = [key for key in KNOWN if key.startswith(("merrimack", "traditional", "ns_", "evening"))]


@rule("CARDS-01")
def test_the_pack_is_fifty_two_cards_and_some_games_add_jokers() -> None:
    assert len(set(pack())) == 52
    assert pack(1) == (*pack(), RED_JOKER)
    assert pack(2) == (*pack(), RED_JOKER, BLACK_JOKER)


@rule("CARDS-25", "IRL-06", "MV-06", "TNS-01", "NSA-07")
def test_only_some_games_may_have_jokers() -> None:
    assert variant("irish_45").dealing.jokers == 1
    assert variant("irish_45", jokers=0).dealing.jokers == 0
    assert variant("general_120", jokers=1).dealing.jokers == 1
    for game in WITHOUT:
        assert variant(game).dealing.jokers == 0
        with pytest.raises(OptionError, match="jokers"):
            variant(game, jokers=1)


@rule("IRL-06")
def test_an_irish_house_may_play_without_a_joker() -> None:
    deal = Game.new(variant("irish_45", jokers=0)).deal()
    assert len(deal.hidden.stock) == 52
    assert RED_JOKER not in deal.hidden.stock


@rule("IRL-14")
def test_the_joker_may_be_taken_out_after_midnight() -> None:
    game = Game.new(variant("irish_45", joker_after_midnight=False))
    jokers = {hour: game.setting(hour).variant.dealing.jokers for hour in (None, 23, 0, 5, 6)}
    assert jokers == {None: 1, 23: 1, 0: 0, 5: 0, 6: 1}
    assert len(game.deal(hour=1).hidden.stock) == 52


@rule("IRL-14")
def test_the_joker_usually_stays_after_midnight() -> None:
    assert Game.new(variant("irish_45")).setting(1).variant.dealing.jokers == 1
