"""A finished game shown again, and written down as a record."""

from collections.abc import Iterator

from fortyfives.game.deal import Deal
from fortyfives.game.events import Asked, PackCut, seen_by
from fortyfives.game.showing import view_for
from fortyfives.record.recorder import Recorder
from fortyfives.server import protocol as wire
from fortyfives.server.replayed import Replay, ReplayDeal, ReplayStep
from fortyfives.server.showing.cards import cards, hand, names_in_order
from fortyfives.server.showing.frame import proof
from fortyfives.server.showing.happening import say_cut
from fortyfives.server.showing.room import company_of, room, sheet
from fortyfives.server.table.finished import Finished
from fortyfives.server.table.state import Past, Playing
from fortyfives.telling.company import Company
from fortyfives.telling.narration import Narration
from fortyfives.wording.messages import Words


def replay(key: str, address: str, game: Finished, words: Words) -> Replay:
    """The whole game for anybody to look at, told as one tells it who watches."""
    company = company_of(game.table, words, None)
    paper = sheet(game.table, company, address)
    assert paper is not None  # noqa: S101 - a game was played
    rows = [*paper.rows, None]
    return Replay(
        room=room(key, game.table, company, frozenset()),
        sheet=paper,
        deals=[_deal(company, each, rows[place]) for place, each in enumerate(game.dealt)],
        proofs=[told for each in game.committed if (told := proof(each)) is not None],
    )


def _deal(company: Company, playing: Playing, row: wire.Row | None) -> ReplayDeal:
    start = playing.start
    assert start is not None  # noqa: S101 - it was dealt
    setting = start.setting
    return ReplayDeal(setting.number, setting.dealer, list(_steps(company, playing, start)), row)


def _steps(company: Company, playing: Playing, start: Deal) -> Iterator[ReplayStep]:
    """The deal after the cut, and after each thing that was done in it."""
    narration = Narration(company, view_for(start, None))
    by = playing.cut.by if playing.cut else None
    for past in playing.past:
        said = [
            say_cut(company, by) if isinstance(event, PackCut) else sentence
            for event, sentence in narration.tell(seen_by(past.step.events, None))
            if not isinstance(event, Asked)
        ]
        seat = by if past is playing.past[0] else past.action.seat
        yield _step(company, past, seat, " ".join(said))


def _step(company: Company, past: Past, seat: int | None, said: str) -> ReplayStep:
    deal = past.step.deal
    watching = view_for(deal, None)
    views = [view_for(deal, each) for each in range(len(deal.owns))]
    return ReplayStep(
        seat=seat,
        said=said,
        cards=cards(company, watching),
        hands=[hand(company, view) for view in views],
        kitty=names_in_order(deal.hidden.kitty, watching),
    )


def record(game: Finished) -> str:
    """The game as a record, with the proof of each deal: what `fortyfives verify` reads."""
    names = {seat: chair.name for seat, chair in enumerate(game.table.chairs) if chair}
    recorder, now = Recorder(game.first, names=names), game.first
    end = game.table.game
    assert end is not None  # noqa: S101 - a game was played
    last = game.dealt[-1] if game.dealt and not game.rang else None
    for playing in game.dealt:
        deal, start = playing.deal, playing.start
        assert deal is not None and start is not None  # noqa: S101, PT018 - it was dealt
        recorder.begin(start, playing.cut.hour if playing.cut else None)
        for past in playing.past:
            recorder.step(past.action, past.step)
        if deal.over and playing is not last:
            now = now.after(deal)
            recorder.score(now)
    # After its last deal the game stands as the table left it: time may have ended it.
    recorder.score(end)
    return recorder.text()
