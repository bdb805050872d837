"""Who is entered, under which number, and what becomes of the games of those who go home."""

import pytest

from fortyfives.tournament.director.entering import Newcomer, enter, entry_of, go_home
from fortyfives.tournament.log.events import GameCalled, PlannedGame, RoundPlanned
from fortyfives.tournament.refused import Refused
from tests.tournament.hall import Hall


def entered(hall: Hall, *newcomers: Newcomer) -> list[int]:
    before = set(hall.facts.entries)
    hall.do(enter(hall.facts, hall.rules, newcomers))
    return sorted(set(hall.facts.entries) - before)


@pytest.mark.rule("EVE-02")
@pytest.mark.parametrize("names", [(), ("Anne",), ("Anne", " "), ("Anne", "Léo", "Zoé")])
def test_a_couple_is_two_who_have_names(names: tuple[str, ...]) -> None:
    with pytest.raises(Refused, match="hall-names-needed"):
        entered(Hall(), Newcomer(names))


@pytest.mark.parametrize(("entrants", "members"), [("singles", 1), ("teams_of_3", 3)])
def test_as_many_are_entered_together_as_the_rules_say(entrants: str, members: int) -> None:
    hall = Hall(entrants=entrants)
    assert entered(hall, Newcomer(("Anne", "Léo", "Zoé")[:members])) == [1]


def test_whoever_asks_for_no_number_gets_the_next_that_nobody_has_or_asks_for() -> None:
    hall = Hall(1)
    new = (
        Newcomer(("A", "B")),
        Newcomer(("C", "D"), 2),
        Newcomer(("E", "F")),
        Newcomer(("G", "H"), 9),
    )
    assert entered(hall, *new) == [2, 3, 4, 9]
    assert hall.facts.entries[2].names == ("C", "D")
    assert hall.facts.entries[3].names == ("A", "B")
    assert entered(hall, Newcomer(("I", "J"))) == [5]


def test_a_number_belongs_to_one_couple_and_nobody_of_the_list_is_entered() -> None:
    hall = Hall(1)
    with pytest.raises(Refused, match="hall-number-taken"):
        entered(hall, Newcomer(("A", "B")), Newcomer(("C", "D"), 1))
    assert list(hall.facts.entries) == [1]


def test_there_is_no_number_nought() -> None:
    with pytest.raises(Refused):
        entered(Hall(), Newcomer(("A", "B"), 0))


@pytest.mark.parametrize(
    "names",
    [
        ("Renée  Côté ", "Léo Roy"),
        ("léo roy", "RENÉE CÔTÉ"),
        ("Rene\u0301e Co\u0302te\u0301", "Le\u0301o Roy"),
    ],
)
def test_a_couple_is_entered_once_however_it_is_written(names: tuple[str, str]) -> None:
    hall = Hall()
    assert entered(hall, Newcomer(("Renée Côté", "Léo Roy"))) == [1]
    with pytest.raises(Refused, match="hall-entered-before") as refused:
        entered(hall, Newcomer(names))
    assert refused.value.facts["entry"] == 1
    with pytest.raises(Refused, match="hall-entered-before"):
        entered(Hall(), Newcomer(("Renée Côté", "Léo Roy")), Newcomer(names))


def test_two_of_one_name_are_not_somebody_else() -> None:
    hall = Hall(entrants="teams_of_3")
    both = Newcomer(("John", "John", "Mary")), Newcomer(("John", "Mary", "Mary"))
    assert entered(hall, *both) == [1, 2]


def test_nobody_is_entered_after_the_last_game_that_may_be_joined() -> None:
    hall = Hall(4, late_before=2)
    hall.play()
    hall.enter()
    hall.play()
    with pytest.raises(Refused, match="hall-too-late"):
        hall.enter()


def test_a_number_that_nobody_has_is_refused() -> None:
    with pytest.raises(Refused, match="hall-no-entry"):
        entry_of(Hall().facts, 7)


@pytest.mark.parametrize(("leaves", "state"), [("win", "reported"), ("void", "void")])
def test_the_game_of_a_couple_that_goes_home_is_won_by_the_others_or_void(
    leaves: str, state: str
) -> None:
    hall = Hall(4, leaves=leaves)
    hall.next()
    stays, arrives = hall.games()[0].seats
    hall.leave(arrives)
    game = hall.games()[0]
    assert (game.state, game.winner) == (state, stays if leaves == "win" else None)
    assert hall.facts.tally.scores == ({stays: 2} if leaves == "win" else {})
    with pytest.raises(Refused, match="hall-gone-before"):
        hall.leave(arrives)


def test_what_was_played_to_its_end_stands_when_a_couple_goes_home() -> None:
    hall = Hall(2)
    hall.play()
    before = hall.games()
    hall.leave(before[0].seats[0])
    assert hall.games() == before


@pytest.mark.parametrize(("leaves", "state"), [("win", "reported"), ("void", "void")])
def test_at_a_table_of_three_the_other_two_play_on(leaves: str, state: str) -> None:
    hall = Hall(5, rest="three_couple_table", leaves=leaves)
    hall.next()
    three = next(game for game in hall.games() if len(game.seats) == 3)
    first, second, third = three.seats
    hall.leave(first)
    assert hall.facts.games[three.game].state == "started"
    hall.leave(second)
    assert hall.facts.games[three.game].state == state
    assert hall.facts.tally.scores.get(third, 0) == 2 * (leaves == "win")


@pytest.mark.parametrize("calls", [0, 1])
def test_a_game_that_has_not_begun_is_void_when_a_couple_goes_home(calls: int) -> None:
    hall = Hall(4)
    games = PlannedGame("R1T1", 1, (1, 2)), PlannedGame("R1T2", 2, (3, 4))
    hall.do([RoundPlanned(1, games), *[GameCalled("R1T1")] * calls])
    hall.do(go_home(hall.facts, hall.rules, 2, "desk"))
    assert [game.state for game in hall.games()] == ["void", "planned"]
