"""The plan on the wall: who sits where, by table and by number, and who sits out."""

from collections.abc import Sequence
from dataclasses import dataclass

from fortyfives.paper.box import Box
from fortyfives.paper.listing import Column, Listing
from fortyfives.paper.sheet import Print, Sheet


@dataclass(frozen=True, slots=True)
class Place:
    """Where one couple goes: its number, its names, and its table, None for sitting out."""

    number: int
    names: str
    table: int | None


@dataclass(frozen=True, slots=True)
class WallPlan:
    """The plan of one game; `tables` have the numbers and names of their sides in order."""

    event: str
    game: int
    tables: Sequence[tuple[int, Sequence[tuple[int, str]]]]
    places: Sequence[Place]

    def pdf(self, how: Print) -> bytes:
        """The plan by table, and on new pages the list by number."""
        sheet = Sheet(how)
        self._by_table(sheet)
        self._by_number(sheet)
        return sheet.done()

    def _by_table(self, sheet: Sheet) -> Box:
        sides = max((len(sides) for _, sides in self.tables), default=2)
        columns = [
            Column(sheet.said("paper-table"), 1.2, "C"),
            *(Column(sheet.said("paper-couple"), 4) for _ in range(sides)),
        ]
        rows = [
            [str(table), *(f"{number}  {names}" for number, names in seated)]
            + [""] * (sides - len(seated))
            for table, seated in self.tables
        ]
        what = sheet.said("paper-plan-tables", game=self.game)
        return Listing(what, self.event, columns, rows, height=11, size=16).print_on(sheet)

    def _by_number(self, sheet: Sheet) -> Box:
        columns = [
            Column(sheet.said("paper-number"), 1.2, "C"),
            Column(sheet.said("paper-names"), 5),
            Column(sheet.said("paper-table"), 2, "C"),
        ]
        rows = [
            [
                str(place.number),
                place.names,
                sheet.said("paper-sits-out") if place.table is None else str(place.table),
            ]
            for place in sorted(self.places, key=lambda place: place.number)
        ]
        what = sheet.said("paper-plan-numbers", game=self.game)
        return Listing(what, self.event, columns, rows, height=9, size=14).print_on(sheet)
