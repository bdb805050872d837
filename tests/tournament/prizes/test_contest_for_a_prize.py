"""A tie for a prize: how it is broken hangs on what the couples want; nothing is out of turn."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.prizes import contest as step
from fortyfives.tournament.prizes.contest import Contest, State
from fortyfives.tournament.prizes.method import (
    ALL_HERE,
    Absence,
    Absent,
    Answer,
    Method,
    Ruling,
    ruling,
)
from fortyfives.tournament.prizes.playoff import Round, playoff_round
from fortyfives.tournament.prizes.prize import Cash, For, Goods, Prize
from fortyfives.tournament.prizes.receipt import (
    PaidDifference,
    Receipt,
    paid_differences,
    receipts,
)
from fortyfives.tournament.refused import Refused

PRIZE = Prize(Cash(10000), 1)
TURKEY = Prize(Goods("turkey"), 1)
SPLIT, CUT, PLAYOFF = Method

choices = st.lists(st.sampled_from(Method), min_size=2, max_size=6)
answers = st.lists(st.sampled_from(Answer), min_size=6, max_size=6)


def wanted(*methods: Method, prize: Prize = PRIZE) -> Contest:
    """A contest of couples 1, 2, ... that want this."""
    contest = step.opened(prize, tuple(range(1, len(methods) + 1)))
    for entry, method in enumerate(methods, start=1):
        contest = step.choose(contest, entry, method)
    return contest


@pytest.mark.rule("EVE-08", "EVE-09", "EVE-10", "AMB-84")
@given(choices, answers, st.sampled_from([PRIZE, TURKEY]))
def test_a_playoff_dominates_and_a_split_needs_all(
    methods: list[Method], said: list[Answer], prize: Prize
) -> None:
    entries = tuple(range(1, len(methods) + 1))
    wish = dict(zip(entries, methods, strict=True))
    reply = {
        entry: answer
        for entry, answer in zip(entries, said, strict=False)
        if wish[entry] is not PLAYOFF
    }
    found = ruling(entries, wish, reply, divisible=prize.divisible)
    if PLAYOFF in methods:
        out = [entry for entry in entries if reply.get(entry) is Answer.FORFEIT]
        assert found.method is PLAYOFF
        assert list(found.forfeited) == out
        assert found.games == len(entries) - len(out) - 1
    elif prize.divisible and set(methods) == {SPLIT}:
        assert found == Ruling(SPLIT, entries)
    else:
        assert found == Ruling(CUT, entries)


@given(choices, st.sets(st.integers(1, 6), min_size=1), st.sampled_from(Absence))
def test_who_has_gone_home_blocks_a_split_and_does_not_play(
    methods: list[Method], gone: set[int], absence: Absence
) -> None:
    entries = tuple(range(1, len(methods) + 1))
    gone &= set(entries)
    told = zip(entries, methods, strict=True)
    wish = {entry: method for entry, method in told if entry not in gone}
    here = tuple(wish)
    found = ruling(entries, wish, {}, absent=Absent(frozenset(gone), absence))
    if PLAYOFF in wish.values():
        assert found == Ruling(PLAYOFF, here, tuple(sorted(gone)))
    elif not here or (gone and absence is Absence.PROXY_CUT):
        assert found == Ruling(CUT, entries)
    elif len(here) == 1:
        assert found == Ruling(PLAYOFF, here, tuple(sorted(gone)))
    else:
        method = SPLIT if set(wish.values()) == {SPLIT} else CUT
        assert found == Ruling(method, here, tuple(sorted(gone)))


@pytest.mark.rule("AMB-84")
def test_the_only_one_left_has_won_without_a_game() -> None:
    contest = step.answer(wanted(PLAYOFF, CUT), 2, Answer.FORFEIT)
    contest = step.begin(step.lock(contest))
    assert contest.ruling == Ruling(PLAYOFF, (1,), (2,))
    assert contest.ruling.games == 0
    assert (contest.state, contest.payout and contest.payout.winners) == (State.DECIDED, (1,))


@pytest.mark.rule("EVE-11")
def test_a_winner_takes_all_and_the_losers_get_nothing() -> None:
    for methods, state in (((CUT, SPLIT), State.DRAWING), ((PLAYOFF, SPLIT), State.PLAYING)):
        contest = step.begin(step.lock(wanted(*methods)))
        assert contest.state is state
        contest = step.decide(contest, 2)
        assert contest.payout
        assert contest.payout.cents == ((1, 0), (2, 10000))
        assert step.pay(contest).state is State.PAID


def test_a_turkey_is_not_split() -> None:
    contest = step.begin(step.lock(wanted(SPLIT, SPLIT, prize=TURKEY)))
    assert contest.state is State.DRAWING
    beer = Prize(Goods("beer", divisible=True), 1)
    shared = step.begin(step.lock(wanted(SPLIT, SPLIT, prize=beer)))
    assert shared.payout
    assert shared.payout.winners == (1, 2)
    lines = receipts([step.pay(shared), step.pay(step.decide(contest, 2))])
    assert lines == (
        Receipt(1, 1, For.PLACE, 1, goods="beer"),
        Receipt(2, 2, For.PLACE, 1, goods="beer"),
        Receipt(3, 2, For.PLACE, 1, goods="turkey"),
    )


def test_one_alone_has_won_at_once_and_signs_for_it() -> None:
    contest = step.opened(PRIZE, (16,))
    assert contest.state is State.AUTO
    with pytest.raises(Refused, match="hall-contest-not-now"):
        receipts([contest])
    assert receipts([step.pay(contest)]) == (Receipt(1, 16, For.PLACE, 1, 10000),)


def test_a_couple_may_think_again_until_the_method_is_settled() -> None:
    contest = step.choose(step.answer(wanted(PLAYOFF, CUT, CUT), 2, Answer.FORFEIT), 1, CUT)
    assert step.lock(step.answer(wanted(PLAYOFF, CUT), 2, Answer.PLAY)).ruling
    contest = step.go_home(contest, 2)
    assert dict(contest.choices) == {1: CUT, 3: CUT}
    assert contest.answers == ()
    contest = step.choose(step.come_back(contest, 2), 2, SPLIT)
    assert step.lock(contest).ruling == Ruling(CUT, (1, 2, 3))


STEPS: list[tuple[Callable[[Contest], Contest], set[State]]] = [
    (lambda c: step.choose(c, 1, SPLIT), {State.OPEN}),
    (lambda c: step.answer(c, 1, Answer.PLAY), {State.OPEN}),
    (lambda c: step.go_home(c, 1), {State.OPEN}),
    (lambda c: step.come_back(c, 1), set()),
    (step.lock, {State.OPEN}),
    (step.begin, {State.LOCKED}),
    (lambda c: step.decide(c, 1), {State.DRAWING, State.PLAYING}),
    (step.pay, {State.AUTO, State.DECIDED}),
]


def in_every_state() -> list[Contest]:
    """A contest in each state there is."""
    locked = step.lock(wanted(PLAYOFF, CUT))
    playing = step.begin(locked)
    decided = step.decide(playing, 1)
    drawing = step.begin(step.lock(wanted(CUT, CUT)))
    alone = step.opened(PRIZE, (1,))
    return [alone, wanted(PLAYOFF, CUT), locked, drawing, playing, decided, step.pay(decided)]


@pytest.mark.parametrize("contest", in_every_state(), ids=lambda each: each.state.value)
def test_nothing_is_done_out_of_turn(contest: Contest) -> None:
    for move, allowed in STEPS:
        if contest.state in allowed:
            assert move(contest) != contest or contest.state is State.OPEN
        else:
            with pytest.raises(Refused, match="hall-contest-not"):
                move(contest)


def test_every_state_was_tried() -> None:
    assert {contest.state for contest in in_every_state()} == set(State)


NO_SENSE: list[tuple[Callable[[], Any], str]] = [
    (lambda: step.opened(PRIZE, ()), "hall-contest-entrants"),
    (lambda: step.opened(PRIZE, (1, 1)), "hall-contest-entrants"),
    (lambda: step.choose(wanted(CUT, CUT), 3, CUT), "hall-contest-stranger"),
    (lambda: step.choose(step.go_home(wanted(CUT, CUT), 2), 2, CUT), "hall-contest-absent"),
    (
        lambda: step.answer(wanted(CUT, CUT), 1, Answer.PLAY),
        "hall-contest-nobody-wants-to-play",
    ),
    (lambda: step.lock(step.opened(PRIZE, (1, 2))), "hall-contest-choice-missing"),
    (
        lambda: step.lock(step.answer(wanted(PLAYOFF, CUT), 1, Answer.FORFEIT)),
        "hall-contest-asked-to-play",
    ),
    (lambda: step.decide(step.begin(step.lock(wanted(CUT, CUT))), 3), "hall-contest-no-claim"),
    (lambda: ruling((1, 2), {1: CUT, 2: CUT, 3: CUT}, {}), "hall-contest-stranger"),
    (
        lambda: ruling((1, 2), {1: CUT, 2: CUT}, {}, absent=Absent(frozenset({2}))),
        "hall-contest-absent",
    ),
    (
        lambda: ruling((1, 2), {1: CUT}, {2: Answer.PLAY}, absent=Absent(frozenset({2}))),
        "hall-contest-absent",
    ),
    (lambda: ruling((1, 2), {1: CUT}, {}, absent=ALL_HERE), "hall-contest-choice-missing"),
    (lambda: playoff_round([1]), "hall-playoff-over"),
]


@pytest.mark.parametrize(("move", "key"), NO_SENSE, ids=range(len(NO_SENSE)))
def test_what_cannot_be_said_is_refused(move: Callable[[], Any], key: str) -> None:
    with pytest.raises(Refused) as refused:
        move()
    assert refused.value.key == key


def test_a_playoff_of_three_is_a_knock_out_with_a_bye_or_one_table() -> None:
    assert playoff_round([4, 9]) == Round(((4, 9),))
    assert playoff_round([4, 9, 2]) == Round(((4, 9),), 2)
    assert playoff_round([4, 9, 2], three_at_a_table=True) == Round(((4, 9, 2),))
    assert playoff_round([4, 9, 2, 7], three_at_a_table=True) == Round(((4, 9), (2, 7)))


@given(st.integers(2, 40))
def test_a_knock_out_has_one_game_fewer_than_couples(couples: int) -> None:
    left, played = list(range(couples)), 0
    while len(left) > 1:
        found = playoff_round(left)
        played += len(found.tables)
        left = [table[0] for table in found.tables] + ([] if found.bye is None else [found.bye])
    assert played == couples - 1


def test_what_was_paid_and_is_due_otherwise_is_told_and_nothing_is_taken_back() -> None:
    assert paid_differences({1: 500, 2: 300, 3: 10}, {2: 300, 1: 300, 4: 200}) == (
        PaidDifference(1, 500, 300),
        PaidDifference(3, 10, 0),
        PaidDifference(4, 0, 200),
    )
