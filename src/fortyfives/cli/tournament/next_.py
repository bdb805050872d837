"""`fortyfives tournament next`: the next round, and who sits where."""

from collections.abc import Sequence

from fortyfives.cli.parser import Parser, asked_of
from fortyfives.cli.tournament.desk import Desk, at_desk, parser
from fortyfives.tournament.director.opening import preset
from fortyfives.tournament.director.playing import begin_round
from fortyfives.tournament.director.standing import names_of
from fortyfives.tournament.log.events import Event, GameStarted, RoundPlanned
from fortyfives.wording.messages import Words


def main(argv: Sequence[str]) -> int:
    """Seat the next round and print it."""
    asked = asked_of(argv, _parser)
    if asked is None:
        return 0
    words: Words = asked.words
    with at_desk(asked) as desk:
        events = begin_round(desk.facts, desk.rules)
        desk.do(events)
        print("\n".join(_told(words, desk, events)))
    return 0


def _parser(words: Words) -> Parser:
    return parser("next", words, says="hall-cli-next")


def _told(words: Words, desk: Desk, events: Sequence[Event]) -> list[str]:
    """The round as it is called out."""
    lines = []
    for event in events:
        if isinstance(event, RoundPlanned):
            key = "hall-slot" if preset(desk.rules.format).round_robin else "hall-round"
            lines.append(words.say(key, game=event.round, rounds=desk.rules.rounds))
            resting = event.resting
        elif isinstance(event, GameStarted):
            sides = "  –  ".join(_called(desk, seat) for seat in event.seats)
            deals = event.deals_first
            told = words.say("hall-deals", entry=deals) if deals else words.say("hall-cut-for-deal")
            lines.append(f"  {words.say('hall-table', table=event.table or 0):10} {sides}   {told}")
    if resting:
        named = words.all_of([_called(desk, each) for each in resting])
        lines.append(words.say("hall-resting", couples=named))
    return lines


def _called(desk: Desk, entry: int) -> str:
    return f"{entry} {names_of(desk.facts, entry)}"
