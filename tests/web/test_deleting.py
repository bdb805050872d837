"""A table is deleted where one looks for it, after a word on what is lost."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from fortyfives.server.languages import words_in
from tests.server.serving import Served
from tests.web import tables
from tests.web.measuring import choose, faults, too_small

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
REMEMBERED = "JSON.parse(localStorage['fortyfives.seats'] ?? '[]').length"


def reader(page: Page, language: str) -> None:
    """Somebody who reads that language, on a small telephone."""
    choose(page, language=language, motion="none", cut=True)
    page.set_viewport_size({"width": 320, "height": 640})


def press(page: Page, language: str, key: str) -> None:
    """Press what has these words on it."""
    said = re.compile(re.escape(words_in(language).say(key)))
    page.get_by_role("button", name=said).last.click()


def opened(server: Served, language: str, **wanted: object) -> tables.Seat:
    """A table of one's own for two, at which nobody else sits yet."""
    body = {"game": "irish_45", "name": "Ann", "language": language, "players": 2, **wanted}
    told = server.ask("/api/tables", body).json()
    return tables.Seat(told["table"], told["token"], told["join"], "irish_45")


def sits(server: Served, host: tables.Seat) -> tables.Seat:
    """Basil takes the other seat."""
    told = server.ask(f"/api/tables/{host.table}/seats", {"join": host.join, "name": "Basil"})
    return tables.Seat(host.table, told.json()["token"], "", "irish_45")


def is_gone(server: Served, seat: tables.Seat) -> bool:
    """Whether nobody can come to that table any more."""
    return server.ask(f"/api/tables/{seat.table}/look", {"join": seat.join}).status == 404


@LANGUAGES
def test_whoever_plays_alone_deletes_the_table_from_its_menu(
    page: Page, server: Served, language: str, complaints: list[str]
) -> None:
    reader(page, language)
    seat = tables.at(server, tables.asks("play"), "irish_45", language=language)
    seat.taken_once(page)
    page.goto(f"/table/{seat.table}")
    for answer in ("web-delete-keep", "web-delete-do"):
        assert not is_gone(server, seat)
        press(page, language, "web-tools-menu")
        press(page, language, "web-delete")
        lost = words_in(language).say("web-delete-lost", stands="open")
        expect(page.get_by_role("dialog")).to_contain_text(lost)
        assert faults(page) == []
        assert too_small(page) == []
        press(page, language, answer)
    page.wait_for_url(re.compile("/$"))
    done = words_in(language).say("web-delete-done")
    expect(page.get_by_role("log")).to_contain_text(done)
    assert is_gone(server, seat)
    assert page.evaluate(REMEMBERED) == 0
    assert complaints == []


@LANGUAGES
def test_a_finished_game_is_deleted_at_its_end(page: Page, server: Served, language: str) -> None:
    reader(page, language)
    seat = tables.at(server, tables.over, "irish_45", language=language, players=2)
    seat.taken_once(page)
    page.goto(f"/table/{seat.table}")
    press(page, language, "web-delete")
    lost = words_in(language).say("web-delete-lost", stands="over")
    expect(page.get_by_role("dialog")).to_contain_text(lost)
    press(page, language, "web-delete-do")
    page.wait_for_url(re.compile("/$"))
    assert is_gone(server, seat)


@LANGUAGES
def test_a_game_of_ones_own_is_deleted_from_the_start_page(
    page: Page, server: Served, language: str
) -> None:
    reader(page, language)
    seat = opened(server, language)
    seat.taken_once(page)
    page.goto("/")
    go_on = page.locator(f"a[href='/table/{seat.table}']")
    expect(go_on).to_be_visible()
    assert too_small(page) == []
    press(page, language, "web-lobby-delete")
    assert faults(page) == []
    press(page, language, "web-delete-do")
    expect(go_on).to_have_count(0)
    assert is_gone(server, seat)


@LANGUAGES
def test_a_game_that_others_play_is_not_deleted_and_the_table_says_why(
    page: Page, server: Served, language: str
) -> None:
    reader(page, language)
    seat = opened(server, language)
    sits(server, seat)
    seat.taken_once(page)
    page.goto(f"/table/{seat.table}")
    press(page, language, "web-wait-start")
    press(page, language, "web-tools-menu")
    press(page, language, "web-delete")
    press(page, language, "web-delete-do")
    why = words_in(language).say("room-no-others-play")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text(why)
    press(page, language, "web-delete-keep")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert not is_gone(server, seat)


def test_a_table_that_is_deleted_is_not_offered_to_those_who_sat_there(
    browser: Browser, page: Page, server: Served, base_url: str
) -> None:
    seat = opened(server, "en")
    guest = browser.new_page(base_url=base_url)
    reader(guest, "en")
    sits(server, seat).taken_once(guest)
    guest.goto(f"/table/{seat.table}")
    expect(guest.get_by_role("heading", name="Who sits here")).to_be_visible()
    expect(guest.get_by_role("button", name="Delete this table")).to_have_count(0)
    reader(page, "en")
    seat.taken_once(page)
    page.goto(f"/table/{seat.table}")
    press(page, "en", "web-delete")
    expect(page.get_by_role("dialog")).to_contain_text("the invitation leads nowhere")
    press(page, "en", "web-delete-do")
    page.wait_for_url(re.compile("/$"))
    expect(guest.get_by_role("alert")).to_contain_text("There is no such table.")
    assert guest.evaluate(REMEMBERED) == 0
    guest.close()
