"""The movement of an evening: the next game, rests, what may be promised, and the punch audit."""

from dataclasses import dataclass, replace
from typing import Final

from fortyfives.conformance.given import FAR, Given
from fortyfives.conformance.hall import Hall
from fortyfives.conformance.kind import Answers, Kind, one_shape
from fortyfives.conformance.kinds.movement_seats import MOST_TABLES, Couples, decided, read_tables
from fortyfives.conformance.value import Json, shown
from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.game import Game
from fortyfives.tournament.evening.guarantees import all_wins, couples_without_rematch, sure_gap
from fortyfives.tournament.evening.late import missed_games
from fortyfives.tournament.evening.next_game import NextGame, next_game
from fortyfives.tournament.evening.punches import Audit, expected_punches
from fortyfives.tournament.evening.rest_policy import RestPolicy
from fortyfives.tournament.evening.rests import rota_plan
from fortyfives.tournament.evening.room import Room, refuse_twice
from fortyfives.tournament.evening.walk import UP_124, Walk
from fortyfives.tournament.points import GAME

MOST_ROUNDS: Final = 200
POLICIES: Final = (RestPolicy.WINNER_FIRST.value, RestPolicy.ROTA.value)


def answer(hall: Hall) -> Answers:
    """Every answer for which enough is given."""
    answers: Answers = {}
    if hall.has("winners"):
        answers |= _moved(hall)
    if hall.has("rota") and hall.has("couples"):
        answers |= _by_rota(hall)
    if hall.has("ring_tables"):
        rings = _numbers(hall, "ring_tables")
        answers["ring_min_gap"] = [sure_gap(UP_124, tables) for tables in rings]
    if hall.has("assisted_rounds"):
        rounds = _numbers(hall, "assisted_rounds")
        answers["assisted_zero_rematch_couples"] = [couples_without_rematch(n) for n in rounds]
    if hall.has("tables_rounds"):
        answers["all_wins"] = [_product(hall, entry) for entry in hall.entries("tables_rounds")]
    if hall.has("tables_count") and hall.has("rounds"):
        answers |= _audit(hall)
    return answers


# ---------------------------------------------------------------- the next game


HERE: Final = ("tables", "resting", "rests")
ENDED: Final = ("next", "resting", "rests_after_next_game")
"""Where a case tells who sits where, who rests and how often: in `given`, and in `expect`."""


@dataclass(frozen=True, slots=True)
class Evening:
    """The games so far, the latest last, and who rested while that one was played."""

    games: tuple[tuple[Game, ...], ...]
    rested: tuple[Number, ...]
    rests: dict[Number, int]

    def won_before(self) -> frozenset[Number]:
        """Who won its last game but the latest."""
        won: set[Number] = set()
        for game in (game for played in self.games[:-1] for game in played):
            won.difference_update(game.couples)
            won.update(couple for couple in game.couples if couple == game.winner)
        return frozenset(won)

    def met(self) -> set[frozenset[Number]]:
        """The pairs that have met."""
        return {frozenset(game.couples) for played in self.games for game in played}


def _evening(hall: Hall, couples: Couples, seen: frozenset[str] = frozenset()) -> Evening:
    """The evening up to the game just played, which may begin where another case ends."""
    if not hall.has("start_from"):
        return _begun(hall, hall, HERE, couples)
    case = hall.case("start_from")
    if case.id in seen or any(hall.has(name) for name in HERE):
        hall.wrong("start_from", "it says where everybody is, and no case begins with itself")
    before = _evening(Hall.of(case.given, hall.cases), couples, seen | {case.id})
    now = _begun(hall, Given(case.expect), ENDED, couples)
    return Evening((*before.games, *now.games), now.rested, now.rests)


def _begun(hall: Hall, state: Given, names: tuple[str, str, str], couples: Couples) -> Evening:
    """One game, with the winners of the case, and where everybody was."""
    tables, resting, rests = names
    seats = dict(enumerate(read_tables(state, tables, couples), start=1))
    rested = couples.read_all(state, resting)
    winners = dict(enumerate(couples.read_all(hall, "winners"), start=1))
    games = decided(hall, "winners", seats, winners)
    return Evening((games,), rested, couples.read_numbers(state, rests))


def _room(hall: Hall, evening: Evening, couples: Couples) -> Room:
    """The room after the game just played; the walk is still to be told."""
    games = evening.games[-1]
    seats = {couple: game.table for game in games for couple in game.couples}
    usable = hall.number("tables_available", 1, MOST_TABLES, default=len(games))
    policy = RestPolicy(hall.text("rest_policy", POLICIES)) if hall.has("rest_policy") else None
    fixed = couples.known(hall, "fixed_table", seats)
    return Room(
        game=len(evening.games),
        games=games,
        tables=tuple(range(1, usable + 1)),
        rest=policy or RestPolicy.WINNER_FIRST,
        rota=couples.read_all(hall, "rota"),
        rested=evening.rested,
        rests=evening.rests,
        arrives=couples.read_all(hall, "arrives"),
        leaves=frozenset(couples.read_all(hall, "leaves")),
        fixed={couple: seats[couple] for couple in fixed},
        won_before=evening.won_before(),
    )


def _moved(hall: Hall) -> Answers:
    """Who sits where next, after one step or after each of several."""
    couples = Couples()
    evening = _evening(hall, couples)
    room = _room(hall, evening, couples)
    several = hall.has("steps")
    steps = _numbers(hall, "steps") if several else [hall.number("step", 1, FAR)]
    after = [next_game(replace(room, walk=Walk("given", (step,)))) for step in steps]
    tables: list[Json] = [[couples.write(each.couples) for each in now.games] for now in after]
    deals: list[Json] = [[couples.write_deal(each.deals) for each in now.games] for now in after]
    met = evening.met()
    rests = room.rests_now()
    answers: Answers = {
        "next": tables if several else tables[0],
        "first_deal": deals if several else deals[0],
        "rematches": [_rematches(each, met, couples) for each in after],
        "virtual_rests": {str(couples.name(each)): rests[each] for each in room.arrives},
        "missed_games": {
            str(couples.name(each)): list(missed_games(room.game + 1)) for each in room.arrives
        },
    }
    if not several:
        answers |= _resting(after[0], couples)
    return answers


def _resting(after: NextGame, couples: Couples) -> Answers:
    return {
        "resting": couples.write(after.resting),
        "rests_after_next_game": {
            str(couples.name(couple)): rests for couple, rests in after.rests.items() if rests
        },
        "closed_tables": list(after.closed),
    }


def _rematches(after: NextGame, met: set[frozenset[Number]], couples: Couples) -> Json:
    return [couples.write(game.couples) for game in after.games if frozenset(game.couples) in met]


# ---------------------------------------------------------------- rests by rota


def _by_rota(hall: Hall) -> Answers:
    """Who rests in each game of an evening by rota."""
    couples = Couples()
    rota = couples.read_all(hall, "rota")
    if hall.number("couples", 2, 2 * MOST_TABLES) != len(rota):
        hall.wrong("rota", "every couple stands in it")
    refuse_twice("hall-couple-twice", "couple", rota)
    tables = hall.number("tables_count", 1, MOST_TABLES)
    plan = rota_plan(rota, tables, hall.number("rounds", 1, MOST_ROUNDS))
    rests, most_apart = dict.fromkeys(rota, 0), 0
    for resting in plan:
        for couple in resting:
            rests[couple] += 1
        most_apart = max(most_apart, max(rests.values()) - min(rests.values()))
    return {
        "rest_order": couples.write([couple for resting in plan for couple in resting]),
        "resting_by_round": [couples.write(resting) for resting in plan],
        "rests": {str(couples.name(couple)): times for couple, times in rests.items()},
        "max_minus_min_every_round_le": most_apart,
    }


# ---------------------------------------------------------------- numbers


def _numbers(hall: Hall, name: str) -> list[int]:
    """Whole numbers in order."""
    return [hall.as_number(name, entry, 1, FAR) for entry in hall.entries(name)]


def _product(hall: Hall, entry: Json) -> int:
    """All games won in an evening of so many tables and rounds."""
    pair = hall.as_list("tables_rounds", entry)
    if len(pair) != 2:  # noqa: PLR2004 - a pair
        hall.wrong("tables_rounds", f"{shown(entry)} is not a number of tables and of rounds")
    tables, rounds = (hall.as_number("tables_rounds", each, 1, FAR) for each in pair)
    return all_wins(tables, rounds)


def _audit(hall: Hall) -> Answers:
    """The holes that there should be; an odd couple has one more in every round for its rest."""
    rounds = hall.number("rounds", 1, FAR)
    rests = rounds if hall.flag("odd_couple", default=False) else 0
    played = all_wins(hall.number("tables_count", 1, FAR), rounds)
    expected = expected_punches(played, rests, GAME)
    if not hall.has("punches_on_cards"):
        return {"expected": expected}
    audit = Audit(expected, hall.number("punches_on_cards", 0, FAR * FAR))
    return {
        "expected": audit.expected,
        "difference": audit.difference,
        "audit": "ok" if audit.ok else "mismatch",
    }


MOVEMENT: Final[Kind[Hall]] = one_shape(
    "movement",
    "base start_from tables winners step steps resting rests rest_policy rota couples"
    " tables_count rounds tables_available arrives leaves fixed_table ring_tables"
    " assisted_rounds tables_rounds odd_couple punches_on_cards",
    "next first_deal resting rematches rests rests_after_next_game rest_order"
    " max_minus_min_every_round_le resting_by_round virtual_rests missed_games closed_tables"
    " ring_min_gap assisted_zero_rematch_couples all_wins expected difference audit",
    answer,
)
