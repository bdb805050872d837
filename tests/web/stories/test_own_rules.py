"""A house has rules of its own: made on the form, shared by the link, read before sitting down."""

from playwright.sync_api import expect

from tests.web.stories.house import House
from tests.web.stories.player import Player, play_together


def own_rules(house: House) -> None:
    """A short game for two, in which nothing may be withheld; it is looked at again afterwards."""
    ann, visitor = house.guest(), house.guest()
    ann.page.goto("/new-table")
    ann.page.get_by_label(ann.say("web-new-name")).fill("Ann")
    house.choose_game(ann, "traditional_ns_45", players=2)
    ann.touch(ann.page.get_by_role("heading", name=ann.say("web-new-house")))
    sets(ann, "option-target", number=20)
    sets(ann, "option-renege", choice=0)
    rules = [ann.say(rule) for rule in ("option-target", "option-renege")]
    differs = ann.page.locator("section").filter(
        has=ann.page.get_by_role("heading", name="What differs")
    )
    for rule in rules:
        expect(differs.get_by_role("listitem").filter(has_text=rule)).to_be_visible()
    house.picture(ann.page, "house-rules")
    ann.touch(ann.button("web-new-lay"))
    link = ann.page.get_by_label(ann.say("web-invite-link")).input_value()
    visitor.page.goto(link)
    for rule in rules:
        expect(visitor.page.get_by_text(rule)).to_be_visible()
    expect(visitor.button("web-join-sit")).to_be_visible()
    house.picture(visitor.page, "join-with-own-rules")
    house.sit(visitor, link, "Basil")
    house.begin(ann)
    while True:
        play_together([ann, visitor])
        if not ann.button("web-summary-next").count():
            break
        ann.next_deal()
        visitor.next_deal()
    house.picture(ann.page, "game-over")
    see_again(house, visitor)


def sets(host: Player, rule: str, choice: int = 0, number: int | None = None) -> None:
    """Open a rule of the form, and have it otherwise."""
    part = host.page.locator("details").filter(
        has=host.page.locator("summary b", has_text=host.say(rule))
    )
    host.touch(part.last.locator("summary"))
    if number is None:
        host.tick(part.last.get_by_role("radio", checked=False).nth(choice))
    else:
        part.last.get_by_role("spinbutton").fill(str(number))
        part.last.get_by_role("spinbutton").press("Tab")


def see_again(house: House, player: Player) -> None:
    """The game is seen again, step by step, with the proof of its cards."""
    page = player.page
    player.touch(player.link("web-over-replay"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("1")
    for _ in range(8):
        player.touch(player.button("web-replay-on"))
    house.picture(page, "replay")
    player.touch(player.button("web-proof-right"))
    expect(page.get_by_text(player.say("web-proof-holds"))).to_be_visible()
    house.picture(page, "proof")


def test_a_house_plays_by_its_own_rules(home: House) -> None:
    own_rules(home)
