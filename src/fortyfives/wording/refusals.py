"""Why something may not be done, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fortyfives.wording.cards import JOKERS, Form, say_card, say_cards, say_suit
from fortyfives.wording.messages import Fact, Words, capital


def say_refusal(
    words: Words,
    key: str,
    cards: Sequence[str] = (),
    facts: Mapping[str, Fact] | None = None,
    *,
    spoken: bool = False,
) -> str:
    """The sentence of a refusal; `spoken` says the cards in words and not in signs.

    The sentence knows the cards as $card1, $card2 ... and their suits as $suit1, $suit2 ...; all
    but the first are $others. A computer player's reasons are said in the same way.
    """
    form = Form.THE if spoken else Form.SHORT
    told: dict[str, Fact] = {name: _say(words, fact) for name, fact in (facts or {}).items()}
    for place, card in enumerate(cards, start=1):
        told[f"card{place}"] = say_card(words, card, form)
        told[f"suit{place}"] = "" if card in JOKERS else say_suit(words, card[1])
    told["others"] = say_cards(words, cards[1:], form) if cards[1:] else ""
    return capital(words.say(key, **told))


def _say(words: Words, fact: Fact) -> Fact:
    """A special bid such as 30for60 by its name; anything else as it is."""
    name = f"call-{fact}"
    return words.say(name) if words.has(name) else fact
