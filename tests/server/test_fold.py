from dataclasses import replace
from typing import Any

import msgspec
import pytest

from fortyfives.game.actions import Action
from fortyfives.server import entries as log
from fortyfives.server.codec import read_action
from fortyfives.server.table.fold import LogLies, fold
from fortyfives.server.table.state import Table
from fortyfives.variants import ALL
from tests.server.logs import Kept, a_log

GAMES = [(key, rules.seating.usual) for key, rules in ALL.items()]

OTHER: tuple[dict[str, Any], ...] = (
    {"card": "5H"},
    {"call": "pass"},
    {"cards": []},
    {"seat": 9},
    {"is": "Fold"},
)


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_a_log_gives_the_same_table_whenever_it_is_read(key: str, players: int) -> None:
    kept = a_log(key, players, 1)
    assert kept.folded() == kept.table
    assert kept.folded().version == len(kept.bodies)


def changed(kept: Kept, kind: type[Any], **fields: Any) -> tuple[bytes, ...]:
    """The log with the last entry of that kind changed."""
    bodies = list(kept.bodies)
    read = [log.read_entry(body) for body in bodies]
    place = max(n for n, entry in enumerate(read) if isinstance(entry, kind))
    bodies[place] = log.write_entry(msgspec.structs.replace(read[place], **fields))
    return tuple(bodies)


def test_a_changed_action_is_found_out() -> None:
    kept, tried = a_log(), 0
    for table, entry in kept.moments():
        if not isinstance(entry, log.Did) or entry.action["is"] not in {"Play", "Say", "Discard"}:
            continue
        for other in OTHER:
            action = {**entry.action, **other}
            if action != entry.action:
                tried += 1
                with pytest.raises(LogLies):
                    kept.after(table, msgspec.structs.replace(entry, action=action))
    assert tried > 50


def test_a_changed_event_is_found_out() -> None:
    kept, tried = a_log(), 0
    for table, entry in kept.moments():
        if not isinstance(entry, log.Did | log.Dealt):
            continue
        lies = [
            entry.events[1:],
            (*entry.events, entry.events[0]),
            (*entry.events[:-1], msgspec.Raw(b'{"is":"Asked"}')),
        ]
        for events in lies:
            tried += 1
            with pytest.raises(LogLies):
                kept.after(table, msgspec.structs.replace(entry, events=events))
    assert tried > 50


def test_a_changed_secret_is_found_out() -> None:
    kept = a_log()
    for deal in kept.secrets:
        with pytest.raises(LogLies):
            replace(kept, secrets={**kept.secrets, deal: bytes(32)}).folded()


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (log.Committed, {"commitment": "00" * 32}),
        (log.Committed, {"deal": "another/1/1/abcd"}),
        (log.Dealt, {"depth": 27}),
        (log.Dealt, {"depth": 99}),
        (log.Dealt, {"number": "ff" * 16}),
        (log.Dealt, {"number": "ff"}),
        (log.Proved, {"secret": "00" * 32}),
        (log.Opened, {"game": "whist"}),
        (log.Opened, {"options": {"target": "many"}}),
        (log.Did, {"action": {"is": "Play", "seat": 9, "card": "5H"}}),
    ],
    ids=str,
)
def test_a_changed_entry_is_found_out(kind: type[Any], fields: dict[str, Any]) -> None:
    kept = a_log()
    with pytest.raises(LogLies):
        kept.folded(changed(kept, kind, **fields))


def test_a_lost_entry_of_the_cards_is_found_out() -> None:
    kept, tried = a_log(), 0
    about_cards = log.Committed | log.Dealt | log.Did | log.Proved
    lost: Table | None = None
    for table, entry in kept.moments():
        if lost is not None and isinstance(entry, about_cards):
            tried += 1
            with pytest.raises(LogLies):
                kept.after(lost, entry)
        lost = table if isinstance(entry, log.Committed | log.Dealt | log.Did) else None
    assert tried > 20


@pytest.mark.parametrize(
    "entry",
    [
        log.Committed(deal="a/1", commitment=""),
        log.Dealt(by=0, depth=26, number="", hour=1, events=()),
        log.Did(action={"is": "Fold", "seat": 0}, events=(), by="person"),
        log.TookBack(steps=1),
        log.Proved(secret=""),
        log.Rang(),
        log.Began(number=1, dealer=0, at=0.0),
        log.StoodIn(seat=0),
        log.CameBack(seat=5),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_nothing_can_have_happened_before_the_table_was_opened(entry: log.AnyEntry) -> None:
    with pytest.raises(LogLies):
        fold(Table(), entry)


def test_every_action_of_a_log_stands_in_its_deal_until_the_deal_counts() -> None:
    kept, deals = a_log(), 0
    done: list[Action] = []
    for table, entry in kept.moments():
        if isinstance(entry, log.Committed):
            done = []
        elif isinstance(entry, log.Did):
            done.append(read_action(entry.action))
        elif isinstance(entry, log.Proved):
            playing, counted = table.playing, kept.after(table, entry).done[-1]
            assert playing is not None
            assert [past.action for past in playing.past[1:]] == done
            assert counted.past == playing.past[-1:]
            assert counted.deal == playing.deal
            deals += 1
    assert deals > 0
