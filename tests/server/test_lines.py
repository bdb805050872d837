"""What is said over a line: commands, questions and junk; and lines that break, double or are slow.

The faults that others have had for years are here by name; see also test_live.py.
"""

# ruff: noqa: SLF001 - what goes wrong inside is done from outside

from typing import Any

import pytest

from fortyfives.server import protocol as wire
from fortyfives.server.closing import Closing
from fortyfives.server.link import MOST_WAITING
from fortyfives.server.table.clock import AT_ONCE
from tests.server.house import Tab, cut, house, ran, settle

# ---------------------------------------------------------------- commands


def test_the_same_command_gets_the_same_answer_and_is_carried_out_once() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            tab = await cut(here, *tabs)
            version = here.live.table.version
            tab.say(wire.CutPack("the-cut-1", 0, 30, ""))
            await settle()
            assert tab.of(wire.Accepted)[0] == tab.of(wire.Accepted)[1]
            assert here.live.table.version == version

    ran(play())


@pytest.mark.parametrize("slow", [False, True], ids=["a quick line", "a slow line"])
def test_a_command_is_answered_before_the_frame_that_it_led_to(*, slow: bool) -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            tab = next(each for each in tabs if each.frame.ask and each.frame.ask.cut)
            version = tab.frame.version
            if slow:
                tab.line.open.clear()
                tab.say(wire.ChangeLanguage("fr"))
                await settle()
            tab.say(wire.CutPack("the-cut-1", version, 20, "ab" * 16))
            await settle()
            tab.line.open.set()
            await settle()
            answer, *frames = [
                each
                for each in tab.told
                if isinstance(each, wire.Accepted | wire.Frame) and each.version > version
            ]
            assert isinstance(answer, wire.Accepted)
            assert frames

    ran(play())


def test_whoever_asks_much_at_once_and_reads_is_answered_all_of_it() -> None:
    async def play() -> None:
        async with house() as here:
            tab, _ = await here.both()
            for _ in range(MOST_WAITING * 2):
                tab.say(wire.Ping())
            await settle()
            await settle()
            await settle()
            assert len(tab.of(wire.Pong)) == MOST_WAITING * 2
            assert tab.line.closed is None

    ran(play())


@pytest.mark.parametrize("then", ["a person", "a computer", "nobody"])
def test_whose_seat_is_another_s_is_sent_away_and_hears_and_does_nothing_more(then: str) -> None:
    async def play() -> None:
        async with house() as here:
            host, luc = await here.tab(0), await here.tab(1)
            luc.line.open.clear()  # whatever he says now is still on its way when he is sent away
            luc.say(wire.ChangeLanguage("fr"))
            await settle()
            host.say(wire.Empty("empty-it-1", here.live.table.version, 1))
            await settle()
            if then == "a person":
                await here.live.sit("Bea", 1)
            elif then == "a computer":
                host.say(wire.Engage("engage-1", here.live.table.version, "cast", 1))
            luc.say(wire.Leave("leave-it-1", here.live.table.version))
            await settle()
            luc.line.open.set()
            await settle()
            assert luc.line.closed == Closing.TOKEN.code
            assert luc.of(wire.Accepted) == []
            heard = len(luc.told)
            chair = here.live.table.chairs[1]
            assert (chair is None) is (then == "nobody")
            assert chair is None or not chair.stands_in
            await here.tab(0)
            await settle()
            assert len(luc.told) == heard

    ran(play())


def test_who_leaves_before_the_game_is_told_so_and_then_sent_away() -> None:
    async def play() -> None:
        async with house() as here:
            luc = await here.tab(1)
            luc.say(wire.Leave("leave-it-1", here.live.table.version))
            await settle()
            assert [each.id for each in luc.of(wire.Accepted)] == ["leave-it-1"]
            assert luc.line.closed == Closing.TOKEN.code

    ran(play())


def test_the_same_id_from_another_seat_is_another_command() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            tab = await cut(here, *tabs)
            other = next(each for each in tabs if each is not tab)
            version = here.live.table.version
            other.say(wire.Leave("the-cut-1", version))
            await settle()
            assert other.of(wire.Accepted)[-1].version > version
            assert other.seat not in here.live.table.present

    ran(play())


def test_nobody_is_stuck_when_the_answer_is_lost_with_the_line() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            tab = next(each for each in tabs if each.frame.ask and each.frame.ask.cut)
            wish = wire.CutPack("the-cut-1", tab.frame.version, 20, "ab" * 16)
            tab.line.open.clear()
            tab.say(wish)
            tab.line.hang_up()
            await settle()
            assert tab.of(wire.Accepted) == []
            back = await here.tab(tab.seat, tab.frame.version)
            assert back.frame.version == here.live.table.version
            version = here.live.table.version
            back.say(wish)
            await settle()
            assert [each.id for each in back.of(wire.Accepted)] == ["the-cut-1"]
            assert here.live.table.version == version
            assert here.live.table.deal is not None

    ran(play())


def test_a_command_that_was_answered_before_a_restart_gets_that_answer_after_it() -> None:
    async def play() -> None:
        async with house(AT_ONCE) as here:
            tabs = await here.both()
            await cut(here, *tabs)
            for number in range(200):
                await settle()
                if here.live.table.done:
                    break
                for tab in tabs:
                    ask = tab.frame.ask
                    if ask and ask.question and ask.choices:
                        act = ask.choices[0].action
                        tab.say(wire.Act(f"action-{tab.seat}-{number}", tab.frame.version, act))
                    elif ask and ask.throw:
                        cards = [each.card for each in tab.frame.cards.hand]  # type: ignore[union-attr]
                        act = {"is": "Discard", "cards": cards[: ask.throw.least]}
                        tab.say(wire.Act(f"action-{tab.seat}-{number}", tab.frame.version, act))
            answered = dict(here.live._answers)
            assert len(answered) > 3
            again = await here.again()
            assert again.live._answers == answered
            await again.hall.close()

    ran(play())


def test_a_stale_command_gets_the_table_as_it_stands_and_not_silence() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            tab = await cut(here, *tabs)
            tab.told.clear()
            tab.say(wire.Act("too-late-1", 1, {"is": "Fold"}))
            await settle()
            (refused,) = tab.of(wire.Refused)
            assert (refused.id, refused.code) == ("too-late-1", "stale")
            assert tab.frame.version == here.live.table.version

    ran(play())


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "\x00",
        "null",
        "[]",
        '{"t":"hello"}',
        '{"t":"act","id":"x","at":0,"action":{}}',
        '{"t":"act","id":"aaaaaaaa\\n","at":0,"action":{}}',
        '{"t":"act","id":"aaaaaaaa","at":0,"action":{"is":' + "[" * 1900 + "]" * 1900 + "}}",
        '{"t":"act","id":"aaaaaaaa","at":0,"action":{"is":"' + "x" * 5000 + '"}}',
        '{"t":"cut","id":"aaaaaaaa","at":0,"depth":54}',
        '{"t":"cut","id":"aaaaaaaa","at":0,"depth":5,"number":"ab"}',
        '{"t":"start","id":"aaaaaaaa","at":-1}',
        '{"t":"why","card":"5H\\n"}',
    ],
    ids=range(13),
)
def test_junk_is_refused_and_after_three_times_the_line_is_cut(junk: str) -> None:
    async def play() -> None:
        async with house() as here:
            tab = await here.tab(0)
            version = here.live.table.version
            for _ in range(3):
                assert tab.line.closed is None
                tab.line.say(junk)
                await settle()
            assert {each.code for each in tab.of(wire.Refused)} == {"unreadable"}
            assert tab.line.closed == Closing.JUNK.code
            assert here.live.table.version == version

    ran(play())


@pytest.mark.parametrize(
    "action",
    [
        {"is": "Cut", "depth": 10**300},
        {"is": "Play", "card": "5H", "seat": 99},
        {"is": "ChooseLeader", "leader": 10**30},
        {"is": ["Play"]},
        {},
    ],
    ids=range(5),
)
def test_an_action_that_is_none_is_refused(action: dict[str, Any]) -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            tab = await cut(here, *tabs)
            tab.say(wire.Act("nonsense-1", tab.frame.version, action))
            await settle()
            assert tab.of(wire.Refused)[-1].code in {"unreadable", "not-allowed"}
            assert tab.line.closed is None

    ran(play())


def test_a_player_who_acts_for_another_seat_acts_for_himself() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            await cut(here, *tabs)
            turn = here.live.table.turn
            other = next(tab for tab in tabs if tab.seat != turn)
            version = here.live.table.version
            act = {"is": "Say", "call": "pass", "seat": turn}
            other.say(wire.Act("for-another", version, act))
            await settle()
            assert other.of(wire.Refused)[-1].code == "not-allowed"
            assert here.live.table.version == version

    ran(play())


# ---------------------------------------------------------------- lines


def test_the_newer_of_two_tabs_has_the_seat_and_the_older_is_told() -> None:
    async def play() -> None:
        async with house() as here:
            old = await here.tab(0)
            new = await here.tab(0)
            assert (old.line.closed, new.line.closed) == (Closing.NEWER.code, None)
            old.line.hang_up()
            await settle()
            assert here.live.listeners[0] is new.link

    ran(play())


def test_the_state_after_coming_back_is_that_of_one_who_never_went() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            await cut(here, *tabs)
            there = tabs[0].frame
            for have in (0, 1, there.version - 1, there.version, there.version + 50):
                back = (await here.tab(0, have)).frame
                assert (back.cards, back.ask, back.proof) == (there.cards, there.ask, there.proof)
                assert back.version == there.version
                assert back.room is not None
                assert back.sheet is not None

    ran(play())


def test_one_who_comes_back_is_told_what_has_happened_meanwhile_and_once() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            have = tabs[0].frame.version
            await cut(here, *tabs)
            later = [frame for frame in tabs[0].of(wire.Frame) if frame.version > have]
            told = [each.said for frame in later for each in frame.happened]
            back = await here.tab(0, have)
            assert [each.said for each in back.frame.happened] == told
            assert (await here.tab(0, back.frame.version)).frame.happened == []

    ran(play())


def test_nobody_is_turned_away_for_coming_back_often() -> None:
    async def play() -> None:
        async with house() as here:
            for _ in range(100):
                tab = await here.tab(0)
                assert tab.frame.version == here.live.table.version
            assert tab.line.closed is None

    ran(play())


def test_a_line_whose_frames_cannot_be_made_is_cut_and_does_not_stay_silent() -> None:
    async def play() -> None:
        async with house() as here:
            tab = await here.tab(0)
            tab.link._words = None  # type: ignore[assignment]
            tab.link._room = None  # so that there is something to be said
            tab.link._look_again()
            await settle()
            assert tab.task.done()
            assert isinstance(tab.task.exception(), AttributeError)
            assert 0 not in here.live.listeners

    ran(play())


def test_a_slow_reader_is_shown_the_table_as_it_stands() -> None:
    async def play() -> None:
        async with house() as here:
            tab, _ = await here.both()
            tab.line.open.clear()
            for number in range(40):
                for what in (wire.Adjourn, wire.Resume):
                    command = what(f"{what.__name__}-{number}-x", here.live.table.version)
                    await here.live.command(0, command)
            assert tab.frame.version < here.live.table.version
            tab.line.open.set()
            await settle()
            assert tab.frame.version == here.live.table.version
            assert len(tab.frame.happened) <= MOST_WAITING
            assert tab.frame.cards == (await here.tab(0)).frame.cards

    ran(play())


# ---------------------------------------------------------------- what is asked


def ask_everything(tab: Tab) -> None:
    """Ask every question there is, and have a look."""
    tab.told.clear()
    for what in ("hand", "trick", "last", "score", "bids", "turn", "legal"):
        tab.say(wire.Speak(what))
    for question in (wire.AskHint(), wire.AskRule(), wire.Why("5H")):
        tab.say(question)
    tab.link._look_again()


def do_anything(tab: Tab, number: int) -> None:
    """Do something that one is asked for, if one is."""
    ask, at = tab.frame.ask, tab.frame.version
    if ask and ask.cut:
        tab.say(wire.CutPack(f"the-cut-{number}", at, 20))
    elif ask and ask.throw:
        act = {"is": "Discard", "cards": ask.throw.plain[: ask.throw.most]}
        tab.say(wire.Act(f"throw-{tab.seat}-{number}", at, act))
    elif ask and ask.question:
        tab.say(wire.Act(f"action-{tab.seat}-{number}", at, ask.choices[-1].action))


def test_every_question_is_answered_at_every_moment_of_a_deal() -> None:
    async def play() -> None:
        async with house(AT_ONCE) as here:
            tabs = await here.both()
            for number in range(200):
                for tab in tabs:
                    ask_everything(tab)
                await settle()
                for tab in tabs:
                    assert [bool(told.said) for told in tab.of(wire.Told)] == [True] * 10
                    assert tab.line.closed is None
                    do_anything(tab, number)
                await settle()
                if here.live.table.done:
                    break
            assert here.live.table.done

    ran(play())


def test_why_a_card_may_not_be_played_is_told_with_the_rule_that_says_so() -> None:
    async def play() -> None:
        async with house(AT_ONCE) as here:
            tabs = await here.both()
            rules: set[str] = set()
            for number in range(200):
                for tab in tabs:
                    tab.told.clear()
                    tab.link._look_again()
                await settle()
                for tab in tabs:
                    cards = tab.frame.cards
                    for each in cards.hand if cards else ():
                        tab.say(wire.Why(each.card))
                await settle()
                for why in (each for tab in tabs for each in tab.of(wire.Told)):
                    assert (why.rule == "") == (why.said == "That card may be played.")
                    rules.add(why.rule)
                for tab in tabs:
                    do_anything(tab, number)
                await settle()
                if here.live.table.done:
                    break
            assert {"GEN-17", ""} <= rules

    ran(play())
