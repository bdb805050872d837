"""Deciding who wins a prize, and handing it over."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from fortyfives.cards.card import Card
from fortyfives.tournament.cutting.real import RealCut
from fortyfives.tournament.director.prizing import contest, contest_of, logged
from fortyfives.tournament.entry import Number
from fortyfives.tournament.formats.rules import Rules
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.log.events import ChoiceMade, CutDone, Event, Paid, PlayoffDone
from fortyfives.tournament.log.events.prizes import Choice
from fortyfives.tournament.prizes.contest import Contest, State
from fortyfives.tournament.prizes.method import Method
from fortyfives.tournament.prizes.prize import Goods
from fortyfives.tournament.refused import Refused

WISHES = {each.value for each in Method}


def wish(books: Books, rules: Rules, name: str, entry: Number, choice: Choice) -> tuple[Event, ...]:
    """A couple says what it wants done about a tie, or whether it plays. Source: EVE-08..10."""
    found = logged(books, name)
    now = contest_of(books, rules, found)
    if now.state in {State.AUTO, State.DECIDED, State.PAID}:
        raise Refused("hall-contest-decided", contest=name)
    if entry not in now.entrants:
        raise Refused("hall-contest-stranger", entry=entry)
    if entry in now.absent:
        raise Refused("hall-contest-absent", entry=entry)
    if found.cuts:
        raise Refused("hall-contest-not-now", state=now.state.value)
    if choice not in WISHES and Method.PLAYOFF not in dict(now.choices).values():
        raise Refused("hall-contest-nobody-wants-to-play", entry=entry)
    contest_of(books, rules, replace(found, choices=(*found.choices, (entry, choice))))
    return (ChoiceMade(name, entry, choice),)


def cut(
    books: Books, rules: Rules, name: str, cards: Mapping[Number, Card], witnesses: Sequence[str]
) -> tuple[Event, ...]:
    """The cards that were cut from a real deck; the lowest wins, equal ones cut again."""
    now = _must_be(contest(books, rules, name), State.DRAWING)
    assert now.ruling is not None  # noqa: S101 - whoever draws has a ruling
    deck = RealCut(now.ruling.claimants, witnesses=tuple(witnesses))
    for earlier in logged(books, name).cuts:
        deck = deck.draw({int(entry): Card.parse(card) for entry, card in earlier.draws.items()})
    rounds = len(deck.rounds)
    deck = deck.draw(cards)
    draws = {str(entry): str(card) for entry, card in deck.rounds[rounds]}
    return (CutDone(name, draws, deck.winner, round=rounds + 1, witnesses=deck.witnesses),)


def play_off(books: Books, rules: Rules, name: str, winner: Number) -> tuple[Event, ...]:
    """The play-off was won."""
    now = _must_be(contest(books, rules, name), State.PLAYING)
    assert now.ruling is not None  # noqa: S101 - whoever plays has a ruling
    if winner not in now.ruling.claimants:
        raise Refused("hall-contest-no-claim", entry=winner)
    return (PlayoffDone(name, winner, now.ruling.games),)


def hand_over(books: Books, rules: Rules, name: str, entry: Number) -> tuple[Event, ...]:
    """A winner gets what it has won, and signs for it."""
    now = _must_be(contest(books, rules, name), State.AUTO, State.DECIDED, State.PAID)
    assert now.payout is not None  # noqa: S101 - what is decided has its payout
    cents = dict(now.payout.cents).get(entry, 0)
    if isinstance(now.prize.worth, Goods):
        if entry not in now.payout.winners:
            raise Refused("hall-contest-no-claim", entry=entry)
        return (Paid(name, entry, goods=now.prize.worth.what),)
    if not cents:
        raise Refused("hall-contest-no-claim", entry=entry)
    return (Paid(name, entry, cents),)


def _must_be(now: Contest, *states: State) -> Contest:
    if now.state not in states:
        raise Refused("hall-contest-not-now", state=now.state.value)
    return now
