"""A stock that runs out during the refill."""

from fortyfives import apply
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import Discard
from fortyfives.game.deal import Deal
from fortyfives.game.events import Reshuffled
from fortyfives.game.setting import Phase
from tests.hands import bids, cards, hand, names, rigged, rule, turn

KITTY = "2♣ 3♣ 4♣ 6♣"


def last_to_throw() -> Deal:
    """Five players have thrown all they hold, but for the dealer, who is about to."""
    deal = rigged("ns_call_your_partner", hands={0: "5♠"}, kitty=KITTY)
    deal = names(bids(deal, "20 pass pass pass pass"), "♠")
    for seat in range(4):
        deal = apply(deal, Discard(seat, hand(deal, seat))).deal
    assert (deal.phase, turn(deal)) == (Phase.EXCHANGE, 4)
    return deal


@rule("AMB-35")
def test_a_short_stock_is_filled_with_the_discards_but_not_with_the_kitty() -> None:
    deal = last_to_throw()
    before = CardSet.of(deal.hidden.stock)
    thrown = deal.hidden.pile | hand(deal, 4)
    step = apply(deal, Discard(4, hand(deal, 4)))
    assert [event.count for event in step.events if isinstance(event, Reshuffled)] == [25]
    after = step.deal
    assert CardSet.of(after.hidden.stock) <= thrown
    drawn = CardSet(sum(hand(after, seat).mask for seat in range(5)))
    assert before <= drawn
    assert drawn - before <= thrown
    assert not drawn & cards(KITTY)


@rule("AMB-35")
def test_the_last_packet_is_drawn_from_what_was_shuffled_again() -> None:
    after = apply(last_to_throw(), Discard(4, hand(last_to_throw(), 4))).deal
    assert after.public.exchange.drawn[-1] == (4, 2)
    stream, order = after.shuffles[-1]
    assert stream == "reshuffle/1"
    assert CardSet.of(order[:2]) <= hand(after, 4)
    assert after.hidden.stock == order[2:]
    assert after.public.stock == 23
