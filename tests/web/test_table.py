"""The bars of the table: what it weighs, who can read and reach it, and that it stands still."""

import gzip
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from tests.server.serving import Served
from tests.web import tables
from tests.web.conftest import Picture
from tests.web.measuring import COLOURS, WATCH_SHIFTS, choose, faults, too_small

MOST = 90_000
PHASES = {
    "auction": ("merrimack_valley", tables.asks("bid"), ".tiles"),
    "discard": ("ns_auction_cape_breton", tables.throws, ".discard"),
    "play": ("merrimack_valley", tables.asks("play"), ".hand .legal"),
    "summary": ("merrimack_valley", tables.last_card, ".hand .legal"),
}
THEMES = ("light", "dark", "contrast")
MAY_MOVE = {"transform", "opacity", "none"}


def comes_to(page: Page, server: Served, phase: str, language: str) -> None:
    """Open the page of a table that stands in that phase."""
    game, when, sign = PHASES[phase]
    seat = tables.at(server, when, game, language=language)
    seat.taken_in(page)
    page.goto(f"/table/{seat.table}")
    expect(page.locator(sign).first).to_be_visible()
    if phase == "summary":
        page.locator(".hand button").dblclick()
        expect(page.locator(".end h1")).to_be_visible()


def test_all_that_is_fetched_until_the_first_card_can_be_played_weighs_little(page: Page) -> None:
    fetched: list[Response] = []

    def note(response: Response) -> None:  # playwright cannot mark a list's own append
        if response.request.resource_type in {"script", "stylesheet"}:
            fetched.append(response)

    page.on("response", note)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Ireland").click()
    expect(page.locator(".hand .legal").first).to_be_visible()
    weights = {each.url: len(gzip.compress(each.body())) for each in fetched}
    assert any("Table" in url for url in weights)
    assert sum(weights.values()) <= MOST, weights


@pytest.mark.parametrize(("phase", "language"), list(product(PHASES, ("en", "fr"))))
def test_a_table_can_be_read_with_weak_eyes_and_tapped_with_a_thumb(
    page: Page, server: Served, picture: Picture, phase: str, language: str
) -> None:
    choose(page, language=language, motion="none")
    page.set_viewport_size({"width": 320, "height": 640})
    comes_to(page, server, phase, language)
    assert too_small(page) == []
    assert faults(page) == []
    for theme in THEMES:  # from one to the other nothing changes but colours
        page.locator("html").evaluate("(html, theme) => { html.dataset.theme = theme }", theme)
        assert faults(page, COLOURS) == [], theme
        picture(f"table-{phase}-{language}-{theme}")


def test_nothing_is_pushed_aside_while_a_trick_is_played(page: Page, server: Served) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    choose(page, hold=400)
    page.add_init_script(WATCH_SHIFTS)
    comes_to(page, server, "play", "en")
    expect(page.locator(".hand .legal").first).to_be_visible()
    held = page.locator(".hand button").count()
    page.evaluate("shifts.length = 0")
    page.locator(".hand .legal").first.dblclick()
    expect(page.locator(".hand button")).to_have_count(held - 1)
    expect(page.locator(".hand .legal").first).to_be_visible()
    assert page.evaluate("shifts") == []


def moved(style: str) -> Iterator[str]:
    """Every property that a style moves, by a transition or in the steps of an animation."""
    for value in re.findall(r"transition(?:-property)?:([^;}]+)", style):
        for part in re.sub(r"\([^)]*\)", "", value).split(","):
            yield part.split()[0]
    for steps in re.findall(r"@keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)", style):
        yield from re.findall(r"[{;]\s*([\w-]+)\s*:", steps)


def test_only_places_and_shades_ever_move(built: Path) -> None:
    styles = [path.read_text(encoding="utf-8") for path in built.rglob("*.css")]
    found = {name for style in styles for name in moved(style)}
    assert "transform" in found
    assert found <= MAY_MOVE
