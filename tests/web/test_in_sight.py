"""Nothing that one has to see is cut off or covered, on any screen, however small."""

from collections.abc import Iterable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from fortyfives.variants import ALL
from tests.server.serving import Served
from tests.web import tables
from tests.web.measuring import choose, covered, cut_off, touching

SIZES = {
    "smallest": (320, 640),
    "small": (360, 640),
    "phone": (390, 844),
    "on its side": (740, 360),
    "tablet": (768, 1024),
    "desk": (1280, 800),
}
TIGHT = ("smallest", "on its side")
"""Where there is too little room in one direction or in the other."""
ON_THE_CLOTH = ".trick .slot, .trick li:last-child .card"
READ_WHOLE = ".trick .tag, .trick .by, .tiles label, .trump strong"
LAID_OUT = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))"""
READY = ".hand .legal, .panel, .discard, .end"


def last_to_play(players: int) -> tables.When:
    """All the others have played to the trick, and it is one's turn."""
    return lambda frame: (
        "play" in tables.kinds_of(frame) and len(frame["cards"]["trick"]["plays"]) == players - 1
    )


Moment = tuple[str, tables.When, dict[str, object]]
"""A game, how far it has come, and what else is wanted of the table."""

MOMENTS: dict[str, Moment] = {
    "a bid among four": ("merrimack_valley", tables.asks("bid"), {}),
    "a bid among eight": ("one_ten", tables.asks("bid"), {"players": 8}),
    "the last of three": ("irish_45", last_to_play(3), {"players": 3}),
    "the last of four": ("merrimack_valley", last_to_play(4), {}),
    "the last of six": ("irish_45", last_to_play(6), {"players": 6}),
    "the last of eight": ("one_ten", last_to_play(8), {"players": 8}),
    "robbing": ("general_120", tables.asks("rob"), {}),
    "the turned card": ("irish_45", tables.asks("take"), {}),
    "a card is called": ("ns_call_your_partner", tables.asks("card"), {}),
    "the cut": ("merrimack_valley", lambda frame: bool(frame["ask"] and frame["ask"]["cut"]), {}),
    "the end among four": ("irish_45", tables.over, {}),
    "the end among eight": ("one_ten", tables.over, {"players": 8, "options": {"target": "30"}}),
}


SELDOM = "the turned card"
"""It takes many tables until an ace is turned up: one language is enough, and French is longer."""
SEEN = [each for each in product(MOMENTS, ("en", "fr")) if each != (SELDOM, "en")]


def in_sight(page: Page, sizes: Iterable[str] = SIZES) -> None:
    """In every size all of it is seen."""
    for name in sizes:
        width, height = SIZES[name]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LAID_OUT)
        wrong = {
            "cut off": cut_off(page),
            "covered": covered(page, READ_WHOLE),
            "under the slip": touching(page, ON_THE_CLOTH, ".slip .say"),
        }
        assert wrong == {"cut off": [], "covered": [], "under the slip": []}, name


def comes_to(page: Page, server: Served, moment: Moment, language: str) -> None:
    """Open the page of a table that stands so."""
    game, when, wanted = moment
    choose(page, language=language, motion="none", cut=True)
    seat = tables.at(server, when, game, language=language, **wanted)
    seat.taken_in(page)
    page.goto(f"/table/{seat.table}")
    expect(page.locator(READY).first).to_be_visible()


@pytest.mark.parametrize(("moment", "language"), SEEN)
def test_whatever_is_asked_all_of_it_is_seen(
    page: Page, server: Served, moment: str, language: str
) -> None:
    comes_to(page, server, MOMENTS[moment], language)
    # French is the longer of the two.
    in_sight(page, SIZES if language == "fr" else TIGHT)


def turned_a_diamond(frame: tables.Frame) -> bool:
    """One plays, and a diamond lies turned up: no suit has a longer name."""
    cards = frame["cards"]
    return "play" in tables.kinds_of(frame) and bool(cards["turned"]) and cards["trump"] == "D"


def test_the_turned_card_covers_no_word_of_trump(page: Page, server: Served) -> None:
    comes_to(page, server, ("evening_45", turned_a_diamond, {}), "en")
    in_sight(page)


@pytest.mark.parametrize("game", sorted(ALL))
def test_every_game_is_seen_whole_at_its_last_card_and_its_summary(
    page: Page, server: Served, game: str
) -> None:
    comes_to(page, server, (game, tables.last_card, {}), "fr")
    in_sight(page, TIGHT)
    page.locator(".hand .legal").dblclick()
    expect(page.locator(".end h1")).to_be_visible()
    in_sight(page, TIGHT)
