"""The neighbours of kitchen-table: playing on from where they differ is playing everything."""

from collections.abc import Iterator
from dataclasses import fields

import pytest

from bench.jobs import neighbours as job
from fortyfives.analysis.duplicate import Clocks, duplicate_deal
from fortyfives.analysis.lineup import LineUp, seatings
from fortyfives.players.kitchen_table.player import KitchenTable
from fortyfives.players.kitchen_table.style import Style
from fortyfives.players.player import Player
from fortyfives.variants.find import variant

FEW = 3


def plainly(game: str, seed: str) -> Iterator[tuple[job.Neighbour, object]]:
    """What every neighbour gains when each deal is played from beginning to end both ways."""
    rules = variant(game)
    ways = seatings(rules.seating.sides(4), LineUp(("changed",)), LineUp(("usual",)))
    for neighbour in job.neighbours():

        def sit(name: str, style: Style = neighbour.style) -> Player:
            return KitchenTable(style if name == "changed" else Style())

        played = duplicate_deal(rules, 4, seed, ways, Clocks(), sit=sit)
        yield neighbour, played.net


@pytest.mark.parametrize("game", job.GAMES)
def test_playing_on_from_the_first_difference_comes_to_what_playing_all_does(game: str) -> None:
    differing = even = 0
    for number in range(FEW):
        quick = list(job.measured(game, f"test {number}"))
        assert [(n, net.points) for n, net in quick] == list(plainly(game, f"test {number}"))
        differing += sum(net.differing for _, net in quick)
        even += sum(not net.differing for _, net in quick)
    assert differing > 0
    assert even > 0


def test_every_number_of_a_style_has_its_step() -> None:
    numbers = {each.name for each in fields(Style)}
    assert numbers == job.STEPS.keys() | job.INSTEAD.keys() | job.FIXED
    styles = [neighbour.style for neighbour in job.neighbours()]
    assert Style() not in styles
    for name, step in job.STEPS.items():
        below, above = (
            getattr(each.style, name) for each in job.neighbours() if each.number == name
        )
        assert (below + above) / 2 == pytest.approx(getattr(Style(), name))
        assert (above - below) / 2 == pytest.approx(step)


def test_the_usual_player_does_the_same_while_it_is_watched() -> None:
    usual, watched = Style(), job.Noticing()
    job.Noticing.looked_at.clear()
    assert watched.five == usual.five
    assert job.Noticing.looked_at == {"five"}


def test_all_shares_together_are_all_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job, "DEALS", 3)
    halves = [{"result": job.run(shard, 2)} for shard in range(2)]
    whole = job.total([{"result": job.run(0, 1)}])
    assert job.total(halves) == whole
    assert {sums.deals for sums in whole.values()} == {6}


def test_a_neighbour_that_is_better_for_certain_is_told() -> None:
    found = {
        ("merrimack_valley_common", "five=9"): job.Sums(100, 200.0, 400.0, 200),
        ("merrimack_valley_common", "five=6"): job.Sums(100, 20.0, 100.0, 20),
    }
    told, better = job.lines(found)
    assert better == ["merrimack_valley_common, five=9: +2.00 ±0.00"]
    assert "1 of 2 neighbours are better: five=9" in told[0]
    del found["merrimack_valley_common", "five=9"]
    told, better = job.lines(found)
    assert better == []
    assert "nearest to it five=6, +0.20 ±0.19" in told[0]
