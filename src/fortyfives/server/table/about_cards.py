"""What may be decided about the cards: an action, a cut, and taking something back."""

from collections.abc import Collection
from dataclasses import dataclass

from fortyfives.fairness.committed import Committed as CommittedCards
from fortyfives.fairness.cut import NOBODYS_DEPTH
from fortyfives.game.actions import Cut
from fortyfives.game.engine import apply, start
from fortyfives.game.learnt import learnt
from fortyfives.game.legality import NotAnAction, check, refuse
from fortyfives.game.showing import view_for
from fortyfives.rules.seating import Seat
from fortyfives.server import entries as log
from fortyfives.server import protocol as ask
from fortyfives.server.cards import deck_cut
from fortyfives.server.codec import NotReadable, read_action, write_action
from fortyfives.server.table.bell import time_is_up
from fortyfives.server.table.denied import Denied
from fortyfives.server.table.fold import raw
from fortyfives.server.table.state import CutCards, Table


@dataclass(frozen=True, slots=True)
class Chance:
    """What the world gives to a decision: the hour, the time, a seat by lot, a secret word."""

    hour: int
    now: float
    lot: Seat = 0
    word: str = ""


def act(table: Table, seat: Seat, written: object, by: str, chance: Chance) -> list[log.AnyEntry]:
    """Something done in the deal, and that the deal counts if that was the last of it."""
    deal, playing = table.deal, table.playing
    if deal is None or playing is None:
        raise Denied("no-deal")
    try:
        action = read_action(written, seat)
        check(action, len(deal.owns))
    except (NotReadable, NotAnAction) as wrong:
        raise Denied("unreadable") from wrong
    if refusal := refuse(view_for(deal, seat), action):
        raise Denied("not-allowed", refusal)
    step = apply(deal, action)
    did = log.Did(action=write_action(action), events=raw(step.events), by=by)
    if not step.deal.over:
        return [did]
    proved = log.Proved(secret=playing.secret.hex(), expired=time_is_up(table, chance.now))
    return [did, proved]


def cut(table: Table, made: CutCards) -> list[log.AnyEntry]:
    """The pack is cut, and dealt."""
    playing, game = table.playing, table.game
    if playing is None or game is None or playing.start is not None:
        raise Denied("no-cut")
    deck = deck_cut(made.by, made.depth, made.number)
    began = start(game.setting(made.hour), CommittedCards(playing.deal_id, playing.secret, deck))
    action = Cut(began.deal.setting.cutter, made.depth)
    if refusal := refuse(view_for(began.deal, action.seat), action):
        raise Denied("not-allowed", refusal)
    step = apply(began.deal, action)
    events = raw((*began.events, *step.events))
    return [
        log.Dealt(by=made.by, depth=made.depth, number=made.number, hour=made.hour, events=events)
    ]


def left_uncut(table: Table, here: Collection[Seat], chance: Chance) -> list[log.AnyEntry]:
    """What comes of a pack that is not cut in time, where the people of these seats are there.

    If the one whose cut it was is not there, it passes to the next one to the right who is;
    otherwise nobody cuts.
    """
    cutters = table.cutters
    there = next((place for place, seat in enumerate(cutters) if seat in here), 0)
    if there:
        return [log.CutPassed(seat=seat) for seat in cutters[:there]]
    return cut(table, CutCards(None, NOBODYS_DEPTH, "", chance.hour))


def act_oneself(table: Table, seat: Seat, command: ask.Act, chance: Chance) -> list[log.AnyEntry]:
    """A person does something."""
    return act(table, seat, command.action, "person", chance)


def cut_oneself(
    table: Table, seat: Seat, command: ask.CutPack, chance: Chance
) -> list[log.AnyEntry]:
    """A person cuts."""
    if seat != table.cutter:
        raise Denied("not-your-cut", rule="TNS-04")
    return cut(table, CutCards(seat, command.depth, command.number, chance.hour))


def own_hands(table: Table, seat: Seat) -> None:
    """Refuse a seat for which a computer player plays."""
    chair = table.chairs[seat]
    if chair is None or chair.plays_itself:
        raise Denied("away")


def take_back(
    table: Table, seat: Seat, _command: ask.TakeBack, _chance: Chance
) -> list[log.AnyEntry]:
    """Back to before what the seat did last: at once if nobody has learned anything since."""
    playing = table.playing
    if table.customs is None or not table.customs.undo:
        raise Denied("undo-off")
    steps = _last_own(table, seat)
    if playing is None or steps is None:
        raise Denied("nothing-to-undo")
    others = [each for each in table.present if each != seat]
    since = playing.past[steps:]
    quiet = len(since) == 1 and not learnt(since[0].before, since[0].step, seat)
    asked = log.AskedBack(seat=seat)
    return [asked] if others and not quiet else [asked, log.TookBack(steps=steps)]


def _last_own(table: Table, seat: Seat) -> int | None:
    """How many things had been done before what this person did last; the cut stays."""
    past = table.playing.past if table.playing else ()
    for steps in range(len(past) - 1, 0, -1):
        if past[steps].action.seat == seat and past[steps].by == "person":
            return steps
    return None


def agree(table: Table, seat: Seat, command: ask.Agree, _chance: Chance) -> list[log.AnyEntry]:
    """Another person says whether it may be taken back; the last yes takes it back."""
    if table.asked_back is None or seat in table.agreed:
        raise Denied("nothing-asked")
    found: list[log.AnyEntry] = [log.AgreedBack(seat=seat, yes=command.yes)]
    waiting = set(table.present) - table.agreed - {seat}
    if command.yes and not waiting:
        steps = _last_own(table, table.asked_back)
        if steps is not None:
            found.append(log.TookBack(steps=steps))
    return found
