"""Reading one deal of a record."""

import re
from collections.abc import Callable
from typing import Any, Final

from fortyfives.cards.card import Card
from fortyfives.cards.pack import pack
from fortyfives.fairness.proof import Proof
from fortyfives.record.bad import BadRecord, printable
from fortyfives.record.grammar import (
    no_card_twice,
    read_call,
    read_known,
    read_line,
    read_places,
    read_seat,
    read_told,
)
from fortyfives.record.model import BAGGED, DECK, Bid, DealRecord
from fortyfives.record.read_proof import read_proof
from fortyfives.record.table import Table
from fortyfives.record.told import LETTERS, Places
from fortyfives.rules.dealing import HAND
from fortyfives.rules.seating import Seat
from fortyfives.rules.variant import Variant

STREAM: Final = re.compile(rf"{DECK}|reshuffle/[1-9]")
LAST_HOUR: Final = 23


class DealReader:
    """Reads the deals of a game: its rules, and how many seats and sides it has."""

    def __init__(self, rules: Variant, seats: int, sides: int) -> None:
        self.rules = rules
        self.seats = seats
        self.sides = sides
        self.parts: dict[str, Callable[[Table, str], Any]] = {
            "dealer": self._seat,
            "scores": self._numbers,
            "hour": lambda table, key: table.number(key, 0, LAST_HOUR),
            "chance": self._chance,
            "proof": self._proof,
            "hands": self._hands,
            "later": self._hands,
            "kitty": _places,
            "turned": lambda table, key: read_known(table.words(key), table.line(key)),
            "stock": _places,
            "opening": lambda table, key: self._lines(table, key, read_told),
            "play": lambda table, key: self._lines(table, key, read_line),
            "bid": self._bid,
            "made": Table.flag,
            "taken": self._numbers,
            "after": self._numbers,
            "thrown_in": Table.flag,
        }

    def read(self, table: Table) -> DealRecord:
        """One deal; `BadRecord` if it is none."""
        table.only(*self.parts)
        told = {key: read(table, key) for key, read in self.parts.items() if table.has(key)}
        lines = {"": table.line(), **{key: table.line(key) for key in table.values}}
        for block in ("hands", "later"):
            lines |= {f"{block}.{row[:1]}": line for line, row in table.rows(block)}
        deal = DealRecord(**told, lines=lines)
        self._check_cards(deal)
        return deal

    def _seat(self, table: Table, key: str) -> Seat:
        return read_seat(table.text(key), table.line(key), self.seats)

    def _numbers(self, table: Table, key: str) -> tuple[int, ...]:
        return table.numbers(key, self.sides)

    def _lines(self, table: Table, key: str, read: Callable[[str, int, int], Any]) -> Any:
        return tuple(read(text, line, self.seats) for line, text in table.rows(key))

    def _hands(self, table: Table, key: str) -> dict[Seat, Places]:
        """A seat and its cards in each line."""
        found: dict[Seat, Places] = {}
        for line, row in table.rows(key):
            letter, _, cards = row.partition(" ")
            seat = read_seat(letter, line, self.seats)
            if seat in found:
                raise BadRecord("record-seat-twice", line, seat=letter)
            found[seat] = read_places(cards, line)
        return found

    def _chance(self, table: Table, key: str) -> dict[str, tuple[Card, ...]]:
        inner = table.table(key)
        found = {}
        for stream in inner.values:
            line = inner.line(stream)
            if not STREAM.fullmatch(stream):
                name = printable(stream)
                raise BadRecord(
                    "record-key-unknown", line, key=name, expected=f"{DECK}, reshuffle/1"
                )
            cards: tuple[Card, ...] = ()
            for row_line, row in inner.rows(stream):
                cards += read_known(row, row_line)
                no_card_twice(cards, row_line)
            found[stream] = cards
        return found

    def _proof(self, table: Table, key: str) -> Proof:
        """A proof of the deck, which must be there."""
        proof = read_proof(table.table(key), self.seats)
        if not table.table("chance").has(DECK):
            raise BadRecord("record-key-missing", table.line(key), key=f"chance.{DECK}")
        return proof

    def _bid(self, table: Table, key: str) -> Bid:
        line = table.line(key)
        letter, _, words = table.words(key).partition(" ")
        call = read_call(words.removesuffix(BAGGED), line)
        return Bid(read_seat(letter, line, self.seats), call, bagged=words.endswith(BAGGED))

    def _check_cards(self, deal: DealRecord) -> None:
        """Refuse cards that this deal's pack cannot give: too many, twice, or not in it."""
        dealing = self.rules.dealing.at_hour(deal.hour)
        whole = pack(dealing.jokers)
        hands = [(f"hands.{LETTERS[seat]}", cards) for seat, cards in deal.hands.items()]
        later = [(f"later.{LETTERS[seat]}", cards) for seat, cards in deal.later.items()]
        numbers = {part: HAND for part, _ in hands}
        numbers |= {part: dealing.later for part, _ in later}
        numbers |= {"kitty": dealing.kitty, DECK: len(whole)}
        heaps: list[tuple[str, Places | None]] = [
            *hands,
            *later,
            ("kitty", deal.kitty),
            ("stock", deal.turned if deal.stock is None else deal.stock),
            (DECK, deal.chance.get(DECK)),
        ]
        seen: list[Card] = []
        for part, cards in heaps:
            if cards is None:
                continue
            line = deal.line("chance" if part == DECK else part)
            expected = numbers.get(part, len(cards))
            if len(cards) != expected:
                raise BadRecord(
                    "record-cards-number",
                    line,
                    key=part.partition(".")[0],
                    found=len(cards),
                    expected=expected,
                )
            known = [card for card in cards if card]
            for card in known:
                if card not in whole:
                    raise BadRecord("record-card-not-in-pack", line, card=card)
            if part != DECK:
                seen += known
                no_card_twice(seen, line)


def _places(table: Table, key: str) -> Places:
    return read_places(table.words(key), table.line(key))
