"""The score sheet: every deal of the game so far, a line for each."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from fortyfives.cards.card import Suit
from fortyfives.game.deal import Deal
from fortyfives.game.story import PublicStory
from fortyfives.rules.auction import Contract
from fortyfives.rules.seating import Seat, Side
from fortyfives.rules.settling import HandScore
from fortyfives.telling.company import Company
from fortyfives.wording.messages import capital


@dataclass(frozen=True, slots=True)
class Row:
    """A deal that is over; `score` and `trump` are None if the cards were thrown in.

    `takers` are the sides that took its tricks, in order.
    """

    number: int
    dealer: Seat
    contract: Contract | None
    score: HandScore | None
    takers: tuple[Side, ...]
    trump: Suit | None

    @classmethod
    def of(cls, number: int, story: PublicStory) -> "Row":
        """The row of a deal that is over, as everybody has seen it; `number` counts the rows."""
        side_of = story.setting.side_of
        return cls(
            number,
            story.setting.dealer,
            story.auction.contract,
            story.score,
            tuple(side_of[trick.taker] for trick in story.tricks),
            story.trump,
        )


@dataclass(slots=True)
class ScoreSheet:
    """The deals of one game."""

    rows: list[Row] = field(default_factory=list)

    def begin_game(self) -> None:
        """Take a new sheet."""
        self.rows.clear()

    def add(self, deal: Deal) -> None:
        """Write down a deal that is over."""
        self.rows.append(Row.of(len(self.rows) + 1, deal.public))

    def read(self, company: Company) -> Iterator[str]:
        """The lines of the sheet, as one reads them out."""
        if not self.rows:
            yield company.words.say("table-sheet-empty")
        for row in self.rows:
            yield say_row(company, row)


def say_row(company: Company, row: Row) -> str:
    """A deal of the sheet, as one reads it out."""
    return " ".join(_row(company, row))


def _row(company: Company, row: Row) -> Iterator[str]:
    """Who dealt, what was bid and whether it was made, what each side got, and the scores."""
    say = company.words.say
    yield say("table-sheet-deal", n=row.number, **company.who(row.dealer))
    if row.score is None:
        yield say("table-sheet-thrown-in")
        return
    if row.contract is not None:
        yield say(
            "table-sheet-bid",
            bid=company.call(row.contract.call),
            made=bool(row.score.made),
            **company.who(row.contract.bidder),
        )
    gains = [
        say("table-sheet-gain", side=company.side(side), sign=_sign(n), n=abs(n))
        for side, n in _gains(company, row.score)
    ]
    yield f"{capital(', '.join(gains))}."
    yield say("table-score", scores=company.figures(row.score.after))


def _gains(company: Company, score: HandScore) -> Iterator[tuple[Side, int]]:
    """By how much each side's score has changed, the person's own side first."""
    for side in company.mine_first():
        yield side, score.after[side] - score.before[side]


def _sign(number: int) -> str:
    if not number:
        return "none"
    return "plus" if number > 0 else "minus"
