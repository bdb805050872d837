"""A printed sheet: its size, its letters, its languages, and text that fits where it is put."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from importlib.resources import as_file, files
from typing import Final, Literal

from fpdf import FPDF

from fortyfives.paper.box import Box
from fortyfives.wording.messages import Fact, Words

MARGIN: Final = 12.0
"""Millimetres at each side that no printer is asked to reach."""
FOOT: Final = 6.0
POINT: Final = 25.4 / 72
"""Millimetres in a point, in which letters are measured."""
LEAST: Final = 7.0
"""No letter is printed smaller than this, in points; what is longer still is cut short."""
FAMILY: Final = "hall"
FONTS: Final = {"": "Regular", "B": "Bold"}
DOTS: Final = "…"
BETWEEN: Final = " · "
"""Stands between the languages of one line."""

Progress = Callable[[int, int], None]
"""Told how many pages are done, and of how many."""


class Size(Enum):
    """The paper in the printer, in millimetres."""

    LETTER = (215.9, 279.4)
    A4 = (210.0, 297.0)


@dataclass(frozen=True, slots=True)
class Print:
    """How everything of one event is printed.

    `foot` stands at the bottom of every page: the event, and the hash of its format.
    """

    size: Size
    languages: tuple[Words, ...]
    foot: str = ""


class Sheet:
    """Pages that are being filled; lengths are millimetres from the upper left corner."""

    def __init__(self, how: Print) -> None:
        self.how = how
        self._pdf = _Pdf(how)

    @property
    def whole(self) -> Box:
        """All that may be printed on, without the line at the foot."""
        width, height = self.how.size.value
        return Box(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN - FOOT)

    def page(self) -> Box:
        """Begin a page; all of it that may be printed on."""
        self._pdf.add_page()
        return self.whole

    def said(self, key: str, **facts: Fact) -> str:
        """The sentence in every language of this sheet, each once."""
        told = dict.fromkeys(words.say(key, **facts) for words in self.how.languages)
        return BETWEEN.join(told)

    def lines(self, key: str, **facts: Fact) -> list[str]:
        """The sentence in every language of this sheet, each in a line of its own."""
        return list(dict.fromkeys(words.say(key, **facts) for words in self.how.languages))

    def write(  # noqa: PLR0913 - a line of text has that many sides
        self,
        text: str,
        box: Box,
        size: float,
        *,
        bold: bool = False,
        align: Literal["L", "C", "R"] = "L",
        grey: int = 0,
    ) -> None:
        """One line of text in the middle of a box; too long, it becomes smaller to fit."""
        pdf = self._pdf
        pdf.set_font(FAMILY, "B" if bold else "", size)
        pdf.set_text_color(grey)
        wide = pdf.get_string_width(text)
        room = max(box.width, 1.0)
        if wide > room:
            pdf.set_font_size(max(LEAST, size * room / wide * 0.99))
            text = self._cut(text, room)
        pdf.set_xy(box.left, box.top)
        pdf.cell(box.width, box.height, text, align=align)

    def _cut(self, text: str, room: float) -> str:
        """The text, without as much of its end as does not fit."""
        pdf = self._pdf
        if pdf.get_string_width(text) <= room:
            return text
        while text and pdf.get_string_width(text + DOTS) > room:
            text = text[:-1]
        return text.rstrip() + DOTS

    def width_of(self, text: str, size: float, *, bold: bool = False) -> float:
        """How wide one line of this text is."""
        self._pdf.set_font(FAMILY, "B" if bold else "", size)
        return float(self._pdf.get_string_width(text))

    def paragraph(
        self, text: str, box: Box, size: float, *, bold: bool = False, grey: int = 0
    ) -> Box:
        """Text in as many lines as it needs; what is left of the box below it."""
        pdf = self._pdf
        pdf.set_font(FAMILY, "B" if bold else "", size)
        pdf.set_text_color(grey)
        pdf.set_xy(box.left, box.top)
        pdf.multi_cell(box.width, size * POINT * 1.25, text, align="L", new_x="LMARGIN")
        return box.below(pdf.get_y() - box.top)

    def height_of(self, text: str, width: float, size: float) -> float:
        """How much height `paragraph` takes for this text."""
        pdf = self._pdf
        pdf.set_font(FAMILY, "", size)
        line = size * POINT * 1.25
        height = pdf.multi_cell(width, line, text, dry_run=True, output="HEIGHT", align="L")
        assert isinstance(height, float | int)  # noqa: S101 - that is what was asked for
        return height

    def frame(
        self, box: Box, *, thick: float = 0.3, grey: int = 0, fill: int | None = None
    ) -> None:
        """Draw the border of a box; `fill` is the grey inside it, 255 being white."""
        pdf = self._pdf
        pdf.set_line_width(thick)
        pdf.set_draw_color(grey)
        if fill is not None:
            pdf.set_fill_color(fill)
        pdf.rect(*box.corners, style="DF" if fill is not None else "D")

    def fill(self, box: Box, grey: int) -> None:
        """Fill a box with grey, without a border."""
        self._pdf.set_fill_color(grey)
        self._pdf.rect(*box.corners, style="F")

    def line(self, left: float, top: float, right: float, bottom: float, *, grey: int = 0) -> None:
        """Draw a thin line between two points."""
        self._pdf.set_line_width(0.2)
        self._pdf.set_draw_color(grey)
        self._pdf.line(left, top, right, bottom)

    def ring(self, box: Box, *, thick: float = 0.3, grey: int = 0) -> None:
        """Draw a circle that touches the sides of a square box."""
        pdf = self._pdf
        pdf.set_line_width(thick)
        pdf.set_draw_color(grey)
        pdf.ellipse(*box.corners, style="D")

    def done(self) -> bytes:
        """The whole document."""
        return bytes(self._pdf.output())


class _Pdf(FPDF):
    """A document with our letters and the line at its foot."""

    def __init__(self, how: Print) -> None:
        super().__init__(unit="mm", format=how.size.value)
        self._foot = how.foot
        self._paged = BETWEEN.join(
            dict.fromkeys(words.say("paper-page") for words in how.languages)
        )
        self.set_margin(MARGIN)
        self.set_auto_page_break(False)
        self.c_margin = 0
        folder = files("font_source_sans_pro") / "files"
        for style, name in FONTS.items():
            with as_file(folder / f"SourceSansPro-{name}.ttf") as path:
                self.add_font(FAMILY, style, path)

    def footer(self) -> None:
        """The line at the foot of every page."""
        self.set_font(FAMILY, "", 8)
        self.set_text_color(90)
        self.set_xy(MARGIN, self.h - MARGIN)
        self.cell(self.w - 2 * MARGIN, 4, self._foot, align="L")
        self.set_xy(MARGIN, self.h - MARGIN)
        self.cell(self.w - 2 * MARGIN, 4, f"{self._paged} {self.page_no()}", align="R")
