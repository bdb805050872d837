"""Playing a card: the chance to take the trick, less what the card may still win later."""

from random import Random

from fortyfives.cards.card import Card
from fortyfives.game.actions import Play
from fortyfives.game.phases.play import lawful
from fortyfives.game.view import SeatView
from fortyfives.players.kitchen_table.reading import Reading, bidding_side
from fortyfives.players.kitchen_table.style import Style
from fortyfives.players.kitchen_table.worth import rung
from fortyfives.players.player import Choice, Why

SURE = 0.995


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
    balance = wins - reading.worth_keeping(card)
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
    public = reading.view.public
    if not public.trick:
        return _why_lead(card, reading)
    trick = [played for _, played in public.trick]
    holder = public.trick[reading.order.winner(trick)][0]
    takes = reading.order.winner([*trick, card]) == len(trick)
    chance = reading.side_wins(card)
    if takes:
        last = len(trick) + 1 == len(reading.view.setting.ring)
        cheaper = [c for c in cards if reading.order.winner([*trick, c]) == len(trick)]
        if last or chance > SURE:
            return Why("why-cheapest-winner" if card is cheaper[0] else "why-sure-winner", (card,))
        return Why("why-try", (card,))
    if holder in reading.mates:
        return Why("why-partner-has-it", (card, trick[reading.order.winner(trick)]))
    if not any(reading.order.winner([*trick, c]) == len(trick) for c in cards):
        return Why("why-cannot-win", (card,))
    return Why("why-save", (card,))


def _why_lead(card: Card, reading: Reading) -> Why:
    """The reason for a lead."""
    ours = bidding_side(reading.view.public, reading.mates)
    if reading.order.is_trump(card):
        if reading.is_top(card):
            return Why("why-lead-top-trump" if ours else "why-lead-sure-trump", (card,))
        return Why("why-lead-trump", (card,))
    if reading.order.five in reading.unseen and not ours:
        return Why("why-lead-low-five-out", (card, reading.order.five))
    return Why("why-lead-plain", (card,))
