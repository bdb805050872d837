"""The computer players by name: the built-in ones, and those that other packages bring."""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from fortyfives.players.cast import CAST
from fortyfives.players.player import Player
from fortyfives.rules.options.option import nearest
from fortyfives.rules.refusal import brief, shown

GROUP: Final = "fortyfives.players"
"""The entry points under which another package names a class of its own."""

BUILT_IN: Final = {
    "cautious": "fortyfives.players.cautious:Cautious",
    "kitchen-table": "fortyfives.players.kitchen_table.player:KitchenTable",
    "random": "fortyfives.players.random:AnyCard",
    "random-shy": "fortyfives.players.random:Shy",
}


class UnknownPlayer(ValueError):
    """There is no computer player of that name; `alternatives` names the nearest."""

    def __init__(self, name: object) -> None:
        """Find the nearest names for the message."""
        self.name = brief(name) if isinstance(name, str) else shown(name)
        self.alternatives = nearest(self.name, names())
        super().__init__(f"there is no player {shown(name)}; did you mean: {self.alternatives}?")


def names() -> tuple[str, ...]:
    """Every player that can be asked for: the built-in ones, the cast, and then the others."""
    ours = (*BUILT_IN, *CAST)
    brought = sorted(point.name for point in entry_points(group=GROUP))
    return (*ours, *(name for name in brought if name not in ours))


def player(name: str) -> Player:
    """The player of that name, loaded now; raises `UnknownPlayer`."""
    if type(name) is not str:
        raise UnknownPlayer(name)
    if name in BUILT_IN:
        module, _, kind = BUILT_IN[name].partition(":")
        make: Callable[[], Player] = getattr(import_module(module), kind)
        return make()
    if name in CAST:
        return CAST[name].player()
    for point in entry_points(group=GROUP, name=name):
        make = point.load()
        return make()
    raise UnknownPlayer(name)
