"""Lines that break, double or are slow, and what is asked over them.

The faults that others have had for years are here by name; see also test_live.py, test_commands.py.
"""

# ruff: noqa: SLF001 - what goes wrong inside is done from outside

from fortyfives.server import protocol as wire
from fortyfives.server.closing import Closing
from fortyfives.server.link import MOST_WAITING
from fortyfives.server.table.clock import AT_ONCE
from tests.server.house import Tab, cut, house, ran, settle

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
