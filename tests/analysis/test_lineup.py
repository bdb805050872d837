import pytest

from fortyfives.analysis.lineup import LineUp, seatings
from fortyfives.rules.seating import Sides


def test_one_name_fills_every_seat_of_a_side() -> None:
    assert LineUp.parse("cautious").name(1) == "cautious"


def test_a_side_may_name_each_of_its_players() -> None:
    line_up = LineUp.parse("cautious, random")
    assert [line_up.name(place) for place in range(2)] == ["cautious", "random"]
    assert str(line_up) == "cautious,random"


@pytest.mark.parametrize(
    ("sides", "players", "ways"),
    [
        (Sides.PAIRS, 4, [{0}, {1}]),
        (Sides.ALONE, 2, [{0}, {1}]),
        (Sides.ALONE, 3, [{0}, {1}, {2}]),
        (Sides.ALONE, 4, [{0, 2}, {1, 3}]),
        (Sides.PAIRS, 6, [{0}, {1}, {2}]),
        (Sides.TWO_THREES, 6, [{0}, {1}]),
    ],
)
def test_each_line_up_holds_every_hand_equally_often(
    sides: Sides, players: int, ways: list[set[int]]
) -> None:
    found = seatings(sides.members(players), LineUp(("a",)), LineUp(("b",)))
    assert [way.first for way in found] == ways
    assert {sum(way.of_first[seat] for way in found) for seat in range(players)} == {
        len(found) * sum(found[0].of_first) // players
    }


def test_partners_keep_their_places_when_the_sides_change() -> None:
    first, second = LineUp(("a", "b")), LineUp(("c", "d"))
    found = seatings(Sides.PAIRS.members(4), first, second)
    assert [way.names for way in found] == [("a", "c", "b", "d"), ("c", "a", "d", "b")]
