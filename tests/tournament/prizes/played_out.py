"""A contest played to its end, with couples that want whatever they like."""

from typing import Any

from fortyfives.tournament.prizes import contest as step
from fortyfives.tournament.prizes.contest import Contest, State
from fortyfives.tournament.prizes.method import Absence, Method


def played_out(contest: Contest, chance: Any) -> Contest:
    """The contest once it is decided."""
    if contest.state is not State.OPEN:
        return contest
    for entry in contest.entrants:
        if chance.random() < 0.2:
            contest = step.go_home(contest, entry)
        else:
            contest = step.choose(contest, entry, chance.choice(list(Method)))
    contest = step.begin(step.lock(contest, chance.choice(list(Absence))))
    if contest.ruling is not None and contest.state is not State.DECIDED:
        contest = step.decide(contest, chance.choice(contest.ruling.claimants))
    return contest
