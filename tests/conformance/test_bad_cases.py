"""A case that cannot be asked fails with its reason; it is not skipped and ends no run."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from fortyfives.conformance.kind import Answers, one_shape
from fortyfives.conformance.kinds import KINDS
from fortyfives.conformance.question import Question
from fortyfives.conformance.run import run_all, run_case
from tests.conformance.files import CASES, asked, case

JUNK: tuple[Any, ...] = (
    None, True, -1, 99, 10**30, 1.5, "", "ZZ", "5h", "P1", [], ["P1"], [[]], {}, {"P1": "5S"}
)  # fmt: skip


def reason(spoilt: object) -> str:
    """Why the case failed, which it must have, without an accident."""
    outcome = run_case(spoilt)  # type: ignore[arg-type]
    assert not outcome.passed
    assert "could not be asked" not in outcome.reason
    return outcome.reason


@pytest.mark.parametrize("name", sorted({each["kind"] for each in CASES}))
def test_a_field_that_the_kind_does_not_know_fails(name: str) -> None:
    for part in ("given", "expect"):
        spoilt = case(name)
        spoilt[part]["colour"] = "blue"
        assert f"{part}.colour is not a field of {name}" in reason(spoilt)
    spoilt = case(name)
    spoilt["colour"] = "blue"
    assert reason(spoilt) == '"colour" is not a field of a case'


@pytest.mark.parametrize("field", ["id", "rules", "kind", "given", "expect"])
@pytest.mark.parametrize("junk", [None, 7, [], True])
def test_a_field_that_every_case_has_may_not_be_missing_or_odd(field: str, junk: object) -> None:
    spoilt = case("RANK-001")
    spoilt[field] = junk
    assert reason(spoilt).startswith(f"{field} is ")
    del spoilt[field]
    assert reason(spoilt) == f"{field} is missing"


@pytest.mark.parametrize("junk", [None, 7, "RANK-001", [], [{}]])
def test_a_case_is_an_object(junk: object) -> None:
    assert reason(junk) == "a case is an object"


def test_an_unknown_kind_fails() -> None:
    assert "no kind" in reason(case("RANK-001") | {"kind": "rank"})


@pytest.mark.parametrize(
    ("name", "selector"),
    [
        ("bid_legal", "phase"),
        ("rob", "phase"),
        ("draw_limits", "shape"),
        ("game_over", "shape"),
        ("partner_call", "shape"),
    ],
)
@pytest.mark.parametrize("junk", ["nonsense", "", None, 3, [], ["hand"], {"a": 1}])
def test_an_unknown_shape_or_phase_fails(name: str, selector: str, junk: object) -> None:
    spoilt = case(name)
    spoilt["given"][selector] = junk
    assert f"given.{selector} is " in reason(spoilt)


@pytest.mark.parametrize("name", ["draw_limits", "game_over", "partner_call"])
def test_a_kind_with_shapes_needs_one(name: str) -> None:
    spoilt = case(name)
    del spoilt["given"]["shape"]
    assert "given.shape is missing" in reason(spoilt)


@pytest.mark.parametrize(
    ("name", "part", "field"),
    [
        ("ROB-014", "expect", "trump"),
        ("ROB-001", "given", "trump"),
        ("DRAW-001", "expect", "kitty_size"),
        ("DRAW-017", "given", "kitty_size"),
        ("OVER-003", "given", "bid_made"),
        ("OVER-012", "expect", "bid_made"),
        ("CALL-001", "given", "partner"),
        ("CALL-013", "expect", "partner"),
    ],
)
def test_what_one_shape_asks_another_is_told(name: str, part: str, field: str) -> None:
    spoilt = case(name)
    spoilt[part][field] = None
    assert f"{part}.{field} is not a field of" in reason(spoilt)


@pytest.mark.parametrize("rules", ["", "nonsense", "Merrimack_Valley", "merrimack"])
def test_an_unknown_game_fails(rules: str) -> None:
    assert "there is no game" in reason(case("RANK-001") | {"rules": rules})


@pytest.mark.parametrize(
    "options",
    [
        {"nonsense": 1},
        {"key": 1},
        {"Renege": "five"},
        {"renege": "nonsense"},
        {"renege": None},
        {"renege": True},
        {"renege": ["five"]},
        {"min_bid": 17},
        {"min_bid": 15.0},
        {"min_bid": "15"},
        {"min_bid_at": {"100": "20"}},
        {"min_bid_at": {"100": 17}},
        {"min_bid_at": {"x": 20}},
        {"min_bid_at": [100, 20]},
        {"keep_min": {"other": "1"}},
        {"keep_min": {"bidder": 1}},
        {"keep_min": "1"},
        {"keep_min": [1]},
        {"keep_min": 6},
        {"draw_max": {"other": 1, "seven": 1}},
        {"deal": "5-5"},
        {"deal": {"3": 2}},
        {"deal": [3, 2]},
        {"deal": 5},
        {"deal": "3-2-X3"},
        {"players": "4"},
        {"players": 17},
        {"players": []},
        {"players": [4, [4]]},
        {"four_and_flip": 1},
        {"target": "120"},
        {"rob_turned_ace": "mandatory"},
        {"jin": True},
        {"call_deadline": 1},
        [],
        None,
        "renege",
    ],
)
def test_an_option_that_the_game_does_not_have_fails(options: object) -> None:
    reason(case("RANK-001") | {"options": options})


def test_an_expectation_that_asks_nothing_fails() -> None:
    assert "nothing would be checked" in reason(case("RANK-001") | {"expect": {}})


def test_an_id_may_stand_but_once_in_a_file() -> None:
    twice: list[Any] = [case("RANK-001"), case("RANK-002"), case("RANK-001")]
    assert [outcome.passed for outcome in run_all(twice)] == [True, True, False]


def test_a_case_without_an_id_is_called_by_its_place() -> None:
    spoilt = case("RANK-001")
    del spoilt["id"]
    assert [outcome.id for outcome in run_all([case("RANK-002"), spoilt])] == ["RANK-002", "case 2"]


@pytest.mark.parametrize("junk", ["5h", "10H", "ZZ", "H5", "RJ", "", None, 5, ["5H"], " 5H"])
def test_a_card_is_written_as_the_format_says_and_is_in_the_pack(junk: object) -> None:
    spoilt = case("FOLLOW-001")
    spoilt["given"]["hand"][0] = junk
    assert reason(spoilt).startswith("given.hand: ")


@pytest.mark.parametrize(
    ("name", "field", "value", "why"),
    [
        ("RANK-001", "group", "plain:H", "not one of"),
        ("RANK-001", "trump", "h", "not one of"),
        ("RANK-013", "state", {"ace_demoted": "AS"}, "not the ace of trumps"),
        ("RANK-013", "state", {"demoted": "AC"}, "not known"),
        ("TRICK-003", "plays", [], "somebody leads"),
        ("TRICK-003", "plays", [["N", "3C"], ["N", "4C"]], "one card to a trick"),
        ("TRICK-003", "plays", [["N", "3C"], ["E", "3C"]], "appears twice"),
        ("TRICK-003", "plays", [["N"]], "not a player and a card"),
        ("FOLLOW-042", "played", ["5S", "4S"], "the one that was led"),
        ("FOLLOW-042", "hand", ["4S", "KD"], "appears twice"),
        ("FOLLOW-042", "hand", [], "no card at all"),
        ("BONUS-001", "sides", {"NS": ["N", "S"], "EW": ["E"]}, "on no side"),
        ("BONUS-001", "sides", {"NS": ["N", "S"], "EW": ["E", "W", "N"]}, "stands twice"),
        ("SCORE-001", "bid", "20", "no bid"),
        ("SCORE-001", "bid", 17, "no bid"),
        ("SCORE-001", "bid", None, "no bid"),
        ("SCORE-001", "bidder", None, "somebody has won the bid"),
        ("SCORE-001", "bidder", "N", "not one of the sides"),
        ("SCORE-001", "taken", {"NS": 25, "EW": 10}, "no hand gives"),
        ("SCORE-001", "taken", {"NS": 25, "X": 5}, "not one of the sides"),
        ("SCORE-001", "tricks_taken", {"NS": 4}, "five tricks"),
        ("SCORE-027", "bidder", "NS", "nobody bids"),
        ("BID-001", "players", 9, "not between"),
        ("DRAW-016", "players", 7, "players not allowed"),
        ("BID-001", "dealer", "P1", "the last seat deals"),
        ("BID-001", "history", [["P2", "20"]], "may not say '20' as call 1"),
        ("BID-001", "history", [["P1", "20"], ["P2", "30"], ["P3", "35"]], "as call 3"),
        ("BID-001", "history", [["P1", "15"]], "may not say"),
        ("BID-001", "history", [["P1", "look"]], "may not say"),
        ("BID-001", "history", [["P5", "20"]], "no seat"),
        ("BID-001", "history", [["P1"]], "not a seat and what it said"),
        ("BID-024", "scores", {"P1P2": 95}, "no side"),
        ("BID-024", "scores", {"P1P4": 95, "P4P1": 95}, "stands twice"),
        ("BID-027", "won", {"bidder": "P1"}, "the bidder and the bid"),
        ("BID-030", "kitty_seen", True, "after_naming"),
        ("BID-060", "kitty", ["KD"], "appears twice"),
        ("ROB-001", "turn_up", ["AS", "KS"], "fixes trump"),
        ("ROB-001", "dealer", "X", "no seat"),
        ("ROB-002", "hands", {"P2": ["AD", "7D"]}, "appears twice"),
        ("ROB-002", "hands", {"X": ["AD"]}, "no seat"),
        ("ROB-002", "ace_holder", None, "P2 holds the ace"),
        ("ROB-002", "ace_holder", "P1", "say otherwise"),
        ("ROB-013", "turn_up", ["AS"], "no card is turned up"),
        ("DRAW-011", "needs", {"P5": 1}, "does not need"),
        ("DRAW-011", "needs", {"P1": -1}, "does not need"),
        ("DRAW-009", "role", "dealer", "not one of"),
        ("DRAW-009", "discards", 6, "not between"),
        ("DRAW-001", "kitty_size", 7, "kitty_size"),
        ("OVER-017", "hand_totals", [25, 30, 30], "do not add up"),
        ("OVER-013", "trick_points", [["NS", 15]], "a trick is worth"),
        ("OVER-013", "trick_points", [["NS"]], "not a side and its points"),
        ("OVER-016", "hands_played", 0, "not between"),
        ("CALL-013", "partner", "P1", "his own partner"),
        ("CALL-013", "bidder", None, "somebody has won the bid"),
        ("CALL-007", "called_card_location", "floor", "not one of"),
        ("CALL-024", "stage", "dealt", "not one of"),
        ("BOOK-001", "asked", "X", "not one of"),
        ("BOOK-001", "asked_before", ["X"], "on no side"),
        ("BOOK-001", "trick_started", "no", "neither true nor false"),
        ("LEAD-002", "bidder", "P5", "no seat"),
    ],
)
def test_what_is_given_must_make_sense(name: str, field: str, value: object, why: str) -> None:
    spoilt = case(name)
    spoilt["given"][field] = value
    assert why in reason(spoilt)


EVENTS = {
    "P4 may not rob": {"seat": "P4", "action": "rob", "card": "7D"},
    "P2 may not rob": {"seat": "P2", "action": "rob", "card": "8D"},
    "P2 may not decline": {"seat": "P2", "action": "decline", "card": "7D"},
    "not take": {"seat": "P2", "action": "take", "card": "7D"},
    "may not put KS aside": {"seat": "P2", "action": "lay_aside", "card": "KS"},
    "is no action": {"seat": "P2", "action": "steal", "card": "7D"},
    "not a seat, an action and a card": {"seat": "P2", "action": "rob"},
    "neither seat nor card": {"seat": "P2", "action": "end_trick", "card": None},
    "is no seat": {"seat": None, "action": "play", "card": "7D"},
}


@pytest.mark.parametrize("why", EVENTS)
def test_nothing_happens_to_a_turned_card_that_the_rules_forbid(why: str) -> None:
    spoilt = case("ROB-002")
    spoilt["given"]["events"] = [EVENTS[why]]
    assert why in reason(spoilt)


@pytest.mark.parametrize(
    ("rules", "kind", "given"),
    [
        ("general_120", "bid_legal", {"players": 4}),
        ("general_120", "bid_legal", {"phase": "name_trump", "hand": ["5S"]}),
        ("general_120", "draw_limits", {"shape": "capacity", "players": 4}),
        ("general_120", "partner_call", {"shape": "time", "stage": "refilled"}),
        ("merrimack_valley", "game_over", {"shape": "score_pairs", "hands_played": 1}),
    ],
)
def test_a_game_is_not_asked_for_what_it_does_not_have(
    rules: str, kind: str, given: dict[str, Any]
) -> None:
    key = "possible" if kind == "game_over" else "turn" if kind == "bid_legal" else "legal"
    said = reason(asked(rules, kind, given, **{key: None}))
    assert "in this game" in said or "without an auction" in said


def test_an_answer_that_hangs_on_something_not_given_fails() -> None:
    unknown = case("ROB-002")
    unknown["given"] = {"turn_up": ["7D"], "dealer": "P4", "ace_holder": "P2"}
    assert [each.key for each in run_case(unknown).differences] == ["discard_choices"]


def spoilt_parts(value: Any) -> Iterator[Any]:
    """The value with one of its parts, however deep, replaced by junk or taken away."""
    yield from JUNK
    places = value if isinstance(value, dict) else range(len(value) if type(value) is list else 0)
    for place in places:
        fewer = copy.copy(value)
        del fewer[place]
        yield fewer
        for other in spoilt_parts(value[place]):
            changed = copy.copy(value)
            changed[place] = other
            yield changed


@pytest.mark.parametrize("kind", sorted({each["kind"] for each in CASES}))
def test_no_junk_in_a_case_is_an_accident(kind: str) -> None:
    tried = 0
    seen = set()
    for each in CASES:
        shape = (each["rules"], *sorted(each["given"]), each["given"].get("shape"))
        if each["kind"] != kind or shape in seen:
            continue
        seen.add(shape)
        for given in spoilt_parts(each["given"]):
            outcome = run_case(each | {"given": given})
            assert "could not be asked" not in outcome.reason, (given, outcome)
            tried += 1
    assert tried > 100


def test_an_accident_fails_the_case_and_not_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbles(_question: Question) -> Answers:
        raise KeyError("five")

    stumbling = one_shape("rank_order", "trump group", "order", stumbles)
    monkeypatch.setitem(KINDS, "rank_order", stumbling)
    outcome = run_case(case("RANK-001"))
    assert outcome.reason == "could not be asked: KeyError: 'five'"
