"""Five at a table, in French: the bidder calls a card, and its holder is the partner."""

from tests.web.stories.house import House
from tests.web.stories.player import play_together


def called_partner(house: House) -> None:
    """Two people and three computer players play Call Your Partner."""
    aline, benoit = house.guest(language="fr"), house.guest(language="fr")
    link = house.lay(aline, "ns_call_your_partner", name="Aline")
    house.sit(benoit, link, "Benoît")
    house.fill(aline)
    aline.wishes = ("30",)
    house.begin(aline)
    play_together([aline, benoit])
    if house.whole:
        while aline.button("web-summary-next").count():
            for player in (aline, benoit):
                player.next_deal()
            play_together([aline, benoit])


def test_five_call_a_partner_in_french(home: House) -> None:
    called_partner(home)
