"""What is wrong with a record: where, and in which words."""

from typing import Final

from fortyfives.cards.card import Card
from fortyfives.cards.notation import write_cards
from fortyfives.record.told import Places, write_places
from fortyfives.rules.refusal import Refusal

Fact = str | int | Card | Places
"""What a sentence about a record speaks of: a word, a number, or cards."""

SENTENCES: Final = {
    # --- what cannot be read
    "record-too-large": "the file is longer than {most} characters, and no record is",
    "record-no-text": "this is not text; a record is a text file in UTF-8",
    "record-not-toml": "this is not TOML: perhaps a quote, a bracket or an equals sign is missing",
    "record-number-endless": "a number here has thousands of figures, and none in a record has",
    "record-key-missing": "{key} is missing",
    "record-key-unknown": "{key} is not known here; what is known: {expected}",
    "record-not-text": "{key} must be a text in quotes",
    "record-not-number": "{key} must be a whole number from {least} to {most}",
    "record-not-numbers": "{key} must be a list of {most} whole numbers, one for each side",
    "record-not-flag": "{key} must be true or false",
    "record-not-bytes": "{key} must be {most} of the signs 0 to 9 and a to f, and no others",
    "record-not-table": "{key} must be a table, with braces around it or a heading of its own",
    "record-not-list": "{key} must be a list, with square brackets around it",
    "record-not-option": "{key} has a value that no house rule has",
    "record-wrong-format": "the format is {found}; what can be read: {expected}",
    "record-rules-wrong": "these rules cannot be had: {why}",
    "record-seat-unknown": "{found} is not a seat here; the seats: {expected}",
    "record-seat-twice": "{seat} is there twice",
    "record-side-unknown": "{found} is not a side here; the sides: {expected}",
    "record-rule-id": "{found} is not a rule; a rule is written like this: GEN-17",
    "record-card-unknown": "{found} is not a card; write rank and suit, such as 5H, TS or RJ",
    "record-card-played": "everybody sees a card that is played: write it, not ??",
    "record-card-twice": "{card} is there twice",
    "record-card-not-in-pack": "{card} is not in the pack of this deal",
    "record-cards-number": "{key} must be {expected} cards, and is {found}",
    "record-line-unknown": "“{found}” is not understood; write it like this: {expected}",
    # --- what is not so
    "record-dealer": "record says {says} deals; {real} does",
    "record-scores": "record says the scores stand at {says}; they stand at {real}",
    "record-deck": "the deck must be the pack of this deal; {card} is wrong in it",
    "record-hands": "record says {seat} is dealt {says}; it is {real}",
    "record-later": "record says {seat} is dealt {says} unseen; it is {real}",
    "record-kitty": "record says the kitty is {says}; it is {real}",
    "record-stock": "record says the stock begins with {says}; it begins with {real}",
    "record-turned": "record says {says} is turned; it is {real}",
    "record-turned-missing": "a card is turned that the record does not tell: turned = ...",
    "record-shuffle": "{stream} must be these cards in any order: {real}",
    "record-chance": "{stream} is needed and missing, or there and never needed",
    "record-proof": "the proof of the cards does not hold: {why}",
    "record-proof-cut": "record says the pack is cut at {says}; its proof says at {real}",
    "record-proof-known": "the secret is that of deal {says}, and was known when this was dealt",
    "record-proof-twice": "the proof is that of deal {says}, and there was a deal of that name",
    "record-refused": "{seat} may not do this: {why}",
    "record-lies-there": "record says {says} lies there; it is {real}",
    "record-not-held": "{seat} does not hold {card}",
    "record-holds": "record says {seat} holds {says}; it is {real}",
    "record-too-many": "record says {seat} gives {says} cards, and there are only {real}",
    "record-turn": "record says {says} acts; it is for {real} to act",
    "record-nobody-acts": "the deal is over, and nobody does anything more",
    "record-never-came": "the play stops before {seat} can do this",
    "record-not-now": "it is not the time for this; {seat} has something else to do",
    "record-leader": "record says {says} leads; {real} does",
    "record-played-itself": "{seat} has folded and plays the weakest card, {real}, not {says}",
    "record-trick-cards": "a trick is {real} cards here, not {says}",
    "record-trick-unfinished": "nobody takes a trick that is not finished",
    "record-taker": "record says {says} takes it; {real} does, with {card}",
    "record-worth": "record says the trick is worth {says}; it is worth {real}",
    "record-draws": "record says {seat} draws {says}; it is {real}",
    "record-draws-number": "record says {seat} draws {says} cards; it is {real}",
    "record-draws-never": "record says more of what {seat} draws than is drawn",
    "record-stub": "record says {seat} turns {says}; the stub is {real}",
    "record-answer": "record says the answer is {says}; it is {real}",
    "record-top-card": "record says the top card makes {says} trump; it makes {real} trump",
    "record-bid": "record says this is played for: {says}; it is: {real}",
    "record-no-bid": "record says what is played for, and nobody has won an auction",
    "record-made": "record says made is {says}; it is {real}",
    "record-taken": "record says {says} is taken; it is {real}",
    "record-after": "record says the scores come to {says}; they come to {real}",
    "record-thrown-in": "record says thrown_in is {says}; it is {real}",
    "record-not-scored": "record says how the deal ends, and it has not ended",
    "record-unfinished": "another deal begins, and the one before is not finished",
    "record-game-over": "another deal begins, and the game is over",
    "record-no-result": "record says how the game ends, and it goes on",
    "record-winners": "record says who wins: {says}; it is: {real}",
    "record-ended": "record says the game ends {says}; its scores end it",
    "record-tried": "nor was there a way to fill in the unknown cards that makes it so",
}
TRIED: Final = "record-tried"


class BadRecord(ValueError):
    """A record that cannot be read, or that is not true.

    `line` is the line of the text, 0 if there is none; `deal` and `trick` count from 1, 0 means
    none in particular. `key` and `facts` make the sentence, and `because` the reason in it, in
    the reader's language; `str` is the English one. `tried` tells that the record leaves cards
    unknown, and that no way of filling them in was found with which it would be true.
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
        self.tried = False

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
        said = f"{self.place}: {self.sentence}" if self.place else self.sentence
        return f"{said} ({SENTENCES[TRIED]})" if self.tried else said


class Lie(BadRecord):
    """A record that can be read, and says what is not so."""


def printable(text: str, most: int = 40) -> str:
    """A text from a file as it may be shown: not too long, and nothing that moves the cursor."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[: most + 1])
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"


def _word(fact: Fact) -> str:
    return write_places(fact) if isinstance(fact, tuple) else str(fact)


def _reason(refusal: Refusal) -> str:
    """A refusal in plain words: its key, its cards and its rule."""
    words = [refusal.key.replace("-", " ")]
    words += [write_cards(refusal.cards)] if refusal.cards else []
    words += [f"{name} {fact}" for name, fact in refusal.facts]
    return ", ".join(words) + (f" ({refusal.rule})" if refusal.rule else "")
