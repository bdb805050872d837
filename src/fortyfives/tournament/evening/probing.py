"""Walkers and the tables that suit them, quickly, in a large hall."""

from collections.abc import Collection, Sequence

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.chairs import Walker


class Probing:
    """Every walker goes to the first empty place up the ring where it has not met who stays.

    Where that leaves somebody over, others move on until it fits. So there is no rematch if there
    is any way without one.
    """

    def __init__(self, faces: Sequence[Collection[Number]], places: Sequence[int]) -> None:
        """For every place of the ring whom its couple has met; and the places that are empty."""
        self._faces = faces
        self._places = places
        self._held: dict[int, Walker] = {}
        size, empty = len(faces), set(places)
        self._next = [place if place in empty else place + 1 for place in range(size)]

    def placed(self, walkers: Sequence[Walker]) -> list[int]:
        """The place of each walker; as many places are empty as there are walkers."""
        over = [walker for walker in walkers if not self._take_first(walker)]
        left = [walker for walker in over if not self._move_others(walker)]
        empty = (place for place in self._places if place not in self._held)
        self._held |= dict(zip(list(empty), left, strict=True))
        found = {walker.couple: place for place, walker in self._held.items()}
        return [found[walker.couple] for walker in walkers]

    def _fits(self, walker: Walker, place: int) -> bool:
        return walker.couple not in self._faces[place]

    def _take_first(self, walker: Walker) -> bool:
        """Take the first empty place that fits, from the walker's place up and round the ring."""
        for begin, end in ((walker.place, len(self._faces)), (0, walker.place)):
            place = self._empty_from(begin)
            while place < end:
                if self._fits(walker, place):
                    self._held[place] = walker
                    self._next[place] = place + 1
                    return True
                place = self._empty_from(place + 1)
        return False

    def _empty_from(self, place: int) -> int:
        """The first empty place from here on; the size of the ring if there is none.

        What has been passed over points here from now on, so that nobody walks along it again.
        """
        passed = []
        while place < len(self._next) and self._next[place] != place:
            passed.append(place)
            place = self._next[place]
        for each in passed:
            self._next[each] = place
        return place

    def _move_others(self, walker: Walker) -> bool:
        """Let the walker in by moving a chain of others on, each to a place that fits it."""
        came_from: dict[int, int | None] = {}
        waiting: list[tuple[Walker, int | None]] = [(walker, None)]
        for mover, here in waiting:
            for place in self._places:
                if place in came_from or not self._fits(mover, place):
                    continue
                came_from[place] = here
                if place not in self._held:
                    self._shift(place, walker, came_from)
                    return True
                waiting.append((self._held[place], place))
        return False

    def _shift(self, place: int, walker: Walker, came_from: dict[int, int | None]) -> None:
        """Move everybody along the chain that ends at this empty place, and let the walker in."""
        before = came_from[place]
        while before is not None:
            self._held[place] = self._held[before]
            place, before = before, came_from[before]
        self._held[place] = walker
