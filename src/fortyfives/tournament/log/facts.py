"""All that is known of an evening: the fold over the records of its log."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from fortyfives.tournament.log import events as say
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.log.record import Record
from fortyfives.tournament.log.steps import games, hall, people, prizes
from fortyfives.tournament.log.steps.step import Step, must
from fortyfives.tournament.log.undo import Undo

STEPS: Final[dict[type[say.Event], Callable[[Books, Any, Record], Step]]] = {
    say.FormatSet: hall.format_set,
    say.EntryRegistered: people.registered,
    say.CheckedIn: people.checked_in,
    say.Withdrawn: people.withdrawn,
    say.TableUsable: hall.table_usable,
    say.RoundPlanned: games.planned,
    say.GameCalled: games.called,
    say.GameStarted: games.started,
    say.ResultReported: games.reported,
    say.ResultConfirmed: games.confirmed,
    say.ResultDisputed: games.disputed,
    say.ResultCorrected: games.corrected,
    say.GameVoided: games.voided,
    say.RestRecorded: games.rested,
    say.ClockSet: hall.clock_set,
    say.ContestOpened: prizes.opened,
    say.ChoiceMade: prizes.chosen,
    say.CutCommitted: prizes.committed,
    say.CutDone: prizes.cut,
    say.PlayoffDone: prizes.played_off,
    say.Paid: prizes.paid,
    say.LedgerPosted: prizes.posted,
    say.NoteAdded: hall.noted,
    say.EventClosed: hall.closed,
}
"""What each type of event makes of the facts; an undoing is another matter."""

AFTER_CLOSING: Final = (say.Paid, say.NoteAdded, say.Reverted)
"""What may still be written when the evening is over; all else waits until it is opened again."""


class Facts(Books):
    """What is known after the records taken so far.

    A record is taken whole or refused, and then nothing has changed. Whoever wants to know whether
    a command can be written takes its records first, and takes them back if they were not kept.
    """

    def __init__(self, records: Iterable[Record] = ()) -> None:
        """Raises `Refused` at the first record that cannot follow on those before it."""
        super().__init__()
        self._undo = Undo(self.put)
        self.take(records)

    @property
    def seq(self) -> int:
        """The number of the record taken last."""
        return self._undo.seq

    def take(self, records: Iterable[Record]) -> None:
        """Take these records, all of them or none."""
        before = self.seq
        try:
            for record in records:
                self._take(record)
        except ValueError:
            self.take_back(self.seq - before)
            raise

    def _take(self, record: Record) -> None:
        must(record.seq == self.seq + 1, "hall-log-out-of-order", seq=record.seq)
        event = record.event()
        must(not self.closed or isinstance(event, AFTER_CLOSING), "hall-log-event-closed")
        if isinstance(event, say.Reverted):
            closing = ("hall", "closed") in self._undo.changed_by(event.target)
            must(not self.closed or closing, "hall-log-event-closed")
            self._undo.revert(event.target)
        else:
            self._undo.do(STEPS[type(event)](self, event, record))

    def take_back(self, records: int = 1) -> None:
        """Forget the last records, as if they had never been taken."""
        for _ in range(records):
            self._undo.forget()

    def dependants(self, target: int) -> tuple[int, ...]:
        """The numbers of the events that must be undone before this one can be, in order.

        Raises `Refused` if there is no such event, or it does not stand.
        """
        return self._undo.dependants(target)
