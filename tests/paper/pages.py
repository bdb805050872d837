"""What is printed, read again."""

from dataclasses import dataclass

import pypdfium2  # type: ignore[import-untyped]  # it comes without types

from fortyfives.paper.sheet import Print, Size
from fortyfives.wording.messages import Words

ENGLISH = (Words("en", strict=True),)
FRENCH = (Words("fr", strict=True),)
BOTH = (*ENGLISH, *FRENCH)
EITHER = {"en": ENGLISH, "fr": FRENCH, "both": BOTH}
FOOT = "St. Joseph · 2026-12-05 · 3f9a1c20"
LONG = "Marie-Antoinette Thériault-Boudreau de la Grande-Anse-aux-Cousins et de Petit-de-Grat"


def how(size: Size = Size.LETTER, languages: tuple[Words, ...] = ENGLISH) -> Print:
    """Letter in English, unless it is said otherwise."""
    return Print(size, languages, FOOT)


@dataclass(frozen=True)
class Word:
    """A piece of text and where it stands: millimetres from the upper left corner."""

    text: str
    left: float
    top: float
    right: float
    bottom: float


def texts(pdf: bytes) -> list[str]:
    """The text of every page."""
    document = pypdfium2.PdfDocument(pdf)
    return [page.get_textpage().get_text_bounded().replace("\r\n", "\n") for page in document]


def words(pdf: bytes) -> list[list[Word]]:
    """Every piece of text of every page, with its place."""
    pages = []
    for page in pypdfium2.PdfDocument(pdf):
        text = page.get_textpage()
        height = page.get_height()
        found = []
        for number in range(text.count_rects()):
            left, bottom, right, top = (each for each in text.get_rect(number))
            said = text.get_text_bounded(left, bottom, right, top)
            found.append(
                Word(
                    said,
                    *(each * 25.4 / 72 for each in (left, height - top, right, height - bottom)),
                )
            )
        pages.append(found)
    return pages
