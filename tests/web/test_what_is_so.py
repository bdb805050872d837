"""The page says of a table only what is so there."""

import pytest
from playwright.sync_api import Page, expect

from fortyfives.server.languages import words_in
from tests.server.serving import Served
from tests.web import tables
from tests.web.measuring import choose, touching


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nobody_is_invited_to_a_full_table_as_if_a_seat_were_free(
    page: Page, server: Served, language: str
) -> None:
    choose(page, language=language)
    seat = tables.seated(server, "general_120", language=language, start=False)
    seat.taken_in(page)
    page.goto(f"/table/{seat.table}")
    words = words_in(language)
    expect(page.get_by_text(words.say("web-invite-full"))).to_be_visible()
    expect(page.get_by_text(words.say("web-invite-how"))).not_to_be_visible()


@pytest.mark.parametrize(
    ("game", "heading"),
    [("general_120", "web-sheet-no-bid"), ("merrimack_valley", "web-sheet-bid")],
)
def test_the_score_sheet_speaks_of_bids_only_where_there_is_bidding(
    page: Page, server: Served, game: str, heading: str
) -> None:
    seat = tables.at(server, tables.asks("play"), game)
    seat.taken_in(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/table/{seat.table}")
    page.locator(".strip .scores").click()
    expect(page.locator(".score th").first).to_have_text(words_in("en").say(heading))
    bids = page.get_by_role("heading", name=words_in("en").say("web-auction"))
    expect(bids).to_have_count(int(heading == "web-sheet-bid"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_written_on_a_chosen_card_stays_off_its_neighbour(
    page: Page, server: Served, language: str
) -> None:
    choose(page, language=language, motion="none")
    seat = tables.at(server, tables.asks("play"), "merrimack_valley", language=language)
    seat.taken_in(page)
    for width in (320, 390):
        page.set_viewport_size({"width": width, "height": 640})
        page.goto(f"/table/{seat.table}")
        page.locator(".hand .legal").first.click()
        expect(page.locator(".hand .selected .tag")).to_be_visible()
        assert touching(page, ".hand .tag", ".hand .place:has(.selected) + .place .card") == []
