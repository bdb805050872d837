"""Sheets of sentences: the opening sheet and the closing audit."""

from collections.abc import Sequence
from dataclasses import dataclass

from fortyfives.paper.heading import head
from fortyfives.paper.sheet import Print, Sheet


@dataclass(frozen=True, slots=True)
class Part:
    """Sentences under a heading; `fixed` are lines of figures and letters, printed small."""

    heading: str
    sentences: Sequence[str] = ()
    fixed: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Notice:
    """A sheet of such parts, and lines for so many signatures below it."""

    what: str
    event: str
    parts: Sequence[Part]
    signatures: Sequence[str] = ()

    def pdf(self, how: Print) -> bytes:
        """The sheet as a document."""
        sheet = Sheet(how)
        rest = head(sheet, self.what, self.event)
        for part in self.parts:
            for text, size, bold in _lines(part):
                needed = sheet.height_of(text, rest.width, size) + (14 if bold else 1)
                if rest.height < needed:
                    rest = head(sheet, self.what, self.event)
                rest = sheet.paragraph(text, rest, size, bold=bold).below(1.2)
            rest = rest.below(3)
        for name in self.signatures:
            if rest.height < 16:  # noqa: PLR2004 - a line to sign, and its name
                rest = head(sheet, self.what, self.event)
            sheet.line(rest.left, rest.top + 10, rest.left + 80, rest.top + 10)
            sheet.write(name, rest.below(10).upper(5), 9, grey=60)
            rest = rest.below(16)
        return sheet.done()


def _lines(part: Part) -> list[tuple[str, float, bool]]:
    return [
        (part.heading, 15.0, True),
        *((text, 12.0, False) for text in part.sentences),
        *((text, 8.0, False) for text in part.fixed),
    ]
