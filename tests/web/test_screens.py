"""Every screen stands: in both languages, on the narrowest phone, in every theme."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Picture
from tests.web.screens import SCREENS, WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark", "contrast")
ASK = "axe.run().then(found => found.violations.map(v => `${v.id}: ${v.nodes[0].html}`))"
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def choose(page: Page, **settings: object) -> None:
    """As if these settings had been chosen in this browser before."""
    kept = json.dumps(json.dumps(settings))
    page.add_init_script(f"localStorage.setItem('fortyfives.settings', {kept})")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_needs_no_sideways_scrolling_and_no_leave_from_the_policy(
    page: Page, complaints: list[str], screen: str, language: str
) -> None:
    choose(page, language=language)
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(SCREENS[screen])
    expect(page.locator("h1")).not_to_be_empty()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.title() != ""
    assert page.evaluate(WIDER) == 0
    assert complaints == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_can_be_used_without_eyes_and_read_with_weak_ones(
    page: Page, picture: Picture, screen: str, theme: str
) -> None:
    choose(page, theme=theme, suits="four" if theme == "dark" else "two", motion="none")
    page.goto(SCREENS[screen])
    expect(page.locator("h1")).not_to_be_empty()
    picture(f"{screen.lower()}-{theme}")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(ASK) == []


def test_there_are_screens() -> None:
    assert {"Lobby", "NotFound", "Settings"} <= set(SCREENS)
    assert Path(AXE).is_file()
