"""A tour of all that can happen at a table: deals played by lot, looked at from every seat."""

from collections.abc import Iterator
from functools import cache
from random import Random

from fortyfives import apply, legal, view_for
from fortyfives.game.actions import Action, Discard
from fortyfives.game.deal import Deal, Step
from fortyfives.game.legal import Throws
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.rules.seating import Seat
from fortyfives.telling.company import Company, seat_names
from fortyfives.wording.messages import Words
from tests.hands import rigged
from tests.strategies import Table, by_lot, plain_tables

SPECIAL = tuple(
    Table(key, players, tuple(options.items()))
    for key, players, options in (
        ("general_120", 4, {"first_packet": "dealers_choice"}),
        ("general_120", 2, {"revoke": "offender_side_scores_zero"}),
        ("irish_45", 5, {"rob_with_ace": "decline_by_announcement", "beg_king": "true"}),
        ("merrimack_valley", 4, {"thirty_for_sixty": "blind", "slam": "any_time"}),
        ("merrimack_valley", 4, {"thirty_for_sixty": "separate", "sixty_for_120": "true"}),
        ("ns_auction_richmond", 4, {"slam": "in_turn", "all_pass": "redeal_next_dealer"}),
        ("one_ten", 4, {"kitty_size": "0", "draw_max": "3"}),
    )
)


def company(
    deal: Deal, me: Seat | None = 0, language: str = "en", *, spoken: bool = False
) -> Company:
    """The company as that seat, or one who watches, sees it: Luc, Nora, Angus ... from the left."""
    seat = 0 if me is None else me
    people = seat_names(deal.setting.seats, seat, "Jo")
    return Company(words_in(language), people, deal.setting.sides, me, spoken=spoken)


@cache
def words_in(language: str) -> Words:
    """The words of that language, made once: to make them takes longer than a deal."""
    return Words(language, strict=True)


def stops() -> tuple[Table, ...]:
    """Every game for every number of players, and house rules that bring something to do."""
    return (*plain_tables(), *SPECIAL)


def rarities() -> tuple[Deal, ...]:
    """Deals in which something is to be done that may not happen on a tour."""
    king = {0: "KS KD 2D 9C 3H"}
    ace = {0: "AS KD 2D 9C KS", 3: "2C 3D 4D 9D TD"}
    return (
        rigged("irish_45", turned="RJ"),
        rigged("irish_45", hands=king, turned="7S", beg_king=True),
        rigged("general_120", hands=ace, turned="7S"),
        rigged("general_120", hands=ace, turned="7S", rob_with_ace="mandatory"),
        rigged("general_120", hands=ace, turned="7S", rob_with_ace="decline_by_announcement"),
        rigged("general_120", hands={3: "2C 3D"}, turned="AS"),
        rigged("general_120", hands={3: "2C 3D"}, turned="AS", rob_turned_ace="mandatory"),
    )


def steps(table: Table) -> Iterator[tuple[Deal, Step]]:
    """A deal at that table from its cut to its end: each deal, and the step that leads on."""
    lot = Random(f"tour/{table}")
    deal = table.start(lot).deal
    while deal.turn is not None:
        step = apply(deal, by_lot(deal, lot))
        yield deal, step
        deal = step.deal


def views(table: Table) -> Iterator[tuple[Deal, SeatView]]:
    """What each seat sees at each moment of a deal at that table."""
    for deal, _ in steps(table):
        for seat in deal.setting.ring:
            yield deal, view_for(deal, seat)


def choices(view: SeatView) -> list[Action]:
    """All that the seat may do; of discards one for each number of cards."""
    may = legal(view)
    if not isinstance(may, Throws):
        found = list(dict.fromkeys(may))  # a deal in packets may be there twice
        return found[::10] if view.phase is Phase.CUT else found
    cards = tuple(may.source)
    return [
        Discard(may.seat, type(may.source).of(cards[:n])) for n in range(may.least, may.most + 1)
    ]
