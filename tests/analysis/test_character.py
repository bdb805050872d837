from itertools import combinations
from random import Random

import pytest

from fortyfives import Game
from fortyfives.analysis.character import TABLES, Card, card, chairs, measured, session
from fortyfives.analysis.habits import Habits, Teller, watch, wavering
from fortyfives.game.table import play
from fortyfives.players.cast import CAST

MERRIMACK = TABLES[0]


def made_up(lot: Random, bold: float) -> dict[str, float]:
    return {"bids": lot.gauss(bold, 0.05), "leads trump": lot.gauss(0.5, 0.2)}


def test_a_teller_weighs_the_habit_in_which_two_differ_and_leaves_out_the_other() -> None:
    lot = Random(1)
    sessions = {
        name: [made_up(lot, bold) for _ in range(20)] for name, bold in (("a", 0.6), ("b", 0.3))
    }
    teller = Teller.learn(sessions["a"], sessions["b"], wavering(sessions))
    assert set(teller.weights) == {"bids"}
    assert all(teller.is_first(made_up(lot, 0.6)) for _ in range(50))
    assert not any(teller.is_first(made_up(lot, 0.3)) for _ in range(50))


def test_a_teller_cannot_tell_a_player_from_itself() -> None:
    lot = Random(2)
    sessions = {name: [made_up(lot, 0.5) for _ in range(20)] for name in "ab"}
    teller = Teller.learn(sessions["a"], sessions["b"], wavering(sessions))
    assert teller.apart < 2


def test_habits_count_only_what_one_seat_did() -> None:
    deal = play(
        Game.new(MERRIMACK.variant(), 4, seed="habits").deal(), chairs("murdoch", 0, 4, "habits")
    )
    habits = Habits()
    watch(deal.public, 0, habits)
    mine = [c for trick in deal.public.tricks for who, c in trick.plays if who == 0]
    assert habits.times["king played"] == len(mine)
    assert habits.times["won the bid"] == 1


def test_a_card_adds_up_what_its_hands_gave() -> None:
    whole, parts = card("murdoch", MERRIMACK, range(2), "card"), Card()
    for number in range(2):
        parts.add(card("murdoch", MERRIMACK, range(number, number + 1), "card"))
    assert whole == parts
    assert whole.games == 2
    assert whole.bid + whole.against <= whole.hands
    assert whole.turns == sum(whole.bids.values())
    assert sum(whole.mix) == pytest.approx(1)


def test_somebody_who_never_bids_has_a_card_without_a_bid_of_his_own() -> None:
    alphonse = card("alphonse", MERRIMACK, range(1), "card")
    murdoch = card("murdoch", MERRIMACK, range(1), "card")
    assert alphonse.bid / alphonse.hands < murdoch.bid / murdoch.hands


@pytest.mark.parametrize("hands", [40])
def test_a_few_are_told_apart_by_a_few_hands(hands: int) -> None:
    few = ("alphonse", "rory", "duncan", "marguerite")
    training = {
        name: [session(name, MERRIMACK, hands, f"train {n}") for n in range(2)] for name in few
    }
    wavers, right = wavering(training), 0
    held_out = {name: session(name, MERRIMACK, hands, "held out") for name in few}
    pairs = list(combinations(few, 2))
    for one, other in pairs:
        teller = Teller.learn(training[one], training[other], wavers)
        right += teller.is_first(held_out[one]) + (not teller.is_first(held_out[other]))
    assert right >= 0.8 * 2 * len(pairs)


def test_the_cards_that_are_shown_are_those_of_the_whole_cast() -> None:
    for cards in measured().values():
        assert set(cards) == set(CAST)
        assert len({each.games for each in cards.values()}) == 1
