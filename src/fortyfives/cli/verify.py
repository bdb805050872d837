"""`fortyfives verify`: prove records, or name the first lie in each."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fortyfives.cards.card import Card
from fortyfives.cli.parser import Parser, asked_of
from fortyfives.cli.wrong import LONGEST, WRONGLY_ASKED, WronglyAsked, fail, wrongly
from fortyfives.record.bad import TRIED, BadRecord, Fact, Lie, printable
from fortyfives.record.read import read_file
from fortyfives.record.replay import Replay, replay
from fortyfives.record.told import UNKNOWN
from fortyfives.wording.cards import say_card
from fortyfives.wording.messages import Fact as Word
from fortyfives.wording.messages import Words
from fortyfives.wording.refusals import say_refusal

TRUE: Final = 0
LYING: Final = 1


def main(argv: Sequence[str]) -> int:
    """Prove each file: 0 if all are true, 1 if one lies, 2 if one cannot be read."""
    try:
        args = asked_of(argv, _parser)
    except WronglyAsked as wrong:
        return fail(str(wrong))
    if args is None:
        return TRUE
    words: Words = args.words
    if not args.files:
        return fail(words.say("verify-which"))
    return max(_verify(words, file) for file in args.files)


def _parser(words: Words) -> Parser:
    parser = Parser("verify", "cli-verify", words)
    parser.add_choice("files", nargs="*", takes="cli-file", says="cli-help-verify")
    parser.add_language()
    return parser


def _verify(words: Words, file: str) -> int:
    """Prove one file, say how it went, and give the exit code for it."""
    try:
        proved = replay(read_file(Path(file)))
    except OSError:
        return fail(str(wrongly(words, "verify-cannot-open", file=file)))
    except BadRecord as bad:
        fail(_complaint(words, printable(file, LONGEST), bad))
        return LYING if isinstance(bad, Lie) else WRONGLY_ASKED
    told = {"file": printable(file, LONGEST), "proved": "; ".join(_proved(words, proved))}
    print(words.say("verify-true", **told))
    return TRUE


def _proved(words: Words, proved: Replay) -> list[str]:
    """What was proved, part by part."""
    parts = [
        words.say("verify-deals", n=len(proved.deals)),
        words.say("verify-tricks", n=proved.tricks),
        words.say("verify-scores", scores=_scores(proved.game.scores)),
    ]
    if proofs := proved.proofs:
        parts.append(words.say("verify-committed", n=len(proofs)))
    if not_cut := sum(not proof.chance.cut.by_a_person for proof in proofs):
        parts.append(words.say("verify-not-cut", n=not_cut))
    if proved.unfinished:
        parts.append(words.say("verify-unfinished"))
    unknown = proved.unknown
    parts.append(words.say("verify-unknown", n=unknown) if unknown else words.say("verify-known"))
    return parts


def _scores(scores: Sequence[int]) -> str:
    return " : ".join(str(score).replace("-", "\N{MINUS SIGN}") for score in scores)


def _complaint(words: Words, file: str, bad: BadRecord) -> str:
    """Where a record is wrong, and what is wrong there."""
    places = [file]
    if bad.line:
        places.append(words.say("verify-line", n=bad.line))
    if bad.trick:
        places.append(words.say("verify-trick", n=bad.deal, trick=bad.trick))
    elif bad.deal:
        places.append(words.say("verify-deal", n=bad.deal))
    sentence = say_bad_record(words, bad)
    return words.say("verify-wrong", place=", ".join(places), what=sentence)


def say_bad_record(words: Words, bad: BadRecord) -> str:
    """What is wrong with a record, in a sentence."""
    told = {name: _word(words, fact) for name, fact in bad.facts.items()}
    if bad.because:
        why = bad.because
        told["why"] = say_refusal(words, why.key, [str(c) for c in why.cards], dict(why.facts))
    sentence = words.say(bad.key, **told)
    return f"{sentence}; {words.say(TRIED)}" if bad.tried else sentence


def _word(words: Words, fact: Fact) -> Word:
    """A fact as a sentence can use it: cards by their signs, ?? where one is not known."""
    if isinstance(fact, Card):
        return say_card(words, str(fact))
    if isinstance(fact, tuple):
        return " ".join(say_card(words, str(card)) if card else UNKNOWN for card in fact) or "-"
    return fact
