"""The desk of an evening: its folder opened, what is known, and the one way of writing more."""

import uuid
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from fortyfives.cli.parser import Parser
from fortyfives.cli.wrong import WronglyAsked, wrongly
from fortyfives.number import whole_number
from fortyfives.server.hall.journal import BrokenJournal, Journal
from fortyfives.tournament.director.opening import rules_of
from fortyfives.tournament.director.playing import place_of
from fortyfives.tournament.formats.rules import Rules
from fortyfives.tournament.log.book import Book, Wanted
from fortyfives.tournament.log.events import Event
from fortyfives.tournament.log.facts import Facts
from fortyfives.tournament.refused import Refused
from fortyfives.wording.messages import Words

JOURNAL: Final = "evening.jsonl"
DESK: Final = "desk"
LAPTOP: Final = "laptop"
DOLLAR: Final = 100
MOST_DOLLARS: Final = 1_000_000


class Desk:
    """An evening that is open: what is known of it, and how more is written."""

    def __init__(self, journal: Journal, folder: Path) -> None:
        self._journal = journal
        self.folder = folder
        self.facts = Facts(journal.records)

    @property
    def rules(self) -> Rules:
        """What is played tonight."""
        return rules_of(self.facts)

    @property
    def journal(self) -> Journal:
        """The log."""
        return self._journal

    def do(self, events: Sequence[Event]) -> None:
        """Write these events as one command; they are on the disk when this returns."""
        if not events:
            return
        time = datetime.now().astimezone().isoformat(timespec="seconds")
        wanted = Wanted(uuid.uuid4().hex, tuple(events), DESK, LAPTOP, time)
        _, fresh = Book(self._journal.records).sealed([wanted])
        self.facts.take(fresh)
        try:
            self._journal.write([wanted])
        except Refused:
            self.facts.take_back(len(fresh))
            raise


@contextmanager
def at_desk(asked: Namespace, *, new: bool = False) -> Iterator[Desk]:
    """The evening in the folder that was asked for; whatever is refused is said in a sentence."""
    words: Words = asked.words
    folder = Path(asked.folder)
    path = folder / JOURNAL
    if not new and not path.exists():
        raise wrongly(words, "hall-folder-empty", folder=str(folder))
    mirror = Path(asked.mirror) / JOURNAL if asked.mirror else None
    with in_words(words), Journal(path, mirror) as journal:
        if new and (journal.records or journal.torn):
            raise wrongly(words, "hall-folder-taken", folder=str(folder))
        if journal.torn:
            print(words.say("hall-log-torn"))
        yield Desk(journal, folder)
        trouble = journal.copy()
        if trouble:
            print(words.say("hall-mirror-trouble", why=words.say(trouble)))


@contextmanager
def in_words(words: Words) -> Iterator[None]:
    """Whatever is refused here is said in one sentence."""
    try:
        yield
    except BrokenJournal as broken:
        told = wrongly(words, "hall-log-broken", line=broken.line)
        if broken.mirror is None:
            raise WronglyAsked(f"{told} {words.say('hall-log-no-copy')}") from None
        held: dict[str, Any] = {
            "mirror": str(broken.mirror),
            "copied": broken.copied,
            "lines": broken.lines,
        }
        raise WronglyAsked(f"{told} {wrongly(words, 'hall-log-copy', **held)}") from None
    except Refused as refused:
        raise wrongly(words, refused.key, **_spoken(words, refused.facts)) from None


def _spoken(words: Words, facts: Mapping[str, Any]) -> dict[str, Any]:
    """These facts, a game by its number and its table in place of its id."""
    place = place_of(str(facts.get("game", "")))
    if place is None:
        return dict(facts)
    round_, table = place
    return {**facts, "game": words.say("hall-game-at", round=round_, table=table)}


def parser(name: str, words: Words, *, says: str) -> Parser:
    """The parser of a command of the desk."""
    found = Parser(f"tournament {name}", says, words)
    found.add_choice("--folder", takes="cli-takes-folder", says="hall-help-folder", default=".")
    found.add_choice("--mirror", takes="cli-takes-folder", says="hall-help-mirror")
    found.add_language()
    return found


def number(words: Words, said: str, least: int = 1) -> int:
    """A number as it was typed; raises `WronglyAsked`."""
    found = whole_number(said)
    if found is None or found < least:
        raise wrongly(words, "number-expected", said=said)
    return found


def cents(words: Words, said: str) -> int:
    """An amount of money as it was typed, such as 10, 2.50 or 2,50; raises `WronglyAsked`."""
    whole, _, rest = said.strip().lstrip("$").replace(",", ".").partition(".")
    dollars, more = whole_number(whole), whole_number(rest.ljust(2, "0"))
    if dollars is None or more is None or not (0 <= dollars <= MOST_DOLLARS and 0 <= more < DOLLAR):
        raise wrongly(words, "hall-money-expected", said=said)
    return dollars * DOLLAR + more
