"""What is told when a game is over: who wins, by which rule, and what one would like to read."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from fortyfives.game.game import Game
from fortyfives.rules.goal import BothCross
from fortyfives.rules.seating import Side
from fortyfives.telling.company import Company
from fortyfives.telling.sheet import Row
from fortyfives.wording.messages import capital


def game_over(company: Company, game: Game, rows: Sequence[Row]) -> Iterator[str]:
    """How the game ended, and its summary; `rows` are its deals."""
    words, winners = company.words, game.verdict.winners
    scores = company.figures(game.scores)
    yield capital(words.say("table-game-over", n=game.number, scores=scores))
    if winners:
        yield winning(company, "table-wins-game", winners)
        yield from contested(company, game)
    else:
        yield capital(words.say("table-tie"))
    yield from summary(company, rows)


def winning(company: Company, key: str, sides: Sequence[Side]) -> str:
    """The sentence of that key about those who win, or fall out."""
    side, number = company.sides_together(sides), company.number(sides)
    return capital(company.words.say(key, side=side, number=number))


def summary(company: Company, rows: Sequence[Row]) -> Iterator[str]:
    """The tricks, the bids made and set, the best deal and the longest run of tricks."""
    played = [row for row in rows if row.score is not None]
    if not played:
        return
    yield _tricks(company, played)
    bids = _bids(company, played)
    if bids:
        yield bids
    yield _best(company, played)
    run = _longest_run(played)
    if run is not None and run.tricks > 1:
        yield _run(company, run)


def contested(company: Company, game: Game) -> Iterator[str]:
    """The rule by which the winner wins, where others have got as far in the same deal."""
    goal = game.variant.goal
    there = [side for side in game.still_in if goal.reached(game.scores[side])]
    if len(there) > len(game.verdict.winners):
        both = goal.both_cross.value
        if goal.both_cross is BothCross.PARTNERS:
            both = goal.partner_win.value
        yield company.words.say("sheet-both", both=both)


def goes_on(company: Company, game: Game) -> Iterator[str]:
    """Why the game is not over though somebody has the points for it.

    Source: MV-44, AMB-69, AMB-72.
    """
    goal = game.variant.goal
    there = [side for side in game.still_in if goal.reached(game.scores[side])]
    if game.over or not there:
        return
    best = max(game.scores[side] for side in there)
    level = [side for side in there if game.scores[side] == best]
    if len(level) > 1 and not goal.must_bid_out:
        yield company.words.say("table-tie-goes-on", n=best)
    else:
        yield company.words.say("table-not-out", side=company.sides_together(there))
        yield company.words.say("sheet-must-bid-out")


def _tricks(company: Company, rows: Sequence[Row]) -> str:
    """How many tricks each side took."""
    totals = [0] * len(company.sides)
    for row in rows:
        if row.score is not None:
            for side, tricks in enumerate(row.score.taken.tricks):
                totals[side] += tricks
    return company.words.say("table-summary-tricks", tricks=company.figures(totals))


def _bids(company: Company, rows: Sequence[Row]) -> str:
    """How many bids each side made, and how many it was set on."""
    say = company.words.say
    told = []
    for side in company.mine_first():
        outcomes = [
            bool(row.score.made)
            for row in rows
            if row.score and row.contract and row.contract.bidder in company.sides[side]
        ]
        if outcomes:
            made = sum(outcomes)
            told.append(
                say(
                    "table-summary-bids",
                    side=company.side(side),
                    made=made,
                    failed=len(outcomes) - made,
                )
            )
    return say("table-summary-all-bids", bids="; ".join(told)) if told else ""


def _best(company: Company, rows: Sequence[Row]) -> str:
    """The deal in which a side added most to its score; the first of several."""
    gains = [
        (row.score.after[side] - row.score.before[side], row, side)
        for row in rows
        if row.score is not None
        for side in company.mine_first()
    ]
    gain, row, side = max(gains, key=lambda found: found[0])
    sentence = company.words.say(
        "table-summary-best",
        side=company.side(side),
        n=gain,
        deal=row.number,
        number=company.number([side]),
    )
    return capital(sentence)


@dataclass(frozen=True, slots=True)
class _Run:
    """Tricks that one side took one after another, through the deals from `first` to `last`."""

    side: Side
    tricks: int
    first: int
    last: int


def _longest_run(rows: Sequence[Row]) -> _Run | None:
    """The longest run of tricks; the first of several."""
    takers = [(side, row.number) for row in rows for side in row.takers]
    longest: _Run | None = None
    for side, found in groupby(takers, key=lambda taker: taker[0]):
        deals = [number for _, number in found]
        if longest is None or len(deals) > longest.tricks:
            longest = _Run(side, len(deals), deals[0], deals[-1])
    return longest


def _run(company: Company, run: _Run) -> str:
    sentence = company.words.say(
        "table-summary-run",
        side=company.side(run.side),
        number=company.number([run.side]),
        n=run.tricks,
        first=run.first,
        last=run.last,
        one=run.first == run.last,
    )
    return capital(sentence)
