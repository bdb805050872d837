"""`fortyfives tournament new`: begin an evening, after five questions or from a document."""

import json
import secrets
from argparse import Namespace
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

from fortyfives.cli.parser import Parser, asked_of
from fortyfives.cli.tournament.desk import at_desk, cents, in_words, number, parser
from fortyfives.cli.wrong import wrongly
from fortyfives.tournament.director.opening import preset, set_format, whole_rules
from fortyfives.tournament.formats import FORMATS
from fortyfives.wording.messages import Words

LANGUAGES = {"en": ["en"], "fr": ["fr"], "both": ["en", "fr"]}


def main(argv: Sequence[str]) -> int:
    """Begin an evening in a folder."""
    asked = asked_of(argv, _parser)
    if asked is None:
        return 0
    words: Words = asked.words
    document = _read(asked, words) if asked.json else _ask(asked, words)
    document.setdefault("seed", secrets.token_hex(32))
    document.setdefault("date", date.today().isoformat())  # noqa: DTZ011 - the day in this hall
    with in_words(words):
        rules = whole_rules(document)
    with at_desk(asked, new=True) as desk:
        desk.do(set_format(rules))
    print(words.say("hall-begun", folder=asked.folder, hash=rules.short_hash))
    return 0


def _parser(words: Words) -> Parser:
    found = parser("new", words, says="hall-cli-new")
    found.add_choice("--json", takes="cli-file", says="hall-help-json")
    found.add_choice("--format", takes="cli-key", says="hall-help-format")
    found.add_choice("--event", takes="cli-name", says="hall-help-event")
    found.add_choice("--games", takes="cli-number", says="hall-help-games")
    found.add_choice("--fee", takes="hall-takes-money", says="hall-help-fee")
    found.add_choice("--languages", metavar="en|fr|both", says="hall-help-languages")
    return found


def _read(asked: Namespace, words: Words) -> dict[str, Any]:
    try:
        found = json.loads(Path(asked.json).read_text(encoding="utf-8-sig"))
    except OSError as error:
        why = error.strerror or str(error)
        raise wrongly(words, "cases-unreadable", file=asked.json, why=why) from None
    except UnicodeDecodeError:
        raise wrongly(words, "cases-no-text", file=asked.json) from None
    except (ValueError, RecursionError) as error:
        raise wrongly(words, "cases-no-json", file=asked.json, why=str(error)) from None
    if not isinstance(found, dict):
        raise wrongly(words, "hall-format-no-object", file=asked.json)
    return found


def _ask(asked: Namespace, words: Words) -> dict[str, Any]:
    """What was said on the command line, and for the rest the answers to five questions."""
    event = asked.event or _question(words, "hall-ask-event", "")
    known = ", ".join(FORMATS)
    key = asked.format or _question(words, "hall-ask-format", next(iter(FORMATS)), known=known)
    with in_words(words):
        usual = preset(key).usual
    games = number(words, asked.games or _question(words, "hall-ask-games", str(usual.rounds)))
    fee = cents(words, asked.fee or _question(words, "hall-ask-fee", "0"))
    language = asked.languages or _question(words, "hall-ask-languages", words.language)
    if language not in LANGUAGES:
        raise wrongly(words, "hall-languages", said=language, known=", ".join(LANGUAGES))
    return {
        "format": key,
        "event": event,
        "rounds": games,
        "entry_cents": fee,
        "languages": LANGUAGES[language],
    }


def _question(words: Words, key: str, usual: str, **facts: str) -> str:
    """What somebody answers; nothing means what is usual. The end of all answers is refused."""
    told = words.say(key, **facts)
    try:
        said = input(f"{told} [{usual}] " if usual else f"{told} ").strip()
    except EOFError:
        print()
        raise wrongly(words, "hall-answers-ended") from None
    return said or usual
