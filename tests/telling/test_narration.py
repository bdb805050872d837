"""Each event has its sentence, and a terminal and a page are told the same."""

import io
import re
from copy import copy
from random import Random

import pytest

from fortyfives import apply, legal, view_for
from fortyfives.game.actions import Discard, Play, Say
from fortyfives.game.deal import Deal
from fortyfives.game.events import Drew, Event, Received, Said, Settled, TrickTaken, seen_by
from fortyfives.game.setting import Phase
from fortyfives.rules.stakes import Call
from fortyfives.telling.narration import Narration
from fortyfives.telling.state import say_auction, say_last_trick, say_score, say_state
from fortyfives.terminal.console import Console
from fortyfives.terminal.narrator import Narrator
from tests.hands import bids, card, cards, names, plays, rigged, throws, turn
from tests.strategies import Table
from tests.telling.tour import company, stops
from tests.telling.tour import steps as toured

TYPED = re.compile(r"\b(Enter|[Tt]ype|Entrée|[Tt]apez)\b")
ADDRESSED = re.compile(r"\b([Yy]ou|[Yy]our|[Vv]ous|[Vv]otre)\b")


def narration(deal: Deal, me: int | None = 0, language: str = "en") -> Narration:
    """A narration that begins with this deal."""
    return Narration(company(deal, me, language), view_for(deal, me))


def told(deal: Deal, me: int | None, *actions: Say | Play) -> list[tuple[type[Event], str]]:
    """The kinds of events that these actions bring, with their sentences."""
    telling = narration(deal, me)
    found: list[tuple[Event, str]] = []
    for action in actions:
        step = apply(deal, action)
        found += telling.tell(seen_by(step.events, me))
        deal = step.deal
    return [(type(event), sentence) for event, sentence in found]


def test_each_sentence_stands_with_its_event() -> None:
    deal = rigged("merrimack_valley")
    assert told(deal, 1, Say(0, Call.FIFTEEN), Say(1, Call.PASS)) == [
        (Said, "Angus bids 15."),
        (Said, "You pass."),
    ]


def test_the_end_of_a_hand_takes_several_sentences() -> None:
    hands = {0: "5C JC 2C 3C 4C", 1: "2D 3D 4D 6D 7D", 2: "2S 3S 4S 6S 7S", 3: "9C TC 8C 7C 6C"}
    deal = names(bids(rigged("merrimack_valley", hands=hands), "20 pass pass pass"), "C")
    deal = throws(deal, {0: " ".join(map(str, deal.owns[0].hand - cards(hands[0])))})
    before = plays(deal, "5C 2D 2S 9C JC 3D 3S TC 2C 4D 4S 8C 3C 6D 6S 7C 4C 7D 7S")
    last = told(before, 0, Play(3, card("6C")))
    assert [kind for kind, _ in last][-3:] == [Settled] * 3
    assert (TrickTaken, "You take the trick.") in last
    assert last[-1] == (Settled, "Score: you and Nora 30, Luc and Angus 0.")


def test_the_cards_of_a_refill_are_told_once_with_the_last_that_came() -> None:
    hands = {0: "5C JC 2D 3D 4D"}
    deal = names(bids(rigged("games_55plus", hands=hands), "pass 20 pass pass"), "C")
    telling, lot = narration(deal), Random(2)
    said: list[tuple[Event, str]] = []
    while deal.phase is Phase.EXCHANGE:
        own = Discard(0, cards("2D 3D 4D"))
        step = apply(deal, own if turn(deal) == 0 else legal(view_for(deal, turn(deal))).any(lot))
        said += telling.tell(seen_by(step.events, 0))
        deal = step.deal
    drawn = [(event, text) for event, text in said if text.startswith("You draw")]
    assert len(drawn) == 1
    assert isinstance(drawn[0][0], Received)
    assert drawn[0][0].seat == 0
    assert not any(isinstance(event, Drew) for event, _ in said)


def test_a_copy_tells_on_by_itself() -> None:
    deal = rigged("merrimack_valley")
    telling = narration(deal)
    again = copy(telling)
    step = apply(deal, Say(0, Call.PASS))
    assert telling.tell(seen_by(step.events, 0)) == again.tell(seen_by(step.events, 0))
    assert telling.view == again.view == view_for(step.deal, 0)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("table", stops()[::2], ids=str)
def test_a_terminal_says_the_same_and_both_know_what_the_seat_may_know(
    table: Table, language: str
) -> None:
    out = io.StringIO()
    console = Console(io.StringIO(), out, lambda: 10_000)
    moments = list(toured(table))
    first, me = moments[0][0], moments[0][0].setting.ring[0]
    telling = narration(first, me, language)
    printing = Narrator(company(first, me, language), console, view_for(first, me))
    said: list[str] = []
    for _, step in moments:
        events = seen_by(step.events, me)
        said += [sentence for _, sentence in telling.tell(events)]
        printing.tell(events)
        assert telling.view == view_for(step.deal, me)
    console.end_paragraph()
    assert " ".join(" ".join(said).split()) == " ".join(out.getvalue().split())
    assert not any(TYPED.search(sentence) for sentence in said)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_watches_is_told_all_and_is_never_spoken_to(language: str) -> None:
    for table in stops()[::3]:
        moments = list(toured(table))
        telling = narration(moments[0][0], None, language)
        for deal, step in moments:
            said = [sentence for _, sentence in telling.tell(seen_by(step.events, None))]
            assert telling.view == view_for(step.deal, None)
            people = company(deal, None, language)
            said += [*say_auction(people, telling.view), *say_score(people, telling.view)]
            said.append(say_last_trick(people, telling.view))
            if telling.view.public.trump is not None:
                said += say_state(people, telling.view)
            assert not any(ADDRESSED.search(sentence) for sentence in said), said
