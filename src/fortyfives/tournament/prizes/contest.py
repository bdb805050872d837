"""A prize and those who contend for it, from the first wish to the money in the hand."""

from enum import Enum
from typing import Final

from fortyfives.tournament.entry import Number
from fortyfives.tournament.prizes.method import (
    Absence,
    Absent,
    Answer,
    Method,
    Ruling,
    ruling,
)
from fortyfives.tournament.prizes.payout import Payout, payout
from fortyfives.tournament.prizes.prize import Cents, Prize
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass, replace


class State(Enum):
    """How far a contest is."""

    AUTO = "auto"
    """One couple alone: it has won."""
    OPEN = "open"
    """The couples say what they want."""
    LOCKED = "locked"
    """The method is settled."""
    DRAWING = "drawing"
    PLAYING = "playing"
    DECIDED = "decided"
    PAID = "paid"


@dataclass(frozen=True, slots=True)
class Contest:
    """A prize, its entrants in published order, what they want, and what came of it.

    Every function below gives the contest as it is afterwards; out of order it is refused.
    """

    prize: Prize
    entrants: tuple[Number, ...]
    state: State
    unit: Cents = 1
    choices: tuple[tuple[Number, Method], ...] = ()
    answers: tuple[tuple[Number, Answer], ...] = ()
    absent: frozenset[Number] = frozenset()
    ruling: Ruling | None = None
    payout: Payout | None = None


SETTLED: Final = frozenset({State.AUTO, State.DECIDED, State.PAID})
"""The states in which it is known who gets what."""


def opened(prize: Prize, entrants: tuple[Number, ...], unit: Cents = 1) -> Contest:
    """A contest for a prize; one entrant alone has won it.

    Source: EVE-11
    """
    if not entrants or len(set(entrants)) < len(entrants):
        raise Refused("hall-contest-entrants")
    if len(entrants) > 1:
        payout(prize, entrants, entrants[:1], unit)  # refuse what could not be paid in the end
        return Contest(prize, entrants, State.OPEN, unit)
    won = payout(prize, entrants, entrants, unit)
    return Contest(prize, entrants, State.AUTO, unit, payout=won)


def pooled(prize: Prize, entrants: tuple[Number, ...], unit: Cents = 1) -> Contest:
    """A prize that tied couples share whether they like it or not; goods cannot be pooled."""
    if len(entrants) < 2:  # noqa: PLR2004 - one alone shares with nobody
        return opened(prize, entrants, unit)
    if not prize.divisible:
        raise Refused("hall-prize-indivisible", place=prize.place)
    contest = replace(opened(prize, entrants, unit), ruling=Ruling(Method.SPLIT, entrants))
    return _won(contest, entrants)


def choose(contest: Contest, entry: Number, method: Method) -> Contest:
    """A couple says, or says anew, how it would have the tie decided.

    Source: EVE-08
    """
    _present(contest, entry)
    others = tuple(each for each in contest.choices if each[0] != entry)
    return replace(contest, choices=(*others, (entry, method)))


def answer(contest: Contest, entry: Number, said: Answer) -> Contest:
    """A couple says whether it plays, once somebody wants a play-off.

    Source: EVE-09
    """
    _present(contest, entry)
    if Method.PLAYOFF not in dict(contest.choices).values():
        raise Refused("hall-contest-nobody-wants-to-play", entry=entry)
    others = tuple(each for each in contest.answers if each[0] != entry)
    return replace(contest, answers=(*others, (entry, said)))


def go_home(contest: Contest, entry: Number) -> Contest:
    """A couple is not here; whatever it has said no longer counts."""
    _present(contest, entry)
    return replace(
        contest,
        absent=contest.absent | {entry},
        choices=tuple(each for each in contest.choices if each[0] != entry),
        answers=tuple(each for each in contest.answers if each[0] != entry),
    )


def come_back(contest: Contest, entry: Number) -> Contest:
    """A couple is here after all."""
    _must_be(contest, State.OPEN)
    if entry not in contest.absent:
        raise Refused("hall-contest-not-absent", entry=entry)
    return replace(contest, absent=contest.absent - {entry})


def lock(contest: Contest, absence: Absence = Absence.PROXY_CUT) -> Contest:
    """All has been said: the method is settled and shown.

    Source: AMB-84
    """
    _must_be(contest, State.OPEN)
    settled = ruling(
        contest.entrants,
        dict(contest.choices),
        dict(contest.answers),
        divisible=contest.prize.divisible,
        absent=Absent(contest.absent, absence),
    )
    return replace(contest, state=State.LOCKED, ruling=settled)


def begin(contest: Contest) -> Contest:
    """Do what was settled: cut, play, or share; one claimant alone has won without a game."""
    _must_be(contest, State.LOCKED)
    settled = _settled(contest)
    if settled.method is Method.SPLIT or len(settled.claimants) == 1:
        return _won(contest, settled.claimants)
    drawing = settled.method is Method.CUT
    return replace(contest, state=State.DRAWING if drawing else State.PLAYING)


def decide(contest: Contest, winner: Number) -> Contest:
    """The cut or the play-off has a winner, who takes all of the prize.

    Source: EVE-08, EVE-11
    """
    _must_be(contest, State.DRAWING, State.PLAYING)
    if winner not in _settled(contest).claimants:
        raise Refused("hall-contest-no-claim", entry=winner)
    return _won(contest, (winner,))


def pay(contest: Contest) -> Contest:
    """The prize has been handed over, which is a fact from now on."""
    _must_be(contest, State.AUTO, State.DECIDED)
    return replace(contest, state=State.PAID)


def _won(contest: Contest, winners: tuple[Number, ...]) -> Contest:
    won = payout(contest.prize, contest.entrants, winners, contest.unit)
    return replace(contest, state=State.DECIDED, payout=won)


def _settled(contest: Contest) -> Ruling:
    assert contest.ruling is not None  # noqa: S101 - whatever is locked has its ruling
    return contest.ruling


def _present(contest: Contest, entry: Number) -> None:
    _must_be(contest, State.OPEN)
    if entry not in contest.entrants:
        raise Refused("hall-contest-stranger", entry=entry)
    if entry in contest.absent:
        raise Refused("hall-contest-absent", entry=entry)


def _must_be(contest: Contest, *states: State) -> None:
    if contest.state not in states:
        raise Refused("hall-contest-not-now", state=contest.state.value)
