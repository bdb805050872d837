"""A tie for a prize in a worked case: what the couples want, what they cut, what comes of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from fortyfives.conformance.couples import Couples
from fortyfives.conformance.hall import Hall
from fortyfives.conformance.kind import Answers
from fortyfives.conformance.value import Json, one_of, shown
from fortyfives.tournament.cutting.lowest import lowest
from fortyfives.tournament.cutting.real import Draw, RealCut
from fortyfives.tournament.entry import Number
from fortyfives.tournament.prizes import contest as step
from fortyfives.tournament.prizes.contest import Contest, State, opened
from fortyfives.tournament.prizes.method import Answer, Method
from fortyfives.tournament.prizes.plan import Account, Money
from fortyfives.tournament.prizes.prize import Cash, For, Goods, Prize, Worth

METHODS: Final = {method.value: method for method in Method}
UNITS: Final = (1, 5, 100)
"""The cash units that are asked about: a cent, a nickel, a dollar."""

SAID: Final = {answer.value: answer for answer in Answer}


@dataclass(frozen=True, slots=True)
class Said:
    """What a case says about its ties: wishes, answers, cuts and the winner of a play-off."""

    couples: Couples
    choices: Mapping[Number, Method] = field(default_factory=dict)
    answers: Mapping[Number, Answer] = field(default_factory=dict)
    draws: tuple[tuple[Draw, ...], ...] = ()
    playoff_winner: Number | None = None

    def decide(self, contest: Contest) -> Contest:
        """The contest as far as it can be decided; nothing is asked of one that has no choices."""
        if contest.state is not State.OPEN or not any(
            entry in self.choices for entry in contest.entrants
        ):
            return contest
        for entry in contest.entrants:
            if entry in self.choices:
                contest = step.choose(contest, entry, self.choices[entry])
        if Method.PLAYOFF in dict(contest.choices).values():
            for entry in contest.entrants:
                if entry in self.answers:
                    contest = step.answer(contest, entry, self.answers[entry])
        contest = step.begin(step.lock(contest))
        winner = self.winner(contest)
        return contest if winner is None else step.decide(contest, winner)

    def winner(self, contest: Contest) -> Number | None:
        """Who has won the cut or the play-off that is going on; None if that is not told."""
        if contest.state is State.PLAYING and self.playoff_winner in contest.entrants:
            return self.playoff_winner
        if contest.state is State.DRAWING and self.draws:
            cut = RealCut(contest.entrants)
            for draw in self.draws:
                cut = cut.draw(dict(draw))
            return cut.winner
        return None


def read_choices(couples: Couples, name: str, found: Mapping[str, Json]) -> dict[Number, Method]:
    """What each couple wants."""
    return {
        couples.find(name, key): METHODS[_word(couples, name, entry, METHODS)]
        for key, entry in found.items()
    }


def read_answers(couples: Couples) -> dict[Number, Answer]:
    """What each couple says to the wish for a play-off."""
    return {
        entry: SAID[_word(couples, "answers", said, SAID)]
        for entry, said in couples.object("answers").items()
    }


def read_draws(couples: Couples, name: str, found: Json) -> tuple[tuple[Draw, ...], ...]:
    """Successive cuts, in each a card for every couple that cuts."""
    question = couples.question
    draws = []
    for entry in question.as_list(name, found):
        if not isinstance(entry, dict) or not entry:
            question.wrong(name, f"{shown(entry)} is no cut")
        draws.append(tuple(couples.cards(name, entry).items()))
    return tuple(draws)


def read_winner(couples: Couples) -> Number | None:
    """Who has won the play-off; None if that is not told."""
    question = couples.question
    if not question.has("playoff_winner"):
        return None
    return couples.find("playoff_winner", question.value("playoff_winner"))


def how(couples: Couples, contest: Contest) -> Answers:
    """How a tie is decided: the method, who gave up his claim, and the games to be played."""
    ruled = contest.ruling
    if ruled is None:
        return {}
    answers: Answers = {
        "method": ruled.method.value,
        "forfeited": couples.write_all(ruled.forfeited),
    }
    if ruled.method is Method.PLAYOFF:
        answers["games"] = ruled.games
        answers["playoff_players"] = couples.write_all(ruled.claimants)
    return answers


def taker(contest: Contest) -> Number | None:
    """Who takes all of the prize; None if it is split or nobody knows yet."""
    winners = contest.payout.winners if contest.payout else ()
    return winners[0] if len(winners) == 1 else None


def after_draws(couples: Couples, draws: Iterable[tuple[Draw, ...]]) -> Answers:
    """Who is still tied after each cut."""
    return {
        f"after_draw_{count}": couples.write_all(lowest(dict(draw)))
        for count, draw in enumerate(draws, start=1)
    }


def contend(hall: Hall, couples: Couples, entrants: tuple[Number, ...], what: For) -> Answers:
    """The contest of these couples for one prize."""
    if hall.has("rank"):
        hall.text("rank", ["ace_low"])
    if hall.has("suits"):
        hall.text("suits", ["ignored"])
    entrants = _in_order(hall, couples, entrants)
    prize = Prize(_worth(hall), place=int(what is For.PLACE), given_for=what)
    said = _said(hall, couples, entrants)
    contest = said.decide(opened(prize, entrants, hall.number("cash_unit", 1, default=1)))
    answers = how(couples, contest) | after_draws(couples, said.draws)
    answers.pop("playoff_players", None)
    winner = taker(contest)
    if winner is not None:
        answers["winner"] = couples.write(winner)
    if contest.payout and isinstance(prize.worth, Cash):
        money = Money(sum(cents for _, cents in contest.payout.cents))
        money = money.plus(residual(hall), contest.payout.left)
        answers["payouts"] = couples.write_cents(contest.payout.cents)
        answers |= {"house": money.house, "carry": money.carry, "sum": money.sum}
        answers["by_unit"] = {
            str(unit): couples.write_cents(paid.payout.cents)
            for unit in UNITS
            if (paid := said.decide(opened(prize, entrants, unit))).payout
        }
    return answers


def _in_order(hall: Hall, couples: Couples, entrants: tuple[Number, ...]) -> tuple[Number, ...]:
    """The entrants in the order in which units left over go to them."""
    if not hall.has("odd_unit_order"):
        return entrants
    if not isinstance(hall.value("odd_unit_order"), list):
        hall.text("odd_unit_order", ["entry_number"])
        return tuple(sorted(entrants))
    published = couples.some("odd_unit_order")
    if not set(entrants) <= set(published):
        hall.wrong("odd_unit_order", "an entrant is missing")
    return tuple(entry for entry in published if entry in entrants)


def _worth(hall: Hall) -> Worth:
    if hall.has("prize"):
        return Goods(hall.text("prize"), divisible=not hall.flag("indivisible", default=True))
    for name in ("prize_cents", "pot", "jar_cents"):
        if hall.has(name):
            return Cash(hall.number(name, 0))
    return Goods("", divisible=not hall.flag("indivisible", default=False))


def _said(hall: Hall, couples: Couples, entrants: tuple[Number, ...]) -> Said:
    """What is said about the tie; a method that is given is what everybody wants."""
    draws = read_draws(couples, "draws", hall.value("draws")) if hall.has("draws") else ()
    if hall.has("choices"):
        choices = read_choices(couples, "choices", hall.named("choices"))
    elif hall.has("method"):
        method = Method(hall.text("method", [each.value for each in Method]))
        choices = dict.fromkeys(entrants, method)
    else:
        choices = dict.fromkeys(entrants, Method.CUT) if draws else {}
    return Said(couples, choices, read_answers(couples), draws, read_winner(couples))


def residual(hall: Hall) -> Account:
    """The account of what cannot be paid."""
    if not hall.has("residual_to"):
        return Account.HOUSE
    return Account(hall.text("residual_to", [each.value for each in Account]))


def _word(couples: Couples, name: str, found: Json, known: Mapping[str, object]) -> str:
    if not isinstance(found, str) or found not in known:
        couples.question.wrong(name, f"{shown(found)} is not one of: {one_of(known)}")
    return found
