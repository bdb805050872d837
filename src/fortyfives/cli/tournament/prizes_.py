"""`fortyfives tournament prizes`: who wins what, how ties are decided, and what was handed over."""

from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import Final, cast

from fortyfives.cards.card import Card, NotACard
from fortyfives.cli.parser import Parser, asked_of
from fortyfives.cli.tournament.desk import Desk, at_desk, number, parser
from fortyfives.cli.tournament.prize_words import gets, settled, title, worth
from fortyfives.cli.wrong import wrongly
from fortyfives.tournament.director.deciding import WISHES, cut, hand_over, play_off, wish
from fortyfives.tournament.director.prizing import ANSWERS, PLACE, contest, open_contests
from fortyfives.tournament.director.standing import names_of
from fortyfives.tournament.log.events import Event
from fortyfives.tournament.log.events.prizes import Choice
from fortyfives.wording.messages import Words


def main(argv: Sequence[str]) -> int:
    """Do what was asked about a prize, if anything, and print how all of them stand."""
    asked = asked_of(argv, _parser)
    if asked is None:
        return 0
    words: Words = asked.words
    if asked.what and len(asked.what) <= FEWEST.get(asked.what[0], len(asked.what)):
        raise wrongly(words, "hall-prizes-how", said=asked.what[0])
    with at_desk(asked) as desk:
        desk.do(open_contests(desk.facts, desk.rules))
        if asked.what:
            desk.do(_done(asked, words, desk))
        for name in desk.facts.contests:
            print("\n".join(lines(words, desk, name)))
    return 0


def _parser(words: Words) -> Parser:
    found = parser("prizes", words, says="hall-cli-prizes")
    found.add_choice("what", nargs="*", takes="hall-takes-what", says="hall-help-what")
    found.add_choice(
        "--witness", action="append", default=[], takes="cli-name", says="hall-help-witness"
    )
    return found


def _done(asked: Namespace, words: Words, desk: Desk) -> Sequence[Event]:
    verb, *rest = asked.what
    name = rest[0] if not rest[0].isdecimal() else f"{PLACE}{rest[0]}"
    return VERBS[verb](words, desk, name, rest[1:], asked.witness)


def _wish(words: Words, desk: Desk, name: str, rest: list[str], _: list[str]) -> Sequence[Event]:
    known = [*sorted(WISHES), *sorted(ANSWERS)]
    if rest[1] not in known:
        raise wrongly(words, "hall-no-wish", said=rest[1], known=", ".join(known))
    choice = cast("Choice", rest[1])
    return wish(desk.facts, desk.rules, name, number(words, rest[0]), choice)


def _cut(
    words: Words, desk: Desk, name: str, rest: list[str], witnesses: list[str]
) -> Sequence[Event]:
    cards = {}
    for pair in rest:
        entry, _, card = pair.partition("=")
        try:
            cards[number(words, entry)] = Card.parse(card)
        except NotACard:
            raise wrongly(words, "hall-no-card", said=pair) from None
    return cut(desk.facts, desk.rules, name, cards, witnesses)


def _won(words: Words, desk: Desk, name: str, rest: list[str], _: list[str]) -> Sequence[Event]:
    return play_off(desk.facts, desk.rules, name, number(words, rest[0]))


def _paid(words: Words, desk: Desk, name: str, rest: list[str], _: list[str]) -> Sequence[Event]:
    return hand_over(desk.facts, desk.rules, name, number(words, rest[0]))


Verb = Callable[[Words, Desk, str, list[str], list[str]], Sequence[Event]]
VERBS: Final[dict[str, Verb]] = {"wish": _wish, "cut": _cut, "won": _won, "paid": _paid}
FEWEST: Final = {"wish": 3, "cut": 2, "won": 2, "paid": 2}
"""So many words stand behind each, the prize first."""


def lines(words: Words, desk: Desk, name: str) -> list[str]:
    """How a contest stands: its prize, what is settled, and who is in it."""
    now = contest(desk.facts, desk.rules, name)
    told = [f"{title(words, name)}: {worth(words, now)}   {settled(words, now)}"]
    wishes = dict(now.choices)
    for entry in now.entrants:
        said = wishes[entry].value if entry in wishes else ""
        told.append(
            f"  {entry:4} {names_of(desk.facts, entry)}   {gets(words, now, entry) or said}"
        )
    return told
