"""`fortyfives tournament enter`: enter a couple, or a list of them."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from fortyfives.cli.parser import Parser, asked_of
from fortyfives.cli.tournament.desk import at_desk, cents, number, parser
from fortyfives.cli.wrong import WronglyAsked, wrongly
from fortyfives.tournament.director.entering import MEMBERS, Newcomer, enter
from fortyfives.tournament.lists.reading import read_list
from fortyfives.tournament.log.events import EntryRegistered
from fortyfives.wording.messages import Words


def main(argv: Sequence[str]) -> int:
    """Enter whoever is named, all or none."""
    asked = asked_of(argv, _parser)
    if asked is None:
        return 0
    words: Words = asked.words
    newcomers = _listed(asked, words) if asked.csv else [_named(asked, words)]
    with at_desk(asked) as desk:
        events = enter(desk.facts, desk.rules, newcomers)
        desk.do(events)
    for event in events:
        assert isinstance(event, EntryRegistered)  # noqa: S101 - that is what entering gives
        names = " & ".join(event.names)
        print(words.say("hall-entered", entry=event.entry, names=names))
    return 0


def _parser(words: Words) -> Parser:
    found = parser("enter", words, says="hall-cli-enter")
    found.add_choice("names", nargs="*", takes="cli-name", says="hall-help-names")
    found.add_choice("--number", takes="cli-number", says="hall-help-number")
    found.add_choice("--paid", takes="hall-takes-money", says="hall-help-paid")
    found.add_choice("--fixed", takes="cli-number", says="hall-help-fixed")
    found.add_choice("--region", takes="cli-name", says="hall-help-region")
    found.add_choice("--csv", takes="cli-file", says="hall-help-csv")
    return found


def _named(asked: Namespace, words: Words) -> Newcomer:
    return Newcomer(
        names=tuple(asked.names),
        number=number(words, asked.number) if asked.number else None,
        paid_cents=cents(words, asked.paid) if asked.paid else 0,
        region=asked.region or "",
        fixed_table=number(words, asked.fixed) if asked.fixed else None,
    )


def _listed(asked: Namespace, words: Words) -> list[Newcomer]:
    """Everybody in the list; every line that is wrong is named, and then nobody is entered."""
    if asked.names:
        raise wrongly(words, "argument-unknown", said=asked.names[0], near="--csv")
    try:
        raw = Path(asked.csv).read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise wrongly(words, "cases-unreadable", file=asked.csv, why=why) from None
    with at_desk(asked) as desk:
        found = read_list(raw, MEMBERS[desk.rules.entrants], desk.facts.entries)
    if found.problems:
        told = [
            words.say(f"hall-list-{problem.code.replace('_', '-')}", line=problem.line)
            for problem in found.problems
        ]
        raise WronglyAsked("\n".join([words.say("hall-list-refused", file=asked.csv), *told]))
    return [
        Newcomer(each.names, each.entry, each.paid_cents, each.region, each.born, each.fixed_table)
        for each in found.entries
    ]
