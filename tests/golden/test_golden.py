"""One page, one story: each is read, played again and found true."""

from functools import cache
from pathlib import Path

import pytest

from fortyfives.game.actions import ACTIONS
from fortyfives.game.setting import Phase
from fortyfives.record.read import read, read_file
from fortyfives.record.replay import Replayed, replay
from fortyfives.record.told import Deed, Told
from fortyfives.record.write import write
from tests.catalogue.presets import KNOWN

HERE = Path(__file__).parent
STORIES = sorted(HERE.glob("*.toml"))
RELEASED = sorted((HERE / "released").glob("*.toml"))
IDS = HERE.parent / "catalogue" / "ids.txt"
PAGE = 66


@cache
def deals() -> tuple[Replayed, ...]:
    """Every deal of every story."""
    return tuple(deal for path in STORIES for deal in replay(read_file(path)).deals)


def named(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", STORIES, ids=named)
def test_a_story_is_true_from_its_first_line_to_its_last(path: Path) -> None:
    assert replay(read_file(path)).deals


@pytest.mark.parametrize("path", STORIES, ids=named)
def test_a_story_is_one_page_in_plain_letters_with_words_for_its_reader(path: Path) -> None:
    text, record = path.read_text(encoding="ascii"), read_file(path)
    assert text.count("\n") <= PAGE
    assert max(len(line) for line in text.split("\n")) <= 105
    assert text.startswith("# ")
    assert record.title
    assert record.shows


@pytest.mark.parametrize("path", STORIES, ids=named)
def test_a_story_is_written_and_read_as_it_is_told(path: Path) -> None:
    record = read_file(path)
    assert read(write(record)) == record


@pytest.mark.parametrize("path", RELEASED, ids=named)
def test_what_a_released_version_wrote_is_still_read_and_true(path: Path) -> None:
    proved = replay(read_file(path))
    assert proved.unknown == 0
    assert write(read_file(path)) == path.read_text(encoding="ascii")


def test_the_example_of_the_handbook_is_true() -> None:
    handbook = HERE.parents[1] / "docs" / "records.md"
    example = handbook.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    proved = replay(read(example))
    assert (len(proved.deals), proved.tricks) == (1, 5)


def test_every_regional_game_of_the_catalogue_has_a_story() -> None:
    assert {read_file(path).variant for path in STORIES} >= set(KNOWN)


def test_every_phase_has_a_story() -> None:
    phases = {Phase.OVER}
    for deal in deals():
        phases |= {deal.first.phase, *(step.deal.phase for _, step in deal.steps)}
    assert phases == set(Phase)


def test_every_action_has_a_story() -> None:
    assert {type(action) for deal in deals() for action, _ in deal.steps} == set(ACTIONS)


def test_every_way_of_telling_a_deed_has_a_story() -> None:
    told = {
        line.deed
        for path in STORIES
        for deal in read_file(path).deals
        for line in (*deal.opening, *deal.play)
        if isinstance(line, Told)
    }
    assert told == set(Deed)


def test_every_rule_that_a_story_shows_is_one_of_the_catalogue() -> None:
    known = set(IDS.read_text(encoding="ascii").split())
    for path in STORIES:
        assert set(read_file(path).shows) <= known, path.stem
