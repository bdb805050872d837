"""Four people with a telephone each, by link; one loses the line in the middle of a trick."""

from playwright.sync_api import expect

from tests.web.stories.house import House
from tests.web.stories.player import Player, play_together

NAMES = ("Ann", "Basil", "Cora", "Dan")


def four_telephones(house: House) -> None:
    """The four play as at the 55+ Games."""
    four = [house.guest() for _ in NAMES]
    host, *others = four
    link = house.lay(host, "games_55plus", name=NAMES[0])
    for visitor, name in zip(others, NAMES[1:], strict=True):
        house.sit(visitor, link, name)
    house.picture(host.page, "waiting-room")
    house.begin(host)
    deals = 0
    while True:
        if deals == 0:
            play_together(four, lambda: in_mid_trick(four))
            loses_the_line(four)
        play_together(four)
        deals += 1
        if not house.whole or not host.button("web-summary-next").count():
            break
        for player in four:
            player.next_deal()
    for player in four:
        expect(player.page.get_by_role("heading", level=1)).to_be_visible()


def in_mid_trick(four: list[Player]) -> bool:
    """Some have played to the trick, and everybody's page has come so far that one is asked."""
    return 0 < len(four[0].trick) < len(four) and any(player.asked for player in four)


def loses_the_line(four: list[Player]) -> None:
    """One who is not due loses the line, a card is played, and he comes back to the same trick."""
    lost = next(player for player in reversed(four) if not player.asked)
    rest = [player for player in four if player is not lost]
    hand, before = lost.hand, rest[0].trick
    lost.page.context.set_offline(True)
    told = lost.page.get_by_role("alert").filter(has_text=lost.say("web-line-lost"))
    expect(told).to_be_visible()
    play_together(rest, lambda: rest[0].trick != before)
    lost.page.context.set_offline(False)
    expect(told).to_be_hidden()
    lost.watch.forgive("ERR_INTERNET_DISCONNECTED")
    assert lost.hand == hand
    assert lost.trick == rest[0].trick


def test_four_play_by_link_and_one_loses_the_line(home: House) -> None:
    four_telephones(home)
