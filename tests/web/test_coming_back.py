"""What a browser remembers of a table, and what it is told where there is none."""

import pytest
from playwright.sync_api import Page, expect

from fortyfives.server.languages import words_in
from tests.server.serving import Served
from tests.web import tables
from tests.web.measuring import choose


def test_the_next_game_at_a_table_can_be_gone_on_with_from_the_start_page(
    page: Page, server: Served
) -> None:
    choose(page, motion="none", cut=True)
    seat = tables.at(server, tables.over, "irish_45", players=2)
    seat.taken_once(page)
    page.goto(f"/table/{seat.table}")
    page.get_by_role("button", name=words_in("en").say("web-over-again")).click()
    expect(page.locator(".hand button").first).to_be_visible()
    page.goto("/")
    expect(page.locator(f"a[href='/table/{seat.table}']")).to_be_visible()


def test_a_guest_can_go_on_but_is_not_offered_to_delete_the_table(
    page: Page, server: Served
) -> None:
    choose(page, motion="none")
    wanted = {"game": "irish_45", "name": "Ann", "language": "en", "players": 3}
    told = server.ask("/api/tables", wanted).json()
    page.goto(f"/join/{told['table']}#{told['join']}")
    page.get_by_role("textbox").fill("Basil")
    page.get_by_role("textbox").press("Enter")
    page.wait_for_url("**/table/**")
    page.goto("/")
    expect(page.locator(f"a[href='/table/{told['table']}']")).to_be_visible()
    expect(page.get_by_role("button", name="Delete")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("link", ["/join/nowhere#short", "/join/nowhere#" + "j" * 22, "/join/x"])
def test_an_invitation_that_leads_nowhere_says_so(page: Page, link: str, language: str) -> None:
    choose(page, language=language)
    page.goto(link)
    expect(page.get_by_role("alert")).to_be_visible()
    unclear = words_in(language).say("room-no-unreadable")
    assert unclear not in page.get_by_role("alert").all_inner_texts()


def test_a_house_rule_that_is_chosen_stays_where_it_stands_and_is_ticked(page: Page) -> None:
    choose(page, motion="none")
    page.goto("/new-table")
    game = page.get_by_label(words_in("en").say("web-new-game"))
    game.press("Shift")
    game.select_option("general_120")
    page.get_by_role("heading", name=words_in("en").say("web-new-house")).click()
    part = page.locator("details").filter(
        has=page.locator("summary b", has_text=words_in("en").say("option-beg_king"))
    )
    part.last.locator("summary").click()
    radios = part.last.get_by_role("radio")
    for chosen in (1, 0, 1):
        with page.expect_response(lambda told: "/api/rules" in told.url):
            radios.nth(chosen).check(force=True)
        page.wait_for_timeout(200)
        assert [each.is_checked() for each in radios.all()] == [
            place == chosen for place in range(radios.count())
        ]
