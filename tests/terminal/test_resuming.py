"""Saving a game and going on with it: it goes on exactly as it would have gone."""

import io
import random
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from fortyfives import variant
from fortyfives.cli import play
from fortyfives.record.read import read_file
from fortyfives.record.replay import replay
from fortyfives.rules.options.option import Value
from fortyfives.terminal.bookmark import Bookmark, TornBookmark, read_bookmark
from fortyfives.terminal.keeper import free_name
from fortyfives.terminal.resuming import resume
from fortyfives.terminal.vocabulary import vocabulary
from fortyfives.variants import ALL
from fortyfives.wording.messages import Words, languages
from tests.fairness.played import FIVE, committed_game
from tests.terminal.scribe import EVENING, Sitting

SEED = "7"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table in English, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_CA.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


class Command:
    """`fortyfives play`, called in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.code = 0
        self.err = ""

    def __call__(self, asked: str, typed: Sequence[str] = ()) -> str:
        """What is printed when these lines are typed, in one long line."""
        text = "".join(f"{line}\n" for line in typed)
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        self.code = play.main(shlex.split(asked), EVENING)
        out, self.err = self.capsys.readouterr()
        return " ".join(out.split())


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(capsys, monkeypatch)


def typed_in(key: str, **options: Value) -> list[str]:
    """What a person types in a whole match."""
    sitting = Sitting(variant(key, **options), seed=SEED)
    sitting.play()
    return sitting.paper.lines


# --- going on ---------------------------------------------------------------------------------


@pytest.mark.parametrize("key", sorted(ALL))
def test_a_game_that_was_left_goes_on_as_it_would_have_gone(command: Command, key: str) -> None:
    lines = typed_in(key)
    whole = command(f"{key} --seed {SEED} --record whole.toml", lines)
    for at in {1, len(lines) // 3, len(lines) // 2, len(lines) - 1}:
        file = f"{at}.toml"
        first = command(f"{key} --seed {SEED} --record {file}", lines[:at])
        assert first.endswith("Goodbye.")
        rest = command(f"--resume {file}", lines[at:])
        assert Path(file).read_text("ascii") == Path("whole.toml").read_text("ascii")
        assert rest.split("The game is over")[-1].split("The game is written")[0] in whole
        assert "You go on with this game" in rest


def test_a_game_may_be_left_and_gone_on_with_at_every_line(command: Command) -> None:
    lines = typed_in("irish_45")
    command(f"irish_45 --seed {SEED} --record whole.toml", lines)
    command(f"irish_45 --seed {SEED} --record game.toml", lines[:1])
    for line in lines[1:]:
        command("--resume game.toml", [line])
    assert Path("game.toml").read_text("ascii") == Path("whole.toml").read_text("ascii")


def test_a_deal_whose_cards_were_committed_to_goes_on_with_its_proof(command: Command) -> None:
    path = Path("game.toml")
    recorder = committed_game(FIVE, random.Random(4), deals=4, stops=0.02)
    recorder.save(path)
    proofs = [deal.proof for deal in recorder.record.deals]
    begun, _ = resume(path, SEED)
    assert begun.deal is not None
    assert len(proofs) > 1
    assert proofs[-1] is not None
    assert begun.deal.chance == proofs[-1].chance
    command("--resume game.toml", ["quit"])
    assert [deal.proof for deal in read_file(path).deals] == proofs
    assert len(replay(read_file(path)).proofs) == len(proofs)


@pytest.mark.rule("TNS-07")
def test_a_match_goes_on_in_its_later_games(command: Command) -> None:
    lines = typed_in("traditional_ns_45", match="best_of_3")
    asked = f"traditional_ns_45 --seed {SEED} --option match=best_of_3 --record"
    whole = command(f"{asked} whole.toml", lines)
    assert "A match is the best of three games" in whole
    for at in range(len(lines) // 2, len(lines), 9):
        command(f"{asked} part{at}.toml", lines[:at])
        last = max(Path().glob(f"part{at}*.toml"), key=lambda path: len(path.name))
        rest = command(f"--resume {last}", lines[at:])
        end, says, _ = rest.partition("win the match")
        assert says
        assert end[-400:] in whole
    command(f"{asked} done.toml", lines)
    between = command("--resume done.toml", [])
    assert command.code == 0
    assert "Games won: " in between
    assert Path("done-3.toml").exists()
    assert replay(read_file(Path("done-2.toml"))).game.over


def test_the_company_comes_along(command: Command) -> None:
    asked = f"merrimack_valley --seed {SEED} --opponents sadie,rory --name Jo --seat 2"
    first = command(f"{asked} --record game.toml")
    assert "clockwise: you, Sadie, Luc and Rory" in first
    assert "Sadie, for whom it is all the tricks or nothing." in first
    again = command("--resume game.toml", ["quit"])
    assert "clockwise: you, Sadie, Luc and Rory" in again
    assert 'names = { A = "Rory", B = "Jo", C = "Sadie", D = "Luc" }' in Path(
        "game.toml"
    ).read_text("ascii")


@pytest.mark.parametrize("begun", languages())
@pytest.mark.parametrize("gone_on", languages())
def test_who_gave_no_name_is_not_greeted_by_one_in_another_language(
    command: Command, begun: str, gone_on: str
) -> None:
    command(f"irish_45 --seed {SEED} --record game.toml --lang {begun}")
    words = Words(gone_on)
    said = command(f"--resume game.toml --lang {gone_on}", ["quit", "quitter"])
    assert words.say("table-hello", name="").split()[0] not in said.split(",")[0]
    assert f'A = "{words.say("table-you")}"' in Path("game.toml").read_text("ascii")


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("A\\u001b[31mn", "A?[31mn"),
        ("A\\u202en", "A?n"),
        ("A\\nn", "A?n"),
        ("A\\u0000n", "A?n"),
        ("x" * 9000, "x" * 39 + "…"),
        ("", "Luc"),
        (" \\t ", "Luc"),
    ],
)
def test_no_name_in_a_record_moves_the_cursor(command: Command, written: str, shown: str) -> None:
    command(f"merrimack_valley --seed {SEED} --name Jo --record game.toml")
    text = Path("game.toml").read_text("ascii")
    assert '"Luc"' in text
    Path("game.toml").write_text(text.replace('"Luc"', f'"{written}"'), "ascii")
    said = command("--resume game.toml", ["pass", "quit"])
    assert f"clockwise: you, {shown}, Nora and Angus" in said
    assert said.isprintable()


def test_a_record_of_somewhere_else_can_be_gone_on_with_if_it_tells_all_cards(
    command: Command,
) -> None:
    lines = typed_in("irish_45")
    command(f"irish_45 --seed {SEED} --record game.toml", lines[:9])
    text = Path("game.toml").read_text("ascii").partition("\n# So that")[0]
    Path("game.toml").write_text(text, "ascii")
    assert "You go on with this game" in command("--resume game.toml", lines[9:12])
    assert command.code == 0


# --- saving -----------------------------------------------------------------------------------


def test_a_game_is_saved_under_the_name_one_gives_or_a_free_one(command: Command) -> None:
    told = command(
        f"irish_45 --seed {SEED}",
        ["", "save evening.toml", "save", "save evening.toml", "1", "save other.toml"],
    )
    assert "is written in evening.toml; fortyfives play --resume evening.toml goes on" in told
    assert sorted(path.name for path in Path().iterdir()) == ["evening.toml", "other.toml"]
    free = command(f"irish_45 --seed {SEED}", ["", "save", "quit"])
    assert "is written in irish_45.toml" in free
    assert "is written in irish_45-2.toml" in command("irish_45", ["save", "quit"])


def test_saving_writes_over_no_other_file(command: Command) -> None:
    Path("letter.txt").write_text("Dear Jo", "ascii")
    told = command("irish_45", ["save letter.txt", "save no/such/place.toml", "quit"])
    assert "letter.txt is there already" in told
    assert "no/such/place.toml cannot be written" in told
    assert Path("letter.txt").read_text("ascii") == "Dear Jo"
    assert command.code == 0


def test_a_file_spoilt_while_the_game_is_played_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Spoiling(io.StringIO):
        def readline(self, *_: object) -> str:  # type: ignore[override]
            Path("game.toml").write_text("spoilt", "ascii")
            return ""

    monkeypatch.setattr(sys, "stdin", Spoiling())
    assert play.main(["irish_45", "--record", "game.toml"], EVENING) == 0
    assert Path("game.toml").read_text("ascii") == "spoilt"
    assert replay(read_file(Path("game-2.toml"))).unfinished
    assert "game-2.toml" in capsys.readouterr().out


def test_what_was_taken_back_is_not_written(command: Command) -> None:
    asked = f"irish_45 --seed {SEED} --careful"
    command(f"{asked} --record plain.toml", ["", "1", "", "quit"])
    told = command(f"{asked} --record undone.toml", ["", "2", "undo", "1", "", "quit"])
    assert "Taken back." in told
    assert Path("undone.toml").read_text("ascii") == Path("plain.toml").read_text("ascii")


# --- what cannot be gone on with --------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("format = ", "[", "something in it is wrong: line 1"),
        ("D robs", "B robs", "something in it is wrong: line"),
        ("chance = ", "chances = ", "something in it is wrong: line"),
        ('#: seed = "', "#: seed = ", "the last lines of the file"),
        ("#: seat = 1", "#: seat = 9", "the last lines of the file"),
        ("#: won = []", "#: won = [[7]]", "the last lines of the file"),
        ("#: seat", "#: sit", "the last lines of the file"),
        ("kitchen-table", "kitchn-table", "no computer player “kitchn-table”"),
    ],
)
def test_a_damaged_file_is_refused_in_one_line_and_left_as_it_is(
    command: Command, old: str, new: str, says: str
) -> None:
    command(f"irish_45 --seed {SEED} --record game.toml", ["", "1", "1"])
    text = Path("game.toml").read_text("ascii")
    assert old in text
    damaged = text.replace(old, new)
    Path("game.toml").write_text(damaged, "ascii")
    assert command("--resume game.toml", ["1"]) == ""
    assert command.code == 2
    assert says in command.err
    assert command.err.count("\n") == 1
    assert Path("game.toml").read_text("ascii") == damaged
    assert [path.name for path in Path().iterdir()] == ["game.toml"]


def test_what_is_over_or_not_there_cannot_be_gone_on_with(command: Command) -> None:
    command(f"irish_45 --seed {SEED} --record game.toml", typed_in("irish_45"))
    command("--resume game.toml")
    assert "The game in game.toml is over." in command.err
    command("--resume nowhere.toml")
    assert "nowhere.toml cannot be read." in command.err
    command("irish_45 --resume game.toml")
    assert "leave --variant out" in command.err
    command("--resume game.toml --seed 8")
    assert "leave --seed out" in command.err


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("careful", ["", " --careful"])
def test_what_was_done_before_leaving_cannot_be_taken_back_and_that_is_said(
    command: Command, language: str, careful: str
) -> None:
    lines, words = typed_in("irish_45"), Words(language)
    undo = vocabulary(language).shown("typed-undo")
    before, nothing = (
        " ".join(words.say(f"table-undo-{key}").split()) for key in ("before", "nothing")
    )
    done = [*lines[:2], *([""] if careful else [])]
    command(f"irish_45 --seed {SEED} --record left.toml{careful}", done)
    told = command(f"--resume left.toml --lang {language}{careful}", [undo])
    assert before in told
    assert nothing not in told
    command(f"irish_45 --seed {SEED} --record new.toml", [])
    told = command(f"--resume new.toml --lang {language}", [undo])
    assert nothing in told
    assert before not in told


# --- the bookmark -----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["7", 'a "b" \\ c', "été ♠ \U0001f0a1", "\ud800", ""])
def test_a_bookmark_is_read_as_it_was_written(seed: str) -> None:
    mark = Bookmark(seed, 1, ("kitchen-table", "", "rory"), ((0,), (1, 2)), 12)
    text = mark.write()
    assert text.isascii()
    found = read_bookmark(text, 3, 3)
    assert found is not None
    assert (found.seat, found.players, found.won, found.minutes) == (1, mark.players, mark.won, 12)
    assert found.seed == seed.encode("utf-8", "replace").decode()


def test_a_bookmark_of_another_table_is_torn() -> None:
    text = Bookmark("7", 3, ("", "", "", "")).write()
    assert read_bookmark("no bookmark", 4, 2) is None
    with pytest.raises(TornBookmark):
        read_bookmark(text, 3, 3)
    with pytest.raises(TornBookmark):
        read_bookmark(text + "#: " + "x" * 20_000, 4, 2)


def test_a_free_name_is_found(tmp_path: Path) -> None:
    for name in ("game.toml", "game-2.toml"):
        (tmp_path / name).write_text("", "ascii")
    assert free_name(tmp_path, "game", 1).name == "game-3.toml"


def test_a_bookmark_with_an_endless_number_is_torn() -> None:
    mark = Bookmark("7", 0, ("", "random")).write()
    endless = mark.replace("minutes = 0", f"minutes = {'9' * 5000}")
    assert endless != mark
    with pytest.raises(TornBookmark):
        read_bookmark(endless, 2, 2)
