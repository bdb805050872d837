"""Tables to play at: every regional game, every number of players, every house rule."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property

from hypothesis import strategies as st

from fortyfives.game.actions import Action, Say
from fortyfives.game.chance import Chance, Seeded
from fortyfives.game.deal import Deal, Step
from fortyfives.game.engine import start
from fortyfives.game.legality import legal
from fortyfives.game.setting import Phase, Setting, setting
from fortyfives.game.showing import view_for
from fortyfives.rules.options import OPTIONS, apply_options, options_in_force
from fortyfives.rules.options.option import Option, OptionError, Value, read_value, write_value
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.stakes import Call
from fortyfives.rules.variant import Variant
from fortyfives.variants import ALL
from tests.kept import kept
from tests.pairwise import cover

Words = dict[str, str]
"""House rules by their keys, the values as `--option` takes them."""

# A few of the values where an option takes any number, or any deal.
A_FEW: Mapping[str, tuple[str, ...]] = {
    "target": ("45", "120"),
    "floor": ("-30",),
    "cutoff": ("-20",),
    "max_sets": ("1", "3"),
    "time_limit": ("20",),
    "deal": ("3-2", "1-4", "2-K3-3", "K2-5-K2", "3-2-X3-K4", "K4-2-X3-3"),
    "keep_min": ("0", "2", "5", "other:1,bidder:3,six:2"),
    "draw_max": ("0", "3", "5", "other:2,bidder:5,six:1"),
    "min_bid_at": ("none", "20:20", "0:25,40:30"),
    "lock_at": ("20",),
    "cap": ("25",),
}


@dataclass(frozen=True)
class Table:
    """A regional game with house rules, for so many players."""

    key: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    @cached_property
    def variant(self) -> Variant:
        """The rules of the table."""
        return edited(ALL[self.key], dict(self.options))

    @property
    def values(self) -> dict[str, Value]:
        """The house rules with their values."""
        return {key: read_value(word) for key, word in self.options}

    @cached_property
    def in_force(self) -> Words:
        """Every house rule with its value in force, and the number of players."""
        told = {key: write_value(value) for key, value in options_in_force(self.variant).items()}
        return {**told, "players": str(self.players)}

    def __str__(self) -> str:
        """The table in a line: what differs from the usual game."""
        usual = Table(self.key, self.players).in_force
        differ = (f"{key}={v}" for key, v in self.in_force.items() if usual.get(key) != v)
        return " ".join((self.key, f"for {self.players}", *sorted(differ)))

    def setting(self, lot: random.Random) -> Setting:
        """The table at some moment of a game: any dealer, any scores, sides perhaps fallen out."""
        sides = len(self.variant.seating.sides(self.players))
        scores = tuple(
            5 * lot.randint(-10, self.variant.goal.target // 5 + 2) for _ in range(sides)
        )
        still_in = tuple(range(sides))
        if sides > 2 and lot.random() < 0.1:
            still_in = tuple(sorted(lot.sample(still_in, lot.randint(2, sides - 1))))
        return setting(self.variant, self.players, lot.randrange(self.players), scores, still_in)

    def start(self, lot: random.Random, chance: Chance | None = None) -> Step:
        """A deal about to be cut."""
        return start(self.setting(lot), chance or Seeded(str(lot.getrandbits(64))))


# ---------------------------------------------------------------- every house rule


def offered(option: Option, variant: Variant) -> tuple[str, ...]:
    """The values of an option: all its words, and a few of its numbers."""
    if option.key == "players":
        return tuple(str(count) for count in variant.seating.counts)
    words = [word for word in option.values.named if word not in option.values.offered_not]
    return tuple(dict.fromkeys((*map(write_value, words), *A_FEW.get(option.key, ()))))


def edited(variant: Variant, words: Words) -> Variant:
    """The game with these house rules."""
    return apply_options(variant, {key: read_value(word) for key, word in words.items()})


def in_force(variant: Variant, words: Words) -> bool:
    """Whether these house rules are all in force: none has changed or forbidden another."""
    return all(
        OPTIONS[key].fits(variant) and write_value(OPTIONS[key].get(variant)) == word
        for key, word in words.items()
    )


def fits(variant: Variant, words: Words) -> bool:
    """Whether the game can be played with these house rules together."""
    try:
        return in_force(edited(variant, words), words)
    except (OptionError, InconsistentRules):
        return False


class Fitting:
    """Tells whether a growing row of house rules can be had; each is added to those before."""

    ANOTHER_MAY_CHANGE = frozenset(
        [
            *("kitty_size", "deal", "joker_rank", "keep_min", "draw_max"),
            *("lock_test", "cap_test", "ace_swap_discard", "sides"),
        ]
    )

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.row: Words = {}
        self.so_far = variant

    def __call__(self, row: Words) -> bool:
        if not row.items() >= self.row.items():
            self.row, self.so_far = {}, self.variant
        new = {key: word for key, word in row.items() if key not in self.row}
        try:
            found = edited(self.so_far, new)
        except (OptionError, InconsistentRules):
            return False
        doubtful = (new.keys() | self.ANOTHER_MAY_CHANGE) & row.keys()
        if not in_force(found, {key: row[key] for key in doubtful}):
            return False
        self.row, self.so_far = dict(row), found
        return True


def is_another(key: str) -> bool:
    """Whether a game is one told before it, with other house rules."""
    variant = ALL[key]
    words = dict(Table(key, variant.seating.usual).in_force)
    del words["players"]
    told = ("key", "name", "region", "sources", "seating")
    named = {name: getattr(variant, name) for name in told}
    before = list(ALL)[: list(ALL).index(key)]
    return any(
        fits(ALL[other], words) and replace(edited(ALL[other], words), **named) == variant
        for other in before
    )


@cache
def mixed_games() -> tuple[str, ...]:
    """The games whose house rules are mixed: those that are not another with other house rules."""
    return tuple(key for key in ALL if not is_another(key))


@cache
def mixed_tables(key: str) -> tuple[Table, ...]:
    """Few tables at which any two values of house rules meet that can be had together."""
    variant = ALL[key]
    choices = {option.key: offered(option, variant) for option in OPTIONS.values()}
    rows = kept(f"mixed-{key}", lambda: cover(choices, fits=Fitting(variant)))
    return tuple(_table(variant, row) for row in rows if fits(variant, row))


def _table(variant: Variant, row: Words) -> Table:
    options = {"players": str(variant.seating.usual), **row}
    return Table(variant.key, int(options["players"]), tuple(options.items()))


@cache
def plain_tables() -> tuple[Table, ...]:
    """Every regional game as it is, for every number of players."""
    return tuple(
        Table(key, players) for key, variant in ALL.items() for players in variant.seating.counts
    )


@cache
def all_tables() -> tuple[Table, ...]:
    """The plain tables and the mixed ones, well shuffled."""
    tables = [*plain_tables(), *(table for key in mixed_games() for table in mixed_tables(key))]
    random.Random("tables").shuffle(tables)
    return tuple(tables)


# ---------------------------------------------------------------- playing by lot

OUT_OF_TURN = 0.15
PASSES = 0.4


def by_lot(deal: Deal, lot: random.Random) -> Action:
    """Any legal action, now and then that of another seat which may speak up out of turn.

    Passing is made likelier, so that some auctions stay low and some deals are thrown in.
    """
    assert deal.turn is not None
    if lot.random() < OUT_OF_TURN:
        for seat in lot.sample(deal.setting.ring, len(deal.setting.ring)):
            if seat != deal.turn and (found := legal(view_for(deal, seat))).count:
                return found.any(lot)
    found = legal(view_for(deal, deal.turn))
    passing = Say(deal.turn, Call.PASS)
    if deal.phase is Phase.AUCTION and passing in found and lot.random() < PASSES:
        return passing
    return found.any(lot)


# ---------------------------------------------------------------- for Hypothesis


def tables() -> st.SearchStrategy[Table]:
    """Any table; a plain one is simplest."""
    return st.sampled_from(plain_tables()) | st.sampled_from(all_tables())


def lots() -> st.SearchStrategy[random.Random]:
    """Whatever is drawn by lot, in a way that Hypothesis can make simpler."""
    return st.randoms(use_true_random=False)
