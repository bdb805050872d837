"""What `fortyfives play` writes down: the record of a game, and how the next one goes on."""

from pathlib import Path

import pytest

from fortyfives import variant
from fortyfives.record.read import read_file
from fortyfives.record.replay import replay
from tests.cli.played import SEED, Command, typed_in
from tests.terminal.scribe import Sitting

pytestmark = pytest.mark.usefixtures("english")


def test_the_record_proves_the_game(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    lines = typed_in("irish_45")
    asked = ("irish_45", "--seed", SEED, "--name", "Jo", "--record", str(file))
    told = command(*asked, typed=lines)
    assert " ".join(told.out.split()).endswith(f"The game is written in {file}. Goodbye.")
    proved = replay(read_file(file))
    assert proved.game.over
    assert not proved.unfinished
    assert read_file(file).names[0] == "Jo"


def test_a_game_that_is_left_is_written_as_far_as_it_went(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    lines = typed_in("irish_45", deals=2)
    command("irish_45", "--seed", SEED, "--record", str(file), typed=lines[:-2])
    proved = replay(read_file(file))
    assert proved.unfinished
    assert len(proved.deals) == 2


@pytest.mark.rule("TNS-07")
def test_each_game_of_a_match_has_a_file_of_its_own(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    sitting = Sitting(variant("traditional_ns_45", match="best_of_3"), seed=SEED)
    match = sitting.play()
    asked = ("traditional_ns_45", "--seed", SEED, "--option", "match=best_of_3")
    told = command(*asked, "--record", str(file), typed=sitting.paper.lines)
    assert told.code == 0
    written = sorted(tmp_path.iterdir())
    assert [path.name for path in written][-2:] == ["game-2.toml", "game.toml"]
    assert len(written) == len(match.winners) >= 2
    assert all(replay(read_file(path)).game.over for path in written)


def test_another_game_is_another_deal_of_cards_in_another_file(
    command: Command, tmp_path: Path
) -> None:
    file = tmp_path / "game.toml"
    first = typed_in("irish_45")
    asked = ("irish_45", "--seed", SEED, "--record", str(file))
    told = command(*asked, typed=[*first, "yes", "quit"])
    assert told.code == 0
    assert told.out.count("Another game") == 1
    one, two = replay(read_file(file)), replay(read_file(tmp_path / "game-2.toml"))
    assert one.game.over
    assert two.unfinished
    assert two.games[0].dealer == one.game.dealer
    assert read_file(tmp_path / "game-2.toml").names == read_file(file).names
    assert [str(path) in "".join(told.out.split()) for path in sorted(tmp_path.iterdir())]
    for left in (["no"], [""], []):
        alone = command("irish_45", "--seed", SEED, typed=[*first, *left])
        assert alone.out.count("Another game") == 1
        assert alone.last == "Goodbye."


def test_another_game_is_gone_on_with_as_it_would_have_gone(
    command: Command, tmp_path: Path
) -> None:
    first, second = tmp_path / "game.toml", tmp_path / "game-2.toml"
    lines = [*typed_in("irish_45"), "yes", *["1"] * 60]
    asked = ("irish_45", "--seed", SEED, "--record", str(first))
    command(*asked, typed=lines)
    whole = second.read_text("ascii")
    first.unlink()
    second.unlink()
    at = len(lines) - 55
    command(*asked, typed=lines[:at])
    command("--resume", str(second), typed=lines[at:])
    assert second.read_text("ascii") == whole
    assert f'#: seed = "{SEED}/again 2"' in whole
