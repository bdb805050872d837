"""`cut`: cutting the deck on the screen, byte for byte."""

from typing import Final

from fortyfives.cards.pack import SUITED
from fortyfives.conformance.hall import Hall
from fortyfives.conformance.kind import Answers, Kind, fields, one_shape
from fortyfives.conformance.value import Json, shown
from fortyfives.tournament.cutting.chance import commitment
from fortyfives.tournament.cutting.groups import cuts_needed, sizes
from fortyfives.tournament.cutting.reading import BadDocument, read_context, read_secret
from fortyfives.tournament.cutting.screen import ScreenCut, screen_cut

ONE: Final = fields("secret_hex context")
TOP: Final = 6
MOST_COUPLES: Final = 10_000


def answer(hall: Hall) -> Answers:
    """One cut, several of one contest, or how many cuts so many couples need."""
    if hall.has("cuts"):
        return _cuts(hall)
    if hall.has("entrants_tied"):
        return _groups(hall)
    answers = _shown(hall, _cut(hall))
    answers.pop("tied", None)
    return answers


def _groups(hall: Hall) -> Answers:
    tied = hall.number("entrants_tied", 1, MOST_COUPLES)
    most = hall.number("max_per_cut", 2, SUITED, default=SUITED)
    return {"groups": list(sizes(tied, most)), "cuts_needed": cuts_needed(tied, most)}


def _cuts(hall: Hall) -> Answers:
    """Each cut repeats the one before among those who were tied in it."""
    answers: list[Json] = []
    before: ScreenCut | None = None
    for each in hall.entries("cuts"):
        if not isinstance(each, dict) or set(each) - ONE:
            hall.wrong("cuts", f"{shown(each)} is no cut")
        one = Hall(each)
        cut = _cut(one)
        slips = dict(zip(cut.context.entrants, cut.context.slips, strict=True))
        if before and cut.context != before.recut(cut.context.cut, slips):
            hall.wrong("cuts", "a cut does not repeat the one before it")
        answers.append(_shown(one, cut))
        before = cut
    if before is None:
        hall.wrong("cuts", "there is no cut")
    return {"cuts": answers, "winner": before.winner}


def _cut(hall: Hall) -> ScreenCut:
    try:
        return screen_cut(read_secret(hall.text("secret_hex")), read_context(hall.named("context")))
    except BadDocument as bad:
        name = "secret_hex" if bad.field == "secret" else "context"
        return hall.wrong(name, str(bad))


def _shown(hall: Hall, cut: ScreenCut) -> Answers:
    answers: Answers = {
        "commitment": commitment(read_secret(hall.text("secret_hex"))).hex(),
        "seed": cut.seed.hex(),
        "deck_first_six": [str(card) for card in cut.deck[:TOP]],
        "words_used": cut.words.used,
        "words_rejected": cut.words.rejected,
        "draws": {str(entry): str(card) for entry, card in cut.draws.items()},
        "winner": cut.winner,
    }
    if cut.tied:
        answers["tied"] = list(cut.tied)
    return answers


CUT: Final[Kind[Hall]] = one_shape(
    "cut",
    "secret_hex context cuts entrants_tied max_per_cut",
    "commitment seed deck_first_six words_used words_rejected draws winner groups cuts_needed cuts",
    answer,
)
