"""The same view with other hidden cards: whoever knows no more does the same, and says the same.

A case is a position with a real choice, from a deal at one of the tables of the tests: every
regional game, every number of players, and house rules of which any two meet. One of the
registered players is given the view of the seat in turn, and nothing else; then every card that
the seat has not seen is exchanged for another, in the whole deal, and it is asked again: a few
times for each case. It must do the same for the same reason, and use its luck in the same way.

Cheats are planted as well: they have a back door to the deal that is on the table. Each must be
caught within so many cases, in every share.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from fortyfives.analysis.fingerprint import players_hash, rules_hash
from fortyfives.game.deal import Deal
from fortyfives.game.engine import apply
from fortyfives.game.legality import legal
from fortyfives.game.setting import Phase
from fortyfives.game.showing import view_for
from fortyfives.players.player import Choice, Player
from fortyfives.players.registry import names, player
from fortyfives.rules.seating import Seat
from tests.players.cheats import CHEATS, Felt
from tests.players.unseen import redealt
from tests.strategies import Table, all_tables, by_lot

NAME = "honest"
CASES = 100_000
UNTIL_CAUGHT = 1_000
FULL = {
    "cases": CASES,
    "until_caught": UNTIL_CAUGHT,
    "players": players_hash(),
    "rules": rules_hash(),
}

FROM_ONE_DEAL = 5
REDEALS = 5
WILD = 0.25
"""So many deals are played by lot; in the others anybody may sit anywhere."""
RARE = 0.5
"""So many cases take a phase first, and not the cut, so that the rarer ones have their share."""
MOST_TOLD = 20

Lay = Callable[[Deal], None]
Answer = tuple[Choice, tuple[Any, ...]]


@dataclass(frozen=True)
class Case:
    """A position in which the seat in turn has a choice."""

    number: int
    table: Table
    deal: Deal
    seat: Seat

    @property
    def luck(self) -> str:
        """The seed of the luck that a player has here."""
        return f"luck {self.number}"

    def __str__(self) -> str:
        """The case in a line."""
        return f"case {self.number}, {self.table}, seat {self.seat}, {self.deal.phase.value}"


# ---------------------------------------------------------------- positions


def cases(numbers: range, tables: Sequence[Table] | None = None) -> Iterator[Case]:
    """The cases of these numbers; a few neighbours come from the same deal."""
    tables = tables or all_tables()
    moments: list[Deal] = []
    at = -1
    for number in numbers:
        here = number // FROM_ONE_DEAL
        table = tables[here % len(tables)]
        if here != at:
            moments, at = choices_in(table, Random(f"honest deal {here}")), here
        yield chosen(number, table, moments)


def choices_in(table: Table, lot: Random) -> list[Deal]:
    """Each moment of a deal in which somebody had a choice."""
    deal, found = table.start(lot).deal, list[Deal]()
    wild = lot.random() < WILD
    company = [player(lot.choice(names())) for _ in range(deal.setting.seats)]
    while deal.turn is not None:
        view = view_for(deal, deal.turn)
        if legal(view).count > 1:
            found.append(deal)
        action = by_lot(deal, lot) if wild else company[deal.turn].choose(view, lot).action
        deal = apply(deal, action).deal
    return found


def chosen(number: int, table: Table, moments: list[Deal]) -> Case:
    """One of the moments."""
    lot = Random(f"honest case {number}")
    if lot.random() < RARE:
        phases = {deal.phase.value for deal in moments} - {Phase.CUT.value}
        phase = lot.choice(sorted(phases))
        moments = [deal for deal in moments if deal.phase.value == phase]
    deal = lot.choice(moments)
    assert deal.turn is not None  # noqa: S101 - somebody had a choice
    return Case(number, table, deal, deal.turn)


# ---------------------------------------------------------------- asking


def nowhere(_deal: Deal) -> None:
    """Honest players are shown a view; the deal is laid down nowhere."""


def ask(deal: Deal, seat: Seat, who: Player, luck: str) -> Answer:
    """What the player does and why, given the view and nothing else, and the luck it has left."""
    rng = Random(luck)
    choice = who.choose(view_for(deal, seat), rng)
    return choice, rng.getstate()


def mismatch(case: Case, make: Callable[[], Player], lay: Lay = nowhere) -> str | None:
    """What the player does differently when only the hidden cards are others, if anything.

    It sits down anew for each deal; `lay` is told which one is on the table.
    """
    lot = Random(f"honest redeal {case.number}")
    lay(case.deal)
    first, luck = ask(case.deal, case.seat, make(), case.luck)
    for _ in range(REDEALS):
        other = redealt(case.deal, case.seat, lot)
        if view_for(case.deal, case.seat) != view_for(other, case.seat):
            return f"{case}: the view itself shows what is hidden"
        lay(other)
        again, left = ask(other, case.seat, make(), case.luck)
        if first != again:
            return f"{case}: {first}, and with other hidden cards {again}"
        if luck != left:
            return f"{case}: it used its luck in another way"
    return None


def caught_after(make: Callable[[Felt], Player], found: Iterable[Case]) -> int | None:
    """How many cases it took until a planted cheat was caught; None if it got through."""
    felt = Felt()
    for count, case in enumerate(found, start=1):
        if mismatch(case, partial(make, felt), felt.lay):
            return count
    return None


def run(shard: int, shards: int) -> dict[str, Any]:
    """Ask about one share of the cases, and plant every cheat in it."""
    first, end = CASES * shard // shards, CASES * (shard + 1) // shards
    count, failures = Counter[str](mismatches=0), list[str]()
    known, planted = names(), list[Case]()
    for case in cases(range(first, end)):
        name = Random(f"honest player {case.number}").choice(known)
        make = partial(player, name)
        if len(planted) < UNTIL_CAUGHT:
            planted.append(case)
        count["redeals"] += REDEALS
        count.update(("cases", f"in {case.deal.phase.value}", f"of {name}"))
        if wrong := mismatch(case, make):
            count["mismatches"] += 1
            failures.append(f"{name}, {wrong}")
    for cheat in CHEATS:
        cases_needed = caught_after(cheat, planted)
        count["cheats"] += 1
        if cases_needed is None:
            failures.append(f"{cheat.__name__} was not caught in {len(planted)} cases")
        else:
            count["cheats_caught"] += 1
            count["cases_until_caught"] += cases_needed
    return {**count, "failures": failures[:MOST_TOLD]}
