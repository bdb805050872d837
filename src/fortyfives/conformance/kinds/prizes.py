"""`prizes`: levels, contests and payouts, the pot, the jar and the 50/50 draw."""

from collections.abc import Callable
from typing import Final

from fortyfives.conformance.couples import Couples
from fortyfives.conformance.hall import BASE, Hall
from fortyfives.conformance.kind import Answers, fields, one_shape
from fortyfives.conformance.kinds.evening_prizes import games, read_games, read_scores
from fortyfives.conformance.kinds.places import booby_of, by_places
from fortyfives.conformance.kinds.tie import contend, residual
from fortyfives.conformance.value import Json, shown
from fortyfives.tournament.prizes.draws import fifty_fifty
from fortyfives.tournament.prizes.jar import ByeCredit, Jar, jar_winners
from fortyfives.tournament.prizes.plan import Money
from fortyfives.tournament.prizes.pot import pot, priced
from fortyfives.tournament.prizes.prize import WHOLE, For, OfPot, Prize

MOST: Final = 1_000


def answer(hall: Hall) -> Answers:
    """All that follows from what is given."""
    for marker, (known, part) in PARTS.items():
        if hall.has(marker):
            for name in hall.given:
                if name not in known:
                    hall.wrong(name, f"it is not asked for beside {marker}")
            return part(hall)
    return hall.wrong("wins", "neither scores nor entrants, pot nor jar are given")


# ---------------------------------------------------------------- the parts of the area


def one_tie(hall: Hall) -> Answers:
    """The contest for one prize."""
    couples = Couples.of(hall, "entrants")
    return contend(hall, couples, couples.listed, For.PLACE)


def last_place(hall: Hall) -> Answers:
    """The booby prize."""
    couples = Couples.of(hall, "wins")
    found = booby_of(read_scores(couples, "wins"), set(couples.some("withdrawn")))
    answers: Answers = {"booby_contest": couples.write_all(found)}
    return answers | (contend(hall, couples, found, For.BOOBY) if found else {})


def cookie_jar(hall: Hall) -> Answers:
    """The cookie jar."""
    couples = Couples.of(hall, "wins")
    jar = Jar(
        games(couples, "drawn", hall.value("drawn")),
        hall.number("jar_cents", 0, default=0),
        couples.some("entered") if hall.has("entered") else couples.listed,
        hall.flag("jar_counts_free_punch", default=False),
    )
    credit = ByeCredit.NONE
    if hall.has("bye_credit"):
        credit = ByeCredit(hall.text("bye_credit", [each.value for each in ByeCredit]))
    won, out = read_games(couples, "wins"), read_games(couples, "sat_out")
    winners = jar_winners(jar, won, out, credit)
    answers: Answers = {"winners": couples.write_all(winners)}
    if not winners:
        return answers | {"payouts": {}, "carry": jar.cents, "sum": jar.cents}
    return answers | contend(hall, couples, winners, For.JAR)


def from_pot(hall: Hall) -> Answers:
    """The pot and what of it each prize gets."""
    shares = [hall.as_number("shares_bp", each, 0, WHOLE) for each in hall.entries("shares_bp")]
    if hall.has("pot"):
        gross, kept = hall.number("pot", 0), 0
        for_prizes = gross
    else:
        entries, fee = hall.number("couples", 0, MOST * MOST), hall.number("entry_cents", 0)
        found = pot(entries, fee, hall.number("to_prizes_bp", 0, WHOLE, default=WHOLE))
        gross, kept, for_prizes = entries * fee, found.house, found.prizes
    parts = tuple(Prize(OfPot(share), place) for place, share in enumerate(shares, start=1))
    known = priced(parts, for_prizes, hall.number("cash_unit", 1, default=1))
    prizes = [each.cents for each in known.prizes]
    money = Money(sum(prizes), house=kept).plus(residual(hall), known.left)
    return {
        "pot": gross,
        "prizes": list[Json](prizes),
        "house": money.house,
        "carry": money.carry,
        "sum": money.sum,
    }


def halves(hall: Hall) -> Answers:
    """50/50 draws."""
    answers: list[Json] = []
    for each in hall.entries("cases"):
        if not isinstance(each, dict) or set(each) - FIFTY:
            hall.wrong("cases", f"{shown(each)} is no 50/50 draw")
        case = Hall(each)
        found = fifty_fifty(
            case.number("tickets", 0),
            case.number("ticket_cents", 0),
            case.number("cash_unit", 1, default=1),
        )
        answers.append({"winner_cents": found.winner, "house_cents": found.house})
    return {"cases": answers}


FIFTY: Final = fields("tickets ticket_cents cash_unit")
TIE: Final = fields(
    "prize_cents prize indivisible choices answers draws playoff_winner cash_unit odd_unit_order "
    "rank suits pot method residual_to"
)
PARTS: Final[dict[str, tuple[frozenset[str], Callable[[Hall], Answers]]]] = {
    "cases": (fields("cases"), halves),
    "drawn": (
        TIE | fields("drawn jar_cents wins sat_out bye_credit entered jar_counts_free_punch"),
        cookie_jar,
    ),
    "prizes_cents": (TIE | fields("prizes_cents rank_mode wins withdrawn"), by_places),
    "entrants": (TIE | fields("entrants"), one_tie),
    "wins": (TIE | fields("wins withdrawn"), last_place),
    "shares_bp": (
        fields("couples entry_cents to_prizes_bp shares_bp pot cash_unit residual_to"),
        from_pot,
    ),
}
"""For the field that tells what is asked: the fields that may stand beside it, and who answers."""

GIVEN: Final = " ".join(sorted({BASE, *(name for known, _ in PARTS.values() for name in known)}))
EXPECT: Final = (
    "contests no_prize unclaimed methods method payouts sum games forfeited after_draw_1 winner "
    "winners by_unit by_policy dense_levels pooled_places competition pot prizes house carry "
    "booby_contest cases"
)
PRIZES: Final = one_shape("prizes", GIVEN, EXPECT, answer)
