"""What events about prizes, cuts and money make of the facts."""

from msgspec.structs import replace

from fortyfives.tournament.entry import Number
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.log.contest import Contest
from fortyfives.tournament.log.events import (
    ChoiceMade,
    ContestOpened,
    CutCommitted,
    CutDone,
    LedgerPosted,
    Paid,
    PlayoffDone,
)
from fortyfives.tournament.log.record import Record
from fortyfives.tournament.log.steps.people import entry_of
from fortyfives.tournament.log.steps.step import Place, Step, must
from fortyfives.tournament.refused import Refused


def opened(books: Books, event: ContestOpened, _: Record) -> Step:
    """A prize is contested once, by those who are entered."""
    must(event.contest not in books.contests, "hall-log-contest-open", contest=event.contest)
    must(len(set(event.entrants)) == len(event.entrants), "hall-log-contends-twice")
    uses: tuple[Place, ...] = tuple(("entries", entry_of(books, e).number) for e in event.entrants)
    contest = Contest(event.contest, event.entrants, event.cents, event.goods)
    return Step({("contests", event.contest): contest}, uses)


def _contest(books: Books, name: str, *entrants: Number | None) -> Contest:
    """The contest of that name, in which these take part."""
    contest = books.contests.get(name)
    if contest is None:
        raise Refused("hall-log-no-contest", contest=name)
    for each in entrants:
        must(each is None or each in contest.entrants, "hall-log-not-in-contest", contest=name)
    return contest


def chosen(books: Books, event: ChoiceMade, _: Record) -> Step:
    """Each of those who are tied says what they want, and may think again until it is decided."""
    contest = _contest(books, event.contest, event.entry)
    must(contest.winner is None, "hall-log-contest-decided", contest=event.contest)
    choices = (*contest.choices, (event.entry, event.choice))
    return Step({("contests", event.contest): replace(contest, choices=choices)})


def committed(books: Books, event: CutCommitted, _: Record) -> Step:
    """A secret is committed to once."""
    must(event.cut not in books.commitments, "hall-log-cut-committed", cut=event.cut)
    return Step({("commitments", event.cut): event.commitment})


def cut(books: Books, event: CutDone, _: Record) -> Step:
    """The cards are drawn; a secret that was not committed to proves nothing."""
    contest = _contest(books, event.contest, event.winner)
    must(contest.winner is None, "hall-log-contest-decided", contest=event.contest)
    on_screen = event.cut is not None
    must(not on_screen or event.cut in books.commitments, "hall-log-cut-not-committed")
    for each in event.draws:
        must(each in map(str, contest.entrants), "hall-log-not-in-contest", contest=event.contest)
    after = replace(contest, cuts=(*contest.cuts, event), winner=event.winner)
    uses: tuple[Place, ...] = (("commitments", event.cut),) if on_screen else ()
    return Step({("contests", event.contest): after}, uses)


def played_off(books: Books, event: PlayoffDone, _: Record) -> Step:
    """Who wins the play-off wins the contest."""
    contest = _contest(books, event.contest, event.winner)
    must(contest.winner is None, "hall-log-contest-decided", contest=event.contest)
    after = replace(contest, winner=event.winner, games=event.games)
    return Step({("contests", event.contest): after})


def paid(books: Books, event: Paid, _: Record) -> Step:
    """A prize is handed over once to each."""
    contest = _contest(books, event.contest, event.entry)
    had = any(each.entry == event.entry for each in contest.paid)
    must(not had, "hall-log-paid-before", entry=event.entry)
    return Step({("contests", event.contest): replace(contest, paid=(*contest.paid, event))})


def posted(_books: Books, event: LedgerPosted, record: Record) -> Step:
    """What one account loses others gain."""
    must(sum(event.lines.values()) == 0, "hall-log-ledger-not-nought")
    return Step({("postings", record.seq): event})
