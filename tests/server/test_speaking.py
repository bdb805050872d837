"""What is said of the table when somebody asks by a key."""

from random import Random
from typing import get_args, get_type_hints

import pytest

from fortyfives import Game, variant
from fortyfives.game.deal import Deal
from fortyfives.game.engine import apply
from fortyfives.game.phases.play import playable
from fortyfives.game.setting import Phase
from fortyfives.game.showing import view_for
from fortyfives.server import protocol as wire
from fortyfives.server.languages import words_in
from fortyfives.server.showing.speaking import speak
from fortyfives.telling.company import Company
from tests.hands import rule
from tests.strategies import Table, by_lot, plain_tables

MANDATORY = variant("general_120", rob_with_ace="mandatory")
WHATS = get_args(get_type_hints(wire.Speak)["what"])


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_whatever_is_asked_at_any_moment_of_a_deal_is_answered(table: Table) -> None:
    lot = Random(f"speaking {table}")
    deal = table.start(lot).deal
    names = tuple(f"Rose {seat}" for seat in range(deal.setting.seats))
    sides = table.variant.seating.sides(deal.setting.seats)
    while not deal.over:
        for seat in range(deal.setting.seats):
            company = Company(words_in(lot.choice(("en", "fr"))), names, sides, seat)
            for what in WHATS:
                assert speak(company, view_for(deal, seat), what)
        deal = apply(deal, by_lot(deal, lot)).deal


def has_to_rob() -> Deal:
    """A deal in which somebody is due who must rob before he plays a card."""
    for seed in range(500):
        deal, lot = Game.new(MANDATORY, 2, seed=seed, dealer=0).deal(), Random(seed)
        while not deal.over:
            assert deal.turn is not None
            view = view_for(deal, deal.turn)
            if view.phase is Phase.PLAY and not playable(view):
                return deal
            deal = apply(deal, by_lot(deal, lot)).deal
    raise AssertionError("nobody ever has to rob")


@rule("GEN-08")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_has_to_rob_before_he_plays_is_told_so_when_he_asks_what_he_may_play(
    language: str,
) -> None:
    deal = has_to_rob()
    assert deal.turn is not None
    company = Company(words_in(language), ("Ann", "Luc"), ((0,), (1,)), deal.turn)
    said = speak(company, view_for(deal, deal.turn), "legal")
    assert said == speak(company, view_for(deal, deal.turn), "turn")
