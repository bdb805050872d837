"""The round robin of the 55+ Games with five teams, from the desk."""

from itertools import combinations

import pytest

from tests.cli.tournament.at_desk import begin, no, told

pytestmark = pytest.mark.usefixtures("evening")


def test_five_teams_meet_once_and_ties_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    begin(capsys, format="seniors55")
    met = set()
    for _ in range(5):
        called = told(capsys, "next")
        assert "Sitting out: " in called
        for line in called.splitlines():
            if "\N{EN DASH}" not in line:
                continue
            table = line.split()[1]
            sides = int(line.split()[2]), int(line.split("\N{EN DASH}")[1].split()[0])
            met.add(tuple(sorted(sides)))
            if sorted(sides) == [1, 2]:
                told(capsys, "result", table, "tie", "--score", "80", "80")
            else:
                score = ("120", "-15") if sides[0] < sides[1] else ("-15", "120")
                told(capsys, "result", table, str(min(sides)), "--score", *score)
    assert met == set(combinations(range(1, 6), 2))
    no(capsys, "next")
    lines = told(capsys, "standings").splitlines()
    assert [line.split()[:3] for line in lines[1:6]] == [
        ["1.", "3½", "1"], ["1.", "3½", "2"], ["3.", "2", "3"], ["4.", "1", "4"], ["5.", "0", "5"],
    ]  # fmt: skip
    assert "Extra games between 1 and 2 decide about a medal." in lines
