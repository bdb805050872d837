"""Undoing and doing again, without reading the log from its beginning.

Every event remembers what stood before in the places that it changed. Undoing it exchanges these
values with those that stand there now, doing it again exchanges them back. That is right as long as
these places are as it left them: what has come to stand there since, or stands there no more, is
turned back first.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from fortyfives.tournament.log.steps.step import Place, Step
from fortyfives.tournament.refused import Refused

MOST_NAMED: Final = 10
"""So many of the dependants are named in a refusal."""


@dataclass(slots=True, eq=False)
class _Done:
    """An event: the places it changed, the values that do not stand there now, what it used.

    `turns` are the numbers of the records that did it, undid it, did it again and so on.
    """

    others: dict[Place, Any]
    uses: tuple[Place, ...]
    turns: tuple[int, ...]

    @property
    def stands(self) -> bool:
        """Whether it is done now."""
        return len(self.turns) % 2 == 1

    def moved_since(self, seq: int) -> bool:
        """Whether it stands now and did not after that record, or the other way round."""
        return sum(turn > seq for turn in self.turns) % 2 == 1


class Undo:
    """What was done, in order, and who touched each place."""

    def __init__(self, put: Callable[[str, Hashable, Any], Any]) -> None:
        """`put` writes a value into a place and tells what stood there."""
        self._put = put
        self._records: list[_Done] = []
        self._touched: dict[Place, list[_Done]] = {}

    @property
    def seq(self) -> int:
        """How many records there are."""
        return len(self._records)

    def do(self, step: Step) -> None:
        """Do what the next event changes."""
        others = {place: self._put(*place, value) for place, value in step.changes.items()}
        done = _Done(others, step.uses, (len(self._records) + 1,))
        self._records.append(done)
        for place in _places(done):
            self._touched.setdefault(place, []).append(done)

    def revert(self, target: int) -> None:
        """Undo that event, or do it again if the target is its undoing.

        Refused (`hall-log-undo-depends`) if others depend on it.
        """
        named = self.dependants(target)
        if named:
            first = ", ".join(map(str, named[:MOST_NAMED]))
            raise Refused("hall-log-undo-depends", target=target, count=len(named), first=first)
        done = self._find(target)
        self._records.append(done)
        self._turn(done, (*done.turns, self.seq))

    def dependants(self, target: int) -> tuple[int, ...]:
        """The numbers of what must be turned back before this one can be, in order.

        They are those that hang on it, however indirectly; the last of them is turned back first.
        """
        found: dict[int, _Done] = {}
        waiting = [self._find(target)]
        while waiting:
            done = waiting.pop()
            for other in self._in_the_way(done):
                if other.turns[-1] not in found:
                    found[other.turns[-1]] = other
                    waiting.append(other)
        return tuple(sorted(found))

    def changed_by(self, target: int) -> Iterable[Place]:
        """The places that this event changed, or whose change it turned."""
        return self._find(target).others

    def forget(self) -> None:
        """Forget the last record."""
        last = self._records.pop()
        self._turn(last, last.turns[:-1])
        if not last.turns:
            for place in _places(last):
                self._touched[place].pop()

    def _in_the_way(self, done: _Done) -> Iterator[_Done]:
        """What has moved since it was turned last, in the places that it changed.

        What it used counts too if it is to be done again.
        """
        turned = done.turns[-1]
        for place in done.others:
            for other in self._touched[place]:
                if other.moved_since(turned) and (other.stands or place in other.others):
                    yield other
        for place in () if done.stands else done.uses:
            for other in self._touched[place]:
                if place in other.others and other.moved_since(turned):
                    yield other

    def _turn(self, done: _Done, turns: tuple[int, ...]) -> None:
        done.others = {place: self._put(*place, value) for place, value in done.others.items()}
        done.turns = turns

    def _find(self, target: int) -> _Done:
        """The event of that number, or the one that it turned last."""
        if not 1 <= target <= self.seq:
            raise Refused("hall-log-undo-nothing", target=target)
        done = self._records[target - 1]
        if target != done.turns[-1] and not (done.stands and target == done.turns[0]):
            raise Refused("hall-log-undone-before", target=target)
        return done


def _places(done: _Done) -> Iterable[Place]:
    return chain(done.others, done.uses)
