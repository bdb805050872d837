"""What every format keeps to, whoever wins, comes late or goes home."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fortyfives.tournament.director.standing import sheet_of, standings
from fortyfives.tournament.formats import FORMATS
from fortyfives.tournament.log.events import CheckedIn, TableUsable
from fortyfives.tournament.log.facts import Facts
from fortyfives.tournament.refused import Refused
from tests.tournament.hall import Hall

OVER = {"hall-rounds-over", "hall-too-few", "hall-tables-too-few"}


def everybody_has_one_place(hall: Hall) -> None:
    seats = [seat for game in hall.games() for seat in game.seats]
    assert sorted([*seats, *hall.resting()]) == hall.present()


def standings_add_up(hall: Hall) -> None:
    credit, scores = hall.rules.rest_credit, hall.facts.tally.scores
    rests = sheet_of(hall.facts, hall.rules).rests or {}
    order, lines = standings(hall.facts, hall.rules)
    for line in lines:
        assert line.points == scores.get(line.entry, 0) + credit * rests.get(line.entry, 0)
        assert line.points == 2 * line.won + line.tied + credit * line.rests
    assert [line.entry for line in lines] == [each for group in order.groups for each in group]
    played = sum(game.outcome is not None for game in hall.facts.games.values())
    assert sum(scores.values()) == 2 * played


def a_round(hall: Hall, data: st.DataObject) -> None:
    hall.next()
    everybody_has_one_place(hall)
    for number, game in enumerate(hall.games()):
        with pytest.raises(Refused, match=r"hall-(games-not-over|rounds-over)"):
            hall.next()
        hall.says(game.table or 0, data.draw(st.sampled_from(game.seats), f"winner {number}"))


def to_its_end(hall: Hall, data: st.DataObject, *, disturbed: bool) -> str:
    """Play on until no round is to be had; why."""
    gone: list[int] = []
    while True:
        try:
            a_round(hall, data)
        except Refused as refused:
            return refused.key
        if not disturbed or hall.rules.format != "seniors55":
            standings_add_up(hall)
        if not disturbed:
            continue
        what = data.draw(st.sampled_from(["go on", "comes", "goes", "is back"]))
        rounds = len(hall.facts.rounds)
        if what == "comes" and rounds < hall.rules.late_before:
            hall.enter()
        elif what == "goes" and len(hall.present()) > 3:
            gone.append(data.draw(st.sampled_from(hall.present())))
            hall.leave(gone[-1])
        elif what == "is back" and gone:
            hall.do([CheckedIn(gone.pop())])


@pytest.mark.parametrize("key", FORMATS)
@settings(max_examples=20)
@given(data=st.data())
def test_every_format_is_played_to_its_end_and_all_is_counted(
    key: str, data: st.DataObject
) -> None:
    couples, tables = data.draw(st.integers(2, 9)), data.draw(st.integers(1, 4))
    hall = Hall(couples, format=key, rounds=5)
    hall.do([TableUsable(table, usable=True) for table in range(1, tables + 1)])
    assert to_its_end(hall, data, disturbed=False) in OVER
    if key == "seniors55":
        assert len(hall.facts.games) == couples * (couples - 1) // 2
    elif key == "evening25" or tables >= couples // 2:
        assert len(hall.facts.rounds) == 5
    assert Facts(hall.book.records).to_bytes() == hall.facts.to_bytes()


@pytest.mark.parametrize("key", FORMATS)
@pytest.mark.parametrize("rest", ["winner_first", "rota", "three_couple_table"])
@settings(max_examples=20)
@given(data=st.data())
def test_whoever_comes_goes_or_comes_back_everybody_has_one_place(
    key: str, rest: str, data: st.DataObject
) -> None:
    hall = Hall(data.draw(st.integers(3, 9)), format=key, rounds=8, rest=rest)
    assert to_its_end(hall, data, disturbed=True) in OVER
    if key == "seniors55":
        met = hall.facts.tally.met
        here = hall.present()
        assert all(met[one][other] == 1 for one in here for other in here if one != other)


@pytest.mark.rule("EVE-05")
@given(st.integers(3, 9), st.integers(1, 3), st.data())
def test_rests_are_shared_however_couples_come_and_go(
    couples: int, tables: int, data: st.DataObject
) -> None:
    hall = Hall(couples, rounds=20, late_before=20)
    hall.do([TableUsable(table, usable=True) for table in range(1, tables + 1)])
    since = dict.fromkeys(hall.present(), 0)
    for _ in range(10):
        a_round(hall, data)
        for number in hall.resting():
            since[number] += 1
        assert max(since.values()) - min(since.values()) <= 1
        what = data.draw(st.sampled_from(["go on", "goes", "is back"]))
        away = sorted(set(hall.facts.entries) - set(hall.present()))
        if what == "goes" and len(hall.present()) > 2:
            gone = data.draw(st.sampled_from(hall.present()))
            hall.leave(gone)
            del since[gone]
        elif what == "is back" and away:
            hall.do([CheckedIn(away[0])])
            since[away[0]] = max(since.values())
