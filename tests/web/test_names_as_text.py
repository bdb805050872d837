"""Names are text, whatever stands in them: nothing that somebody is called is ever carried out."""

from playwright.sync_api import Page, expect

from tests.server.serving import Served

NAME = "<img src=x onerror=h()>"
GUEST = "<svg onload=h()>{{1+1}}"


def test_a_name_that_looks_like_markup_is_shown_as_it_was_typed(
    page: Page, base_url: str, complaints: list[str]
) -> None:
    wanted = {"game": "irish_45", "name": NAME, "language": "en", "players": 3}
    table = Served(base_url.removeprefix("http://")).ask("/api/tables", wanted).json()
    page.goto(f"/join/{table['table']}#{table['join']}")
    expect(page.get_by_text(NAME).first).to_be_visible()
    page.get_by_role("textbox").fill(GUEST)
    page.get_by_role("textbox").press("Enter")
    page.wait_for_url("**/table/**")
    expect(page.get_by_text(NAME).first).to_be_visible()
    expect(page.get_by_text(GUEST).first).to_be_visible()
    assert page.locator("img[src=x], svg[onload]").count() == 0
    assert complaints == []
