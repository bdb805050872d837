"""The end of an evening at the desk: contests, wishes, cuts, play-offs, and handing over."""

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

import pytest

from fortyfives.cards.card import Card
from fortyfives.tournament.director.deciding import cut, hand_over, play_off, wish
from fortyfives.tournament.director.entering import Newcomer, enter, go_home
from fortyfives.tournament.director.opening import set_format, whole_rules
from fortyfives.tournament.director.playing import begin_round, game_at, is_over, report
from fortyfives.tournament.director.prizing import contest, open_contests
from fortyfives.tournament.entry import Number
from fortyfives.tournament.formats.rules import Rules
from fortyfives.tournament.log.book import Book, Wanted
from fortyfives.tournament.log.events import ContestOpened, Event, Outcome
from fortyfives.tournament.log.facts import Facts
from fortyfives.tournament.prizes.contest import Contest, State
from fortyfives.tournament.refused import Refused

PRIZES = {"places": [{"cents": 10000}, {"cents": 6000}, {"goods": "turkey"}]}


class Evening:
    """An evening in memory: so many couples, and the winner of each game by who has the most."""

    def __init__(self, couples: int, rounds: int = 1, **more: Any) -> None:
        document = {"format": "evening25", "rounds": rounds, "prizes": PRIZES, **more}
        self.rules: Rules = whole_rules(document)
        self.facts, self._book, self._ids = Facts(), Book(), count()
        self.do(set_format(self.rules))
        self.do(
            enter(self.facts, self.rules, [Newcomer((f"A{n}", f"B{n}")) for n in range(couples)])
        )

    def do(self, events: Sequence[Event]) -> None:
        _, fresh = self._book.sealed([Wanted(f"c-{next(self._ids)}", tuple(events))])
        self.facts.take(fresh)
        self._book.extend(fresh)

    def play(self, strength: Mapping[Number, int]) -> None:
        """Play the next game: the stronger couple wins, and with equal strength they tie."""
        self.do(begin_round(self.facts, self.rules))
        for planned in self.facts.rounds[max(self.facts.rounds)].games:
            one, other = planned.seats
            ours, theirs = strength.get(one, 0), strength.get(other, 0)
            winner = None if ours == theirs else max((ours, one), (theirs, other))[1]
            said = Outcome(winner=winner, kind="tie" if winner is None else "win")
            self.do(report(self.facts, game_at(self.facts, planned.table), "desk", said))

    def end(self) -> None:
        """Open the contests."""
        self.do(open_contests(self.facts, self.rules))

    def now(self, name: str) -> Contest:
        """How a contest stands."""
        return contest(self.facts, self.rules, name)

    def wish(self, name: str, **wishes: Any) -> None:
        """What couples want: c1="split"."""
        for couple, choice in wishes.items():
            self.do(wish(self.facts, self.rules, name, int(couple[1:]), choice))


def tied() -> Evening:
    """Four couples of whom all have tied: one contest for the first prize."""
    evening = Evening(4)
    evening.play({})
    evening.end()
    return evening


def refused(call: Any, *args: Any) -> str:
    with pytest.raises(Refused) as caught:
        call(*args)
    return caught.value.key


@pytest.mark.rule("EVE-11")
def test_prizes_go_to_the_best_distinct_scores() -> None:
    evening = Evening(4)
    evening.play({1: 9, 2: 8, 3: 7, 4: 6})
    evening.end()
    assert list(evening.facts.contests) == ["prize-1", "prize-2"]
    winners = evening.facts.contests["prize-1"].entrants
    assert len(winners) == 2
    assert evening.now("prize-1").state is State.OPEN
    assert evening.facts.contests["prize-2"].cents == 6000


def test_prizes_wait_for_the_last_game_and_are_opened_once() -> None:
    evening = Evening(4, rounds=2)
    assert refused(open_contests, evening.facts, evening.rules) == "hall-rounds-to-come"
    evening.play({1: 1})
    evening.do(begin_round(evening.facts, evening.rules))
    assert refused(open_contests, evening.facts, evening.rules) == "hall-games-not-over"
    evening = tied()
    assert open_contests(evening.facts, evening.rules) == ()
    assert refused(contest, evening.facts, evening.rules, "prize-9") == "hall-no-contest"


def test_the_prizes_of_a_round_robin_wait_for_everybody_to_have_met_everybody() -> None:
    evening = Evening(4, format="seniors55")
    assert refused(open_contests, evening.facts, evening.rules) == "hall-rounds-to-come"
    for slot in range(1, 4):
        evening.play({1: 9, 2: 8, 3: 7, 4: 6})
        assert is_over(evening.facts, evening.rules) is (slot == 3)
    evening.end()
    assert [each.entrants for each in evening.facts.contests.values()] == [(1,), (2,), (3,)]


def test_a_prize_may_be_a_part_of_the_pot() -> None:
    parts = {"places": [{"of_pot": 7500}, {"of_pot": 2500}], "to_prizes": 5000}
    evening = Evening(4, prizes=parts, entry_cents=1000)
    evening.play({1: 9, 2: 8, 3: 7, 4: 6})
    evening.end()
    assert [each.cents for each in evening.facts.contests.values()] == [1500, 500]


@pytest.mark.rule("EVE-10")
def test_all_must_want_to_split() -> None:
    evening = tied()
    evening.wish("prize-1", c1="split", c2="split", c3="split")
    assert evening.now("prize-1").state is State.OPEN
    evening.wish("prize-1", c4="split")
    now = evening.now("prize-1")
    assert now.state is State.DECIDED
    assert now.payout is not None
    assert now.payout.cents == ((1, 2500), (2, 2500), (3, 2500), (4, 2500))
    for couple in (1, 2, 3):
        evening.do(hand_over(evening.facts, evening.rules, "prize-1", couple))
        assert evening.now("prize-1").state is State.DECIDED
    evening.do(hand_over(evening.facts, evening.rules, "prize-1", 4))
    assert evening.now("prize-1").state is State.PAID
    with pytest.raises(Refused, match="hall-log-paid-before"):
        evening.do(hand_over(evening.facts, evening.rules, "prize-1", 4))


@pytest.mark.rule("EVE-08")
def test_the_low_card_wins_and_equal_ones_cut_again() -> None:
    evening = tied()
    evening.wish("prize-1", c1="split", c2="split", c3="split", c4="cut")
    assert evening.now("prize-1").state is State.DRAWING
    first = {n: Card.parse(card) for n, card in enumerate(("3C", "3D", "KH", "9S"), start=1)}
    evening.do(cut(evening.facts, evening.rules, "prize-1", first, ("Rose", "Jim")))
    assert evening.now("prize-1").state is State.DRAWING
    args = (evening.facts, evening.rules, "prize-1", 4, "split")
    assert refused(wish, *args) == "hall-contest-not-now"
    again = {1: Card.parse("2H"), 2: Card.parse("AS")}
    evening.do(cut(evening.facts, evening.rules, "prize-1", again, ("Rose", "Jim")))
    assert evening.facts.contests["prize-1"].winner == 2
    assert [each.round for each in evening.facts.contests["prize-1"].cuts] == [1, 2]
    assert (
        refused(cut, evening.facts, evening.rules, "prize-1", again, ()) == "hall-contest-not-now"
    )
    key = refused(hand_over, evening.facts, evening.rules, "prize-1", 1)
    assert key == "hall-contest-no-claim"
    evening.do(hand_over(evening.facts, evening.rules, "prize-1", 2))
    assert evening.now("prize-1").state is State.PAID


@pytest.mark.rule("EVE-09")
def test_whoever_wants_to_play_gets_it_and_others_play_or_forfeit() -> None:
    evening = tied()
    args = (evening.facts, evening.rules, "prize-1")
    assert refused(wish, *args, 1, "forfeit") == "hall-contest-nobody-wants-to-play"
    evening.wish("prize-1", c1="playoff", c2="split", c3="cut", c4="cut")
    assert refused(wish, *args, 1, "forfeit") == "hall-contest-asked-to-play"
    evening.wish("prize-1", c3="forfeit", c4="forfeit")
    now = evening.now("prize-1")
    assert (now.state, now.ruling and now.ruling.claimants) == (State.PLAYING, (1, 2))
    assert refused(play_off, *args, 3) == "hall-contest-no-claim"
    evening.do(play_off(*args, 2))
    assert evening.facts.contests["prize-1"].games == 1
    assert evening.now("prize-1").state is State.DECIDED
    assert refused(wish, *args, 1, "cut") == "hall-contest-decided"


def test_whoever_went_home_blocks_a_split_and_a_stranger_has_no_wish() -> None:
    evening = tied()
    evening.do(go_home(evening.facts, evening.rules, 4, "desk"))
    args = (evening.facts, evening.rules, "prize-1")
    assert refused(wish, *args, 4, "split") == "hall-contest-absent"
    assert refused(wish, *args, 9, "split") == "hall-contest-stranger"
    evening.wish("prize-1", c1="split", c2="split", c3="split")
    assert evening.now("prize-1").state is State.DRAWING


def test_a_wish_can_be_changed_as_long_as_nothing_is_decided() -> None:
    evening = tied()
    evening.wish("prize-1", c1="playoff", c2="split", c3="cut", c4="cut")
    evening.wish("prize-1", c3="forfeit", c1="cut")
    assert evening.now("prize-1").state is State.DRAWING


@pytest.mark.rule("EVE-13")
def test_a_booby_prize_in_goods_is_cut_for_and_handed_over() -> None:
    prizes = {"places": [], "booby": {"goods": "pickles"}}
    evening = Evening(2, prizes=prizes)
    evening.play({1: 1})
    evening.end()
    name, logged = next(iter(evening.facts.contests.items()))
    assert (name, logged.goods, logged.entrants) == ("booby", "pickles", (2,))
    args = (evening.facts, evening.rules, "booby")
    assert refused(hand_over, *args, 1) == "hall-contest-no-claim"
    evening.do(hand_over(*args, 2))
    assert evening.now("booby").state is State.PAID


def test_a_place_may_win_goods() -> None:
    evening = Evening(2, prizes={"places": [{"goods": "turkey"}]})
    evening.play({2: 1})
    (event,) = open_contests(evening.facts, evening.rules)
    assert event == ContestOpened("prize-1", (2,), goods="turkey")
