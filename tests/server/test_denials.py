"""What is denied at a table, and by which code."""

from typing import Any

import pytest

from fortyfives.server import entries as log
from fortyfives.server import protocol as wire
from fortyfives.server.languages import words_in
from fortyfives.server.table import about_people as people
from fortyfives.server.table.about_cards import Chance
from fortyfives.server.table.bell import time_is_up
from fortyfives.server.table.decide import decide
from fortyfives.server.table.denied import Denied
from fortyfives.server.table.fold import fold
from fortyfives.server.table.state import Table
from tests.server.logs import a_log

CHANCE = Chance(hour=20, now=1_000.0, lot=2)
SAT = (
    log.Opened(game="merrimack_valley", options={}, players=4, clock="none", undo=True, at=0.0),
    log.Sat(seat=0, name="Rose", token="rose"),  # noqa: S106 - the hash of one
    log.Sat(seat=1, name="Luc", token="luc"),  # noqa: S106 - the same
)
FULL = (
    *SAT,
    log.Engaged(seat=2, name="Nora", player="cautious"),
    log.Engaged(seat=3, name="Angus", player="cautious"),
)
BEGUN = (*FULL, log.Began(number=1, dealer=0, at=0.0))


def table(*entries: log.AnyEntry) -> Table:
    found = Table()
    for entry in entries:
        found = fold(found, entry)
    return found


def at(kind: type[Any], **fields: Any) -> Table:
    """A game as it stood when something of that kind was about to happen."""
    del fields
    return next(before for before, entry in a_log().moments() if isinstance(entry, kind))


def wish(kind: type[Any], *fields: Any) -> Any:
    return kind("a-command", 10**6, *fields)


def denied(code: str, where: Table, seat: int, command: wire.Command) -> Denied:
    with pytest.raises(Denied) as found:
        decide(where, seat, command, CHANCE)
    assert found.value.code == code
    for language in ("en", "fr"):
        assert words_in(language).say(f"room-no-{code}")
    return found.value


@pytest.mark.parametrize(
    ("code", "entries", "seat", "command"),
    [
        ("not-host", SAT, 1, wish(wire.Engage, "cast")),
        ("not-host", SAT, 1, wish(wire.Empty, 0)),
        ("not-host", FULL, 1, wish(wire.Start)),
        ("not-host", BEGUN, 1, wish(wire.Adjourn)),
        ("seat-taken", SAT, 0, wish(wire.Engage, "cast", 1)),
        ("seat-taken", SAT, 0, wish(wire.Engage, "cast", 7)),
        ("under-way", BEGUN, 0, wish(wire.Engage, "cast")),
        ("under-way", BEGUN, 0, wish(wire.Empty, 1)),
        ("under-way", BEGUN, 0, wish(wire.Start)),
        ("seat-empty", SAT, 0, wish(wire.Empty, 2)),
        ("seat-empty", SAT, 0, wish(wire.Empty, 7)),
        ("own-seat", SAT, 0, wish(wire.Empty, 0)),
        ("seats-empty", SAT, 0, wish(wire.Start)),
        ("away", (*BEGUN, log.StoodIn(seat=1)), 1, wish(wire.Leave)),
        ("away", (*BEGUN, log.StoodIn(seat=1)), 1, wish(wire.Act, {"is": "Fold"})),
        ("away", (*BEGUN, log.StoodIn(seat=1)), 1, wish(wire.CutPack, 20)),
        ("not-away", BEGUN, 1, wish(wire.Return)),
        ("no-game", FULL, 0, wish(wire.Adjourn)),
        ("no-game", (*BEGUN, log.Adjourned()), 0, wish(wire.Adjourn)),
        ("not-adjourned", BEGUN, 0, wish(wire.Resume)),
        ("adjourned", (*BEGUN, log.Adjourned()), 0, wish(wire.Act, {"is": "Fold"})),
        ("no-deal", BEGUN, 0, wish(wire.Act, {"is": "Fold"})),
        ("no-cut", BEGUN, 1, wish(wire.CutPack, 20)),
        ("nothing-to-undo", BEGUN, 1, wish(wire.TakeBack)),
        ("nothing-asked", BEGUN, 1, wish(wire.Agree, True)),  # noqa: FBT003 - a field of it
        ("adjourned", (*BEGUN, log.Adjourned()), 1, wish(wire.CutPack, 20)),
        ("adjourned", (*BEGUN, log.Adjourned()), 0, wish(wire.TakeBack)),
        ("adjourned", (*BEGUN, log.Adjourned()), 0, wish(wire.Agree, True)),  # noqa: FBT003 - the same
        ("away", (*BEGUN, log.StoodIn(seat=1)), 1, wish(wire.TakeBack)),
        ("away", (*BEGUN, log.StoodIn(seat=1)), 1, wish(wire.Agree, False)),  # noqa: FBT003 - the same
        ("away", BEGUN, 2, wish(wire.Act, {"is": "Fold"})),
        ("frozen", (*BEGUN, log.Frozen(why="LogLies")), 0, wish(wire.Leave)),
    ],
    ids=range(32),
)
def test_what_cannot_be_had_at_a_table_is_denied_by_its_code(
    code: str, entries: tuple[log.AnyEntry, ...], seat: int, command: wire.Command
) -> None:
    denied(code, table(*entries), seat, command)


def test_what_is_not_allowed_in_the_deal_is_denied_with_the_rule_that_says_so() -> None:
    where = at(log.Did)
    other = next(seat for seat in where.present if seat != where.turn)
    with pytest.raises(Denied) as found:
        decide(where, other, wish(wire.Act, {"is": "Say", "call": "pass"}), CHANCE)
    assert found.value.code == "not-allowed"
    assert found.value.refusal is not None
    assert found.value.rule == found.value.refusal.rule


def test_what_is_no_action_is_denied() -> None:
    denied("unreadable", at(log.Did), 0, wish(wire.Act, {"is": "Jump"}))


def test_a_command_that_has_not_seen_the_cards_is_denied() -> None:
    denied("stale", at(log.Did), 0, wire.Act("a-command", 1, {"is": "Fold"}))


def test_only_the_player_on_the_dealers_right_cuts() -> None:
    where = at(log.Dealt)
    assert where.cutter is not None
    found = denied("not-your-cut", where, (where.cutter + 1) % 4, wish(wire.CutPack, 20))
    assert found.rule == "TNS-04"


def test_a_cut_that_leaves_no_cards_is_denied() -> None:
    where = at(log.Dealt)
    assert where.cutter is not None
    denied("not-allowed", where, where.cutter, wish(wire.CutPack, 53))


def test_nothing_is_taken_back_where_the_house_does_not_play_so() -> None:
    strict = table(
        log.Opened(
            game="merrimack_valley", options={}, players=4, clock="none", undo=False, at=0.0
        ),
        *BEGUN[1:],
    )
    denied("undo-off", strict, 0, wish(wire.TakeBack))


def test_nobody_sits_where_somebody_sits() -> None:
    for code, where, seat in (("seat-taken", table(*SAT), 1), ("table-full", table(*FULL), None)):
        with pytest.raises(Denied) as found:
            people.sit(where, "Flora", seat, "token")
        assert found.value.code == code


def test_two_people_of_one_name_are_told_apart() -> None:
    (sat,) = people.sit(table(*SAT), "rose", None, "token")
    assert (sat.seat, sat.name) == (2, "rose 2")


def test_whoever_leaves_before_the_game_leaves_the_seat_empty_and_the_table_to_another() -> None:
    assert people.leave(table(*FULL), 0) == [log.Rose(seat=0), log.HostPassed(seat=1)]
    assert people.leave(table(*BEGUN), 1) == [log.StoodIn(seat=1)]


def test_a_game_without_a_time_limit_never_runs_out_of_time() -> None:
    assert not time_is_up(table(*BEGUN), 10.0**9)


def test_the_first_entry_of_a_command_carries_its_id() -> None:
    first, *others = decide(table(*FULL), 0, wish(wire.Leave), CHANCE)
    assert first.id == "0.a-command"
    assert [each.id for each in others] == [""]
