"""What each entry of the log makes of a table."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

import msgspec

from fortyfives.fairness.committed import Committed as CommittedCards
from fortyfives.game.actions import Cut
from fortyfives.game.engine import apply, start
from fortyfives.game.events import Event
from fortyfives.game.game import Game
from fortyfives.game.match import Match
from fortyfives.rules.options import apply_options, options_in_force
from fortyfives.server import entries as log
from fortyfives.server.cards import commitment_of, deck_cut
from fortyfives.server.codec import read_action, write_event
from fortyfives.server.table.state import NOBODY, Chair, Customs, CutCards, Past, Playing, Table
from fortyfives.variants.find import variant


class LogLies(ValueError):
    """The log does not give what it gave when it was written."""


def fold(table: Table, entry: log.AnyEntry, secret: bytes = b"") -> Table:
    """The table after one more entry; a commitment comes with its secret.

    Raises `LogLies` if what the entry says came of it does not come of it.
    """
    try:
        folded: Table = _FOLDS[type(entry)](table, entry, secret)
    except LogLies:
        raise
    except Exception as wrong:  # whatever an entry that cannot be makes of the rules
        raise LogLies(f"there cannot be such an entry here: {type(wrong).__name__}") from wrong
    version = table.version + 1
    touched = version if isinstance(entry, TOUCHING) else table.touched
    return replace(folded, version=version, touched=touched, written=entry.at)


TOUCHING: Final = (
    log.Began,
    log.Committed,
    log.Dealt,
    log.Did,
    log.TookBack,
    log.Proved,
    log.Rang,
)
"""What changes the cards: a command that has not seen it is too late."""


def raw(events: Iterable[Event]) -> tuple[msgspec.Raw, ...]:
    """Events as the log keeps them."""
    return tuple(msgspec.Raw(write_event(event)) for event in events)


def _compare(told: tuple[msgspec.Raw, ...], events: Iterable[Event]) -> None:
    if [bytes(each) for each in told] != [bytes(each) for each in raw(events)]:
        raise LogLies("an action does not give the events that it gave")


def _opened(_table: Table, entry: log.Opened, _secret: bytes) -> Table:
    preset = variant(entry.game)
    rules = apply_options(preset, entry.options)
    usual = options_in_force(preset)
    otherwise = tuple(
        (key, value) for key, value in options_in_force(rules).items() if usual.get(key) != value
    )
    customs = Customs(entry.game, entry.options, rules, otherwise, entry.clock, entry.undo)
    return Table(customs=customs, chairs=(None,) * entry.players)


def _sat(table: Table, entry: log.Sat, _secret: bytes) -> Table:
    host = entry.seat if table.host is None else table.host
    chair = Chair(entry.name, token=entry.token, since=table.version + 1)
    return replace(table.with_chair(entry.seat, chair), host=host)


def _engaged(table: Table, entry: log.Engaged, _secret: bytes) -> Table:
    return table.with_chair(entry.seat, Chair(entry.name, player=entry.player))


def _rose(table: Table, entry: log.Rose, _secret: bytes) -> Table:
    host = None if table.host == entry.seat else table.host
    return replace(table.with_chair(entry.seat, None), host=host)


def _stood_in(table: Table, entry: log.StoodIn, _secret: bytes) -> Table:
    return _standing_in(table, entry.seat, stands_in=True)


def _came_back(table: Table, entry: log.CameBack, _secret: bytes) -> Table:
    return _standing_in(table, entry.seat, stands_in=False)


def _standing_in(table: Table, seat: int, *, stands_in: bool) -> Table:
    chair = table.chairs[seat]
    if chair is None:
        raise LogLies("nobody sits there")
    return table.with_chair(seat, replace(chair, stands_in=stands_in))


def _host_passed(table: Table, entry: log.HostPassed, _secret: bytes) -> Table:
    return replace(table, host=entry.seat)


def _began(table: Table, entry: log.Began, _secret: bytes) -> Table:
    """A new match, or the next game of the one that is not over."""
    match = table.match
    if match is not None and match.game.over and not match.over:
        match = replace(match, game=match.next_game())
    else:
        customs = _customs(table)
        match = Match(Game.new(customs.rules, len(table.chairs), dealer=entry.dealer))
    return replace(
        table,
        match=match,
        number=entry.number,
        first=table.version + 1,
        done=(),
        playing=None,
        began=entry.at,
        replay=entry.replay,
        last_deal=False,
    )


def _committed(table: Table, entry: log.Committed, secret: bytes) -> Table:
    if commitment_of(entry.deal, secret) != entry.commitment:
        raise LogLies("the secret that was kept is not the one that was committed to")
    return replace(table, playing=Playing(entry.deal, entry.commitment, secret))


def _cut_passed(table: Table, entry: log.CutPassed, _secret: bytes) -> Table:
    playing = _playing(table)
    return replace(table, playing=replace(playing, passed=playing.passed | {entry.seat}))


def _dealt(table: Table, entry: log.Dealt, _secret: bytes) -> Table:
    """The deal as the secret and the cut give it."""
    playing, game = _playing(table), _game(table)
    cut = CutCards(entry.by, entry.depth, entry.number, entry.hour)
    deck = deck_cut(entry.by, entry.depth, entry.number)
    chance = CommittedCards(playing.deal_id, playing.secret, deck)
    began = start(game.setting(entry.hour), chance)
    action = Cut(began.deal.setting.cutter, entry.depth)
    step = apply(began.deal, action)
    _compare(entry.events, (*began.events, *step.events))
    past = (Past(began.deal, action, step, "person" if entry.by is not None else ""),)
    return replace(table, playing=replace(playing, cut=cut, start=began.deal, past=past))


def _did(table: Table, entry: log.Did, _secret: bytes) -> Table:
    playing = _playing(table)
    deal = playing.deal
    if deal is None:
        raise LogLies("nothing has been dealt")
    action = read_action(entry.action)
    step = apply(deal, action)
    _compare(entry.events, step.events)
    past = (*playing.past, Past(deal, action, step, entry.by))
    return replace(table, playing=replace(playing, past=past), asked_back=None, agreed=NOBODY)


def _asked_back(table: Table, entry: log.AskedBack, _secret: bytes) -> Table:
    return replace(table, asked_back=entry.seat, agreed=frozenset({entry.seat}))


def _agreed_back(table: Table, entry: log.AgreedBack, _secret: bytes) -> Table:
    if not entry.yes:
        return replace(table, asked_back=None, agreed=NOBODY)
    return replace(table, agreed=table.agreed | {entry.seat})


def _took_back(table: Table, entry: log.TookBack, _secret: bytes) -> Table:
    playing = _playing(table)
    return replace(
        table,
        playing=replace(playing, past=playing.past[: entry.steps]),
        asked_back=None,
        agreed=NOBODY,
    )


def _proved(table: Table, entry: log.Proved, _secret: bytes) -> Table:
    """The deal counts, and lies with those before it."""
    playing, match = _playing(table), table.match
    deal = playing.deal
    if deal is None or match is None:
        raise LogLies("nothing has been played")
    if playing.secret.hex() != entry.secret:
        raise LogLies("another secret is told than the one that was kept")
    game = match.game.after(deal, time_expired=entry.expired)
    done = (*table.done, playing.told())
    return replace(table, match=match.after(game), playing=None, done=done)


def _last_deal(table: Table, _entry: log.LastDeal, _secret: bytes) -> Table:
    return replace(table, last_deal=True)


def _rang(table: Table, _entry: log.Rang, _secret: bytes) -> Table:
    """The game is over where the scores stand; the deal in hand does not count."""
    match = table.match
    if match is None:
        raise LogLies("no game has begun")
    return replace(table, match=match.after(match.game.stopped()), playing=None)


def _adjourned(table: Table, entry: log.Adjourned, _secret: bytes) -> Table:
    return replace(table, adjourned=True, put_away=entry.at)


def _resumed(table: Table, entry: log.Resumed, _secret: bytes) -> Table:
    began = table.began + max(0.0, entry.at - table.put_away)
    return replace(table, adjourned=False, began=began)


def _was_down(table: Table, entry: log.WasDown, _secret: bytes) -> Table:
    return replace(table, began=table.began + entry.seconds)


def _frozen(table: Table, entry: log.Frozen, _secret: bytes) -> Table:
    return replace(table, frozen=entry.why)


def _customs(table: Table) -> Customs:
    if table.customs is None:
        raise LogLies("the table was never opened")
    return table.customs


def _game(table: Table) -> Game:
    if table.match is None:
        raise LogLies("no game has begun")
    return table.match.game


def _playing(table: Table) -> Playing:
    if table.playing is None:
        raise LogLies("no deal has been committed to")
    return table.playing


_FOLDS: Final[dict[type, Callable[[Table, Any, bytes], Table]]] = {
    log.Opened: _opened,
    log.Sat: _sat,
    log.Engaged: _engaged,
    log.Rose: _rose,
    log.StoodIn: _stood_in,
    log.CameBack: _came_back,
    log.HostPassed: _host_passed,
    log.Began: _began,
    log.Committed: _committed,
    log.CutPassed: _cut_passed,
    log.Dealt: _dealt,
    log.Did: _did,
    log.AskedBack: _asked_back,
    log.AgreedBack: _agreed_back,
    log.TookBack: _took_back,
    log.Proved: _proved,
    log.LastDeal: _last_deal,
    log.Rang: _rang,
    log.Adjourned: _adjourned,
    log.Resumed: _resumed,
    log.WasDown: _was_down,
    log.Frozen: _frozen,
}
