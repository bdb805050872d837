"""Whatever the rules refuse, there is a sentence for it in every language."""

import pytest

from fortyfives.cards.cardset import CardSet
from fortyfives.cards.notation import read_cards
from fortyfives.rules.exchange import Exchange, Quota
from fortyfives.rules.following import Following
from fortyfives.rules.refusal import Refusal
from fortyfives.variants import ALL
from fortyfives.wording.messages import Words, languages
from fortyfives.wording.refusals import say_refusal
from tests.wording.keys import Told, named, told
from tests.wording.written import asked_for

TOLD = told()
EVERY_CARD = ("9S", "3S", "KH")
OFF_THE_CARDS = {"called-card-is-due"}  # sometimes nothing was led: its sentence names no card


def say(language: str, refusal: Refusal | None, *, spoken: bool = False) -> str:
    assert refusal is not None
    words = Words(language, strict=True)
    cards = [str(card) for card in refusal.cards]
    return say_refusal(words, refusal.key, cards, dict(refusal.facts), spoken=spoken)


def following_refusal(variant: str, hand: str, led: str, trump: str = "6S") -> Refusal:
    order = ALL[variant].ranking.order(read_cards(trump)[0].suit or read_cards("6S")[0].suit)  # type: ignore[arg-type]
    bond = ALL[variant].following.bond(CardSet.parse(hand), read_cards(led), order)
    assert bond is not None
    return bond.refusal(read_cards(led)[0])


@pytest.mark.parametrize("language", languages())
def test_there_is_a_sentence_for_every_key_that_the_rules_name(language: str) -> None:
    known = set(asked_for(language))
    assert {key: where for key, where in named().items() if key not in known} == {}


def test_refusals_errors_and_reasons_were_found() -> None:
    keys = {each.key for each in TOLD}
    assert {"must-follow-or-trump", "keep-at-most", "pack-too-small", "option-unknown"} <= keys


@pytest.mark.parametrize("each", TOLD, ids=lambda each: f"{each.where} {each.key}")
@pytest.mark.parametrize("language", languages())
def test_a_sentence_asks_only_for_what_it_is_told(language: str, each: Told) -> None:
    asked = asked_for(language)[each.key]
    if each.facts is not None:
        assert asked <= each.facts
    if each.key in OFF_THE_CARDS:
        assert not asked


# --- as a player reads them -------------------------------------------------------------------


def test_following_suit() -> None:
    refusal = following_refusal("general_120", "QH 3S 9C", "9H")
    assert say("en", refusal) == "9♥ was led and you hold Q♥: follow suit or trump."
    assert say("fr", refusal) == "Cœur demandé, et vous avez D♥\u00a0: jouez cœur ou atout."
    assert say("en", refusal, spoken=True) == (
        "The nine of hearts was led and you hold the queen of hearts: follow suit or trump."
    )
    assert say("fr", refusal, spoken=True) == (
        "Cœur demandé, et vous avez la dame de cœur\u00a0: jouez cœur ou atout."
    )


def test_all_cards_that_bind_are_named() -> None:
    refusal = following_refusal("general_120", "3S 7S KH 9C", "9S", trump="6D")
    assert say("en", refusal) == "9♠ was led and you hold 3♠ and 7♠: follow suit or trump."
    assert say("fr", refusal, spoken=True) == (
        "Pique demandé, et vous avez le trois de pique et le sept de pique\u00a0: jouez pique ou"
        " atout."
    )


def test_trump_is_led() -> None:
    refusal = following_refusal("general_120", "2S KH 3D", "AH")
    assert say("en", refusal) == "Trump was led (A♥) and you hold 2♠: play a trump."
    assert say("fr", refusal) == "Atout demandé (A♥), et vous avez 2♠\u00a0: jouez un atout."


def test_the_ace_of_hearts_is_led_in_nova_scotia() -> None:
    kept = following_refusal("traditional_ns_45", "5S KH 3D", "AH")
    assert say("en", kept) == (
        "The ace of hearts was led, and no trump may be withheld from it. You hold 5♠: play a"
        " trump."
    )
    heart = following_refusal("traditional_ns_45", "KH 3D 9C", "AH")
    assert say("fr", heart) == (
        "L’as de cœur est demandé. Vous n’avez pas d’atout, mais vous avez R♥\u00a0: jouez cœur."
    )


def test_trumping_when_void() -> None:
    order = ALL["general_120"].ranking.order(read_cards("6S")[0].suit)  # type: ignore[arg-type]
    following = Following(must_trump_if_void=True)
    bond = following.bond(CardSet.parse("3S KH 9C"), read_cards("9D"), order)
    assert bond is not None
    refusal = bond.refusal(read_cards("9D")[0])
    assert say("en", refusal) == (
        "9♦ was led and you have none of that suit: you must trump, and you hold 3♠."
    )


def test_throwing_too_few_or_too_many() -> None:
    exchange = Exchange(Quota(1), Quota(4))
    few = exchange.refuse(8, 2, bidder=True, players=4)
    assert say("en", few) == "You may keep at most 5 cards: throw at least 3."
    many = exchange.refuse(5, 5, bidder=False, players=4)
    assert say("en", many) == "You must keep at least 1 of your cards: throw 4 at most."
    assert say("fr", many) == ("Il faut garder au moins 1 de vos cartes\u00a0: jetez-en 4 au plus.")


def test_a_special_bid_is_called_by_its_name() -> None:
    facts = (("bid", "30"), ("minimum", 15), ("standing", "30for60"), ("step", 15))
    refusal = Refusal("G55-08", "bid-higher", facts=facts)
    assert say("en", refusal) == "30 for 60 has been bid: bid more, or pass."
    assert say("fr", refusal) == "Il faut miser plus que trente pour soixante, ou passer."


@pytest.mark.parametrize("key", sorted({each.key for each in TOLD if each.facts is None}))
@pytest.mark.parametrize("language", languages())
def test_sentences_with_facts_of_their_own_can_be_said(language: str, key: str) -> None:
    facts = dict.fromkeys(asked_for(language)[key], 20)
    assert say_refusal(Words(language, strict=True), key, EVERY_CARD, facts)
