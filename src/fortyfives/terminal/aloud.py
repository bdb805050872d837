"""Text for the ear: cards and signs in words, and no tables side by side."""

import re
from collections.abc import Iterator
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

    def read(self, sheet: Sheet) -> Iterator[str]:
        """A rule sheet for the ear: sentences only, and its tables row by row."""
        yield self.cards(sheet.title)
        yield self.cards(sheet.subtitle.replace(" · ", ", "))
        for section in sheet.sections:
            yield f"{section.title}."
            for block in section.blocks:
                yield from map(self.cards, self._sentences(block))

    def _sentences(self, block: Block) -> Iterator[str]:
        if isinstance(block, Paragraph):
            yield block.text
        elif isinstance(block, Bullets):
            yield from block.items
        elif isinstance(block, Table):
            for row in block.rows:
                named = (f"{head}: {cell}" for head, cell in zip(block.head, row, strict=True))
                yield f"{'; '.join(named)}."
