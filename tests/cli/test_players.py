import pytest

from fortyfives.analysis.character import Card
from fortyfives.cli import players
from fortyfives.players.registry import names
from fortyfives.wording.messages import Words

SOMEBODY = Card(
    hands=100, net=250.0, net_squared=62_500.0, games=10, won=6, bid=40, made=30, sets=12,
    turns=90, bids={"15": 10, "20": 20, "30": 10, "pass": 50},
)  # fmt: skip


def test_every_player_has_a_line_that_says_what_it_is_like(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert players.main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(names())
    assert len({line.partition("  ")[2] for line in lines}) == len(lines)


def test_the_figures_of_a_card_stand_beside_their_names() -> None:
    told = players.card_lines(Words("en"), "a game", {"mick": SOMEBODY})
    assert told[1:] == [
        "mick",
        "  points a deal: +2.5 ±4.9",
        "  games won: 60%",
        "  deals bid: 40%",
        "  bids made: 75%",
        "  sets per 100 deals: 12",
        "  bids of 15 / 20 / 25 / 30 or more: 25% / 50% / 0% / 25%",
    ]


def test_somebody_who_never_bids_has_made_nothing() -> None:
    assert players.figures(Card(hands=2, games=1))[3] == "–"


def test_the_cards_of_those_who_are_named_are_shown_and_explained(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert players.main(["--cards", "rory", "alphonse", "rory"]) == 0
    text = capsys.readouterr().out
    shown = [line for line in text.splitlines() if line in names()]
    assert shown[:2] == ["rory", "alphonse"]
    assert set(shown) == {"rory", "alphonse"}
    assert "it was bagged as the dealer, so that even one who never bids has some" in text
    assert players.main(["agnes"]) == 0
    assert capsys.readouterr().out.startswith("agnes  ")


@pytest.mark.parametrize("cards", [["--cards"], []])
@pytest.mark.parametrize(("name", "said"), [("alphons", "alphonse"), ("zz", "fortyfives players")])
def test_nobody_of_an_unknown_name_is_shown(
    cards: list[str], name: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert players.main([*cards, "rory", name]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


def test_who_was_not_measured_has_no_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert players.main(["--cards", "random"]) == 2
    assert "random has no card of figures; these have: " in capsys.readouterr().err


def test_a_choice_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert players.main(["--faces"]) == 2
    assert "--faces" in capsys.readouterr().err
