"""What holds for every command: it can be read anywhere, and a mistake is told in one line."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from fortyfives.cli.main import COMMANDS, main
from fortyfives.wording.messages import languages
from tests.record.papers import DEAL

CASES = str(Path(__file__).parents[2] / "conformance" / "vectors.json")
DIGITS = "9" * 5000
LONG = "x" * 5000
ENDLESS = "y" * 300
ARABIC = "\N{ARABIC-INDIC DIGIT FOUR}"
NO_TEXT = b"\xff".decode("utf-8", "surrogateescape")

USUAL: Mapping[str, tuple[str, ...]] = {
    "serve": ("--check",),
    "play": ("irish_45", "--seed", "7"),
    "rules": ("irish_45",),
    "players": (),
    "verify": ("true.toml",),
    "check": (CASES, "--verbose", "--id", "RANK-001"),
    "compare": ("random-shy", "random", "--deals", "2", "--jobs", "1"),
}
"""Each command as it goes well, without what it cannot do without."""
TAKES: Mapping[str, tuple[str, ...]] = {
    "serve": ("--host", "--port", "--data", "--settings"),
    "play": (
        *("--variant", "--option", "--players", "--opponents", "--partner", "--seat", "--name"),
        *("--seed", "--record", "--resume", "--colour"),
    ),
    "rules": ("--variant", "--option", "--players", "--against"),
    "players": (),
    "verify": (),
    "check": ("--kind", "--id"),
    "compare": (
        *("--variant", "--option", "--players", "--deals", "--seed", "--max-deals", "--jobs"),
        "--file",
    ),
}
"""What takes a value in each command, besides --lang."""
EVERY_OPTION = [(name, option) for name in COMMANDS for option in (*TAKES[name], "--lang")]
SEVERAL = {"--option", "--kind", "--id"}
NUMBERS = [
    *(("play", "--players"), ("play", "--seat"), ("rules", "--players"), ("compare", "--players")),
    *(("compare", "--deals"), ("compare", "--max-deals"), ("compare", "--jobs")),
    ("serve", "--port"),
]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a true record in it, a terminal in English, and nobody at the keyboard."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_CA.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    Path("true.toml").write_text(DEAL, "ascii")


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one sentence with which a command refuses this."""
    line = one_line(capsys, *argv)
    assert line.endswith((".\n", "?\n"))
    return line


def one_line(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one line with which a command refuses this."""
    assert main(list(argv)) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("fortyfives: ")
    assert told.err.count("\n") == 1
    assert len(told.err) < 700
    return told.err


def run(
    *argv: str | bytes, streams: str = "", surroundings: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own, its streams as the shell's words say."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    around = {**clean, "LC_ALL": "C.UTF-8", **(surroundings or {})}
    words: Sequence[str | bytes] = [sys.executable, "-m", "fortyfives", *argv]
    if streams:
        words = ["sh", "-c", f'exec "$@" {streams}', "sh", *words]
    return subprocess.run(
        words, capture_output=True, stdin=subprocess.DEVNULL, env=around, check=False, timeout=60
    )


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
        line = refused(capsys, name, option, "en", option, "en")
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
    if (name, option) != ("compare", "--seed"):
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


# --- files ------------------------------------------------------------------------------------


@pytest.fixture
def spoilt() -> Mapping[str, str]:
    """Files that nobody can read anything from."""
    Path("empty").touch()
    Path("binary").write_bytes(b"\xff\xfe\0\1" * 9)
    Path("letter").write_text("Dear Jo", "ascii")
    Path("folder").mkdir()
    return {
        "a folder": "folder",
        "empty": "empty",
        "binary": "binary",
        "a letter": "letter",
        "not there": "none",
        "in no folder": "no/such/file",
        "in a file": "letter/file",
        "too long": ENDLESS,
    }


@pytest.mark.parametrize("before", [("verify",), ("check",), ("play", "--resume")])
def test_a_file_that_cannot_be_read_is_named(
    before: tuple[str, ...], spoilt: Mapping[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    for file in spoilt.values():
        assert file[:99] in one_line(capsys, *before, file)


@pytest.mark.parametrize("games", ["two", "three"])
def test_results_go_into_no_file_of_another_kind(
    games: str, spoilt: Mapping[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    players = ("random", "random-shy", "cautious")[: {"two": 2, "three": 3}[games]]
    wrong = {"two": {"none", "empty"}, "three": {"none", "folder"}}[games]
    if games == "two":
        (Path("own")).mkdir()
    for file in set(spoilt.values()) - wrong:
        line = refused(capsys, "compare", *players, "--deals", "1", "--jobs", "1", "--file", file)
        assert Path(file).name[:99] in line
    assert Path("letter").read_text("ascii") == "Dear Jo"
    assert Path("empty").read_bytes() == b""


@pytest.mark.parametrize(
    "rubbish",
    ["rubbish", "{}", "[]", "", "null", '{"number": "0"}', "9" * 5000, "[" * 9999, "a line twice"],
)
def test_a_line_that_is_no_result_is_named(
    rubbish: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("compare", "random", "random-shy", "--jobs", "1", "--file", "results", "--deals")
    assert main([*asked, "3"]) == 0
    capsys.readouterr()
    lines = Path("results").read_text("utf-8").splitlines()
    lines[2] = lines[1] if rubbish == "a line twice" else rubbish
    text = "\n".join([*lines, ""])
    Path("results").write_text(text, "utf-8")
    assert "results, line 3: " in refused(capsys, *asked, "4")
    assert Path("results").read_text("utf-8") == text


@pytest.mark.parametrize("key", ["net", "clocks", "number", "games"])
@pytest.mark.parametrize("value", [None, "x", [], [1], [1, 0], -1, 0.5, {}])
def test_a_result_with_something_wrong_in_it_is_named(
    key: str, value: object, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("compare", "random", "random-shy", "--jobs", "1", "--file", "results", "--deals")
    assert main([*asked, "1"]) == 0
    capsys.readouterr()
    head, line = Path("results").read_text("utf-8").splitlines()
    text = "\n".join([head, json.dumps(json.loads(line) | {key: value}), ""])
    Path("results").write_text(text, "utf-8")
    assert "results, line 2: " in refused(capsys, *asked, "2")


@pytest.mark.parametrize("way", ["--record", "save"])
def test_no_record_goes_where_none_can_be(
    way: str, spoilt: Mapping[str, str], capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    for file in set(spoilt.values()) - {"none"}:
        if way == "--record":
            assert file[:99] in refused(capsys, "play", "irish_45", way, file)
            continue
        monkeypatch.setattr(sys, "stdin", io.StringIO(f"save {file}\nquit\n"))
        assert main(["play", "irish_45"]) == 0
        told = capsys.readouterr()
        assert "written in" not in told.out
        assert file[:30] in told.out
    assert {path.name for path in Path().iterdir()} >= {"empty", "binary", "letter", "folder"}
    assert len(list(Path().iterdir())) == 5


def test_a_name_that_is_as_long_as_can_be_is_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    file = "x" * 250 + ".toml"
    assert main(["play", "irish_45", "--record", file]) == 0
    assert Path(file).exists()
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(os.getuid() == 0, reason="whoever is root may write and read everywhere")
def test_a_folder_that_is_closed_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    Path("closed").mkdir()
    Path("closed/game.toml").write_text(DEAL, "ascii")
    Path("closed").chmod(0)
    try:
        for argv in (
            ("play", "irish_45", "--record", "closed/new.toml"),
            ("play", "--resume", "closed/game.toml"),
            ("verify", "closed/game.toml"),
            ("check", "closed/game.toml"),
            ("compare", "random", "cautious", "--file", "closed/results"),
            ("compare", "random", "cautious", "random-shy", "--file", "closed/results"),
        ):
            assert "closed/" in refused(capsys, *argv)
    finally:
        Path("closed").chmod(0o700)


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
