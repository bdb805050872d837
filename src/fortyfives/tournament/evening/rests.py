"""The order in which couples are sent out to rest: whoever has rested least goes first.

Theorem E: if everybody has rested c or c + 1 times, taking the first m in this order leaves
everybody within one of everybody else again, for every m. So nobody rests twice before everybody
rested once, and a newcomer with the greatest number so far changes nothing of that.
"""

from collections.abc import Callable, Sequence

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.game import TWO
from fortyfives.tournament.evening.rest_policy import RestPolicy
from fortyfives.tournament.evening.room import Room
from fortyfives.tournament.evening.tables import how_many_tables


def in_rest_order(room: Room) -> list[Number]:
    """Everybody here, in the order in which they are sent out to rest.

    Fewest rests first; then who has not just rested; then by the policy. Newcomers come last.
    """
    rests, just = room.rests_now(), set(room.out)
    turn = _by_rota(room.rota) if room.rest is RestPolicy.ROTA else _winner_first(room)
    old = sorted(room.old, key=lambda each: (rests[each], each in just, turn(each)))
    return [*old, *room.arrives]


def returning(room: Room, playing: set[Number]) -> list[Number]:
    """Those who sit down again after a turn of rest, in the order in which they choose."""
    back = [couple for couple in room.out if couple in playing]
    return sorted(back, key=_by_rota(room.rota)) if room.rest is RestPolicy.ROTA else back


def _by_rota(rota: Sequence[Number]) -> Callable[[Number], tuple[int, Number]]:
    """A couple's turn in the rota; whoever is not in it comes after it, by number."""
    places = {couple: place for place, couple in enumerate(rota)}
    return lambda couple: (places.get(couple, len(places)), couple)


def _winner_first(room: Room) -> Callable[[Number], tuple[bool, int, Number]]:
    """Those who walk anyway come first, each from the highest table down."""
    places: dict[Number, tuple[bool, int, Number]] = {}
    for place, game in enumerate(room.games):
        if len(game.couples) == TWO:
            keeper, walker = game.keeper_and_walker(room.fixed)
            places |= {keeper: (True, -place, keeper), walker: (False, -place, walker)}
    return lambda couple: places.get(couple, (True, 0, couple))


def rota_plan(rota: Sequence[Number], tables: int, games: int) -> list[tuple[Number, ...]]:
    """Who rests in each game of an evening that nobody joins or leaves, to be printed on cards."""
    count = len(rota) - TWO * how_many_tables(len(rota), tables)
    rests = dict.fromkeys(rota, 0)
    just: tuple[Number, ...] = ()
    plan = []
    for _ in range(games):
        order = sorted(rota, key=lambda each: (rests[each], each in just))
        just = tuple(order[:count])
        for couple in just:
            rests[couple] += 1
        plan.append(just)
    return plan
