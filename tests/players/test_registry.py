from random import Random
from typing import Any

import pytest

from fortyfives import Game, variant, view_for
from fortyfives.players.registry import BUILT_IN, UnknownPlayer, names, player


def test_every_player_answers_to_the_name_it_is_asked_for_by() -> None:
    assert set(BUILT_IN) <= set(names())
    for name in names():
        assert player(name).name == name


def test_a_player_asked_for_wrongly_is_told_of_the_nearest() -> None:
    with pytest.raises(UnknownPlayer) as wrong:
        player("cautios")
    assert wrong.value.alternatives == "cautious"
    with pytest.raises(UnknownPlayer, match="random-shy"):
        player("zzz")


@pytest.mark.parametrize("name", [None, 5, [], {}, b"cautious", "", "x" * 100_000, "\ud800"])
def test_whatever_is_asked_for_that_is_no_player_is_said(name: Any) -> None:
    with pytest.raises(UnknownPlayer, match="there is no player") as wrong:
        player(name)
    assert len(str(wrong.value)) < 300


def test_another_package_brings_players_through_its_entry_points(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path_factory.mktemp("another")
    place.joinpath("bold_player.py").write_text(
        "from fortyfives.game.legality import legal\n"
        "from fortyfives.players.player import Choice\n"
        "class Bold:\n"
        "    name = 'bold'\n"
        "    def choose(self, view, rng):\n"
        "        return Choice(legal(view).actions[-1])\n"
    )
    info = place / "bold_player-1.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: bold-player\nVersion: 1\n")
    info.joinpath("entry_points.txt").write_text("[fortyfives.players]\nbold = bold_player:Bold\n")
    monkeypatch.syspath_prepend(str(place))

    assert "bold" in names()
    deal = Game.new(variant("irish_45"), 4, seed=1).deal()
    assert deal.turn is not None
    assert player("bold").choose(view_for(deal, deal.turn), Random(1)).action.seat == deal.turn
