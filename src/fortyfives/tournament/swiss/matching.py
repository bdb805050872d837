"""As many pairs as can be made at once, of things that do not all go together."""

from collections import deque
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Final

Point = int
Mates = dict[Point, Point]
"""Whom each of a pair has; whoever is alone is not in it."""

NOBODY: Final[Mates] = {}


def maximum(
    rivals: Mapping[Point, AbstractSet[Point]], start: Mapping[Point, Point] = NOBODY
) -> Mates:
    """As many pairs as possible, each thing in one at most; `rivals` says who goes with whom.

    `start` are pairs to begin with, which makes it quick; the number of pairs does not depend on
    them. This is Edmonds' algorithm: whoever is alone looks for a path, by turns free and paired,
    to another who is alone; a ring of odd length on the way counts as one point.
    """
    mates = dict(start)
    for point in rivals:
        if point not in mates:
            _Search(rivals, mates, point).pair_up()
    return mates


class _Search:
    """The search for somebody alone, from one who is alone."""

    def __init__(
        self, rivals: Mapping[Point, AbstractSet[Point]], mates: Mates, root: Point
    ) -> None:
        self.rivals = rivals
        self.mates = mates
        self.root = root
        self.came_from: dict[Point, Point] = {}
        self.ring = {point: point for point in rivals}
        """The point that stands for the ring in which this one is."""
        self.even = {root}
        self.open = deque([root])

    def pair_up(self) -> None:
        """Make one pair more, if a path leads to somebody alone."""
        end = self.end_of_path()
        while end is not None:
            before = self.came_from[end]
            onward = self.mates.get(before)
            self.mates[end], self.mates[before] = before, end
            end = onward

    def end_of_path(self) -> Point | None:
        """Somebody alone whom a path reaches."""
        while self.open:
            here = self.open.popleft()
            for there in self.rivals[here]:
                if self.ring[here] == self.ring[there] or self.mates.get(here) == there:
                    continue
                if there in self.even:
                    self.close_ring(here, there)
                elif there not in self.came_from:
                    self.came_from[there] = here
                    if there not in self.mates:
                        return there
                    self.reach(self.mates[there])
        return None

    def reach(self, point: Point) -> None:
        """Go on from this point later."""
        if point not in self.even:
            self.even.add(point)
            self.open.append(point)

    def close_ring(self, one: Point, other: Point) -> None:
        """Two paths have met: all from where they parted is one point from now on."""
        top = self.parting(one, other)
        inside = {*self.side_of_ring(one, top, other), *self.side_of_ring(other, top, one)}
        for point, ring in self.ring.items():
            if ring in inside:
                self.ring[point] = top
                self.reach(point)

    def parting(self, one: Point, other: Point) -> Point:
        """Where the paths to these two part."""
        passed = set(self.way_back(one))
        return next(point for point in self.way_back(other) if point in passed)

    def way_back(self, point: Point) -> list[Point]:
        """The rings on the way from here to the root."""
        passed = [self.ring[point]]
        while passed[-1] in self.mates:
            passed.append(self.ring[self.came_from[self.mates[passed[-1]]]])
        return passed

    def side_of_ring(self, point: Point, top: Point, child: Point) -> list[Point]:
        """The rings on this side of a new one; whoever is on it can now be reached backwards."""
        passed = []
        while self.ring[point] != top:
            mate = self.mates[point]
            passed += [self.ring[point], self.ring[mate]]
            self.came_from[point] = child
            child, point = mate, self.came_from[mate]
        return passed
