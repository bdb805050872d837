"""What holds for every command: it can be read anywhere, and a mistake is told in one line."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fortyfives.cli.main import COMMANDS, main
from fortyfives.wording.messages import languages
from tests.cli.commands import (
    ARABIC,
    BEHIND,
    CASES,
    DIGITS,
    ENDLESS,
    EVERY_OPTION,
    LONG,
    NO_TEXT,
    NUMBERS,
    SEVERAL,
    TAKES,
    USUAL,
    refused,
    run,
)

pytestmark = pytest.mark.usefixtures("evening")


def test_these_are_all_commands_and_they_go_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert set(USUAL) == set(TAKES) == set(COMMANDS)
    for name, argv in USUAL.items():
        assert main([name, *argv]) == 0, name
        assert capsys.readouterr().err == ""


# --- what a terminal can show -----------------------------------------------------------------


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize(
    "surroundings",
    [{"PYTHONIOENCODING": "ascii"}, {"PYTHONIOENCODING": "latin-1"}, {"LC_ALL": "C"}],
    ids=["ascii", "latin-1", "no-locale"],
)
def test_every_command_speaks_to_every_terminal(name: str, surroundings: dict[str, str]) -> None:
    told = run(name, *USUAL[name], "--lang", "fr", surroundings=surroundings)
    assert (told.returncode, told.stderr) == (0, b"")
    encoding = surroundings.get("PYTHONIOENCODING", "ascii")
    assert told.stdout.decode(encoding)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_complains_to_every_terminal(name: str) -> None:
    wrong = run(name, "--lang", "fr", "--näh♠", surroundings={"PYTHONIOENCODING": "ascii"})
    assert wrong.returncode == 2
    assert wrong.stderr.startswith(b'fortyfives: " --nahP "')
    assert wrong.stderr.count(b"\n") == 1


# --- words that are no words ------------------------------------------------------------------


@pytest.mark.parametrize(("name", "option"), EVERY_OPTION)
def test_what_is_no_text_is_refused(
    name: str, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for word in (NO_TEXT, f"a\0{NO_TEXT}"):
        line = refused(capsys, name, *USUAL[name], option, word)
        assert "?" in line
    refused(capsys, name, NO_TEXT)


@pytest.mark.parametrize("name", COMMANDS)
def test_bytes_that_are_no_text_are_refused_for_real(name: str) -> None:
    told = run(name, b"--seed", b"\xff")
    assert told.returncode == 2
    assert told.stderr.startswith(b"fortyfives: ")
    assert told.stderr.count(b"\n") == 1


@pytest.mark.parametrize(("name", "option"), EVERY_OPTION)
def test_an_empty_value_is_none(name: str, option: str, capsys: pytest.CaptureFixture[str]) -> None:
    for value in ("", "  "):
        line = refused(capsys, name, *USUAL[name], option, value)
        assert option in line or "languages" in line or "words in" in line
        refused(capsys, name, *USUAL[name], f"{option}={value}")
    if name != "players":
        refused(capsys, name, "")


@pytest.mark.parametrize(("name", "option"), EVERY_OPTION)
def test_what_takes_one_value_stands_there_once(
    name: str, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if option not in SEVERAL:
        line = refused(capsys, name, *BEHIND.get(name, ()), option, "en", option, "en")
        assert line == f"fortyfives: {option} stands there twice; say it once.\n"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", COMMANDS)
def test_what_nobody_knows_is_refused_in_ones_own_language(
    name: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = {"en": "is not understood", "fr": "n’est pas compris"}[language]
    assert said in refused(capsys, name, "--nonsense", "--lang", language)
    assert said in refused(capsys, name, f"--{LONG}", "--lang", language)
    assert "--lang" in refused(capsys, name, "--lagn=x", "--lang", language)
    assert "de" in refused(capsys, name, "--lang", "de")
    assert main([name, "--help", "--lang", language]) == 0
    assert "--lang" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "option"), EVERY_OPTION)
def test_a_value_of_thousands_of_letters_does_no_harm(
    name: str, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    usual = {"play": ("irish_45",), "check": (CASES,)}.get(name, USUAL[name])
    alone = option in {"--variant", "--resume"} and name != "compare"
    if (name, option) not in {("compare", "--seed"), ("tournament", "--mirror")}:
        for value in (LONG, DIGITS, ENDLESS):
            refused(capsys, name, *(() if alone else usual), option, value)


# --- numbers ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "option"), NUMBERS)
@pytest.mark.parametrize("said", [DIGITS, ARABIC, "\N{SUPERSCRIPT TWO}", "1.5", "-1", "many"])
def test_a_number_is_a_few_figures_from_0_to_9(
    name: str, option: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    refused(capsys, name, *USUAL[name][:2], f"{option}={said}")


@pytest.mark.parametrize("name", ["play", "rules", "compare"])
@pytest.mark.parametrize("said", [DIGITS, ARABIC, f"95:{DIGITS}", f"{DIGITS},1", f"{DIGITS}:20"])
@pytest.mark.parametrize("option", ["target", "min_bid_at", "players"])
def test_so_is_the_number_in_a_house_rule(
    name: str, said: str, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = ("--variant", "merrimack_valley")
    players = ("random", "random-shy") if name == "compare" else ()
    refused(capsys, name, *players, *game, "--option", f"{option}={said}")


# --- games and names --------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["play", "rules"])
def test_one_game_is_named(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for argv in (("irish_45", "--variant", "one_ten"), ("irish_45", "one_ten")):
        line = refused(capsys, name, *argv)
        assert line == "fortyfives: Two games are named, irish_45 and one_ten; name one.\n"


@pytest.mark.parametrize("name", ["play", "rules", "compare"])
def test_a_house_rule_is_said_once(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = ("random", "random-shy") if name == "compare" else ()
    twice = ("--option", "jokers=1", "--option", " jokers =2")
    assert "jokers" in refused(capsys, name, *players, "--variant", "irish_45", *twice)


@pytest.mark.parametrize(
    ("argv", "near"),
    [
        ("rules IRISH_45", "irish_45"),
        ("play IRISH_45", "irish_45"),
        ("compare random random-shy --variant IRISH_45", "irish_45"),
        ("rules irish_45 --option JOKERS=1", "jokers"),
        ("play irish_45 --opponents Rory", "rory"),
        ("play irish_45 --partner RORY", "rory"),
        ("compare Rory Mick", "rory"),
        ("Rules", "rules"),
        ("rules irish_45 --Against one_ten", "--against"),
    ],
)
def test_capital_letters_are_set_right(
    argv: str, near: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert near in refused(capsys, *argv.split())


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("random", ""), "LINE-UP: nothing stands between"),
        (("random", "random,"), "A name is missing in the line-up “random,”."),
        (("random", ","), "A name is missing in the line-up “,”."),
        (("rando", "random"), "random-shy? For 4 players this game has 2 seats to a side."),
        (("rando", "random", "--players", "3"), "For 3 players this game has one seat to a side."),
        (("random,rando,x", "random"), "“random,rando,x” will not do: a side has 2 seats"),
        (("random", "cautious", "random"), "“random” stands there twice"),
        (("random", "cautious", "--max-deals", "9"), "ask for them with --games"),
    ],
)
def test_a_line_up_that_cannot_sit_down_is_told_what_is_wrong(
    argv: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = refused(capsys, "compare", *argv)
    assert said in line
    assert "name one player" not in line or "will not do" in line


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (
            ("--option", "target=50", "--option", "bonus=none"),
            "the house rules there: –; here: bonus=none target=50.",
        ),
        (("--games",), "whole games there: –; here: --games."),
        (("--variant", "irish_45"), "the game there: merrimack_valley_common; here: irish_45."),
        (("--seed", "7"), "the seed there: 0; here: 7."),
    ],
)
def test_what_differs_in_another_comparison_is_told_as_one_types_it(
    changed: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("compare", "random", "random-shy", "--deals", "1", "--jobs", "1", "--file", "results")
    assert main([*asked]) == 0
    capsys.readouterr()
    assert said in refused(capsys, *asked, *changed)


@pytest.mark.parametrize("language", languages())
def test_help_says_that_a_round_robin_keeps_a_folder(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compare", "--help", "--lang", language]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert {"en": "for a round robin in this folder", "fr": "dans ce dossier"}[language] in told
    many = ("random", "cautious", "random-shy", "--jobs", "1", "--json", "--file", "results")
    for deals in ("1", "2"):
        assert main(["compare", *many, "--deals", deals]) == 0
        told = json.loads(capsys.readouterr().out)
        assert [each["deals"] for each in told["pairs"]] == [int(deals)] * 3
    assert len(list(Path("results").iterdir())) == 3
    for file in Path("results").iterdir():
        assert len(file.read_text("utf-8").splitlines()) == 3


@pytest.mark.parametrize(
    ("argv", "way"),
    [
        ("rules nonsense", "fortyfives rules lists"),
        ("rules --players 4", "fortyfives rules lists"),
        ("play zzzz", "fortyfives rules lists"),
        ("rules irish_45 --option zzzz=1", "--options"),
        ("play irish_45 --opponents zzzz", "fortyfives players lists"),
        ("compare zzzz random", "fortyfives players lists"),
    ],
)
def test_where_nothing_is_near_the_way_to_all_is_told(
    argv: str, way: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = refused(capsys, *argv.split())
    assert way in line
    assert len(line) < 160


@pytest.mark.parametrize("language", languages())
def test_a_command_that_is_not_there_is_refused(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "rules" in refused(capsys, "ruels", "--lang", language)
    assert "compare" in refused(capsys, LONG, "--lang", language)
    assert "verify" in refused(capsys, NO_TEXT, "--lang", language)
    for argv in ([], ["--help"], ["help", "--lang", language]):
        assert main(argv) == 0
        assert all(name in capsys.readouterr().out for name in ("play",))


# --- streams ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("streams", [">&-", "<&- >&- 2>&-"])
def test_a_stream_that_is_closed_stops_nothing(name: str, streams: str) -> None:
    told = run(name, *USUAL[name], streams=streams)
    assert told.returncode == 0
    assert told.stderr == b""
    if streams != ">&-":
        assert run(name, "--nonsense", streams=streams).returncode == 2


@pytest.mark.parametrize("name", COMMANDS)
def test_where_nothing_can_be_written_it_is_said_in_one_line(name: str) -> None:
    told = run(name, *USUAL[name], streams=">/dev/full")
    assert told.returncode == 2
    assert told.stderr.startswith(b"fortyfives: Something cannot be read or written")
    assert told.stderr.count(b"\n") == 1
    both = run(name, *USUAL[name], streams=">/dev/full 2>&1")
    assert (both.returncode, both.stdout, both.stderr) == (2, b"", b"")


@pytest.mark.parametrize("name", COMMANDS)
def test_a_reader_who_goes_away_ends_it_in_peace(name: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    words = [sys.executable, "-m", "fortyfives", name, *USUAL[name]]
    told = subprocess.run(
        words, stdin=subprocess.DEVNULL, stdout=writer, stderr=subprocess.PIPE, check=False,
        timeout=60,
    )  # fmt: skip
    os.close(writer)
    assert (told.returncode, told.stderr) == (0, b"")
