"""A newcomer, alone: two clicks to the first card, a game, its summary, and the game again."""

from playwright.sync_api import expect

from tests.web.stories.house import House


def newcomer(house: House) -> None:
    """Somebody who was never here plays the game of the Merrimack Valley."""
    # He has not chosen how anything should be; for one deal the tricks lie there but a moment.
    guest = house.guest(settings={} if house.whole else {"hold": 100})
    page = guest.page
    page.goto("/")
    expect(guest.button("web-lobby-play")).to_be_visible()
    guest.touch(guest.button("web-lobby-play"))
    guest.touch(page.get_by_role("button", name=guest.say("web-place-merrimack")))
    expect(page.get_by_role("region", name=guest.say("web-hand"))).to_be_visible()
    if not house.whole:
        guest.play_deal()
        return
    guest.play_game()
    guest.touch(guest.link("web-over-replay"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("1")
    guest.touch(guest.button("web-replay-on"))
    expect(guest.button("web-proof-right")).to_be_visible()


def test_a_newcomer_plays_alone(home: House) -> None:
    newcomer(home)
