"""What the handbook shows of the program is what it says."""

import pytest

from tests.handbook.excerpts import PAGES, Excerpt, excerpts

ALL = [excerpt for page in PAGES for excerpt in excerpts(page)]


@pytest.mark.parametrize("excerpt", ALL, ids=str)
def test_a_command_prints_what_the_handbook_shows(excerpt: Excerpt) -> None:
    renew = "python -m tests.handbook.excerpts"
    assert excerpt.true, f"if that was meant: {renew}\n{excerpt.told}"


def test_the_handbook_shows_a_game() -> None:
    assert any(excerpt.command.startswith("play ") and excerpt.typed for excerpt in ALL)
