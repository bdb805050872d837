"""Undoing and doing again, without reading the log from its beginning.

Every event remembers what stood before in the places that it changed. Undoing it exchanges these
values with those that stand there now, doing it again exchanges them back. That is right as long as
nobody has touched these places since: such events are the dependants, and are undone first.
"""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Any

from fortyfives.tournament.log.steps.step import Place, Step
from fortyfives.tournament.refused import Refused

MOST_NAMED = 10
"""So many of the dependants are named in a refusal."""


@dataclass(slots=True)
class _Done:
    """An event: the places it changed, the values that do not stand there now, what it used.

    `stamp` is the number of the record that did it, or undid it, last.
    """

    seq: int
    others: dict[Place, Any]
    uses: tuple[Place, ...]
    stamp: int
    stands: bool = True


@dataclass(frozen=True, slots=True)
class _Turned:
    """An undoing, or a doing again: of which event, and its stamp before."""

    done: _Done
    stamp: int


class Undo:
    """What was done, in order, and who touched each place."""

    def __init__(self, put: Callable[[str, Hashable, Any], Any]) -> None:
        """`put` writes a value into a place and tells what stood there."""
        self._put = put
        self._records: list[_Done | _Turned] = []
        self._touched: dict[Place, list[_Done]] = {}

    @property
    def seq(self) -> int:
        """How many records there are."""
        return len(self._records)

    def do(self, step: Step) -> None:
        """Do what the next event changes."""
        others = {place: self._put(*place, value) for place, value in step.changes.items()}
        done = _Done(self.seq + 1, others, step.uses, self.seq + 1)
        self._records.append(done)
        for place in _places(done):
            self._touched.setdefault(place, []).append(done)

    def revert(self, target: int) -> None:
        """Undo that event, or do it again if the target is its undoing.

        Refused (`hall-undo-depends`) if others depend on it.
        """
        named = self.dependants(target)
        if named:
            first = ", ".join(map(str, named[:MOST_NAMED]))
            raise Refused("hall-undo-depends", target=target, count=len(named), first=first)
        done = self._find(target)
        self._records.append(_Turned(done, done.stamp))
        self._turn(done)
        done.stamp = self.seq

    def dependants(self, target: int) -> tuple[int, ...]:
        """The events that stand and hang on this one, however indirectly, in order."""
        found: dict[int, _Done] = {}
        waiting = [self._find(target)]
        while waiting:
            done = waiting.pop()
            for place in done.others:
                for later in self._touched[place]:
                    if later.stands and later.stamp > done.stamp and later.seq not in found:
                        found[later.seq] = later
                        waiting.append(later)
        return tuple(sorted(found))

    def changed_by(self, target: int) -> Iterable[Place]:
        """The places that this event changed, or whose change it turned."""
        return self._find(target).others

    def forget(self) -> None:
        """Forget the last record."""
        last = self._records.pop()
        if isinstance(last, _Turned):
            self._turn(last.done)
            last.done.stamp = last.stamp
            return
        self._turn(last)
        for place in _places(last):
            self._touched[place].pop()

    def _turn(self, done: _Done) -> None:
        done.others = {place: self._put(*place, value) for place, value in done.others.items()}
        done.stands = not done.stands

    def _find(self, target: int) -> _Done:
        """The event of that number, or the one that it turned last."""
        if not 1 <= target <= self.seq:
            raise Refused("hall-undo-nothing", target=target)
        found = self._records[target - 1]
        done = found.done if isinstance(found, _Turned) else found
        if target != done.stamp and not (done.stands and target == done.seq):
            raise Refused("hall-undone-before", target=target)
        return done


def _places(done: _Done) -> Iterable[Place]:
    return {*done.others, *done.uses}
