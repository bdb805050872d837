"""Playing a card: the chance to take the trick, less what the card may still win later."""

from random import Random

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.cards.pack import pack
from fortyfives.game.actions import Play
from fortyfives.game.phases.play import lawful
from fortyfives.game.view import SeatView
from fortyfives.players.kitchen_table.deciding import weight
from fortyfives.players.kitchen_table.reading import Reading, bidding_side, gone
from fortyfives.players.kitchen_table.style import Style
from fortyfives.players.kitchen_table.worth import rung
from fortyfives.players.player import Choice, Why
from fortyfives.rules.ranking import Order


def play(view: SeatView, style: Style, rng: Random) -> Choice:
    """Play the card with the best balance, and say why."""
    cards = sorted(lawful(view), key=lambda card: rung(card, view.order()))
    seat = view.seat
    assert seat is not None  # noqa: S101 - a player sits somewhere
    if len(cards) == 1:
        return Choice(Play(seat, cards[0]), Why("why-only-card", (cards[0],)))
    reading = Reading(view, style)
    balances = [_balance(card, reading) for card in cards]
    if style.noise:
        balances = [balance + rng.gauss(0, style.noise) for balance in balances]
    # Of equal cards the least: they are sorted, and `index` finds the first.
    card = cards[balances.index(max(balances))]
    return Choice(Play(seat, card), _why(card, cards, reading))


def _balance(card: Card, reading: Reading) -> float:
    """How good it is to play this card now, in parts of a trick."""
    wins = reading.side_wins(card)
    balance = wins * weight(card, reading) - reading.worth_keeping(card)
    if not reading.view.public.trick and reading.order.is_trump(card):
        balance += _pull(card, reading)
    return balance


def _pull(card: Card, reading: Reading) -> float:
    """What leading a trump gains by drawing the trumps of others, most of all a sure one."""
    style = reading.style
    ours = bidding_side(reading.view.public, reading.mates)
    trumps = min(sum(reading.trumps_of[seat] for seat in reading.opponents), 2.0) / 2
    gain = style.lead_trump if ours else style.lead_trump_defending
    if reading.is_top(card):
        gain += style.pull if ours else style.pull_defending
    if ours and reading.view.public.bidder != reading.me:
        gain += style.lead_to_partner
    return gain * trumps


def _why(card: Card, cards: list[Card], reading: Reading) -> Why:
    """The reason, in a sentence's key."""
    if not reading.view.public.trick:
        return _why_lead(card, reading)
    played = reading.view.played()
    place = reading.order.winner(played)
    takers = [c for c in cards if reading.order.winner([*played, c]) == len(played)]
    if card in takers:
        if not _sure(card, reading):
            return Why("why-takes-for-now", (card,))
        if card is takers[0]:
            return Why("why-cheapest-winner", (card,))
        cheaper = takers[: takers.index(card)]
        either = any(_sure(c, reading) for c in cheaper)
        return Why("why-sure" if either else "why-sure-winner", (card,))
    if reading.view.public.trick[place][0] in reading.mates:
        return Why(_why_theirs(played[place], reading), (card, played[place]))
    return Why("why-save" if takers else "why-cannot-win", (card,))


def _why_theirs(best: Card, reading: Reading) -> str:
    """What is said of a trick that a partner has, or one who plays against the bidder too."""
    setting = reading.view.setting
    alone = len(setting.sides[setting.side_of[reading.me]]) == 1
    if alone and not bidding_side(reading.view.public, reading.mates):
        return "why-bidder-lacks-it"
    return "why-partner-has-it" if _sure(best, reading) else "why-partner-has-it-so-far"


def _sure(card: Card, reading: Reading) -> bool:
    """Whether nobody still to play can beat this card, which wins so far."""
    view = reading.view
    if len(view.public.trick) + 1 == len(view.setting.ring):
        return True
    out = _could_be_held(view)
    order = _order_to_come(reading)
    rivals = order.of_suit(out, order.suit(card)) | order.of_suit(out, order.trump)
    return not any(order.outranks(other, card) for other in rivals)


def _could_be_held(view: SeatView) -> CardSet:
    """The cards that may be in other hands, for one who has forgotten nothing."""
    tricks = [*(trick.plays for trick in view.public.tricks), view.public.trick]
    return CardSet.of(pack(view.variant.dealing.jokers)) - gone(view, tricks)


def _order_to_come(reading: Reading) -> Order:
    """The order as it may yet be: in the first trick the ace of trumps may still rob."""
    view, order = reading.view, reading.order
    return order if view.public.tricks else view.variant.ranking.order(order.trump)


def _why_lead(card: Card, reading: Reading) -> Why:
    """The reason for a lead."""
    order, hand = reading.order, reading.view.hand
    ours = bidding_side(reading.view.public, reading.mates)
    trumps = order.of_suit(hand, order.trump)
    if order.is_trump(card):
        if _sure(card, reading):
            draws = ours and reading.trumps_out
            return Why("why-lead-top-trump" if draws else "why-lead-sure-trump", (card,))
        return Why("why-lead-trump" if ours else "why-lead-trump-defending", (card,))
    suit = order.of_suit(_could_be_held(reading.view), order.suit(card))
    if not any(order.outranks(other, card) for other in suit):
        return Why("why-lead-best-of-suit", (card,))
    if not trumps:
        return Why("why-lead-weak", (card,))
    if order.five in reading.unseen and not ours:
        return Why("why-lead-low-five-out", (card, order.five))
    return Why("why-lead-plain", (card,))
