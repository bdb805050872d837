"""The prizes for places in a worked case: who contends for which, and what is paid."""

from collections.abc import Mapping

from fortyfives.conformance.couples import Couples
from fortyfives.conformance.hall import Hall
from fortyfives.conformance.kind import Answers
from fortyfives.conformance.kinds.evening_prizes import read_scores
from fortyfives.conformance.kinds.tie import (
    Said,
    read_answers,
    read_choices,
    read_draws,
    read_winner,
    residual,
)
from fortyfives.conformance.value import Json
from fortyfives.tournament.entry import Number
from fortyfives.tournament.points import GAME
from fortyfives.tournament.prizes.contest import SETTLED, Contest, State
from fortyfives.tournament.prizes.finishers import Finisher, booby
from fortyfives.tournament.prizes.levels import RankMode, ranks
from fortyfives.tournament.prizes.plan import Plan, Prizes, Unclaimed, accounted, share_out
from fortyfives.tournament.prizes.prize import cash_places


def by_places(hall: Hall) -> Answers:
    """The prizes for places: who contends, and what comes of it."""
    couples = Couples.of(hall, "wins")
    out = set(couples.some("withdrawn"))
    scores = read_scores(couples, "wins")
    plan = _plan(hall)
    found = share_out(plan, scores)
    decided = _decide(couples, found)
    answers = _contests(couples, plan, scores, found, decided)
    answers |= _modes(couples, plan, scores)
    answers |= _unclaimed(plan, scores)
    answers["booby_contest"] = couples.write_all(booby_of(scores, out))
    return answers


def _plan(hall: Hall, mode: RankMode = RankMode.DENSE_LEVELS) -> Plan:
    cents = [hall.as_number("prizes_cents", each, 0) for each in hall.entries("prizes_cents")]
    if hall.has("rank_mode"):
        mode = RankMode(hall.text("rank_mode", [each.value for each in RankMode]))
    unit = hall.number("cash_unit", 1, default=1)
    return Plan(cash_places(tuple(cents)), mode, unit, residual_to=residual(hall))


def _decide(couples: Couples, found: Prizes) -> tuple[Contest, ...]:
    """The contests as far as the case says what was wanted and cut."""
    hall = couples.question
    choices = _by_prize(couples, "choices")
    draws = hall.value("draws") if hall.has("draws") else []
    decided = []
    for contest in found.contests:
        prize = str(contest.prize.place)
        own = draws.get(prize, []) if isinstance(draws, dict) else draws
        said = Said(
            couples,
            read_choices(couples, "choices", choices.get(prize, choices.get("", {}))),
            read_answers(couples),
            read_draws(couples, "draws", own),
            read_winner(couples),
        )
        decided.append(said.decide(contest))
    return tuple(decided)


def _by_prize(couples: Couples, name: str) -> dict[str, dict[str, Json]]:
    """What is said for each prize; what is said for all of them stands under the empty name."""
    hall = couples.question
    found = hall.named(name) if hall.has(name) else {}
    parts = {key: each for key, each in found.items() if isinstance(each, dict)}
    if parts and len(parts) < len(found):
        hall.wrong(name, "it is given for some prizes only")
    return parts or {"": found}


def _contests(
    couples: Couples,
    plan: Plan,
    scores: Mapping[Number, int],
    found: Prizes,
    decided: tuple[Contest, ...],
) -> Answers:
    """Who contends for what, how it was decided and what is paid."""
    wins = {entry: score // GAME for entry, score in scores.items()}
    in_contest = {entry for contest in found.contests for entry in contest.entrants}
    paid = [pair for each in decided if each.payout for pair in each.payout.cents]
    listed: list[Json] = []
    for contest in found.contests:
        told: dict[str, Json] = {
            "prize": contest.prize.place,
            "level": wins[contest.entrants[0]],
            "entrants": couples.write_all(contest.entrants),
            "status": "open" if contest.state is State.OPEN else "auto",
        }
        if contest.payout:
            told["payout"] = couples.write_cents(contest.payout.cents)
        listed.append(told)
    answers: Answers = {
        "contests": listed,
        "no_prize": couples.write_all(entry for entry in scores if entry not in in_contest),
        "unclaimed": list(found.unclaimed),
        "methods": {
            str(each.prize.place): each.ruling.method.value for each in decided if each.ruling
        },
        "payouts": couples.write_cents(paid),
        "forfeited": couples.write_all(
            entry for each in decided if each.ruling for entry in each.ruling.forfeited
        ),
    }
    if all(each.state in SETTLED for each in decided):
        answers["sum"] = accounted(plan, found, decided).sum
    return answers


def _modes(couples: Couples, plan: Plan, scores: Mapping[Number, int]) -> Answers:
    """The same scores under the three rank modes."""
    answers: Answers = {}
    for mode in RankMode:
        found = share_out(Plan(plan.prizes, mode, plan.unit), scores)
        if mode is RankMode.POOLED_PLACES:
            paid = dict.fromkeys(scores, 0)
            for contest in found.contests:
                paid |= dict(contest.payout.cents) if contest.payout else {}
            answers[mode.value] = {"payouts": couples.write_cents(paid.items())}
            continue
        told: dict[str, Json] = {
            "contests": {
                str(each.prize.place): couples.write_all(each.entrants) for each in found.contests
            },
            "unclaimed": list(found.unclaimed),
        }
        if mode is RankMode.COMPETITION:
            told["ranks"] = couples.write_cents(ranks(scores).items())
        answers[mode.value] = told
    return answers


def _unclaimed(plan: Plan, scores: Mapping[Number, int]) -> Answers:
    """Where the prizes go that nobody has won, under each policy."""
    told: dict[str, Json] = {}
    for policy in Unclaimed:
        found = share_out(Plan(plan.prizes, plan.mode, plan.unit, policy), scores)
        first = found.contests[0].prize.cents if found.contests else 0
        posted: dict[Unclaimed, dict[str, Json]] = {
            Unclaimed.HOUSE: {"house": found.outside.house},
            Unclaimed.CARRY: {"carry": found.outside.carry},
            Unclaimed.ADD_TO_FIRST: {"first_prize": first},
        }
        told[policy.value] = posted[policy]
    return {"by_policy": told}


def booby_of(scores: Mapping[Number, int], withdrawn: set[Number]) -> tuple[Number, ...]:
    """Who contends for the booby prize."""
    return booby(
        Finisher(entry, score, withdrawn=entry in withdrawn) for entry, score in scores.items()
    )
