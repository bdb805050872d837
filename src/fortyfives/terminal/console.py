"""Where the table speaks and listens: lines out, lines in."""

from collections.abc import Callable
from shutil import get_terminal_size
from textwrap import TextWrapper
from typing import Final, Protocol, TextIO

from fortyfives.record.bad import printable
from fortyfives.terminal.colours import Paint, unpainted

WIDEST: Final = 79
LONGEST: Final = 200
"""No more of an answer is printed."""


class Listened(Protocol):
    """Where the lines come from: a keyboard, a file, or anything else that has lines."""

    def readline(self) -> str:
        """The next line, with its end; nothing at all when there are no more."""

    def isatty(self) -> bool:
        """Whether it is a keyboard."""


class Gone(Exception):
    """Nobody answers any more: the input has ended, or the player has asked to leave."""


class Console:
    """Prints paragraphs and asks for lines.

    Sentences that belong together are gathered with `tell` and printed as one paragraph before
    anything else is. Where the input is not a keyboard the answers are printed too, so that the
    lines tell the whole story. `hear` makes of each text what is to be heard, `paint` of each
    line what is to be seen.
    """

    def __init__(
        self,
        listen: Listened,
        speak: TextIO,
        width: Callable[[], int] | None = None,
        *,
        hear: Callable[[str], str] = str,
        paint: Paint = unpainted,
    ) -> None:
        self._listen = listen
        self._speak = speak
        self._width = width or terminal_width
        self._hear = hear
        self._paint = paint
        self._sentences: list[str] = []
        self._heading = False

    @property
    def width(self) -> int:
        """How many signs a line may have."""
        return self._width()

    def tell(self, sentence: str) -> None:
        """Add a sentence to the paragraph."""
        self._sentences.append(sentence)

    def begin_heading(self) -> None:
        """What is told up to the end of the paragraph is a heading."""
        self.end_paragraph()
        self._heading = True

    def end_paragraph(self) -> None:
        """Print the sentences told so far."""
        if self._sentences:
            paragraph = " ".join(self._sentences)
            self._sentences.clear()
            self._print(paragraph)
        self._heading = False

    def say(self, text: str) -> None:
        """Print a paragraph of its own."""
        self.end_paragraph()
        self._print(text)

    def show(self, text: str) -> None:
        """Print lines as they stand, such as a rule sheet."""
        self.end_paragraph()
        print(text, file=self._speak)

    def space(self) -> None:
        """Leave a line empty."""
        self.show("")

    def ask(self, question: str) -> str:
        """The line that is typed in answer; raises `Gone` at the end of the input."""
        self.end_paragraph()
        *before, last = self._wrapped(question)
        for line in before:
            print(self._paint(line, heading=False), file=self._speak)
        try:
            return self._read(f"{last} ").strip()
        except EOFError:
            print(file=self._speak)
            raise Gone from None

    def _read(self, prompt: str) -> str:
        if self._listen.isatty():
            return input(prompt)
        print(prompt, end="", file=self._speak, flush=True)
        line = self._listen.readline()
        if not line:
            raise EOFError
        print(printable(line.strip(), LONGEST), file=self._speak)
        return line

    def _print(self, text: str) -> None:
        for line in self._wrapped(text):
            print(self._paint(line, heading=self._heading), file=self._speak)

    def _wrapped(self, text: str) -> list[str]:
        wrapper = TextWrapper(self.width, break_on_hyphens=False, break_long_words=False)
        return wrapper.wrap(self._hear(text)) or [""]


def terminal_width() -> int:
    """How many signs a line may have here, however narrow it is."""
    return min(max(get_terminal_size().columns - 1, 1), WIDEST)
