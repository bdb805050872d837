"""How a tie for a prize is decided: by splitting, by cutting the deck, or by a play-off."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass


class Method(Enum):
    """What a couple may ask for, and what is done in the end."""

    SPLIT = "split"
    CUT = "cut"
    PLAYOFF = "playoff"


class Answer(Enum):
    """What a couple says when somebody else wants a play-off."""

    PLAY = "play"
    FORFEIT = "forfeit"


class Absence(Enum):
    """What becomes of a couple that has gone home.

    `PROXY_CUT`: it blocks a split, the director draws for it, and it forfeits a play-off.
    `FORFEIT`: it has no claim.
    """

    PROXY_CUT = "proxy_cut"
    FORFEIT = "forfeit"


NOBODY: Final[frozenset[Number]] = frozenset()


@dataclass(frozen=True, slots=True)
class Ruling:
    """The method, who still has a claim, and who has given it up; all in published order."""

    method: Method
    claimants: tuple[Number, ...]
    forfeited: tuple[Number, ...] = ()

    @property
    def games(self) -> int:
        """The games of the play-off that are to be played, one after another."""
        return len(self.claimants) - 1 if self.method is Method.PLAYOFF else 0


@dataclass(frozen=True, slots=True)
class Absent:
    """Who has gone home, and what becomes of their claims."""

    entries: frozenset[Number] = NOBODY
    absence: Absence = Absence.PROXY_CUT


ALL_HERE: Final = Absent()


def ruling(
    entrants: tuple[Number, ...],
    choices: Mapping[Number, Method],
    answers: Mapping[Number, Answer],
    *,
    divisible: bool = True,
    absent: Absent = ALL_HERE,
) -> Ruling:
    """How the tie of these couples is decided, by what each of those present has asked for.

    Whoever wants a play-off gets it, against all who do not forfeit (to play is the default); if
    all want to split, it is split; otherwise the deck is cut. One claimant alone has won, by a
    play-off without a game. If all have gone home, the director draws for all.
    Source: EVE-08, EVE-09, EVE-10, AMB-84
    """
    _check(entrants, choices, answers, absent)
    here = tuple(entry for entry in entrants if entry not in absent.entries)
    wanted = {choices[entry] for entry in here}
    if Method.PLAYOFF in wanted:
        playing = tuple(entry for entry in here if answers.get(entry) is not Answer.FORFEIT)
        return _ruled(Method.PLAYOFF, entrants, playing)
    claimants = here if here and absent.absence is Absence.FORFEIT else entrants
    if len(claimants) == 1:
        return _ruled(Method.PLAYOFF, entrants, claimants)
    agreed = divisible and claimants == here and wanted == {Method.SPLIT}
    return _ruled(Method.SPLIT if agreed else Method.CUT, entrants, claimants)


def _ruled(method: Method, entrants: tuple[Number, ...], claimants: tuple[Number, ...]) -> Ruling:
    out = tuple(entry for entry in entrants if entry not in claimants)
    return Ruling(method, claimants, out)


def _check(
    entrants: tuple[Number, ...],
    choices: Mapping[Number, Method],
    answers: Mapping[Number, Answer],
    absent: Absent,
) -> None:
    """Refuse what strangers and absent couples say, what is missing, and who wants it both ways."""
    for entry in (*choices, *answers, *absent.entries):
        if entry not in entrants:
            raise Refused("hall-contest-stranger", entry=entry)
    for entry in entrants:
        if entry in absent.entries and (entry in choices or entry in answers):
            raise Refused("hall-contest-absent", entry=entry)
        if entry not in absent.entries and entry not in choices:
            raise Refused("hall-contest-choice-missing", entry=entry)
    for entry, choice in choices.items():
        if choice is Method.PLAYOFF and answers.get(entry) is Answer.FORFEIT:
            raise Refused("hall-contest-asked-to-play", entry=entry)
