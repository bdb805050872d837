"""Taking an action back: until anybody else acts, and only while nobody has learnt by it."""

import re

import pytest

from fortyfives.game.view import SeatView
from fortyfives.variants import ALL
from tests.terminal.scribe import Sitting

TAKEN_BACK = {"en": "Taken back.", "fr": "C’est repris."}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", ["ns_auction_richmond", "one_ten", "irish_45"])
def test_a_careful_person_may_take_actions_back_and_the_game_is_the_same(
    key: str, language: str
) -> None:
    plain = Sitting(ALL[key], language=language, careful=True)
    plain.play_deals(2)
    fickle = Sitting(ALL[key], language=language, careful=True, undoes=3)
    fickle.play_deals(2)
    assert fickle.text.count(TAKEN_BACK[language]) == 3
    _, last = re.split(r"\n(?:Deal|Brasse) 2\.", plain.text)
    assert fickle.text.endswith(last)


def test_taking_back_is_refused_with_its_reason() -> None:
    asked: list[str] = []

    def pen(_view: SeatView, typed: str) -> str:
        asked.append(typed)
        return "undo" if len(asked) in {1, 4} else typed

    sitting = Sitting(ALL["merrimack_valley"], pen=pen)
    sitting.play_deals(1)
    assert "There is nothing to take back" in sitting.flat
    assert "somebody else has acted since" in sitting.flat
    assert TAKEN_BACK["en"] not in sitting.flat
