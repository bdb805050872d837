"""What happened, for the eye and the ear of one seat."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.game.events import Asked, Event, seen_by
from fortyfives.game.showing import view_for
from fortyfives.rules.seating import Seat
from fortyfives.server import entries as log
from fortyfives.server import protocol as wire
from fortyfives.server.table.state import Table
from fortyfives.server.table.step import Step
from fortyfives.telling.company import Company
from fortyfives.telling.narration import Narration
from fortyfives.wording.messages import capital

ROOM: Final = {
    log.Sat: "room-sat",
    log.Engaged: "room-engaged",
    log.Rose: "room-rose",
    log.StoodIn: "room-stood-in",
    log.CameBack: "room-came-back",
    log.HostPassed: "room-host-passed",
    log.CutPassed: "room-cut-passed",
    log.AskedBack: "room-asks-back",
    log.TookBack: "room-took-back",
    log.Adjourned: "room-adjourned",
    log.Resumed: "room-resumed",
    log.LastDeal: "table-last-deal",
    log.Frozen: "room-frozen",
}
"""The sentences of what happens at a table but not in its cards."""


class Ear:
    """What one seat has been told of the deal in hand, so that it is told on from there."""

    def __init__(self) -> None:
        self._narration: Narration | None = None

    def hear(self, company: Company, step: Step) -> Iterator[wire.Happened]:
        """What an entry is to the seat of the company, which hears every one of them."""
        before, entry, after = step.before, step.entry, step.after
        if isinstance(entry, log.Dealt):
            for each in self._deal(company, after):
                yield who_cut(company, each, entry.by) if each.kind == "PackCut" else each
        elif isinstance(entry, log.Did):
            yield from self._deal(company, after)
        elif isinstance(entry, log.TookBack):
            self._narration = None
            yield _room(company, before, entry)
        elif isinstance(entry, log.Proved):
            yield from _counted(company, after)
        elif isinstance(entry, log.Began):
            yield wire.Happened("began", entry.dealer, [], entry.number, "")
        elif isinstance(entry, log.Rang):
            key = "table-time-is-up" if before.playing is None else "table-bell"
            yield wire.Happened("rang", None, [], None, company.words.say(key))
            yield from _ended(company, after)
        elif isinstance(entry, log.Committed):
            yield from _heading(company, after)
        elif type(entry) in ROOM:
            yield _room(company, before, entry, after)

    def _deal(self, company: Company, after: Table) -> Iterator[wire.Happened]:
        playing = after.playing
        assert playing is not None  # noqa: S101 - something was done in it
        last = playing.past[-1]
        events = seen_by(last.step.events, company.me)
        narration = self._narration or Narration(company, view_for(last.before, company.me))
        self._narration = narration
        said: dict[int, str] = {}
        for event, sentence in narration.tell(events):
            place = id(event)
            said[place] = f"{said[place]} {sentence}" if place in said else sentence
        known = {id(event) for event in events}
        for place, sentence in said.items():
            if place not in known:
                yield wire.Happened("said", None, [], None, sentence)
        for event in events:
            if not isinstance(event, Asked):
                yield happened(event, said.get(id(event), ""))
        if after.deal is not None and after.deal.over:
            self._narration = None


def _heading(company: Company, after: Table) -> Iterator[wire.Happened]:
    game = after.game
    assert game is not None  # noqa: S101 - a deal of it was committed to
    said = company.words.say("table-deal", n=game.number + 1, **company.who(game.dealer))
    yield wire.Happened("deal", game.dealer, [], game.number + 1, said)


def _counted(company: Company, after: Table) -> Iterator[wire.Happened]:
    """The score after the deal, and the end of the game."""
    yield wire.Happened("proved", None, [], None, "")
    if after.game is not None and after.game.verdict.removed:
        yield _sides(company, "out", "table-out", after.game.verdict.removed)
    yield from _ended(company, after)


def _ended(company: Company, after: Table) -> Iterator[wire.Happened]:
    """Who has won, if the game is over, and with it perhaps the match."""
    game = after.game
    assert game is not None  # noqa: S101 - a deal of it was counted, or its bell rang
    if game.over and game.verdict.winners:
        yield _sides(company, "over", "table-wins-game", game.verdict.winners)
    elif game.over:
        yield wire.Happened("over", None, [], None, company.words.say("table-tie"))
    if after.match is not None and after.match.over and len(after.match.winners) > 1:
        yield _sides(company, "match", "table-wins-match", after.match.champions)


def _sides(company: Company, kind: str, key: str, sides: tuple[int, ...]) -> wire.Happened:
    side, number = company.sides_together(sides), company.number(sides)
    said = capital(company.words.say(key, side=side, number=number))
    return wire.Happened(kind, None, [], None, said)


def _room(
    company: Company, before: Table, entry: log.AnyEntry, after: Table | None = None
) -> wire.Happened:
    seat: Seat | None = getattr(entry, "seat", None)
    facts: dict[str, str | int | bool] = {"you": False, "name": ""}
    if seat is not None:
        chair = (after or before).chairs[seat] or before.chairs[seat]
        facts = {"you": seat == company.me, "name": chair.name if chair else ""}
    said = capital(company.words.say(ROOM[type(entry)], **facts))
    return wire.Happened(type(entry).__name__.lower(), seat, [], None, said)


def who_cut(company: Company, cut: wire.Happened, by: Seat | None) -> wire.Happened:
    """The cut as it was: by a person who need not sit on the dealer's right, or by nobody."""
    return replace(cut, seat=by, said=say_cut(company, by))


def say_cut(company: Company, by: Seat | None) -> str:
    """Who cut the pack, or that no person did."""
    if by is None:
        return company.words.say("table-not-cut")
    return capital(company.words.say("table-cuts", **company.who(by)))


def happened(event: Event, said: str) -> wire.Happened:
    """An event that the seat may know, as its parts are told on the wire."""
    cards = [str(card) for card in _cards(event)]
    seat = next((getattr(event, name) for name in ("seat", "leader") if hasattr(event, name)), None)
    return wire.Happened(type(event).__name__, seat, cards, getattr(event, "count", None), said)


def _cards(event: Event) -> Iterable[Card]:
    """The cards that an event shows to those who may know it."""
    for name in ("card", "cards"):
        found = getattr(event, name, None)
        if isinstance(found, Card):
            yield found
        elif isinstance(found, CardSet):
            yield from found
        elif isinstance(found, tuple):
            for each in found:
                if isinstance(each, Card):
                    yield each
                else:
                    yield from each[1]
