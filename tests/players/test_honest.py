"""Nobody looks at the cards from behind: what the honest job finds out, in a small way."""

from functools import partial
from random import Random

import pytest

from bench.jobs.honest import Case, cases, caught_after, mismatch
from fortyfives.game.deal import Deal
from fortyfives.game.setting import Phase
from fortyfives.game.showing import view_for
from fortyfives.players.registry import names, player
from fortyfives.variants import ALL
from tests.players.cheats import CHEATS, Cheat, Felt
from tests.players.unseen import redealt
from tests.strategies import plain_tables

TABLES = plain_tables()
UNTIL_CAUGHT = 1_000
FEW = 150
HEAPS = ("stock", "kitty", "later", "pile", "leftovers")
OWN = ("hand", "thrown", "kitty")


@pytest.fixture(scope="module")
def found() -> list[Case]:
    """Cases from a few deals at every plain table."""
    return list(cases(range(UNTIL_CAUGHT), TABLES))


@pytest.mark.parametrize("name", names())
def test_a_player_does_the_same_whatever_it_cannot_see(name: str, found: list[Case]) -> None:
    some = Random(name).sample(found, FEW)
    assert [wrong for case in some if (wrong := mismatch(case, partial(player, name)))] == []


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_cheat_is_caught_within_a_thousand_cases(cheat: type[Cheat], found: list[Case]) -> None:
    assert caught_after(cheat, found) is not None


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_cheat_who_cannot_look_at_the_deal_on_the_table_plays_as_the_honest_do(
    cheat: type[Cheat], found: list[Case]
) -> None:
    felt = Felt()
    for case in found[:FEW]:
        felt.lay(case.deal)
        assert mismatch(case, partial(cheat, felt)) is None


def test_the_cases_come_from_every_game_and_every_number_of_players(found: list[Case]) -> None:
    assert {(case.table.key, case.table.players) for case in found} == {
        (key, players) for key, rules in ALL.items() for players in rules.seating.counts
    }
    phases = {case.deal.phase for case in found}
    assert phases > {Phase.AUCTION, Phase.NAMING, Phase.EXCHANGE, Phase.LEADER, Phase.PLAY}


def test_the_same_numbers_give_the_same_cases(found: list[Case]) -> None:
    again = list(cases(range(100, 120), TABLES))
    assert [(case.deal, case.seat) for case in again] == [
        (case.deal, case.seat) for case in found[100:120]
    ]


def heaps(deal: Deal) -> dict[str, object]:
    """All that is hidden in a deal."""
    named: dict[str, object] = {name: getattr(deal.hidden, name) for name in HEAPS}
    named.update({f"own {name}": [getattr(own, name) for own in deal.owns] for name in OWN})
    return {**named, "shuffles": deal.shuffles, "chance": deal.chance}


def test_whatever_a_seat_has_not_seen_is_dealt_anew(found: list[Case]) -> None:
    changed = set()
    for case in found:
        before, after = case.deal, redealt(case.deal, case.seat, Random(case.number))
        assert view_for(after, case.seat) == view_for(before, case.seat)
        others = heaps(after)
        changed |= {name for name, cards in heaps(before).items() if cards != others[name]}
    assert changed == set(heaps(found[0].deal))
