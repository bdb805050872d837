"""Text for the ear: cards and signs in words, and no tables side by side."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from fortyfives.cards.card import SYMBOLS
from fortyfives.rules.describe.sheet import Block, Bullets, Paragraph, Sheet, Table
from fortyfives.wording.cards import JOKERS, Form, say_card
from fortyfives.wording.messages import Words

MINUS: Final = re.compile(r"−(?=\d)")
PLUS: Final = re.compile(r"\+(?=\d)")
LETTERS: Final = {symbol: letter for letter, symbol in SYMBOLS.items()}
CARD: Final = re.compile(rf"(10|[2-9A-Z])([{''.join(LETTERS)}])")


class Aloud:
    """Says in words, in one language, what would otherwise be signs."""

    def __init__(self, words: Words) -> None:
        self._words = words
        ranks = {say_card(words, f"{rank}S")[:-1]: rank for rank in "23456789TJQKA"}
        self._ranks = {**ranks, "10": "T"}

    def hear(self, text: str) -> str:
        """The text with its signs before numbers in words."""
        text = MINUS.sub(f"{self._words.say('table-minus')} ", text)
        return PLUS.sub(f"{self._words.say('table-plus')} ", text)

    def cards(self, text: str) -> str:
        """The text with the cards in it as one says them."""
        for joker in JOKERS:
            shown = say_card(self._words, joker)
            text = text.replace(shown, say_card(self._words, joker, Form.BARE))
        return CARD.sub(self._card, self.hear(text))

    def _card(self, found: re.Match[str]) -> str:
        rank = self._ranks.get(found[1])
        if rank is None:
            return found[0]
        return say_card(self._words, f"{rank}{LETTERS[found[2]]}", Form.BARE)

    def sheet(self, sheet: Sheet) -> Sheet:
        """A rule sheet for the ear: its tables row by row."""
        return replace(
            sheet,
            sections=tuple(
                replace(section, blocks=tuple(self._blocks(section.blocks)))
                for section in sheet.sections
            ),
        )

    def _blocks(self, blocks: tuple[Block, ...]) -> Iterator[Block]:
        for block in blocks:
            if isinstance(block, Paragraph):
                yield Paragraph(self.cards(block.text))
            elif isinstance(block, Bullets):
                yield Bullets(tuple(map(self.cards, block.items)))
            elif isinstance(block, Table):
                yield Bullets(tuple(self._row(block.head, row) for row in block.rows))
            else:
                yield block

    def _row(self, head: tuple[str, ...], row: tuple[str, ...]) -> str:
        """A row as a sentence, each cell with what stands above it."""
        named = (f"{name}: {cell}" for name, cell in zip(head, row, strict=True))
        return self.cards("; ".join(named))
