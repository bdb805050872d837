"""What holds for every command of the desk: help, a mistake in one line, either language."""

import pytest

from fortyfives.cli.main import main
from fortyfives.cli.tournament import COMMANDS
from fortyfives.wording.messages import languages
from tests.cli.commands import LONG, NO_TEXT, refused

pytestmark = pytest.mark.usefixtures("evening")

TAKES = {
    "new": ("--json", "--format", "--event", "--games", "--fee", "--languages"),
    "enter": ("--number", "--paid", "--fixed", "--region", "--csv"),
    "leave": (),
    "next": (),
    "result": ("--game", "--reason"),
    "undo": (),
    "standings": (),
    "prizes": (),
    "print": (),
}
NEEDS = {"leave": ("1",), "result": ("1", "1")}
EVERY_OPTION = [
    (name, option) for name in TAKES for option in (*TAKES[name], "--folder", "--mirror", "--lang")
]


def test_these_are_all_commands_of_the_desk() -> None:
    assert set(TAKES) == set(COMMANDS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TAKES)
def test_every_command_of_the_desk_has_help(
    name: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    need = NEEDS.get(name, ())
    assert main(["tournament", name, *need, "--help", "--lang", language]) == 0
    told = capsys.readouterr()
    assert all(option in told.out for option in (*TAKES[name], "--folder", "--mirror", "--lang"))
    assert told.err == ""


@pytest.mark.parametrize("language", languages())
def test_help_at_the_desk_names_every_command(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for argv in ([], ["--help"], ["-h"], ["help"]):
        assert main(["tournament", *argv, *(("--lang", language) if argv else ())]) == 0
        assert all(f"\n  {name} " in capsys.readouterr().out for name in ("new",))
    assert "de" in refused(capsys, "tournament", "help", "--lang", "de")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TAKES)
def test_what_nobody_knows_is_refused_at_the_desk(
    name: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    need = ("tournament", name, *NEEDS.get(name, ()))
    said = {"en": "is not understood", "fr": "n’est pas compris"}[language]
    assert said in refused(capsys, *need, "--nonsense", "--lang", language)
    assert said in refused(capsys, *need, f"--{LONG}", "--lang", language)
    assert "--folder" in refused(capsys, *need, "--fodler=x", "--lang", language)
    assert "de" in refused(capsys, *need, "--lang", "de")
    if name not in {"enter", "print"}:
        assert said in refused(capsys, *need, "stranger", "--lang", language)


def test_a_word_too_many_is_no_second_game(capsys: pytest.CaptureFixture[str]) -> None:
    line = refused(capsys, "tournament", "result", "1", "1", "--game", "1", "--reason", "x", "y")
    assert line.startswith("fortyfives: “y” is not understood")


@pytest.mark.parametrize("language", languages())
def test_a_command_that_the_desk_has_not_is_refused(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "result" in refused(capsys, "tournament", "reslut", "--lang", language)
    assert "standings" in refused(capsys, "tournament", LONG, "--lang", language)
    refused(capsys, "tournament", NO_TEXT, "--lang", language)
    refused(capsys, "tournament", "", "--lang", language)


@pytest.mark.parametrize(("name", "option"), EVERY_OPTION)
def test_a_value_at_the_desk_is_text_and_stands_there_once(
    name: str, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("tournament", name, *NEEDS.get(name, ()), option)
    for value in (NO_TEXT, "", "  "):
        refused(capsys, *asked, value)
    assert "twice" in refused(capsys, *asked, "en", option, "en")
    assert option in refused(capsys, *asked) or option == "--lang"
