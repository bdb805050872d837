"""Who cuts the pack: the person on the dealer's right, or the next one there to the right."""

from dataclasses import replace

import pytest

from fortyfives.server import entries as log
from fortyfives.server import protocol as wire
from fortyfives.server.cards import commitment_of
from fortyfives.server.languages import words_in
from fortyfives.server.showing.happening import Ear
from fortyfives.server.showing.room import company_of
from fortyfives.server.table.fold import fold
from fortyfives.server.table.state import Table
from fortyfives.server.table.step import Step
from tests.hands import rule
from tests.server.company import Clock
from tests.server.house import SLOW, House, Tab, cut, house, ran, settle, until

SOON = replace(SLOW, cut=0.05)
TIME_TO_CUT = replace(SLOW, cut=0.6)
"""Short enough to be waited for, and long enough for whoever is asked after that, on any day."""


async def the_cutter(here: House) -> tuple[int, int]:
    """Both sit down, a deal is committed to, and nobody has cut: who may, and the other one."""
    await here.both()
    table = here.live.table
    assert table.playing is not None
    assert table.deal is None
    assert table.cutter is not None
    return table.cutter, 1 - table.cutter


def who_cut(here: House) -> int | None:
    """The person who cut the deal in hand."""
    playing = here.live.table.playing
    assert playing is not None
    assert playing.cut is not None
    return playing.cut.by


@rule("TNS-04")
def test_after_a_restart_the_pack_waits_for_the_player_on_the_dealers_right() -> None:
    async def play() -> None:
        async with house() as here:
            cutter, other = await the_cutter(here)
            again = await here.again()
            back = await again.tab(other)
            assert again.live.table.deal is None, "cut by nobody"
            assert back.frame.ask is None
            assert back.frame.wait
            await cut(again, await again.tab(cutter))
            assert who_cut(again) == cutter
            await again.card_room.close()

    ran(play())


def test_whoever_comes_back_has_the_whole_time_to_cut_and_no_more_for_coming_back_often() -> None:
    async def play() -> None:
        clock = Clock()
        async with house(now=clock) as here:
            cutter, other = await the_cutter(here)
            again = await here.again()
            await again.tab(other)
            clock.seconds += 50
            tab = await again.tab(cutter)
            assert tab.frame.ask is not None
            assert tab.frame.ask.left == SLOW.cut
            clock.seconds += 20
            tab = await again.tab(cutter)
            assert tab.frame.ask is not None
            assert tab.frame.ask.left == SLOW.cut - 20
            await again.card_room.close()

    ran(play())


@rule("TNS-04")
def test_the_cut_of_one_who_does_not_come_back_passes_to_the_next_person_to_the_right() -> None:
    async def play() -> None:
        async with house(TIME_TO_CUT) as here:
            _, other = await the_cutter(here)
            again = await here.again()
            tab = await again.tab(other)
            await until(lambda: again.live.table.deal or (tab.frame.ask and tab.frame.ask.cut))
            assert again.live.table.cutter == other
            await cut(again, tab)
            assert who_cut(again) == other
            await again.card_room.close()

    ran(play())


def test_a_cut_that_nobody_there_makes_in_time_is_nobodys() -> None:
    async def play() -> None:
        async with house(SOON) as here:
            _, other = await the_cutter(here)
            again = await here.again()
            await again.tab(other)
            await until(lambda: again.live.table.deal)
            assert who_cut(again) is None
            entries = [step.entry for step in again.live.since(other + 2, other)]
            assert [e.seat for e in entries if isinstance(e, log.CutPassed)] == [1 - other]
            await again.card_room.close()

    ran(play())


def test_one_who_has_lost_the_line_in_play_is_waited_for_as_well() -> None:
    async def play() -> None:
        async with house() as here:
            cutter, other = await the_cutter(here)
            tabs: dict[int, Tab] = {tab.seat: tab for tab in here.tabs}
            tabs[cutter].line.hang_up()
            await settle()
            await here.tab(other)
            assert here.live.table.deal is None, "cut by nobody"
            await cut(here, await here.tab(cutter))
            assert who_cut(here) == cutter

    ran(play())


def test_the_time_does_not_run_while_the_game_is_put_away() -> None:
    async def play() -> None:
        clock = Clock()
        async with house(now=clock) as here:
            await the_cutter(here)
            await here.live.command(0, wire.Adjourn("put-away", here.live.table.version))
            clock.seconds += 7 * 24 * 3600
            await here.live.command(0, wire.Resume("go-on-now", here.live.table.version))
            await settle()
            assert here.live.table.deal is None, "cut by nobody"
            assert here.live.turn_left == SLOW.cut

    ran(play())


# ---------------------------------------------------------------- who is next


def committed(dealer: int) -> Table:
    """Four people, one of them away for whom a computer player plays, at a deal not yet cut."""
    secret = bytes(32)
    entries: list[log.AnyEntry] = [
        log.Opened(game="general_120", options={}, players=4, clock="none", undo=True, at=0.0),
        *(log.Sat(seat=seat, name=f"Rose {seat}", token=f"{seat}") for seat in range(4)),
        log.Began(number=1, dealer=dealer, at=0.0),
        log.StoodIn(seat=2),
        log.Committed(deal="x/1/1/y", commitment=commitment_of("x/1/1/y", secret)),
    ]
    table = Table()
    for entry in entries:
        table = fold(table, entry, secret)
    return table


@rule("TNS-04", "AMB-37")
def test_the_cut_goes_round_to_the_right_and_past_those_who_are_away() -> None:
    table, order = committed(0), []
    while (cutter := table.cutter) is not None:
        order.append(cutter)
        table = fold(table, log.CutPassed(seat=cutter))
    assert order == [3, 1, 0], "from the dealer's right, and the dealer himself last"


@pytest.mark.parametrize(("language", "said"), [("en", "Rose 3 is not there"), ("fr", "Rose 3 n’")])
def test_it_is_said_that_the_cut_passes_on(language: str, said: str) -> None:
    before = committed(0)
    entry = log.CutPassed(seat=3)
    step = Step(before, entry, fold(before, entry))
    company = company_of(step.after, words_in(language), 1)
    [told] = Ear().hear(company, step)
    assert told.said.startswith(said)
    assert wire.Happened("cutpassed", 3, [], None, told.said) == told


def test_the_cut_that_has_passed_stays_passed_after_a_restart() -> None:
    async def play() -> None:
        async with house(TIME_TO_CUT) as here:
            cutter, other = await the_cutter(here)
            again = await here.again()
            tab = await again.tab(other)
            await until(lambda: tab.frame.ask)
            third = await again.again()
            assert third.live.table.cutter == other
            assert cutter in third.live.table.present
            await third.card_room.close()

    ran(play())
