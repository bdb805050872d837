import io
from collections.abc import Iterator

import pytest

from fortyfives.terminal.console import Console, Gone, terminal_width


def console(typed: str, width: int = 40) -> tuple[Console, io.StringIO]:
    """A console with these lines to come, and what it prints."""
    out = io.StringIO()
    return Console(io.StringIO(typed), out, lambda: width), out


def test_sentences_make_a_paragraph_that_fits_the_width() -> None:
    table, out = console("")
    table.tell("Luc leads K♦.")
    table.tell("Nora plays 3♦.")
    table.say("Angus plays a card that is far away.")
    assert out.getvalue() == (
        "Luc leads K♦. Nora plays 3♦.\nAngus plays a card that is far away.\n"
    )
    table.say("x " * 30)
    assert max(map(len, out.getvalue().splitlines())) <= 40


def test_a_card_stays_with_its_number_at_the_end_of_a_line() -> None:
    table, out = console("", 21)
    table.say("Your cards: 1)\u00a05♥, 2)\u00a0J♥")
    assert out.getvalue().splitlines() == ["Your cards: 1)\u00a05♥,", "2)\u00a0J♥"]


def test_an_answer_is_printed_where_nobody_has_typed_it() -> None:
    table, out = console("  20 \n")
    assert table.ask("Your bid:") == "20"
    assert out.getvalue() == "Your bid: 20\n"


@pytest.mark.parametrize("odd", ["\x1b[2J", "\0", "\u202e", "a\tb", "9" * 100_000])
def test_no_answer_printed_moves_the_cursor_or_fills_the_screen(odd: str) -> None:
    table, out = console(f"{odd}\n")
    assert table.ask("Your bid:") == odd
    assert out.getvalue().removesuffix("\n").isprintable()
    assert len(out.getvalue()) < 300


def test_the_end_of_the_lines_is_the_end_of_the_game() -> None:
    table, out = console("last")
    assert table.ask("Your card:") == "last"
    with pytest.raises(Gone):
        table.ask("Your card:")
    assert out.getvalue().endswith("Your card: \n")


class Keyboard(io.StringIO):
    """A keyboard with somebody at it."""

    def isatty(self) -> bool:
        return True


def test_at_a_keyboard_the_line_can_be_edited_and_is_not_printed_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    typed: Iterator[str] = iter(["pass"])
    asked = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    out = io.StringIO()
    table = Console(Keyboard(), out, lambda: 40)
    assert table.ask("Your bid:") == "pass"
    with pytest.raises(Gone):
        table.ask("Your bid:")
    assert asked == ["Your bid: ", "Your bid: "]
    assert out.getvalue() == "\n"


def test_a_line_is_no_wider_than_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    assert terminal_width() == 79
    monkeypatch.setenv("COLUMNS", "30")
    assert terminal_width() == 29
    assert Console(io.StringIO(), io.StringIO()).width == 29
