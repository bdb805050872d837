"""Cards, numbers and suits as a player types them: 5h, 10 of hearts, ♥, 3."""

from collections.abc import Sequence

from fortyfives.cards.card import Card, Suit, card_of
from fortyfives.number import whole_number
from fortyfives.terminal.vocabulary import Tongue, Vocabulary, plain, tight

Item = Card | int | str
"""A card, a number, or a word that is neither."""


def read_items(text: str, vocabulary: Vocabulary) -> list[Item]:
    """What stands in the text, one after the other.

    A word that is a rank in the player's own language is not read as a card of another one.
    """
    tokens = plain(text).split()
    items: list[Item] = []
    while tokens:
        found = _card(tokens, vocabulary.tongues)
        if found is not None:
            card, used = found
            items.append(card)
            tokens = tokens[used:]
            continue
        token = tokens.pop(0)
        number = whole_number(token)
        if number is not None:
            items.append(number)
        elif token not in vocabulary.tongues[0].small:
            items.append(token)
    return items


def read_suit(text: str, vocabulary: Vocabulary) -> Suit | None:
    """The suit that the text names, if it names one."""
    for tongue in vocabulary.tongues:
        if letter := tongue.suits.get(tight(text)):
            return Suit(letter)
    return None


def is_rank(word: str, vocabulary: Vocabulary) -> bool:
    """Whether the word is a rank, and so half a card."""
    return any(word in tongue.ranks for tongue in vocabulary.tongues)


def _card(tokens: Sequence[str], tongues: Sequence[Tongue]) -> tuple[Card, int] | None:
    """The card at the beginning of the tokens, and how many of them it takes."""
    for tongue in tongues:
        found = _joker(tokens, tongue) or _two_words(tokens, tongue) or _one_word(tokens[0], tongue)
        if found is not None:
            return found
        if tokens[0] in tongue.ranks and not tokens[0].isdecimal():
            return None
    return None


def _joker(tokens: Sequence[str], tongue: Tongue) -> tuple[Card, int] | None:
    for used in (2, 1):
        if joker := tongue.jokers.get("".join(tokens[:used])):
            return Card.parse(joker), used
    return None


def _two_words(tokens: Sequence[str], tongue: Tongue) -> tuple[Card, int] | None:
    """Ace of hearts, 5 h: a rank, perhaps a small word, and a suit."""
    if tokens[0] not in tongue.ranks:
        return None
    for place, token in enumerate(tokens[1:], start=1):
        if token in tongue.suits:
            return card_of(tongue.ranks[tokens[0]], Suit(tongue.suits[token])), place + 1
        if token not in tongue.small:
            break
    return None


def _one_word(token: str, tongue: Tongue) -> tuple[Card, int] | None:
    """5h: a rank and a suit without a blank."""
    for end in range(1, len(token)):
        rank, suit = tongue.ranks.get(token[:end]), tongue.suits.get(token[end:])
        if rank and suit:
            return card_of(rank, Suit(suit)), 1
    return None
