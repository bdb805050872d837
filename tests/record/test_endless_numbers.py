"""A number with thousands of figures is wrong wherever it stands, and is told in a sentence."""

import itertools
import re
from pathlib import Path

import pytest

from fortyfives.record.bad import BadRecord
from fortyfives.record.read import read
from fortyfives.record.replay import replay
from tests.record.papers import DEAL, HEAD

STORIES = sorted((Path(__file__).parents[1] / "golden").glob("*.toml"))
NUMBER = re.compile(r"(?<![\w-])-?[0-9]+(?![\w-])")
ENDLESS = {
    "nines": "9" * 5000,
    "a negative number": "-" + "9" * 5000,
    "sixteens": "0x" + "f" * 5000,
    "ones and noughts": "0b" + "1" * 20000,
    "a fraction": "0." + "9" * 5000,
}


def spoilt(text: str, first: int) -> list[str]:
    """The text with each of its numbers made endless, one after another.

    The ways of being endless take turns, beginning with that one: over all the stories, every way
    comes to every place where a number may stand.
    """
    told = "\n".join(line.partition("#")[0] for line in text.split("\n"))
    ways = itertools.islice(itertools.cycle(ENDLESS.values()), first, None)
    return [
        told[: n.start()] + way + told[n.end() :]
        for n, way in zip(NUMBER.finditer(told), ways, strict=False)
    ]


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_an_endless_number_anywhere_in_a_record_is_told(path: Path) -> None:
    texts = spoilt(path.read_text(encoding="utf-8"), first=STORIES.index(path) % len(ENDLESS))
    assert texts
    for text in texts:
        with pytest.raises(BadRecord) as bad:
            replay(read(text))
        assert "set_int_max_str_digits" not in str(bad.value)
        assert len(str(bad.value)) < 600


@pytest.mark.parametrize("figures", ENDLESS)
def test_a_house_rule_that_is_set_to_an_endless_number_is_told(figures: str) -> None:
    for value in (ENDLESS[figures], f"[{ENDLESS[figures]}]", f'{{ "100" = {ENDLESS[figures]} }}'):
        for key in ("target", "players", "min_bid_at", "keep_min", "lock_at", "jokers"):
            head = HEAD.replace("general_120", "merrimack_valley")
            with pytest.raises(BadRecord):
                read(f"{head}options = {{ {key} = {value} }}\n" + DEAL.removeprefix(HEAD))
