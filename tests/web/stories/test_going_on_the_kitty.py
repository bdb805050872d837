"""Two at home against two of the cast: on the kitty, taken back, put away, and gone on with."""

from playwright.sync_api import expect

from tests.web.stories.house import House
from tests.web.stories.player import GLANCE, Player, play_together


def going_on_the_kitty(house: House) -> None:
    """Ann and Basil are partners and play as in Cape Breton."""
    ann, basil = house.guest(), house.guest()
    link = house.lay(ann, "ns_auction_cape_breton")
    house.sit(basil, link, "Basil", seat=1)
    house.fill(ann)
    for player in (ann, basil):
        player.wishes = ("30 for 60", "30", player.say("label-go-on-kitty"))
    house.begin(ann)
    both = [ann, basil]
    play_together(both, lambda: any(player.page.locator(".hand .legal").count() for player in both))
    takes_back(ann, basil)
    puts_away(both, link)
    play_together(both)
    while house.whole and ann.button("web-summary-next").count():
        for player in both:
            player.next_deal()
        play_together(both)
    went = (each.say("table-goes-on-kitty", you="yes", name="") for each in both)
    assert any(each.watch.spoken.count(said) for each, said in zip(both, went, strict=True))


def takes_back(ann: Player, basil: Player) -> None:
    """Ann plays a card, asks for it back, and Basil agrees."""
    while not ann.page.locator(".hand .legal").count():
        (ann if ann.asked else basil).answer()
    while not basil.asked:  # then somebody has played after her, and it is not hers alone
        if ann.asked:
            hand = ann.hand
            ann.answer()
        else:
            ann.page.wait_for_timeout(GLANCE)
    while ann.trick != basil.trick:  # her page sees all that his has seen: she asks for no more
        ann.page.wait_for_timeout(GLANCE)
    ann.order("web-menu-back")
    basil.touch(basil.button("web-back-yes"))
    expect(ann.page.locator(".hand .legal").first).to_be_visible()
    assert ann.hand == hand


def puts_away(both: list[Player], link: str) -> None:
    """The game is left for another day; both come again by the same link."""
    host = both[0]
    hands = [player.hand for player in both]
    host.order("web-menu-adjourn")
    for player in both:
        expect(player.button("web-resume")).to_be_visible()
        player.page.goto("/")
        player.page.goto(link)
    host.touch(host.button("web-resume"))
    for player in both:
        expect(player.button("web-resume")).to_be_hidden()
    assert [player.hand for player in both] == hands


def test_two_go_on_the_kitty_and_go_on_next_week(home: House) -> None:
    going_on_the_kitty(home)
