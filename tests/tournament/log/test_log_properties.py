"""What is true of every log, whoever writes what in whatever order."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.log import events as say
from fortyfives.tournament.log.claims import claim
from fortyfives.tournament.log.events import Outcome
from fortyfives.tournament.log.facts import Facts
from fortyfives.tournament.log.reading import read
from fortyfives.tournament.log.steps.games import HAS_RESULT
from fortyfives.tournament.points import GAME
from fortyfives.tournament.refused import Refused
from tests.tournament.log.evenings import begun, by_chance, plainly

LOTS = st.integers(0, 2**32).map(Random)


@given(LOTS)
def test_the_same_log_gives_the_same_state_and_every_beginning_of_it_the_state_of_then(
    lot: Random,
) -> None:
    states = {}
    for evening, _ in by_chance(lot, 60):
        states[len(evening.book.records)] = evening.facts.to_bytes()
    records = read(b"".join(record.line for record in evening.book.records)).records
    assert list(records) == list(evening.book.records)
    for length in {*lot.sample(sorted(states), min(4, len(states))), max(states)}:
        assert Facts(records[:length]).to_bytes() == states[length]


@given(LOTS)
def test_what_is_refused_changes_nothing(lot: Random) -> None:
    before = None
    for evening, refused in by_chance(lot, 40):
        if refused:
            assert evening.facts.to_bytes() == before or before is None
            assert evening.facts.seq == len(evening.book.records)
        before = evening.facts.to_bytes()


@given(LOTS)
def test_what_was_undone_might_as_well_never_have_been(lot: Random) -> None:
    undone = 0
    for evening, refused in by_chance(lot, 60):
        last = evening.book.records[-1].event()
        if not refused and isinstance(last, say.Reverted):
            undone += 1
            assert evening.facts.to_bytes() == plainly(evening.book.records)
    assert evening.facts.to_bytes() == plainly(evening.book.records)


@given(LOTS)
def test_undoing_an_undoing_gives_what_was_there(lot: Random) -> None:
    *_, (evening, _) = by_chance(lot, 40)
    facts, seq = evening.facts, len(evening.book.records)
    state = facts.to_bytes()
    for target in range(1, seq + 1):
        try:
            evening.write(say.Reverted(target))
        except ValueError:
            continue
        undone = facts.to_bytes()
        for expected in (state, undone, state):
            evening.write(say.Reverted(len(evening.book.records)))
            assert facts.to_bytes() == expected


@given(LOTS)
def test_what_is_taken_back_was_never_taken(lot: Random) -> None:
    states = [Facts().to_bytes()]
    *_, (evening, _) = by_chance(lot, 40)
    records = evening.book.records
    facts = Facts()
    for record in records:
        facts.take([record])
        states.append(facts.to_bytes())
    for length in range(len(records), 0, -1):
        assert facts.to_bytes() == states[length]
        facts.take_back()
    assert facts.to_bytes() == states[0]
    facts.take(records)
    assert facts.to_bytes() == states[-1]


@given(LOTS)
def test_a_command_that_is_sent_again_changes_nothing_and_gets_the_same_answer(
    lot: Random,
) -> None:
    *_, (evening, _) = by_chance(lot, 30)
    state, records = evening.facts.to_bytes(), list(evening.book.records)
    for record in lot.sample(records, min(len(records), 5)):
        key = str(record.command_id)
        answer = evening.write(say.NoteAdded("something else"), by="phone", command=key)
        assert record in answer
        assert answer == evening.book.answer(key)
    assert evening.facts.to_bytes() == state
    assert list(evening.book.records) == records


@given(LOTS)
def test_nothing_but_its_own_start_and_an_undoing_says_who_sat_at_a_table(lot: Random) -> None:
    seats: dict[str, tuple[int, ...]] = {}
    for evening, refused in by_chance(lot, 60):
        games = evening.facts.games
        now = {name: game.seats for name, game in games.items() if game.seats}
        last = [] if refused else [each.event() for each in evening.book.records[-2:]]
        if not any(isinstance(each, say.GameStarted | say.Reverted) for each in last):
            assert now == seats
        seats = now
    for name in seats:
        before = evening.facts.games[name]
        if before.state in HAS_RESULT and not evening.facts.closed:
            to = before.seats[0]
            evening.write(say.ResultCorrected(game=name, was=before.winner, to=to))
            after = evening.facts.games[name]
            assert after.seats == before.seats
            assert after.versions[:-1] == before.versions


@given(
    st.lists(st.tuples(st.sampled_from(("phone", "desk", "couple 2")), st.sampled_from((1, 2)))),
)
def test_two_words_that_differ_never_make_a_score_in_whatever_order_they_come(
    claims: list[tuple[str, int]],
) -> None:
    evening = begun(("R1T1", 1, 2))
    said: list[tuple[str, int]] = []
    for by, winner in claims:
        said.append((by, winner))
        events = claim(evening.facts, "R1T1", by, Outcome(winner=winner))
        evening.write(*events, by=by)
        game = evening.facts.games["R1T1"]
        winners = {each for _, each in said}
        people = {person for person, _ in said}
        agreed = len(winners) == 1
        assert evening.facts.tally.scores == ({winner: GAME} if agreed else {})
        assert evening.facts.tally.disputed == (set() if agreed else {"R1T1"})
        assert game.winner == (winner if agreed else None)
        if agreed:
            assert game.state == ("confirmed" if len(people) > 1 else "reported")
        else:
            assert game.state == "disputed"
        heard = {(each.by, each.outcome.winner) for each in game.versions}
        assert heard <= set(said)
        assert {each for _, each in heard} == winners


@given(LOTS)
def test_the_sums_are_those_of_the_games(lot: Random) -> None:
    *_, (evening, _) = by_chance(lot, 80)
    scores, met, accounts = Counter[int](), Counter[tuple[int, int]](), Counter[str]()
    for game in evening.facts.games.values():
        met.update((one, other) for one in game.seats for other in game.seats if one != other)
        if game.state in {"reported", "confirmed"}:
            outcome = game.versions[-1].outcome
            if outcome.kind == "tie":
                scores.update(dict.fromkeys(game.seats, 1))
            elif outcome.winner is not None:
                scores[outcome.winner] += 2
    for posting in evening.facts.postings.values():
        accounts.update(posting.lines)
    tally = evening.facts.tally
    assert tally.scores == scores
    assert {(one, two): n for one, row in tally.met.items() for two, n in row.items()} == met
    assert tally.accounts == {name: cents for name, cents in accounts.items() if cents}
    assert sum(tally.accounts.values()) == 0
    disputed = {name for name, game in evening.facts.games.items() if game.state == "disputed"}
    assert tally.disputed == disputed


def test_chance_makes_evenings_of_all_sorts() -> None:
    seen, refused = Counter[str](), 0
    for seed in range(40):
        grown = list(by_chance(Random(seed), 80))
        refused += sum(no for _, no in grown)
        seen.update(record.type for record in grown[-1][0].book.records)
    assert {kind.__name__ for kind in say.TYPES} == set(seen)
    assert seen["Reverted"] > 100
    assert seen["ResultCorrected"] > 5
    assert refused > 100


@given(LOTS)
def test_what_must_be_turned_back_first_can_be_from_the_last_on(lot: Random) -> None:
    *_, (evening, _) = by_chance(lot, 60)
    facts = evening.facts
    for target in range(len(evening.book.records), 0, -1):
        try:
            named = facts.dependants(target)
        except Refused:
            continue
        if facts.closed or not named:
            continue
        for each in (*reversed(named), target):
            evening.write(say.Reverted(each))
            assert facts.to_bytes() == plainly(evening.book.records)
        return
