"""What may be decided about who sits where, and whether the table plays at all."""

from collections.abc import Collection, Iterator, Sequence
from itertools import chain, count
from typing import Final

from fortyfives.players.cast import CAST
from fortyfives.rules.seating import MOST, Seat
from fortyfives.server import entries as log
from fortyfives.server import protocol as ask
from fortyfives.server.table.about_cards import Chance
from fortyfives.server.table.denied import Denied
from fortyfives.server.table.state import Table
from fortyfives.telling.company import NAMES

THE_CAST: Final = "cast"
"""Asked for instead of one computer player: people of the cast."""


def ask_engage(
    table: Table, seat: Seat, command: ask.Engage, _chance: Chance
) -> list[log.AnyEntry]:
    """The host seats computer players."""
    _as_host(table, seat)
    _before_the_game(table)
    if command.seat is not None and (
        command.seat >= len(table.chairs) or table.chairs[command.seat] is not None
    ):
        raise Denied("seat-taken")
    seats = [command.seat] if command.seat is not None else empty(table)
    return engage(table, seats, command.player)


def engage(table: Table, seats: Sequence[Seat], player: str) -> list[log.AnyEntry]:
    """Computer players for these seats: the same one for each, or people of the cast."""
    taken = {chair.name.casefold() for chair in table.chairs if chair}
    found: list[log.AnyEntry] = []
    cast = [each for each in CAST.values() if each.name.casefold() not in taken]
    names = _names(taken)
    for place, seat in enumerate(seats):
        if player == THE_CAST:
            someone = cast[place % len(cast)]
            found.append(log.Engaged(seat=seat, name=someone.name, player=someone.key))
        elif player in CAST and CAST[player].name.casefold() not in taken:
            taken.add(CAST[player].name.casefold())
            found.append(log.Engaged(seat=seat, name=CAST[player].name, player=player))
        else:
            found.append(log.Engaged(seat=seat, name=next(names), player=player))
    return found


def _names(taken: Collection[str]) -> Iterator[str]:
    """Names for computer players without one, told apart from those that are there."""
    numbered = (f"{name} {number}" for number in count(2) for name in NAMES)
    return (name for name in chain(NAMES, numbered) if name.casefold() not in taken)


def sit(table: Table, name: str, seat: Seat | None, token: str) -> list[log.Sat]:
    """A person takes a seat that nobody has; the first one that is free if none is named."""
    free = empty(table)
    if not free:
        raise Denied("table-full")
    if seat is not None and seat not in free:
        raise Denied("seat-taken")
    called = _name(table, name)
    return [log.Sat(seat=free[0] if seat is None else seat, name=called, token=token)]


def _name(table: Table, name: str) -> str:
    """The name, told apart from those that are there."""
    taken = {chair.name.casefold() for chair in table.chairs if chair}
    number, called = 2, name
    while called.casefold() in taken:
        called, number = f"{name} {number}", number + 1
    return called


def empty(table: Table) -> list[Seat]:
    """The seats in which nobody sits."""
    return [seat for seat, chair in enumerate(table.chairs) if chair is None]


def make_empty(table: Table, seat: Seat, command: ask.Empty, _chance: Chance) -> list[log.AnyEntry]:
    """The host empties a seat."""
    _as_host(table, seat)
    _before_the_game(table)
    if command.seat >= len(table.chairs) or table.chairs[command.seat] is None:
        raise Denied("seat-empty")
    if command.seat == seat:
        raise Denied("own-seat")
    return [log.Rose(seat=command.seat)]


def begin(table: Table, seat: Seat, _command: ask.Start, chance: Chance) -> list[log.AnyEntry]:
    """The host begins a game."""
    _as_host(table, seat)
    _before_the_game(table)
    if empty(table):
        raise Denied("seats-empty")
    return [next_game(table, chance)]


def next_game(table: Table, chance: Chance) -> log.Began:
    """A first game, dealt by whom the lot says, or the next one of a match, by its own rule."""
    match = table.match
    goes_on = match is not None and not match.over
    dealer = match.next_game().dealer if match is not None and goes_on else chance.lot
    return log.Began(number=table.number + 1, dealer=dealer, replay=chance.word)


def ask_leave(table: Table, seat: Seat, _command: ask.Leave, _chance: Chance) -> list[log.AnyEntry]:
    """A person gives the seat to a computer player."""
    chair = table.chairs[seat]
    if chair is None or chair.stands_in:
        raise Denied("away")
    return leave(table, seat)


def leave(table: Table, seat: Seat) -> list[log.AnyEntry]:
    """A person goes: a computer plays on, and somebody else looks after the table."""
    found: list[log.AnyEntry] = [log.StoodIn(seat=seat) if table.under_way else log.Rose(seat=seat)]
    others = [each for each in table.present if each != seat]
    if table.host == seat and others:
        found.append(log.HostPassed(seat=min(others, key=lambda each: (each - seat) % MOST)))
    return found


def ask_return(
    table: Table, seat: Seat, _command: ask.Return, _chance: Chance
) -> list[log.AnyEntry]:
    """A person takes the seat back."""
    chair = table.chairs[seat]
    if chair is None or not chair.stands_in:
        raise Denied("not-away")
    return come_back(table, seat)


def come_back(table: Table, seat: Seat) -> list[log.AnyEntry]:
    """A person takes his seat again, and the table if nobody else looks after it."""
    found: list[log.AnyEntry] = [log.CameBack(seat=seat)]
    if table.host not in table.present:
        found.append(log.HostPassed(seat=seat))
    return found


def adjourn(table: Table, seat: Seat, _command: ask.Adjourn, _chance: Chance) -> list[log.AnyEntry]:
    """The host puts the game away for another day."""
    _as_host(table, seat)
    if not table.under_way or table.adjourned:
        raise Denied("no-game")
    return [log.Adjourned()]


def resume(table: Table, _seat: Seat, _command: ask.Resume, _chance: Chance) -> list[log.AnyEntry]:
    """Somebody takes the game up again."""
    if not table.adjourned:
        raise Denied("not-adjourned")
    return [log.Resumed()]


def check_deletion(table: Table, seat: Seat) -> None:
    """Refuse one who may not delete the table with all that was played there.

    Each player may delete a finished game, and the host what he does not share with others: while
    they have their seats in a game, nobody takes it from them. Raises `Denied`.
    """
    if table.game is not None and table.game.over and table.played(seat):
        return
    _as_host(table, seat)
    played = table.under_way and not table.frozen
    if played and any(other != seat for other in table.present):
        raise Denied("others-play")


def _as_host(table: Table, seat: Seat) -> None:
    if seat != table.host:
        raise Denied("not-host")


def _before_the_game(table: Table) -> None:
    if table.under_way:
        raise Denied("under-way")
