"""The prizes of an event: what is contended for, by whom, and how far that is."""

from fortyfives.tournament.director.playing import is_over
from fortyfives.tournament.director.standing import standings
from fortyfives.tournament.entry import Number
from fortyfives.tournament.formats.history import must_be_over
from fortyfives.tournament.formats.rules import PrizeWanted, Rules
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.log.contest import Contest as Logged
from fortyfives.tournament.log.events import ContestOpened, Event
from fortyfives.tournament.prizes.contest import (
    Contest,
    State,
    answer,
    begin,
    choose,
    decide,
    go_home,
    lock,
    opened,
    pay,
)
from fortyfives.tournament.prizes.finishers import Finisher, booby
from fortyfives.tournament.prizes.levels import RankMode
from fortyfives.tournament.prizes.method import Absence, Answer, Method
from fortyfives.tournament.prizes.plan import Account, Plan, Prizes, Unclaimed, share_out
from fortyfives.tournament.prizes.pot import pot
from fortyfives.tournament.prizes.prize import Cash, For, Goods, OfPot, Prize, Worth
from fortyfives.tournament.refused import Refused

PLACE = "prize-"
BOOBY = "booby"
ANSWERS = {each.value for each in Answer}


def plan_of(rules: Rules) -> Plan:
    """The prizes for places, as they were published."""
    wanted = rules.prizes
    return Plan(
        tuple(Prize(_worth(each), place) for place, each in enumerate(wanted.places, start=1)),
        RankMode(wanted.mode),
        rules.cash_unit,
        Unclaimed(wanted.unclaimed),
        Account(wanted.residual_to),
    )


def _worth(wanted: PrizeWanted) -> Worth:
    if wanted.goods is not None:
        return Goods(wanted.goods, wanted.divisible)
    return OfPot(wanted.of_pot) if wanted.of_pot is not None else Cash(wanted.cents or 0)


def shared_out(books: Books, rules: Rules) -> Prizes:
    """What the final scores come to; refused while a game is to be played."""
    must_be_over(books)
    if not is_over(books, rules):
        raise Refused("hall-rounds-to-come", played=len(books.rounds))
    _, lines = standings(books, rules)
    scores = {line.entry: line.points for line in lines}
    parts = any(each.of_pot is not None for each in rules.prizes.places)
    there = pot(len(books.entries), rules.entry_cents, rules.prizes.to_prizes).prizes
    return share_out(plan_of(rules), scores, there if parts else None)


def open_contests(books: Books, rules: Rules) -> tuple[Event, ...]:
    """A contest for each prize that somebody can win. Source: EVE-07, EVE-11, EVE-13."""
    if books.contests:
        return ()
    found = shared_out(books, rules)
    events = [
        _opened(f"{PLACE}{contest.prize.place}", contest.prize, contest.entrants)
        for contest in found.contests
    ]
    if rules.prizes.booby is not None:
        _, lines = standings(books, rules)
        finishers = [
            Finisher(line.entry, line.points, withdrawn=books.entries[line.entry].gone)
            for line in lines
        ]
        prize = Prize(_worth(rules.prizes.booby), given_for=For.BOOBY)
        events.append(_opened(BOOBY, prize, booby(finishers)))
    return tuple(events)


def _opened(name: str, prize: Prize, entrants: tuple[Number, ...]) -> Event:
    if isinstance(prize.worth, Goods):
        return ContestOpened(name, entrants, goods=prize.worth.what)
    return ContestOpened(name, entrants, prize.cents)


def logged(books: Books, name: str) -> Logged:
    """The contest of that name; refused (`hall-no-contest`) if there is none."""
    found = books.contests.get(name)
    if found is None:
        raise Refused("hall-no-contest", contest=name)
    return found


def contest(books: Books, rules: Rules, name: str) -> Contest:
    """How far the contest of that name is."""
    return contest_of(books, rules, logged(books, name))


def contest_of(books: Books, rules: Rules, found: Logged) -> Contest:
    """How far a contest is of which this is known."""
    now = opened(_prize(found, rules), found.entrants, rules.cash_unit)
    if now.state is State.OPEN:
        now = _said(now, found, books)
        if {entry for entry, _ in now.choices} | now.absent == set(now.entrants):
            now = begin(lock(now, Absence(rules.prizes.absent)))
        if found.winner is not None and now.state in {State.DRAWING, State.PLAYING}:
            now = decide(now, found.winner)
    due = _due(now)
    if due and due == {each.entry for each in found.paid}:
        now = pay(now)
    return now


def _prize(found: Logged, rules: Rules) -> Prize:
    place = int(found.contest.removeprefix(PLACE)) if found.contest.startswith(PLACE) else 0
    wanted = rules.prizes.places[place - 1] if place else rules.prizes.booby
    divisible = wanted is not None and wanted.divisible
    worth = Goods(found.goods, divisible) if found.goods else Cash(found.cents)
    return Prize(worth, place, For.PLACE if place else For.BOOBY)


def _said(now: Contest, found: Logged, books: Books) -> Contest:
    """The contest with all that was said; whoever has gone home has not said anything."""
    for entry in found.entrants:
        if books.entries[entry].gone:
            now = go_home(now, entry)
    here = [(entry, said) for entry, said in found.choices if entry not in now.absent]
    for entry, said in here:
        if said not in ANSWERS:
            now = choose(now, entry, Method(said))
    wanted = {method for _, method in now.choices}
    for entry, said in here:
        if said in ANSWERS and Method.PLAYOFF in wanted:
            now = answer(now, entry, Answer(said))
    return now


def _due(now: Contest) -> set[Number]:
    """Who gets something."""
    if now.payout is None:
        return set()
    if isinstance(now.prize.worth, Goods):
        return set(now.payout.winners)
    return {entry for entry, cents in now.payout.cents if cents}
