"""Why these cards may be played: the turn-up, the card led, and the trumps to keep back."""

from collections.abc import Iterator

from fortyfives.cards.card import ACE_OF_HEARTS, Card
from fortyfives.cards.cardset import CardSet
from fortyfives.game.phases.play import DUE, bond_on
from fortyfives.game.phases.robbing import beg_choices, must_rob, rob_discards
from fortyfives.rules.following import AhLeadRenege, Following, RenegeForce, RenegeGroup, Revoke
from fortyfives.telling.explaining.now import Now


def explain_play(now: Now) -> Iterator[str]:
    """The turn-up, and then what the card led obliges to."""
    yield from _robbing(now)
    if must_rob(now.view):
        return
    view, following = now.view, now.view.variant.following
    led = view.public.led
    if led is None:
        yield now.say("table-why-lead")
        bond = bond_on(view)
        if bond is not None:
            yield now.company.reason(bond.key, tuple(bond.binding))
        return
    bond = bond_on(view)
    suit, trump = now.order.suit(led), now.order.trump
    if led is ACE_OF_HEARTS and led.suit is not trump:
        yield now.say("table-why-ace-led")
    if bond is None:
        yield from _free(now, led, view.hand)
    elif bond.key == DUE:
        yield now.company.reason(bond.key, tuple(bond.binding))
    else:
        refusal = bond.refusal(led)
        yield now.company.reason(refusal.key, refusal.cards)
        if ACE_OF_HEARTS in view.hand and led.suit is ACE_OF_HEARTS.suit and suit is not trump:
            yield now.say("table-why-ace-no-heart")
    if suit is trump:
        yield from _kept_back(now, led, following)
    if following.revoke is not Revoke.PREVENT and bond is not None:
        yield now.say("sheet-revoke", revoke=following.revoke.value)


def _robbing(now: Now) -> Iterator[str]:
    """What the ace or the king of trumps may do about the turn-up."""
    robbing = now.view.variant.robbing
    if robbing is None:
        return
    if rob_discards(now.view):
        yield now.say("sheet-rob", right=robbing.with_ace.value)
        if not must_rob(now.view):
            yield now.say("sheet-demotion", demotion=robbing.demotion.value)
    if beg_choices(now.view):
        yield now.say("sheet-beg")


def _free(now: Now, led: Card, hand: CardSet) -> Iterator[str]:
    """Why any card may be played."""
    order, card = now.order, now.company.card(led)
    suit = order.suit(led)
    trumps = order.of_suit(hand, order.trump)
    if suit is order.trump:
        key = "table-why-free-kept" if trumps else "table-why-no-trump"
        yield now.say(key, card=card)
    elif order.of_suit(hand, suit):
        yield now.say("table-why-free-plain", card=card)
    else:
        yield now.say("table-why-void", card=card)


def _kept_back(now: Now, led: Card, following: Following) -> Iterator[str]:
    """Which of the trumps in hand may be kept back from the trump led, and which not."""
    reneging, order = following.reneging, now.order
    trumps = order.of_suit(now.view.hand, order.trump)
    high = [card for card in trumps if reneging.has_right(card, order)]
    if not high:
        return
    if led is ACE_OF_HEARTS and following.ah_lead_renege is AhLeadRenege.FORBIDDEN:
        return  # the bond says so
    against = led
    if reneging.force is RenegeForce.PLAYED:
        against = order.best(card for card in now.view.played() if order.is_trump(card))
    for card in sorted(high, key=order.sort_key):
        yield now.say(
            "table-why-kept",
            card=now.company.card(card),
            against=now.company.card(against),
            may=reneging.may_withhold(card, against, order),
            higher=order.outranks(card, against),
        )
    if len(trumps) > 1:
        some = any(reneging.may_withhold(card, against, order) for card in trumps)
        if reneging.group is RenegeGroup.ALL:
            if some and not reneging.frees(trumps, against, order):
                yield now.say("table-why-not-together")
        else:
            yield now.say("sheet-renege-group", group=reneging.group.value)
