"""The page on playing leaves nothing out that one may choose or type."""

from pathlib import Path

import pytest

from fortyfives.cli.play import main
from fortyfives.terminal.vocabulary import vocabulary
from fortyfives.terminal.wish import Wish

PAGE = (Path(__file__).parents[2] / "docs" / "playing.md").read_text(encoding="utf-8")


def test_the_page_has_every_word_that_may_be_typed_at_any_time() -> None:
    english = vocabulary("en")
    assert [
        w for w in Wish if w is not Wish.WHY and f"`{english.shown(w.value)}`" not in PAGE
    ] == []
    assert "`?`" in PAGE


def test_the_page_has_every_choice_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    offered = {word.strip(",") for word in capsys.readouterr().out.split() if word[:2] == "--"}
    aliases = {"--color", "--variant", "--help"}
    assert {choice for choice in offered - aliases if choice not in PAGE} == set()
