"""The standings, to be pinned up."""

from collections.abc import Sequence
from dataclasses import dataclass

from fortyfives.paper.listing import Column, Listing
from fortyfives.paper.sheet import Print, Sheet


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the standings; the score as it is written, such as `17½`."""

    rank: int
    number: int
    names: str
    score: str
    more: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Standings:
    """The standings after so many games; `more` heads the columns after the score."""

    event: str
    games: int
    lines: Sequence[Line]
    more: tuple[str, ...] = ()

    def pdf(self, how: Print) -> bytes:
        """The standings as a document."""
        sheet = Sheet(how)
        columns = [
            Column(sheet.said("paper-rank"), 1.2, "C"),
            Column(sheet.said("paper-number"), 1.2, "C"),
            Column(sheet.said("paper-names"), 6),
            Column(sheet.said("paper-score"), 1.6, "C"),
            *(Column(title, 1.6, "C") for title in self.more),
        ]
        rows = [
            [str(line.rank), str(line.number), line.names, line.score, *line.more]
            for line in self.lines
        ]
        what = sheet.said("paper-standings", games=self.games)
        Listing(what, self.event, columns, rows, height=9, size=14, bold=3).print_on(sheet)
        return sheet.done()
