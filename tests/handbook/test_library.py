"""The player that the handbook writes sits at every table, brought by a package of its own."""

from pathlib import Path
from random import Random

import pytest

from fortyfives import Game, apply, player, view_for
from fortyfives.game.actions import Play
from fortyfives.game.phases.play import lawful
from tests.strategies import plain_tables

PAGE = Path(__file__).parents[2] / "docs" / "library.md"


def block(begins: str) -> str:
    """The block of the page that begins so."""
    blocks = PAGE.read_text(encoding="utf-8").split("```")
    (found,) = (text for text in blocks if text.split("\n", 1)[-1].startswith(begins))
    return found.split("\n", 1)[1]


@pytest.fixture
def _installed(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path_factory.mktemp("plain")
    place.joinpath("plain_player.py").write_text(block('"""The plain player."""'), "utf-8")
    info = place / "plain_player-1.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: plain-player\nVersion: 1\n")
    _, entry = block('[project.entry-points."fortyfives.players"]').split("\n", 1)
    entry = entry.replace('"', "")
    info.joinpath("entry_points.txt").write_text(f"[fortyfives.players]\n{entry}")
    monkeypatch.syspath_prepend(str(place))


@pytest.mark.usefixtures("_installed")
def test_the_player_of_the_handbook_plays_every_game_without_a_revoke() -> None:
    plain, lot = player("plain"), Random(1)
    for table in plain_tables():
        for number in range(5):
            deal = Game.new(table.variant, table.players, seed=number).deal()
            while deal.turn is not None:
                view = view_for(deal, deal.turn)
                action = plain.choose(view, lot).action
                if isinstance(action, Play):
                    assert action.card in lawful(view)
                deal = apply(deal, action).deal
