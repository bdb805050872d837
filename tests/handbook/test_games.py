"""A game is called by one name, and that is its own."""

from pathlib import Path

import pytest

from fortyfives.variants import ALL
from tests.handbook.games import row

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
TABLE = README.split("<!-- the games -->\n")[1].split("<!-- end of the games -->")[0].splitlines()


@pytest.mark.parametrize("key", ALL)
def test_the_readme_has_every_game_by_its_own_name(key: str) -> None:
    line = row(ALL[key])
    missing = f"README.md lacks this line, and what the game is known for: {line}"
    assert any(told.startswith(line) for told in TABLE), missing


def test_the_readme_has_the_games_in_the_order_in_which_the_program_lists_them() -> None:
    assert [line.split("`")[1] for line in TABLE[2:]] == list(ALL)


def test_the_glossary_calls_the_games_as_they_call_themselves() -> None:
    told = (ROOT / "GLOSSARY.md").read_text(encoding="utf-8").splitlines()
    pairs = [line.strip("| ").split(" | ")[:2] for line in told if line.startswith("| ")]
    for game in ALL.values():
        for english, french in pairs:
            if english in {game.name.en, game.name.en.split(",")[0]}:
                assert game.name.fr.removeprefix("Le ").split(",")[0] == french
