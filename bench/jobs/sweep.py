"""Every small trick and every small hand, asked of the engine and of the oracle of the tests.

Six parts ask everything there is to ask of their kind:

    two_card_tricks    both cards of a trick: every trump, place of the jokers, demoted ace
    two_card_hands     the card led and two in the hand: every follow rule, renege right and pack
    covered_hands      the same, any three of the options of following meeting in some house
    several_trumps     a trump led, and two or three trumps and a plain king in the hand, any four
                       of the options of following meeting in some house
    three_card_tricks  a trump led, any card played to it, and a hand of two with a card that a
                       right may cover: every renege right, forced by the lead or by any trump
    covered_tricks     the same, any two of the options of following meeting in some house

The last draws hands of up to five cards, tricks of up to six, and all options, by lot.
"""

import itertools
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from functools import cache, lru_cache
from typing import Any

from fortyfives.cards.card import Card, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.rules.following import Following
from fortyfives.rules.ranking import Order
from fortyfives.rules.variant import Variant
from fortyfives.variants.find import variant
from tests.pairwise import cover
from tests.rules.oracle import SUITS, House, Oracle, pack

NAME = "sweep"
FULL = {
    "two_card_tricks": 156_048,
    "two_card_hands": 15_481_440,
    "covered_hands": 7_059_078,
    "several_trumps": 7_007_547,
    "three_card_tricks": 33_407_406,
    "covered_tricks": 4_267_911,
    "drawn": 5_000_000,
}

Names = tuple[str, ...]
Question = tuple[Names, Names]
"""A hand and the cards played so far; for a trick the hand is empty."""

MOST_TOLD = 20
DRAWN_OF_ONE_HOUSE = 100
DRAWN_PLAIN = 8
PACKS = ((0, "below_ah"), *itertools.product((1, 2), ("below_ah", "below_jack", "above_five")))
SWITCH = (False, True)
CHOICES: dict[str, tuple[Any, ...]] = {
    "pack": PACKS,
    "trump": SUITS,
    "renege": ("none", "five", "five_jack_ah"),
    "renege_group": ("all", "sole_trump_only", "tns_literal"),
    "renege_test": ("outranks_lead", "always"),
    "renege_force": ("led", "played"),
    "five_test": ("always_free", "forced_by_higher"),
    "joker_renegable": SWITCH,
    "follow": ("follow_or_trump", "trump_only"),
    "must_trump_if_void": SWITCH,
    "ah_lead": ("classical", "trump_then_heart"),
    "ah_lead_renege": ("allowed", "forbidden"),
    "demoted": SWITCH,
}


@dataclass(frozen=True)
class Block:
    """Questions under the same rules, with the same trump and, unless drawn, the same lead."""

    house: House
    trump: str
    demoted: bool = False
    led: str = ""
    number: int = 0

    @property
    def told(self) -> str:
        """The block in words: what differs from the usual house, and the trump."""
        differing = (
            f"{key.name}={getattr(self.house, key.name)}"
            for key in fields(House)
            if getattr(self.house, key.name) != key.default
        )
        demoted = "its ace demoted" if self.demoted else ""
        return ", ".join((*differing, f"trump {self.trump}", *filter(None, (demoted,))))


def block_of(row: dict[str, Any], led: str = "", number: int = 0) -> Block:
    """The block of one row of choices."""
    options = dict(row)
    jokers, joker_rank = options.pop("pack")
    trump, demoted = options.pop("trump"), options.pop("demoted", False)
    return Block(House(jokers, joker_rank, **options), trump, demoted, led, number)


def rights(packed: tuple[int, str]) -> Iterator[dict[str, Any]]:
    """Every renege right, the jokers having a share in it or not."""
    for renege in CHOICES["renege"]:
        yield {"pack": packed, "renege": renege}
    if packed[0]:
        yield {"pack": packed, "renege": "five_jack_ah", "joker_renegable": True}


# ---------------------------------------------------------------- the blocks and their questions


def trick_blocks() -> Iterator[Block]:
    """A block for every card that may be led to a trick of two."""
    for packed, trump, demoted in itertools.product(PACKS, SUITS, SWITCH):
        for led in pack(packed[0]):
            yield block_of({"pack": packed, "trump": trump, "demoted": demoted}, led)


def trick_questions(block: Block) -> list[Question]:
    """The card led and any other."""
    return [((), (block.led, card)) for card in pack(block.house.jokers) if card != block.led]


def hand_blocks() -> Iterator[Block]:
    """A block for every follow rule, renege right, pack, trump and card led."""
    for packed, follow, trump in itertools.product(PACKS, CHOICES["follow"], SUITS):
        for right, led in itertools.product(rights(packed), pack(packed[0])):
            yield block_of({**right, "follow": follow, "trump": trump}, led)


def covered_blocks() -> Iterator[Block]:
    """A block for every card led in houses in which any three choices of options meet."""
    for row in cover(CHOICES, together=3):
        for led in pack(row["pack"][0]):
            yield block_of(row, led)


def hand_questions(block: Block) -> Sequence[Question]:
    """All hands of two cards."""
    return _hands_of_two(block.house.jokers, block.led)


@cache
def _hands_of_two(jokers: int, led: str) -> list[Question]:
    cards = (card for card in pack(jokers) if card != led)
    return [(hand, (led,)) for hand in itertools.combinations(cards, 2)]


def several_blocks() -> Iterator[Block]:
    """A block for every trump led in houses in which any four choices of options meet."""
    for row in cover(CHOICES, together=4):
        for led in Oracle(House(*row["pack"]), row["trump"]).trumps:
            yield block_of(row, led)


def several_questions(block: Block) -> list[Question]:
    """All hands of two or three trumps and one plain king."""
    oracle = Oracle(block.house, block.trump)
    trumps = [card for card in oracle.trumps if card != block.led]
    held = [trumps_held for n in (2, 3) for trumps_held in itertools.combinations(trumps, n)]
    plain = [suit[0] for suit in oracle.plain.values()]
    return [((*some, card), (block.led,)) for some in held for card in plain]


def forcing_blocks() -> Iterator[Block]:
    """A block for every renege right, forced by the lead or by any trump, and every trump led."""
    for packed, trump in itertools.product(PACKS, SUITS):
        for led in Oracle(House(*packed), trump).trumps:  # type: ignore[arg-type]
            for right, force in itertools.product(rights(packed), CHOICES["renege_force"]):
                yield block_of({**right, "renege_force": force, "trump": trump}, led)


def covered_forcing_blocks() -> Iterator[Block]:
    """A block for every trump led in houses in which any two choices of options meet."""
    for row in cover(CHOICES):
        for led in Oracle(House(*row["pack"]), row["trump"]).trumps:
            yield block_of(row, led)


def forcing_questions(block: Block) -> Sequence[Question]:
    """Any second card, and any hand of two with a card that a renege right may cover."""
    return _hands_that_may_withhold(block.house.jokers, block.trump, block.led)


@lru_cache(maxsize=8)
def _hands_that_may_withhold(jokers: int, trump: str, led: str) -> list[Question]:
    covered = {f"5{trump}", f"J{trump}", "AH", "RJ", "BJ"}
    hands = [hand for hand, _ in _hands_of_two(jokers, led) if covered.intersection(hand)]
    return [
        (hand, (led, second))
        for second in pack(jokers)
        if second != led
        for hand in hands
        if second not in hand
    ]


def drawn_blocks() -> Iterator[Block]:
    """Blocks with every option drawn by lot."""
    for number in range(FULL["drawn"] // DRAWN_OF_ONE_HOUSE):
        lot = random.Random(f"house {number}")
        yield block_of({key: lot.choice(CHOICES[key]) for key in CHOICES}, number=number)


def drawn_questions(block: Block) -> list[Question]:
    """Hands and tricks by lot, from the trumps and a few plain cards."""
    lot = random.Random(f"cards {block.number}")
    trumps = Oracle(block.house, block.trump, demoted=block.demoted).trumps
    plain = [card for card in pack(block.house.jokers) if card not in trumps]
    questions = []
    for _ in range(DRAWN_OF_ONE_HOUSE):
        dealt = lot.sample(trumps + lot.sample(plain, DRAWN_PLAIN), 11)
        held, played = lot.randint(1, 5), lot.randint(0, 6)
        questions.append((tuple(dealt[:held]), tuple(dealt[5 : 5 + played])))
    return questions


# ---------------------------------------------------------------- asking


@lru_cache(maxsize=1000)
def engine(house: House) -> Variant:
    """The engine's variant with the rules of this house."""
    return variant("irish_45", **asdict(house))


def both(block: Block) -> tuple[Order, Following, Oracle]:
    """The order and the rules of following of the engine, and the oracle."""
    rules = engine(block.house)
    ranked = rules.ranking.order(Suit(block.trump), demoted=block.demoted)
    oracle = Oracle(block.house, block.trump, demoted=block.demoted)
    return ranked, rules.following, oracle


@lru_cache(maxsize=100_000)
def cards(names: Names) -> tuple[Card, ...]:
    """Cards by their names."""
    return tuple(Card.parse(name) for name in names)


@lru_cache(maxsize=100_000)
def card_set(names: Names) -> CardSet:
    """A set of cards by their names."""
    return CardSet.of(cards(names))


def winners(block: Block, questions: Iterable[Question]) -> Iterator[str]:
    """What the two say differently about who wins the tricks."""
    ranked, _, oracle = both(block)
    for _, played in questions:
        if not played:
            continue
        found, right = played[ranked.winner(cards(played))], oracle.winner(played)
        if found != right:
            yield f"{block.told}: of {' '.join(played)} the engine says {found}, the oracle {right}"


def plays(block: Block, questions: Iterable[Question]) -> Iterator[str]:
    """What the two say differently about which cards may be played."""
    ranked, following, oracle = both(block)
    for hand, played in questions:
        held = card_set(hand)
        bound = following.bond(held, cards(played), ranked)
        allowed = held if bound is None else bound.allowed
        right = card_set(oracle.legal(hand, played))
        if allowed.mask != right.mask:
            yield (
                f"{block.told}: to {' '.join(played)} from {' '.join(hand)}"
                f" the engine allows {allowed}, the oracle {right}"
            )


def tricks_and_plays(block: Block, questions: Sequence[Question]) -> Iterator[str]:
    """What the two say differently about either."""
    yield from winners(block, questions)
    yield from plays(block, questions)


@dataclass(frozen=True)
class Part:
    """One kind of questions: its blocks, the questions of a block, and how they are compared."""

    blocks: Callable[[], Iterator[Block]]
    questions: Callable[[Block], Sequence[Question]]
    compare: Callable[[Block, Sequence[Question]], Iterator[str]]


PARTS = {
    "two_card_tricks": Part(trick_blocks, trick_questions, winners),
    "two_card_hands": Part(hand_blocks, hand_questions, plays),
    "covered_hands": Part(covered_blocks, hand_questions, plays),
    "several_trumps": Part(several_blocks, several_questions, plays),
    "three_card_tricks": Part(forcing_blocks, forcing_questions, plays),
    "covered_tricks": Part(covered_forcing_blocks, forcing_questions, plays),
    "drawn": Part(drawn_blocks, drawn_questions, tricks_and_plays),
}


def ask(part: Part, blocks: Iterable[Block], every: int = 1) -> tuple[int, list[str]]:
    """How many questions were asked, each so many-th of these blocks, and the disagreements."""
    passed = asked = 0
    failures: list[str] = []
    for block in blocks:
        questions = part.questions(block)
        chosen = questions[-passed % every :: every]
        passed += len(questions)
        asked += len(chosen)
        failures += part.compare(block, chosen)
    return asked, failures


def run(shard: int, shards: int) -> dict[str, Any]:
    """Ask every question of one share of the blocks of every part."""
    told: dict[str, Any] = {"failures": [], "disagreements": 0}
    for name, part in PARTS.items():
        told[name], failures = ask(part, itertools.islice(part.blocks(), shard, None, shards))
        told["disagreements"] += len(failures)
        told["failures"] += [f"{name}: {failure}" for failure in failures[:MOST_TOLD]]
    return told
