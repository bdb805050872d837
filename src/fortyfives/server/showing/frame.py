"""A frame: the table at one version, as one seat sees it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from fortyfives.cards.cardset import NO_CARDS
from fortyfives.game.showing import view_for
from fortyfives.rules.seating import Seat
from fortyfives.server import protocol as wire
from fortyfives.server.showing.asking import asked
from fortyfives.server.showing.cards import cards, taken_up
from fortyfives.server.showing.uncut import uncut
from fortyfives.server.table.state import Playing, Table
from fortyfives.telling.company import Company
from fortyfives.telling.question import question


@dataclass(frozen=True, slots=True)
class Parts:
    """What a frame has besides the cards: left out where it has not changed since the last one.

    `turn_left` are the seconds that whoever is to act still has, `left` those of a timed game.
    `unsaved` tells that the table goes on as soon as there is room on the disk again.
    """

    room: wire.Room | None = None
    sheet: wire.Sheet | None = None
    turn_left: float | None = None
    left: float | None = None
    unsaved: bool = False


NO_PARTS: Final = Parts()


def frame(
    table: Table,
    company: Company,
    happened: Sequence[wire.Happened] = (),
    parts: Parts = NO_PARTS,
) -> wire.Frame:
    """The table for the seat of the company, with what has happened since the last frame."""
    deal = table.deal or (table.done[-1].deal if table.done else None)
    view = view_for(deal, company.me) if deal is not None else None
    kitty = taken_up(table.playing, company.me) if table.playing else NO_CARDS
    ask = None
    if (
        table.deal is not None
        and view is not None
        and company.me is not None
        and _plays(table, company.me)
    ):
        ask = asked(company, view, parts.turn_left)
    cut = _cut(table, company, parts.turn_left)
    return wire.Frame(
        version=table.version,
        happened=list(happened),
        cards=cards(company, view, kitty) if view is not None else None,
        ask=ask or cut,
        wait=company.words.say("room-no-disk") if parts.unsaved else _wait(table, company),
        back=_back(table, company),
        proof=proof(table.playing or (table.done[-1] if table.done else None)),
        room=parts.room,
        sheet=parts.sheet,
        time_left=None if parts.left is None else ceil(parts.left),
    )


def _plays(table: Table, seat: Seat) -> bool:
    """Whether the person in that seat decides what it does."""
    chair = table.chairs[seat]
    decides = chair is not None and not chair.plays_itself
    return decides and not table.adjourned and not table.frozen


def _cut(table: Table, company: Company, left: float | None) -> wire.Ask | None:
    """The pack, for the one who may cut it."""
    pack = uncut(table, company.me)
    if pack is None:
        return None
    return wire.Ask(company.words.say("ask-cut"), [], None, pack.most, left)


def _wait(table: Table, company: Company) -> str:
    """Whom one waits for."""
    if table.adjourned:
        return company.words.say("room-adjourned")
    if table.deal is not None:
        view = view_for(table.deal, company.me)
        return "" if view.my_turn else question(company, view) or ""
    cutter = table.cutter
    if table.playing is not None and cutter is not None and cutter != company.me:
        return company.words.say("wait-cut", name=company.names[cutter], card="")
    return ""


def _back(table: Table, company: Company) -> wire.Back | None:
    """That somebody would like to take something back."""
    seat = table.asked_back
    if seat is None:
        return None
    said = company.words.say("room-asks-back", **company.who(seat))
    return wire.Back(
        seat, said, mine=company.me in table.present and company.me not in table.agreed
    )


def proof(playing: Playing | None) -> wire.Proof | None:
    """What is known of the cards of a deal; the secret only when it has been told."""
    if playing is None:
        return None
    cut = playing.cut
    by = "" if cut is None or cut.by is None else "ABCDEFGH"[cut.by]
    return wire.Proof(
        deal=playing.deal_id,
        commitment=playing.commitment,
        secret=playing.secret.hex() if playing.proved else "",
        by=by,
        depth=cut.depth if cut else 0,
        number=cut.number if cut else "",
        deck=_deck(playing),
    )


def _deck(playing: Playing) -> dict[str, list[str]]:
    """The permutations of a deal that is over, by their streams."""
    if not playing.proved or playing.deal is None:
        return {}
    return {name: [str(card) for card in order] for name, order in playing.deal.shuffles}
