"""`first_lead`: who may lead to the first trick."""

from typing import Final

from fortyfives.conformance.kind import Answers, one_shape
from fortyfives.conformance.question import Question
from fortyfives.conformance.table import Table


def answer(question: Question) -> Answers:
    """The seats that may lead."""
    table = Table.of(question)
    bidder = None
    if question.has_value("bidder"):
        bidder = table.seat(question, "bidder", question.text("bidder"))
    seats = question.variant.first_lead.may_lead(table.ring, bidder)
    return {"may_lead": [table.names[seat] for seat in seats]}


FIRST_LEAD: Final = one_shape("first_lead", "players dealer bidder", "may_lead", answer)
