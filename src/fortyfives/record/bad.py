"""What is wrong with a record: where, and in which words."""

from typing import Final

from fortyfives.cards.card import Card
from fortyfives.cards.notation import write_cards
from fortyfives.rules.refusal import Refusal

Fact = str | int | Card | tuple[Card, ...]
"""What a sentence about a record speaks of: a word, a number, or cards."""

SENTENCES: Final = {
    # --- what cannot be read
    "record-too-large": "the file has more than {most} characters; no record is so long",
    "record-no-text": "this is no text; a record is a text file in UTF-8",
    "record-not-toml": "this is not TOML: {why}",
    "record-key-missing": "{key} is missing",
    "record-key-unknown": "{key} is not known here; expected is one of: {expected}",
    "record-not-text": "{key} should be a text in quotes",
    "record-not-number": "{key} should be a whole number from {least} to {most}",
    "record-not-numbers": "{key} should be a list of {most} whole numbers, one for each side",
    "record-not-flag": "{key} should be true or false",
    "record-not-table": "{key} should be a table, with braces around it or a heading of its own",
    "record-not-list": "{key} should be a list, with square brackets around it",
    "record-not-option": "{key} is no value that a house rule can have",
    "record-wrong-format": "the format is {found}; this program reads {expected}",
    "record-rules-wrong": "these rules cannot be had: {why}",
    "record-seat-unknown": "{found} is no seat here; the seats are {expected}",
    "record-card-unknown": "{found} is no card; write rank and suit, such as 5H, TS or RJ",
    "record-card-played-unknown": "a card that is played is seen by all: write it, not ??",
    "record-card-twice": "{card} is there twice",
    "record-card-not-in-pack": "{card} is not in the pack of this deal",
    "record-cards-number": "{key} has {found} cards; expected are {expected}",
    "record-line-unknown": "“{found}” is not understood; expected is something like: {expected}",
    "record-seat-twice": "{seat} is there twice",
    "record-side-unknown": "{found} is no side here; the sides are {expected}",
    "record-rule-id": "{found} is no rule; a rule is written like GEN-17",
    # --- what is not so
    "record-dealer": "the record says {says} deals; {real} does",
    "record-scores": "the record says the scores stand at {says}; they stand at {real}",
    "record-hands": "the record says {seat} is dealt {says}; the deck gives {real}",
    "record-later": "the record says {seat} takes up {says}; the deck gives {real}",
    "record-kitty": "the record says the kitty is {says}; the deck gives {real}",
    "record-stock": "the record says the stock is {says}; the deck gives {real}",
    "record-turned": "the record says {says} was turned; it was {real}",
    "record-turned-missing": "turned is missing, or lacks a card that was turned",
    "record-deck": "the deck is not this deal’s pack: {card} is missing or there too often",
    "record-shuffle": "{stream} does not fit: the cards shuffled are {real}",
    "record-shuffle-missing": "{stream} is missing, or is never needed",
    "record-refused": "{seat} may not do this: {why}",
    "record-card-lies-there": "the record says {says} lies there; it is {real}",
    "record-not-held": "{seat} does not hold {card}",
    "record-holds": "the record says {seat} holds {says}; the hand is {real}",
    "record-too-many-thrown": "{seat} throws {says} cards, but holds {real}",
    "record-turn": "it is not for {says} to act, but for {real}",
    "record-nobody-acts": "the deal is over; nobody does anything more",
    "record-leader": "the record says {says} leads; {real} does",
    "record-never-came": "{seat} never came to do this",
    "record-not-yet": "{seat} has something to do before this",
    "record-played-itself": "{seat} has folded and plays {real}, the weakest card, not {says}",
    "record-trick-cards": "a trick has {real} cards here, not {says}",
    "record-trick-unfinished": "the trick is not finished, so nobody takes it",
    "record-taker": "record says {says} takes it; {real} does, with {card}",
    "record-worth": "record says the trick is worth {says}; it is worth {real}",
    "record-draws": "the record says {seat} draws {says}; it is {real}",
    "record-draws-number": "the record says {seat} draws {says} cards; it is {real}",
    "record-draws-never": "the record says what {seat} draws, but nothing is drawn yet",
    "record-stub": "the record says {seat} turns {says}; the cards are {real}",
    "record-answer": "the record says the answer is {says}; it is {real}",
    "record-top-card": "the record says the top card makes {says} trump; it makes {real} trump",
    "record-bid": "the record says {says} was played for; it was {real}",
    "record-no-bid": "the record says what was played for, but nobody has won an auction",
    "record-made": "the record says made is {says}; it is {real}",
    "record-taken": "the record says {says} was taken; it was {real}",
    "record-after": "the record says the scores come to {says}; they come to {real}",
    "record-thrown-in": "the record says thrown_in is {says}; it is {real}",
    "record-not-scored": "the record says how the deal ended, but it has not",
    "record-unfinished": "another deal follows, but this one is not finished",
    "record-game-over": "another deal follows, but the game was over",
    "record-no-result": "the record says how the game ended, but it goes on",
    "record-winners": "the record says {says} won; it was {real}",
    "record-ended": "the game ended by its scores, not {says}",
}
NOBODY: Final = "nobody"


class BadRecord(ValueError):
    """A record that cannot be read, or that is not true.

    `line` is the line of the text, 0 if there is none; `deal` and `trick` count from 1, 0 means
    none in particular. `key` and `facts` make the sentence, and `because` the reason in it, in
    the reader's language; `str` is the English one.
    """

    def __init__(
        self,
        key: str,
        line: int = 0,
        /,
        *,
        deal: int = 0,
        trick: int = 0,
        because: Refusal | None = None,
        **facts: Fact,
    ) -> None:
        super().__init__(key)
        self.key = key
        self.line = line
        self.deal = deal
        self.trick = trick
        self.because = because
        self.facts = facts

    @property
    def sentence(self) -> str:
        """What is wrong, in English, without where."""
        told = {name: _word(fact) for name, fact in self.facts.items()}
        if self.because:
            told["why"] = _reason(self.because)
        return SENTENCES[self.key].format_map(told)

    @property
    def place(self) -> str:
        """Where it is wrong, in English."""
        parts = [f"line {self.line}"] if self.line else []
        if self.deal:
            inside = f"deal {self.deal}"
            parts.append(f"{inside}, trick {self.trick}" if self.trick else inside)
        return ": ".join(parts)

    def __str__(self) -> str:
        return f"{self.place}: {self.sentence}" if self.place else self.sentence


class Lie(BadRecord):
    """A record that can be read, and says what is not so."""


def printable(text: str, most: int = 40) -> str:
    """A text from a file as it may be shown: not too long, and nothing that moves the cursor."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[: most + 1])
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"


def _word(fact: Fact) -> str:
    if isinstance(fact, tuple):
        return write_cards(fact)
    return str(fact)


def _reason(refusal: Refusal) -> str:
    """A refusal in plain words: its key, its cards and its rule."""
    words = [refusal.key.replace("-", " ")]
    words += [write_cards(refusal.cards)] if refusal.cards else []
    words += [f"{name} {fact}" for name, fact in refusal.facts]
    return ", ".join(words) + (f" ({refusal.rule})" if refusal.rule else "")
