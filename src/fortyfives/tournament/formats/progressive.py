"""Evenings on which the winners walk and the losers stay."""

from fortyfives.tournament.evening.first_game import first_game
from fortyfives.tournament.evening.late import admit
from fortyfives.tournament.evening.next_game import NextGame, next_game
from fortyfives.tournament.evening.rest_policy import RestPolicy
from fortyfives.tournament.evening.room import Room
from fortyfives.tournament.evening.walk import WALKS
from fortyfives.tournament.formats.draw import drawn, drawn_once
from fortyfives.tournament.formats.history import (
    fixed_tables,
    laps,
    must_be_over,
    opponents,
    present,
    rests_so_far,
    usable_tables,
    won_last,
)
from fortyfives.tournament.formats.rules import Rules
from fortyfives.tournament.formats.seating import Seating
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.refused import Refused

FEWEST = 2


def winners_walk(rules: Rules, books: Books) -> Seating:
    """The next game of the evening. Source: EVE-03, EVE-04, EVE-05."""
    rounds, here = laps(books), present(books)
    if len(rounds) >= rules.rounds:
        raise Refused("hall-rounds-over", rounds=rules.rounds)
    must_be_over(books)
    if len(here) < FEWEST:
        raise Refused("hall-too-few", there=len(here), needed=FEWEST)
    found = _next(rules, books) if rounds else _first(rules, books)
    return Seating(found.games, found.resting)


def _first(rules: Rules, books: Books) -> NextGame:
    here = present(books)
    order = drawn(rules, here)
    usable = usable_tables(books, len(here) // 2)
    fixed = fixed_tables(books)
    return first_game(order, usable, RestPolicy(rules.rest), rota=order, fixed=fixed)


def _next(rules: Rules, books: Books) -> NextGame:
    rounds, here, fixed = laps(books), present(books), fixed_tables(books)
    last = rounds[-1]
    comes = tuple(number for number in here if number not in set(last.here))
    for couple in comes:
        if all(couple not in lap.here for lap in rounds):
            admit(couple, len(rounds) + 1, rules.late_before)
    room = Room(
        game=len(rounds),
        games=last.games,
        tables=usable_tables(books, len(here) // 2),
        walk=WALKS[rules.walk],
        rest=RestPolicy(rules.rest),
        rota=drawn_once(rules, rounds, here),
        rested=last.resting,
        rests=rests_so_far(rounds, fixed),
        arrives=comes,
        leaves=frozenset(last.here) - frozenset(here),
        fixed=fixed,
        won_before=won_last(rounds),
        met=opponents(rounds) if WALKS[rules.walk].assisted else {},
    )
    return next_game(room)
