"""What may be decided at a table: each command becomes entries for its log, or is denied."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from fortyfives.rules.seating import Seat
from fortyfives.server import entries as log
from fortyfives.server import protocol as ask
from fortyfives.server.table import about_cards as cards
from fortyfives.server.table import about_people as people
from fortyfives.server.table.about_cards import Chance
from fortyfives.server.table.denied import Denied
from fortyfives.server.table.state import Table

STALE: Final = (ask.Act, ask.CutPack, ask.TakeBack, ask.Start)
"""What hangs on the cards that its sender has seen."""
PLAYED: Final = (ask.Act, ask.CutPack, ask.TakeBack, ask.Agree)
"""What one does with one's own hands, while the game is being played."""
_DECIDES: Final[dict[type, Callable[[Table, Seat, Any, Chance], Sequence[log.AnyEntry]]]] = {
    ask.Act: cards.act_oneself,
    ask.CutPack: cards.cut_oneself,
    ask.TakeBack: cards.take_back,
    ask.Agree: cards.agree,
    ask.Engage: people.ask_engage,
    ask.Empty: people.make_empty,
    ask.Start: people.begin,
    ask.Leave: people.ask_leave,
    ask.Return: people.ask_return,
    ask.Adjourn: people.adjourn,
    ask.Resume: people.resume,
}


def decide(table: Table, seat: Seat, command: ask.Command, chance: Chance) -> list[log.AnyEntry]:
    """The entries that a seat's command leads to, the first with its id; raises `Denied`."""
    if table.frozen:
        raise Denied("frozen")
    if command.at < table.touched and isinstance(command, STALE):
        raise Denied("stale")
    if isinstance(command, PLAYED):
        cards.own_hands(table, seat)
        if table.adjourned:
            raise Denied("adjourned")
    first, *others = _DECIDES[type(command)](table, seat, command, chance)
    return [replace(first, id=answered_as(seat, command)), *others]


def answered_as(seat: Seat, command: ask.Command) -> str:
    """The id under which a command is answered: two seats may have used the same one."""
    return f"{seat}.{command.id}"
