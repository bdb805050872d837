"""Every screen stands: in both languages, on the narrowest phone, in every theme."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Picture
from tests.web.measuring import AXE, COLOURS, choose, faults, too_small
from tests.web.screens import SCREENS

THEMES = ("light", "dark", "contrast")
DRESS = "(html, [theme, suits]) => Object.assign(html.dataset, { theme, suits })"
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_fits_the_narrowest_phone_and_a_thumb_and_needs_no_leave_from_the_policy(
    page: Page, complaints: list[str], screen: str, language: str
) -> None:
    choose(page, language=language)
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(SCREENS[screen])
    expect(page.locator("h1")).not_to_be_empty()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.title() != ""
    assert page.evaluate(WIDER) == 0
    assert too_small(page) == []
    assert complaints == []


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_can_be_used_without_eyes_and_read_with_weak_ones(
    page: Page, picture: Picture, screen: str
) -> None:
    choose(page, motion="none")
    page.goto(SCREENS[screen])
    expect(page.locator("h1")).not_to_be_empty()
    assert faults(page) == []
    for theme in THEMES:  # from one to the other nothing changes but colours
        suits = "four" if theme == "dark" else "two"
        page.locator("html").evaluate(DRESS, [theme, suits])
        assert faults(page, COLOURS) == [], theme
        picture(f"{screen.lower()}-{theme}")


def test_there_are_screens() -> None:
    assert {"Lobby", "NotFound", "Settings"} <= set(SCREENS)
    assert Path(AXE).is_file()
