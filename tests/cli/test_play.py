"""`fortyfives play`: sitting down, playing by piped lines, and leaving in every way."""

import io
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from fortyfives.cli import play, players
from fortyfives.cli.main import main
from fortyfives.players.cast import CAST
from fortyfives.players.registry import names
from fortyfives.record.read import read_file
from fortyfives.record.replay import replay
from fortyfives.terminal.bookmark import read_bookmark
from fortyfives.terminal.clock import Clock
from fortyfives.variants import ALL, FIRST_OFFERED
from tests.cli.played import SEED, Command, typed_in
from tests.terminal.scribe import Sitting, no_other_game

pytestmark = pytest.mark.usefixtures("english")


# --- playing ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", sorted(ALL))
def test_a_piped_game_is_played_to_its_end(command: Command, key: str, language: str) -> None:
    lines = typed_in(key, language)
    asked = ("--variant", key, "--lang", language, "--seed", SEED, "--name", "Jo")
    told = command(*asked, typed=lines)
    assert (told.code, told.err) == (0, "")
    sitting = Sitting(ALL[key], language=language, seed=SEED)
    sitting.play()
    assert told.out.split() == f"{sitting.text} {no_other_game(language)}".split()


@pytest.mark.parametrize(("language", "hello"), [("en", "Welcome, Jo."), ("fr", "Bonjour, Jo.")])
def test_whoever_gives_a_name_is_greeted_by_it(command: Command, language: str, hello: str) -> None:
    asked = ("irish_45", "--lang", language, "--players", "2")
    assert command(*asked, "--name", "Jo", typed=["quit"]).out.startswith(hello)
    unnamed = command(*asked, typed=["quit"]).out
    assert hello.split(",", maxsplit=1)[0] not in unnamed
    assert {"en": "clockwise: you and Luc.", "fr": "vous et Luc."}[language] in unnamed


def test_the_first_question_is_which_game(command: Command) -> None:
    told = command(typed=["99", "", "quit"])
    assert told.out.startswith("Which game would you like to play?\n1. ")
    assert "Type a number from 1 to" in told.out
    assert f"{FIRST_OFFERED.name.en}. Round the table" in told.out
    for typed in ("5", "irish_45", "Irish Forty-fives"):
        assert "Irish Forty-fives. Round" in command(typed=[typed, "quit"]).out


def test_the_language_is_that_of_the_surroundings(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert command(typed=[]).out.startswith("À quel jeu voulez-vous jouer?")
    assert command("--lang", "en", typed=[]).out.startswith("Which game")


def test_house_rules_players_and_a_seat_may_be_chosen(command: Command) -> None:
    asked = ("irish_45", "--players", "3", "--option", "jin=false", "--option", "target=25")
    told = command(*asked, "--seat", "2", "--opponents", "random", typed=["quit"])
    assert "clockwise: you, Luc and Nora" in told.out
    assert "The first to reach 25 points wins." in told.out


@pytest.mark.parametrize("partner", ["murdoch", "cast"])
def test_nobody_of_the_cast_sits_in_two_chairs(
    command: Command, tmp_path: Path, partner: str
) -> None:
    for seed in map(str, range(6)):
        file = tmp_path / f"{seed}.toml"
        asked = ("merrimack_valley", "--seed", seed, "--opponents", "cast", "--partner", partner)
        told = command(*asked, "--record", str(file), typed=["quit"])
        assert (told.code, told.err) == (0, "")
        bookmark = read_bookmark(file.read_text("ascii"), 4, 2)
        assert bookmark is not None
        assert len(set(bookmark.players)) == 4


def test_the_opponents_may_be_people_of_the_cast(command: Command) -> None:
    named = command("merrimack_valley", "--opponents", "rory, agnes", typed=["quit"])
    assert "clockwise: you, Rory, Luc and Agnès" in named.out
    assert "Rory, who bids on anything" in named.out
    asked = ("general_120", "--players", "6", "--seed", SEED, "--opponents", "cast")
    drawn = command(*asked, typed=["quit"])
    people = [character.name for character in CAST.values() if character.name in drawn.out]
    assert len(people) == 5
    assert command(*asked, typed=["quit"]).out == drawn.out
    twice = command("irish_45", "--opponents", "mick", typed=["quit"])
    assert "clockwise: you, Mick, Luc and Nora" in twice.out


def test_a_partner_plays_as_well_as_it_can_unless_another_is_asked_for(
    command: Command, tmp_path: Path
) -> None:
    for asked, plays in (((), "kitchen-table"), (("--partner", "rory"), "rory")):
        file = tmp_path / f"{plays}.toml"
        words = ("merrimack_valley", "--opponents", "random", *asked, "--record", str(file))
        command(*words, typed=["quit"])
        players = f'players = ["", "random", "{plays}", "random"]'
        assert players in file.read_text("ascii")


def test_one_who_listens_hears_the_rules_too(command: Command) -> None:
    told = command("irish_45", "--plain", "--colour", "always", typed=["rules", "quit"])
    assert "5 J ace of hearts joker A K Q" in " ".join(told.out.split())
    assert "\x1b" not in told.out


def test_the_same_seed_gives_the_same_game(command: Command) -> None:
    asked = ("--variant", "irish_45", "--seed", "again")
    first = command(*asked, typed=["1"] * 9)
    assert command(*asked, typed=["1"] * 9).out == first.out
    others = {command("--variant", "irish_45", typed=["1"] * 3).out for _ in range(4)}
    assert len(others) > 1


def test_a_timed_game_goes_by_the_clock(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = "".join(f"{line}\n" for line in typed_in("games_55plus"))
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    ticks = iter(range(0, 10**6, 30))
    asked = ("--variant", "games_55plus", "--seed", SEED)
    assert play.main(asked, Clock(lambda: next(ticks))) == 0
    assert "Time is up: this deal is the last." in capsys.readouterr().out


# --- leaving ----------------------------------------------------------------------------------


@pytest.mark.parametrize("key", sorted(ALL))
def test_the_lines_may_end_at_any_question(command: Command, key: str) -> None:
    lines = typed_in(key, deals=2)
    asked = ("--variant", key, "--seed", SEED)
    for end in (*range(4), *range(4, len(lines), 5)):
        told = command(*asked, typed=lines[:end])
        assert told.code == 0
        assert told.last == "Goodbye."
        assert told.err == ""
    assert command(typed=[]).code == 0


def test_one_may_quit_at_any_question(command: Command) -> None:
    lines = typed_in("ns_call_your_partner", deals=1)
    for end in range(len(lines)):
        asked = ("ns_call_your_partner", "--seed", SEED)
        told = command(*asked, typed=[*lines[:end], "quit", "never read"])
        assert told.code == 0
        assert "never read" not in told.out


class Interrupted:
    """Lines after which somebody presses Ctrl-C."""

    def __init__(self, text: str) -> None:
        self.lines = io.StringIO(text)

    def readline(self) -> str:
        line = self.lines.readline()
        if not line:
            raise KeyboardInterrupt
        return line

    def isatty(self) -> bool:
        return False


def test_ctrl_c_ends_the_game_in_peace(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lines = typed_in("merrimack_valley", deals=2)
    for end in (0, 1, 5, len(lines)):
        file = tmp_path / f"{end}.toml"
        text = "".join(f"{line}\n" for line in lines[:end])
        monkeypatch.setattr(sys, "stdin", Interrupted(text))
        asked = ("--variant", "merrimack_valley", "--seed", SEED, "--record", str(file))
        assert main(["play", *asked]) == 130
        out, err = capsys.readouterr()
        assert out.endswith("Goodbye.\n")
        assert err == ""
        assert len(replay(read_file(file)).deals) <= 3
    monkeypatch.setattr(sys, "stdin", Interrupted(""))
    assert main(["play"]) == 130


def test_a_real_interruption_ends_the_process_with_130() -> None:
    command = [sys.executable, "-m", "fortyfives", "play", "irish_45", "--seat", "1"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert out.rstrip().endswith(("Goodbye.", "Au revoir."))


def test_bytes_that_are_no_text_stop_nothing() -> None:
    command = [sys.executable, "-m", "fortyfives", "play", "irish_45", "--lang", "en"]
    rubbish = b"\xff\xfe\x00\n\xc3\x28\n\x1b[A\n" * 3
    told = subprocess.run(command, input=rubbish, capture_output=True, check=False, timeout=60)
    assert told.returncode == 0
    assert told.stderr == b""
    assert b"not understood" in told.stdout


# --- what cannot be played --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("--variant merimack_valley", "did you mean: merrimack_valley"),
        ("irish_45 --option bonsu=none", "did you mean: bonus"),
        ("irish_45 --option bonus=foo", "it may be: best_trump"),
        ("irish_45 --option bonus", "KEY=VALUE"),
        ("irish_45 --option min_bid=15", "has no meaning"),
        ("irish_45 --players 9", "but for: 2, 3, 4, 5, 6"),
        ("irish_45 --players many", "not a number of players"),
        ("irish_45 --opponents cautius", "did you mean: cautious"),
        ("irish_45 --opponents cautious,mic,rory", "did you mean: mick"),
        ("irish_45 --opponents rory,mick", "You have 3 opponents"),
        ("merrimack_valley --opponents rory,mick,sadie", "You have 2 opponents"),
        ("irish_45 --partner cautius", "did you mean: cautious"),
        ("irish_45 --colour red", "“red” is none of: auto, always, never"),
        ("irish_45 --seat 5", "the seats are 1 to 4"),
        ("irish_45 --seat me", "the seats are 1 to 4"),
        ("--lang de", "choose one of: en, fr"),
        ("--fast", "--help"),
        ("--seed", "must stand after"),
        ("irish_45 --record pyproject.toml", "is there already"),
        ("irish_45 --record no/such/place.toml", "cannot be written"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(command: Command, asked: str, says: str) -> None:
    told = command(*asked.split())
    assert told.code == 2
    assert told.out == ""
    assert told.err.startswith("fortyfives: ")
    assert told.err.count("\n") == 1
    assert says in told.err


def test_help_tells_what_may_be_chosen(command: Command) -> None:
    english, french = command("--help"), command("--help", "--lang", "fr")
    for told in (english, french):
        assert told.code == 0
        for word in ("--variant", "--opponents", "--partner", "--seat", "--resume", "--plain"):
            assert word in told.out
    assert "computer players" in english.out
    assert "règle maison" in french.out


# --- the players ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_player_is_listed_with_its_character(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert players.main(["--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(names())
    assert all(len(line.split()) > 3 for line in lines)


def test_the_list_of_players_takes_names_and_no_other_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert players.main(["--help"]) == 0
    assert "--lang" in capsys.readouterr().out
    assert players.main(["cautious"]) == 0
    assert capsys.readouterr().out.startswith("cautious ")
    assert players.main(["nobody-at-all"]) == 2
    assert capsys.readouterr().err.startswith("fortyfives: ")
