"""House rules of the table, the match and the target."""

from fortyfives import Game, Match, variant
from fortyfives.rules.refusal import InconsistentRules
from tests.hands import decided, finish, rigged, scored
from tests.rules.effects.effect import House, effect


def tables(game: str, house: House) -> list[int]:
    """How many may sit down."""
    found = []
    for players in range(1, 10):
        try:
            Game.new(variant(game, **house), players)
        except InconsistentRules:
            continue
        found.append(players)
    return found


def partners(game: str, house: House) -> tuple[int, int]:
    """How many sides four and six players make."""
    seating = variant(game, **house).seating
    return len(seating.sides(4)), len(seating.sides(6))


def over_at(score: int, house: House, game: str = "merrimack_valley") -> bool:
    """Whether the game ends when side 0 makes 20 points more than this score."""
    told = scored(game, "00011", before=(score, 0), bid="20", **house)
    return decided(game, told, **house).over


def lost_at(score: int, house: House, game: str, sets: tuple[int, ...] = (0, 0)) -> bool:
    """Whether side 0 has lost the game when a failed 15 costs it the hand at this score."""
    told = scored(game, "11111", before=(score, 0), bid="15", **house)
    return decided(game, told, sets=sets, **house).winners == (1,)


def after_one_game(game: str, house: House) -> Match:
    """The match after seat 0, on the dealer's left, has won the first game."""
    hands = {0: "5♠ J♠ A♥ K♠ Q♠", 1: "2♣ 3♣ 4♣ 6♣ 7♣", 2: "2♦ 3♦ 4♦ 6♦ 7♦", 3: "2♥ 3♥ 4♥ 6♥ 7♥"}
    scores = (100, 0, 0, 0)
    deal = finish(rigged(game, hands=hands, turned="9♠", dealer=1, scores=scores, **house))
    first = Game.new(variant(game, **house), dealer=1, scores=scores)
    return Match(first).after(first.after(deal))


def next_dealer(game: str, house: House) -> int:
    """Who deals the game after the one that seat 0 won and seat 1 dealt last."""
    return after_one_game(game, {"match": "best_of_3", **house}).next_game().dealer


EFFECTS = (
    effect(
        "players",
        "general_120",
        tables,
        *([2, 3, 4, 5, 6], [2, 3, 4, 5, 6]),
        *([3, 5], [3, 5]),
        *(4, [4]),
    ),
    effect(
        "sides",
        "general_120",
        partners,
        *("alone", (4, 6)),
        *("pairs", (2, 3)),
        "two_threes",
        (4, 2),
    ),
    effect(
        "target",
        "merrimack_valley",
        lambda _, house: (over_at(100, house), over_at(30, house)),
        *(120, (True, False)),
        *(125, (False, False)),
        *(50, (True, True)),
    ),
    effect(
        "target_test",
        "merrimack_valley",
        lambda _, house: (over_at(100, house), over_at(105, house)),
        *("reach", (True, True)),
        *("exceed", (False, True)),
    ),
    effect(
        "floor",
        "games_55plus",
        lambda game, house: (lost_at(-190, house, game), lost_at(-90, house, game)),
        *(-200, (True, False)),
        *(-100, (True, True)),
        *("none", (False, False)),
    ),
    effect(
        "cutoff",
        "merrimack_valley",
        lambda game, house: (lost_at(-65, house, game), lost_at(-60, house, game)),
        *("off", (False, False)),
        *(-80, (True, False)),
    ),
    effect(
        "max_sets",
        "merrimack_valley",
        lambda game, house: (lost_at(0, house, game, (3, 0)), lost_at(0, house, game, (2, 0))),
        *("off", (False, False)),
        *(3, (True, False)),
    ),
    effect(
        "match",
        "general_120",
        lambda game, house: after_one_game(game, house).over,
        *("single", True),
        *("best_of_3", False),
    ),
    effect("next_game_dealer", "general_120", next_dealer, *("left", 2), *("winner", 0)),
    effect(
        "time_limit",
        "games_55plus",
        lambda game, house: variant(game, **house).goal.time_limit,
        *(20, 20),
        *("none", None),
        *(15, 15),
    ),
    effect(
        "time_up",
        "games_55plus",
        lambda game, house: variant(game, **house).goal.time_up.value,
        *("finish_hand", "finish_hand"),
        *("stop_at_bell", "stop_at_bell"),
    ),
)
