"""The first question, which game, and the last, whether another."""

import io

import pytest

from fortyfives.terminal.again import wants_another
from fortyfives.terminal.aloud import Aloud
from fortyfives.terminal.console import Console, Gone
from fortyfives.terminal.menu import choose_game
from fortyfives.variants import ALL, FIRST_OFFERED
from fortyfives.wording.messages import Words, languages


def console(*typed: str) -> tuple[Console, io.StringIO]:
    """A console with these lines to come, and what it prints."""
    out = io.StringIO()
    return Console(io.StringIO("".join(f"{line}\n" for line in typed)), out, lambda: 79), out


@pytest.mark.parametrize("language", languages())
def test_enter_takes_the_game_that_the_question_names(language: str) -> None:
    table, out = console("")
    assert choose_game(Words(language, strict=True), table) == FIRST_OFFERED.key
    asked = " ".join(out.getvalue().split()).rpartition("”" if language == "en" else "»")[2]
    assert FIRST_OFFERED.name.in_language(language) in asked


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("typed", ["?", "help", "aide", "HELP"])
def test_help_tells_what_may_be_typed_and_lists_the_games_again(typed: str, language: str) -> None:
    table, out = console(typed, "2")
    choose_game(Words(language, strict=True), table)
    text = " ".join(out.getvalue().split())
    assert text.count(f"{len(ALL)}. ") == 2
    assert {"en": "“rules” and a number", "fr": "et un numéro pour ses règles"}[language] in text


@pytest.mark.parametrize("language", languages())
def test_the_rules_of_a_game_may_be_read_before_it_is_chosen(language: str) -> None:
    words = Words(language, strict=True)
    for typed, game in (
        ("rules", FIRST_OFFERED),
        ("rules 1", FIRST_OFFERED),
        ("règles irish_45", ALL["irish_45"]),
        ("rules Irish Forty-fives", ALL["irish_45"]),
    ):
        table, out = console(typed, "")
        assert choose_game(words, table) == FIRST_OFFERED.key
        assert game.name.in_language(language).upper() in out.getvalue()
    table, out = console("rules irish_45", "")
    choose_game(words, table, Aloud(words))
    assert "♥" not in out.getvalue()


@pytest.mark.parametrize("typed", ["quit", "exit", "QUIT", "quitter"])
def test_one_may_leave_at_once(typed: str) -> None:
    table, _ = console(typed, "1")
    with pytest.raises(Gone):
        choose_game(Words("en", strict=True), table)


@pytest.mark.parametrize(
    "typed",
    ["0", "99", "x" * 5000, "9" * 5000, "\N{ARABIC-INDIC DIGIT FOUR}", "rules 99", "quit 3"],
)
def test_anything_else_is_asked_again(typed: str) -> None:
    table, out = console(typed, "")
    assert choose_game(Words("en", strict=True), table) == FIRST_OFFERED.key
    assert f"Type a number from 1 to {len(ALL)}." in out.getvalue()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("typed", "another"),
    [("yes", True), ("Oui", True), ("y", True), ("", False), ("no", False), ("non", False),
     ("quit", False), ("perhaps", False)],
)  # fmt: skip
def test_another_game_is_played_by_those_who_say_so(
    typed: str,
    another: bool,  # noqa: FBT001 - what comes of it
    language: str,
) -> None:
    table, out = console(typed, "")
    assert wants_another(Words(language, strict=True), table) is another
    assert (out.getvalue().count("?") > 1) == (typed == "perhaps")


def test_nobody_is_asked_for_another_game_for_ever() -> None:
    table, _ = console()
    with pytest.raises(Gone):
        wants_another(Words("en", strict=True), table)
