"""Positions to be counted: in the engine, and on paper for the plain counters."""

import random
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fortyfives.cards.card import Card, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import (
    Action,
    CallCard,
    ChooseLeader,
    ChoosePackets,
    Cut,
    Discard,
    GoAlone,
    LeaveTurned,
    NameTrump,
    PassStub,
    Say,
    SeeKitty,
)
from fortyfives.game.chance import Seeded
from fortyfives.game.deal import Deal
from fortyfives.game.engine import start
from fortyfives.game.legality import legal
from fortyfives.game.setting import Phase, setting
from fortyfives.game.showing import view_for
from fortyfives.rules.stakes import Call
from fortyfives.variants import ALL
from tests.game.reckoning import house
from tests.hands import do, rigged
from tests.perft.plain_auction import AuctionHouse
from tests.perft.plain_play import Position
from tests.rules.oracle import SUITS, trumps_best_first
from tests.rules.oracle import pack as all_cards
from tests.strategies import Table, Words

HERE = Path(__file__).parent


@dataclass(frozen=True)
class AuctionCase:
    """An auction at some scores, and how many lines of 1, 2, 3 ... calls there are."""

    table: Table
    scores: tuple[int, ...]
    lines: tuple[int, ...] = ()

    def __str__(self) -> str:
        """The case in a few words."""
        return f"{self.table} at {', '.join(map(str, self.scores))}"

    def dealt(self) -> Deal:
        """The deal as the first player has to speak; the dealer is the last seat."""
        players, variant = self.table.players, self.table.variant
        deal = start(setting(variant, players, players - 1, self.scores), Seeded("any cards")).deal
        deal = do(deal, Cut(deal.setting.cutter, 1))
        if deal.phase is Phase.PACKETS:
            deal = do(deal, ChoosePackets(deal.setting.dealer, variant.dealing.packets))
        return deal

    def on_paper(self) -> AuctionHouse:
        """The rules of this auction in plain words."""
        words, deal = self.table.in_force, self.dealt()
        ring, side_of = deal.setting.ring, deal.setting.side_of
        no_thirty = words["bonus"] == "none" and words["all_tricks_test"] == "points"
        return AuctionHouse(
            least=tuple(_least(words, self.scores[side_of[seat]]) for seat in ring),
            step=words["step"],
            auction=words["auction"],
            hold=words["hold"],
            after_hold=words["after_hold"],
            thirty_for_sixty=words["thirty_for_sixty"],
            sixty_for_120=words["sixty_for_120"] == "true",
            slam=words["slam"],
            highest=25 if no_thirty else 30,
        )


def _least(words: Words, score: int) -> int:
    """The least that a side with that score may bid (VAR-01, AMB-53)."""
    least = int(words["min_bid"])
    if words["min_bid_at"] != "none":
        for pair in words["min_bid_at"].split(","):
            at, bid = pair.split(":")
            if score >= int(at):
                least = max(least, int(bid))
    return least


@dataclass(frozen=True)
class PlayCase:
    """Five cards each and a trump, and how many lines of 1, 2, 3 ... actions there are.

    The dealer is the last seat; with an auction he is charged with the bid after all have passed.
    """

    table: Table
    trump: str
    hands: tuple[str, ...]
    turned: str = ""
    called: str = ""
    lines: tuple[int, ...] = ()

    def __str__(self) -> str:
        """The case in a few words."""
        return f"{self.table}, {self.trump} {self.turned}{self.called}"

    def dealt(self) -> Deal:
        """The deal before the first card."""
        options: Mapping[str, Any] = self.table.values
        hands = dict(enumerate(self.hands))
        players, turned = self.table.players, self.turned
        deal = rigged(self.table.key, players=players, hands=hands, turned=turned, **options)
        while deal.phase is not Phase.PLAY:
            deal = do(deal, self._next(deal))
        assert [deal.owns[seat].hand for seat in hands] == [*map(CardSet.parse, self.hands)]
        return deal

    def _next(self, deal: Deal) -> Action:
        """What brings the deal to its first card and leaves everybody's hand as it is."""
        seat = deal.turn
        assert seat is not None
        called = CallCard(seat, Card.parse(self.called)) if self.called else GoAlone(seat)
        thrown = deal.owns[seat].hand - CardSet.parse(self.hands[seat])
        wanted: dict[Phase, Action] = {
            Phase.TURNED_ACE: LeaveTurned(seat),
            Phase.AUCTION: Say(seat, Call.PASS),
            Phase.NAMING: NameTrump(seat, Suit(self.trump)),
            Phase.CALLING: called,
            Phase.EXCHANGE: Discard(seat, thrown),
            Phase.STUB: PassStub(seat),
            Phase.LEADER: ChooseLeader(seat, seat),
        }
        action = wanted[deal.phase]
        return action if action in legal(view_for(deal, seat)) else SeeKitty(seat)

    def on_paper(self) -> Position:
        """The same table in plain words."""
        words = self.table.in_force
        last = self.table.players - 1
        sides = self.table.variant.seating.sides(self.table.players)
        return Position(
            house(self.table),
            self.trump,
            tuple(tuple(hand.split()) for hand in self.hands),
            turn=last if words["first_lead"] in {"bidder", "bidders_choice"} else 0,
            turned=self.turned,
            demotion=words.get("demotion") == "on",
            called=self.called,
            deadline=int(words.get("call_deadline", "0")),
            partners=sides if words["booked"] == "ask_and_fold" else (),
        )


Case = AuctionCase | PlayCase


def read(path: Path) -> Iterator[Case]:
    """The cases of a file, which is named after the game."""
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    for entry in told.get("auction", ()):
        yield AuctionCase(_table(path.stem, entry), tuple(entry["scores"]), tuple(entry["lines"]))
    for entry in told.get("play", ()):
        cards = {key: entry[key] for key in ("turned", "called") if key in entry}
        hands, lines = tuple(entry["hands"]), tuple(entry["lines"])
        yield PlayCase(_table(path.stem, entry), entry["trump"], hands, lines=lines, **cards)


def _table(key: str, entry: Mapping[str, Any]) -> Table:
    return Table(key, entry["players"], tuple(entry.get("options", {}).items()))


def by_lot(key: str, players: int, seed: object) -> PlayCase:
    """Hands rich in trumps, by lot."""
    lot = random.Random(f"{key} {players} {seed}")
    table = Table(key, players)
    rules = house(table)
    trump = lot.choice(SUITS)
    trumps = trumps_best_first(rules, trump, demoted=False)
    plain = [card for card in all_cards(rules.jokers) if card not in trumps]
    cards = lot.sample(trumps, len(trumps)) + lot.sample(plain, len(plain))
    hand_count, turned, called = 5 * players, "", ""
    if ALL[key].auction is None:
        turned = lot.choice([card for card in trumps if card[1] == trump and card[0] != "A"])
        cards.remove(turned)
    dealt = lot.sample(cards[:hand_count], hand_count)
    hands = tuple(" ".join(dealt[5 * seat : 5 * seat + 5]) for seat in range(players))
    if ALL[key].calling is not None:
        order = trumps + plain
        best = min(map(order.index, hands[-1].split()))
        called = lot.choice([c for c in dealt[:-5] if c in plain or order.index(c) > best])
    return PlayCase(table, trump, hands, turned, called)
