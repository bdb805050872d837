"""What each event makes of the facts, and when it is refused."""

from collections.abc import Callable

import pytest

from fortyfives.tournament.log import events as say
from fortyfives.tournament.log.claims import claim
from fortyfives.tournament.log.entry import Entry
from fortyfives.tournament.log.events import Event, Outcome
from fortyfives.tournament.log.facts import Facts
from fortyfives.tournament.refused import Refused
from tests.tournament.log.evenings import HEX, Evening, begun

CONTEST = say.ContestOpened("first", (1, 2), 2000)


def key_of(act: Callable[[], object]) -> str:
    with pytest.raises(Refused) as told:
        act()
    return told.value.key


def after(*events: Event) -> Evening:
    """An evening of three couples, two of which are playing, on which this happened by turns."""
    evening = begun(("R1T1", 1, 2))
    evening.enter(3)
    for place, event in enumerate(events):
        evening.write(event, by=("couple 1", "couple 2")[place % 2])
    return evening


def reported(winner: int = 1) -> Event:
    return say.ResultReported(game="R1T1", winner=winner)


def corrected(was: int | None, to: int | None) -> Event:
    return say.ResultCorrected(game="R1T1", was=was, to=to)


@pytest.mark.parametrize(
    ("before", "event", "key"),
    [
        ((), say.EntryRegistered(1, ("Rose",)), "hall-log-number-taken"),
        ((), say.EntryRegistered(9, ("Rose",), instead=True), "hall-log-no-entry"),
        ((), say.EntryRegistered(9, ("A", "B"), born=(1950,)), "hall-log-born-of-each"),
        ((), say.CheckedIn(9), "hall-log-no-entry"),
        ((), say.CheckedIn(1), "hall-log-already-here"),
        ((say.Withdrawn(1),), say.Withdrawn(1), "hall-log-already-gone"),
        ((say.Withdrawn(3),), say.GameStarted("R1T2", (3, 1)), "hall-log-already-gone"),
        ((), say.GameStarted("R1T1", (1, 3)), "hall-log-game-begun"),
        ((), say.GameStarted("R1T2", (3, 3)), "hall-log-seated-twice"),
        ((), say.GameStarted("R1T2", (3, 1), deals_first=2), "hall-log-not-at-table"),
        ((), say.GameStarted("R1T2", (3, 9)), "hall-log-no-entry"),
        ((), say.GameCalled("R1T9"), "hall-log-no-game"),
        ((), say.GameCalled("R1T1"), "hall-log-game-not-planned"),
        ((), say.RoundPlanned(2, (say.PlannedGame("R1T1", 1, (1, 2)),)), "hall-log-game-begun"),
        ((), say.RoundPlanned(2, (), (3, 3)), "hall-log-seated-twice"),
        ((), say.RoundPlanned(2, (), (9,)), "hall-log-no-entry"),
        ((), reported(3), "hall-log-not-at-table"),
        ((), say.ResultReported(game="R1T1", kind="tie", winner=1), "hall-log-not-at-table"),
        ((), say.ResultReported(game="R1T1", winner=1, points=(1, 2, 3)), "hall-log-points"),
        ((reported(),), reported(), "hall-log-not-being-played"),
        ((), say.ResultConfirmed("R1T1"), "hall-log-nothing-to-confirm"),
        (
            (say.NoteAdded("!"), reported()),
            say.ResultConfirmed("R1T1"),
            "hall-log-confirms-own",
        ),
        ((), say.ResultDisputed(game="R1T1", winner=1), "hall-log-no-result-yet"),
        ((reported(),), say.ResultDisputed(game="R1T1", winner=1), "hall-log-same-claim"),
        (
            (reported(), corrected(1, 2)),
            say.ResultDisputed(game="R1T1", winner=1),
            "hall-log-decided",
        ),
        ((), corrected(None, 1), "hall-log-no-result-yet"),
        ((reported(),), corrected(2, 1), "hall-log-corrected-meanwhile"),
        ((reported(),), corrected(1, 3), "hall-log-not-at-table"),
        ((say.GameVoided("R1T1"),), say.GameVoided("R1T1"), "hall-log-game-void"),
        ((say.RestRecorded(3, 1),), say.RestRecorded(3, 1, "asked"), "hall-log-rests-twice"),
        ((), say.RestRecorded(9, 1), "hall-log-no-entry"),
        ((), say.FormatSet({}), "hall-log-format-needs-reason"),
        ((CONTEST,), CONTEST, "hall-log-contest-open"),
        ((), say.ContestOpened("first", (1, 1)), "hall-log-contends-twice"),
        ((), say.ContestOpened("first", (1, 9)), "hall-log-no-entry"),
        ((), say.ChoiceMade("first", 1, "cut"), "hall-log-no-contest"),
        ((CONTEST,), say.ChoiceMade("first", 3, "cut"), "hall-log-not-in-contest"),
        (
            (CONTEST, say.PlayoffDone("first", 1)),
            say.ChoiceMade("first", 1, "cut"),
            "hall-log-contest-decided",
        ),
        (
            (CONTEST, say.PlayoffDone("first", 1)),
            say.CutDone("first", {}),
            "hall-log-contest-decided",
        ),
        (
            (CONTEST, say.CutDone("first", {"1": "AC"}, 1)),
            say.PlayoffDone("first", 1),
            "hall-log-contest-decided",
        ),
        ((CONTEST,), say.CutDone("first", {"3": "AC"}), "hall-log-not-in-contest"),
        ((CONTEST,), say.CutDone("first", {"1": "AC"}, cut=1), "hall-log-cut-not-committed"),
        ((say.CutCommitted(1, HEX),), say.CutCommitted(1, HEX), "hall-log-cut-committed"),
        ((CONTEST, say.Paid("first", 1, 9)), say.Paid("first", 1, 9), "hall-log-paid-before"),
        ((), say.LedgerPosted({"entry": -1, "prizes": 2}), "hall-log-ledger-not-nought"),
        ((), say.Reverted(99), "hall-log-undo-nothing"),
        ((say.NoteAdded("!"), say.Reverted(5)), say.Reverted(5), "hall-log-undone-before"),
        ((), say.Reverted(1), "hall-log-undo-depends"),
        ((say.EventClosed(),), say.CheckedIn(3), "hall-log-event-closed"),
        ((say.EventClosed(),), say.Reverted(1), "hall-log-event-closed"),
        ((say.EventClosed(),), say.EventClosed(), "hall-log-event-closed"),
    ],
)
def test_what_cannot_be_so_is_refused(before: tuple[Event, ...], event: Event, key: str) -> None:
    evening = after(*before)
    state = evening.facts.to_bytes()
    by = "couple 2" if key == "hall-log-confirms-own" else "desk"
    assert key_of(lambda: evening.write(event, by=by)) == key
    assert evening.facts.to_bytes() == state


def test_a_command_of_several_events_is_taken_whole_or_not_at_all() -> None:
    evening = after()
    state = evening.facts.to_bytes()
    assert (
        key_of(lambda: evening.write(say.CheckedIn(3), say.CheckedIn(3))) == "hall-log-already-here"
    )
    assert evening.facts.to_bytes() == state


def test_records_are_taken_in_their_order() -> None:
    evening = after()
    assert key_of(lambda: Facts(evening.book.records[1:])) == "hall-log-out-of-order"


# --- those who enter ----------------------------------------------------------------------------


def test_an_entry_comes_plays_goes_and_comes_back() -> None:
    evening = Evening()
    evening.enter(1, 2)
    seen = []
    for event in (
        say.CheckedIn(1),
        say.Withdrawn(1, no_show=True),
        say.CheckedIn(1),
        say.GameStarted("R1T1", (1, 2)),
        say.Withdrawn(1),
        say.CheckedIn(1),
    ):
        evening.write(event)
        seen.append(evening.facts.entries[1].status)
    assert seen == ["checked_in", "no_show", "checked_in", "active", "withdrawn", "active"]


def test_a_name_is_corrected_and_the_rest_stays() -> None:
    evening = after()
    evening.write(say.EntryRegistered(1, ("Zoé", "Luc"), 1000, "Richmond", (1950, 0), 4, True))  # noqa: FBT003 - the last field
    assert evening.facts.entries[1] == Entry(
        1, ("Zoé", "Luc"), "active", 1000, "Richmond", (1950, 0), 4, "R1T1"
    )


# --- games --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "scores"),
    [
        (Outcome(winner=1), {1: 2}),
        (Outcome(winner=2, kind="forfeit"), {2: 2}),
        (Outcome(winner=2, kind="walkover"), {2: 2}),
        (Outcome(kind="tie", points=(45, 45)), {1: 1, 2: 1}),
        (Outcome(kind="double_forfeit"), {}),
    ],
)
def test_a_result_is_so_many_half_games(said: Outcome, scores: dict[int, int]) -> None:
    evening = after()
    evening.write(*claim(evening.facts, "R1T1", "desk", said))
    assert evening.facts.games["R1T1"].outcome == said
    assert evening.facts.tally.scores == scores
    assert evening.facts.tally.met == {1: {2: 1}, 2: {1: 1}}


def test_a_game_goes_from_plan_to_fact() -> None:
    evening = after()
    evening.write(say.RoundPlanned(2, (say.PlannedGame("R2T5", 5, (3, 1)),), (2,)))
    game = evening.facts.games["R2T5"]
    assert (game.state, game.planned, game.seats) == ("planned", (3, 1), ())
    evening.write(say.GameCalled("R2T5"))
    assert evening.facts.games["R2T5"].state == "called"
    evening.write(say.GameStarted("R2T5", (3, 2), deals_first=2))
    game = evening.facts.games["R2T5"]
    assert (game.state, game.planned, game.seats) == ("started", (3, 1), (3, 2))
    assert (game.table, game.round, game.deals_first) == (5, 2, 2)
    assert evening.facts.tally.met[3] == {2: 1}


def test_a_new_plan_of_a_round_takes_the_place_of_the_old_one() -> None:
    evening = after()
    evening.write(say.RoundPlanned(2, (say.PlannedGame("R2T1", 1, (3, 1)),)))
    evening.write(say.RoundPlanned(2, (say.PlannedGame("R2T2", 2, (3, 1)),)))
    assert set(evening.facts.games) == {"R1T1", "R2T2"}


def test_three_couples_at_one_table_have_one_winner() -> None:
    evening = after()
    evening.write(say.GameStarted("R2T1", (1, 2, 3)))
    evening.write(say.ResultReported(game="R2T1", winner=3))
    assert evening.facts.tally.scores == {3: 2}
    assert evening.facts.tally.met[1] == {2: 2, 3: 1}


def test_a_correction_keeps_both_versions_and_the_seats() -> None:
    evening = after(reported(1), corrected(1, 2))
    game = evening.facts.games["R1T1"]
    told = [(each.by, each.outcome.winner, each.decided) for each in game.versions]
    assert told == [("couple 1", 1, False), ("couple 2", 2, True)]
    assert (game.seats, game.winner, game.state) == ((1, 2), 2, "confirmed")
    assert evening.facts.tally.scores == {2: 2}


def test_the_director_decides_a_dispute() -> None:
    evening = after(reported(1), say.ResultDisputed(game="R1T1", winner=2))
    assert evening.facts.tally.disputed == {"R1T1"}
    assert evening.facts.tally.scores == {}
    evening.write(corrected(None, 1))
    assert evening.facts.tally.disputed == set()
    assert evening.facts.tally.scores == {1: 2}


def test_a_void_game_counts_for_nobody_but_they_have_met() -> None:
    evening = after(reported(1), say.GameVoided("R1T1"))
    assert evening.facts.tally.scores == {}
    assert evening.facts.tally.met == {1: {2: 1}, 2: {1: 1}}
    assert evening.facts.games["R1T1"].winner is None


def test_rests_are_kept_in_order() -> None:
    evening = after(say.RestRecorded(3, 1), say.RestRecorded(3, 2, "asked"))
    assert [(each.round, each.reason) for each in evening.facts.rests[3]] == [
        (1, "odd"),
        (2, "asked"),
    ]


# --- claims -------------------------------------------------------------------------------------


def test_the_first_word_reports_the_same_confirms_and_another_disputes() -> None:
    evening = after()
    facts = evening.facts
    one, two = Outcome(winner=1), Outcome(winner=2, points=(20, 45))
    (event,) = claim(facts, "R1T1", "phone", one)
    assert event == reported(1)
    evening.write(event, by="phone")
    assert claim(facts, "R1T1", "phone", one) == ()
    assert claim(facts, "R1T1", "desk", one) == (say.ResultConfirmed("R1T1"),)
    evening.write(say.ResultConfirmed("R1T1"), by="desk")
    assert claim(facts, "R1T1", "desk", one) == ()
    (event,) = claim(facts, "R1T1", "phone", two)
    assert event == say.ResultDisputed(game="R1T1", winner=2, points=(20, 45))
    evening.write(event, by="phone")
    assert claim(facts, "R1T1", "phone", two) == ()
    assert claim(facts, "R1T1", "phone", one) == ()
    assert len(claim(facts, "R1T1", "desk", two)) == 1


def test_what_the_director_has_decided_is_not_disputed() -> None:
    evening = after(reported(1), corrected(1, 2))
    assert claim(evening.facts, "R1T1", "phone", Outcome(winner=2)) == ()
    told = key_of(lambda: claim(evening.facts, "R1T1", "phone", Outcome(winner=1)))
    assert told == "hall-log-decided"
    assert key_of(lambda: claim(evening.facts, "R9T9", "phone", Outcome(winner=1))) == (
        "hall-log-no-game"
    )


# --- prizes, and the evening --------------------------------------------------------------------


def test_a_contest_is_cut_played_and_paid() -> None:
    evening = after(CONTEST, say.ChoiceMade("first", 1, "cut"), say.ChoiceMade("first", 1, "split"))
    tie = say.CutDone("first", {"1": "AC", "2": "AD"})
    evening.write(say.CutCommitted(2, HEX))
    evening.write(tie)
    evening.write(say.CutDone("first", {"1": "2C", "2": "AD"}, 2, 2, HEX, {"1": 7, "2": 0}, 2))
    evening.write(say.Paid("first", 2, 2000))
    contest = evening.facts.contests["first"]
    assert contest.choices == ((1, "cut"), (1, "split"))
    assert (contest.cuts[0], len(contest.cuts), contest.winner) == (tie, 2, 2)
    assert [paid.cents for paid in contest.paid] == [2000]


def test_a_play_off_may_need_no_game() -> None:
    evening = after(CONTEST, say.PlayoffDone("first", 2, 0))
    contest = evening.facts.contests["first"]
    assert (contest.winner, contest.games) == (2, 0)


def test_the_accounts_add_up() -> None:
    evening = after(
        say.LedgerPosted({"player:1": -300, "entry": 300}),
        say.LedgerPosted({"entry": -300, "prizes": 200, "house": 100}),
    )
    assert evening.facts.tally.accounts == {"player:1": -300, "prizes": 200, "house": 100}


def test_the_evening_is_set_up_closed_and_opened_again() -> None:
    evening = Evening()
    assert (evening.facts.format, evening.facts.clock, evening.facts.closed) == (None, None, False)
    for event in (say.FormatSet({"rounds": 25}), say.ClockSet(900), say.TableUsable(1, True, 6)):  # noqa: FBT003 - a fact of the table
        evening.write(event)
    evening.write(say.EventClosed())
    facts = evening.facts
    assert facts.closed
    assert facts.format == say.FormatSet({"rounds": 25})
    assert facts.clock == say.ClockSet(900)
    assert facts.tables[1].capacity == 6
    evening.write(say.NoteAdded("Merci à tous."))
    evening.write(say.Reverted(4))
    evening.write(say.FormatSet({"rounds": 8}))
    assert facts.format == say.FormatSet({"rounds": 8})
    assert [note.text for note in facts.notes.values()] == ["Merci à tous."]


def test_after_the_first_game_the_format_changes_for_a_reason() -> None:
    evening = after(say.FormatSet({"rounds": 8}, "la neige"))
    found = evening.facts.format
    assert found is not None
    assert found.reason == "la neige"


# --- undoing ------------------------------------------------------------------------------------


def test_who_undoes_is_told_what_hangs_on_it() -> None:
    evening = after(reported(1))  # 1, 2 and 4 entered, 3 the game began, 5 its result
    assert evening.facts.dependants(1) == (3, 5)
    assert evening.facts.dependants(3) == (5,)
    assert evening.facts.dependants(5) == ()
    evening.write(say.GameStarted("R2T1", (1, 3)))
    assert evening.facts.dependants(5) == (6,)
    with pytest.raises(Refused) as told:
        evening.write(say.Reverted(1))
    assert told.value.facts == {"target": 1, "count": 3, "first": "3, 5, 6"}


def test_what_was_undone_is_not_done_again_over_what_came_since() -> None:
    evening = after(say.Withdrawn(3), say.Reverted(5), say.RestRecorded(3, 1))
    assert evening.facts.dependants(6) == (7,)
    evening.write(say.Reverted(7))
    evening.write(say.Reverted(6))
    assert evening.facts.entries[3].status == "withdrawn"


def test_what_was_undone_is_not_done_again_without_what_it_stood_on() -> None:
    evening = after(say.RestRecorded(3, 1), say.Reverted(5), say.Reverted(4))
    assert evening.facts.dependants(6) == (7,)
    evening.write(say.Reverted(7))
    evening.write(say.Reverted(6))
    assert len(evening.facts.rests[3]) == 1
