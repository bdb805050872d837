"""The page in a browser: where it goes, and what it keeps."""

import re

import pytest
from playwright.sync_api import Browser, Page, Request, expect


def test_a_link_changes_the_screen_and_the_reader_stands_at_its_heading(page: Page) -> None:
    page.goto("/")
    page.evaluate("window.still = true")
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="Forty-Fives")).to_be_visible()
    assert page.evaluate("window.still") is True


def test_whatever_the_page_links_is_what_it_is_said_to_be(page: Page) -> None:
    page.goto("/")
    links = page.locator("head [href], head [src]")
    addresses = links.evaluate_all("all => all.map(each => each.href || each.src)")
    assert any(address.endswith("/favicon.svg") for address in addresses)
    kinds = {".svg": "image/svg+xml", ".js": "text/javascript", ".css": "text/css"}
    for address in addresses:
        kind = page.request.get(address).headers["content-type"].partition(";")[0]
        assert kind == kinds[address[address.rindex(".") :]], address


def test_a_choice_holds_at_once_and_when_the_page_is_opened_again(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("radio", name="Evening").check(force=True)
    page.get_by_role("radio", name="Français").check(force=True)
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    expect(page.get_by_role("radio", name="Soir")).to_be_checked()


def test_whoever_reads_french_is_spoken_to_in_french(browser: Browser, base_url: str) -> None:
    context = browser.new_context(locale="fr-CA", base_url=base_url)
    page = context.new_page()
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("Il n’y a rien ici")
    context.close()


@pytest.mark.parametrize(
    ("address", "locale"), [("/", "en-CA"), ("/", "fr-CA"), ("/table/nowhere", "en-CA")]
)
def test_a_browser_is_told_at_once_of_all_that_it_will_need(
    browser: Browser, base_url: str, address: str, locale: str
) -> None:
    context = browser.new_context(locale=locale, base_url=base_url)
    page = context.new_page()
    fetched: list[str] = []

    def note(request: Request) -> None:  # playwright cannot mark a list's own append
        if request.resource_type in {"script", "stylesheet"}:
            fetched.append(request.url.removeprefix(base_url))

    page.on("request", note)
    told = page.goto(address)
    expect(page.locator("h1")).not_to_be_empty()
    page.wait_for_load_state("networkidle")
    assert told is not None
    linked = set(re.findall(r'"(/assets/[^"]+)"', told.text()))
    assert len(fetched) == len(set(fetched))
    assert set(fetched) == linked
    context.close()


def test_a_screen_that_cannot_be_fetched_is_told_in_words(page: Page) -> None:
    page.route("**/assets/Settings*", lambda route: route.abort())
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text("This page has gone quiet")
    page.unroute_all()
    page.get_by_role("button", name="Load it again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
