"""`game_over`: whether a game or a match is over, and who has won it."""

from typing import Final

from fortyfives.conformance.kind import Answers, Kind, Shape, fields
from fortyfives.conformance.kinds.ante import decided
from fortyfives.conformance.kinds.score_pairs import score_pairs
from fortyfives.conformance.kinds.settlement import (
    Sides,
    after_hand,
    by_tricks,
    ending,
    read_contract,
    read_taken,
)
from fortyfives.conformance.question import Question
from fortyfives.rules.goal import Standing, Verdict
from fortyfives.rules.scoring import Taken
from fortyfives.rules.settling import score_hand


def hand(question: Question) -> Answers:
    """Play a hand and decide."""
    sides = Sides.of(question, "before")
    return _decided(question, sides, read_taken(question, sides))


def tricks(question: Question) -> Answers:
    """Play a hand of which the order of the tricks is known, and decide."""
    sides = Sides.of(question, "before")
    return _decided(question, sides, by_tricks(question, sides, "trick_points"))


def _decided(question: Question, sides: Sides, taken: Taken) -> Answers:
    contract, bidder = read_contract(question, sides)
    bidding = () if bidder is None else (bidder,)
    before = sides.numbers("before")
    score = score_hand(question.variant, before, taken, contract=contract, bidding=bidding)
    verdict = question.variant.goal.decide(score.standing())
    return {
        **after_hand(sides, score),
        **ending(sides, _on_time(question, verdict, score.after), before),
        **_greens(question, sides, score.after),
        "bid_made": score.made,
    }


def scores(question: Question) -> Answers:
    """Decide from the scores after a complete hand."""
    sides = Sides.of(question, "scores")
    after = sides.numbers("scores")
    if question.has("hand_totals"):
        totals = [question.as_number("hand_totals", n) for n in question.entries("hand_totals")]
        if question.variant.auction is None and sum(totals) != sum(after):
            question.wrong("hand_totals", "they do not add up to the scores")
    before = sides.numbers("before") if question.has("before") else after
    bidder = sides.one("bidder")
    standing = Standing(
        before=before,
        after=after,
        bidding=() if bidder is None else (bidder,),
        made=question.flag("bid_made", default=False),
    )
    verdict = _on_time(question, question.variant.goal.decide(standing), after)
    known = before if question.has("before") else None
    return {**ending(sides, verdict, known), **_greens(question, sides, after)}


def _on_time(question: Question, verdict: Verdict, after: tuple[int, ...]) -> Verdict:
    """The verdict, unless the time is up and nobody has won."""
    if verdict.over or not question.flag("time_expired", default=False):
        return verdict
    return question.variant.goal.on_time(after)


def green(question: Question) -> Answers:
    """Who is on the green."""
    sides = Sides.of(question, "scores")
    return _greens(question, sides, sides.numbers("scores"))


def _greens(question: Question, sides: Sides, after: tuple[int, ...]) -> Answers:
    green = question.variant.goal.on_the_green
    named = zip(sides.names, after, strict=True)
    return {"on_the_green": [name for name, score in named if green(score)]}


def match(question: Question) -> Answers:
    """Whether the match is over after these games."""
    games = [question.as_text("games", entry) for entry in question.entries("games")]
    names = sorted(set(games))
    winner = question.variant.match.series.winner([names.index(name) for name in games])
    return {
        "match_over": winner is not None,
        "match_winner": None if winner is None else names[winner],
    }


GIVEN: Final = (
    "shape before bidder bid taken tricks_taken scores hand_totals time_expired trick_points "
    "games hands_played every_hand_has_trump ante_cents teams order stage1_winner stage2_winner"
)
EXPECT: Final = (
    "after over winner next_game_start removed match_points hanging_a_40 on_the_green match_over "
    "match_winner stage2_players pays possible impossible"
)
MADE_ASKED: Final = (fields(GIVEN), fields(f"{EXPECT} bid_made"))
MADE_GIVEN: Final = (fields(f"{GIVEN} bid_made"), fields(EXPECT))
GAME_OVER: Final = Kind(
    "game_over",
    {
        "hand": Shape(*MADE_ASKED, hand),
        "tricks": Shape(*MADE_ASKED, tricks),
        "scores": Shape(*MADE_GIVEN, scores),
        "green": Shape(*MADE_GIVEN, green),
        "match": Shape(*MADE_GIVEN, match),
        "score_pairs": Shape(*MADE_GIVEN, score_pairs),
        "ante": Shape(*MADE_GIVEN, decided),
    },
    selector="shape",
)
