from pathlib import Path

import pytest

from fortyfives import Game, variant
from fortyfives.record.keep import WouldBeLost, keep
from fortyfives.record.read import read_file
from fortyfives.record.recorder import Recorder
from tests.record.papers import DEAL


def test_a_record_is_kept_and_may_be_kept_again(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    recorder = Recorder(Game.new(variant("general_120")))
    recorder.save(path)
    assert read_file(path) == recorder.record
    keep(path, DEAL)
    assert path.read_text() == DEAL
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_is_no_record_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Nora")
    with pytest.raises(WouldBeLost, match=r"letter\.txt"):
        keep(path, DEAL)
    assert path.read_text() == "Dear Nora"


def test_what_cannot_be_written_whole_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    keep(path, DEAL)
    with pytest.raises(UnicodeEncodeError):
        keep(path, DEAL + "# \N{BLACK CLUB SUIT}")
    assert path.read_text() == DEAL
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(FileNotFoundError):
        keep(tmp_path / "none" / "game.toml", DEAL)
