"""A deal played by lot, and after every step all that must hold of it."""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import Action, Play
from fortyfives.game.deal import Deal, Step
from fortyfives.game.engine import IllegalAction, apply
from fortyfives.game.events import Conceded, Event, fold, seen_by
from fortyfives.game.legality import legal, refuse
from fortyfives.game.moves.draft import blank
from fortyfives.game.setting import Phase
from fortyfives.game.showing import view_for
from fortyfives.game.view import SeatView
from fortyfives.rules.seating import Seat
from tests.game.conserved import conserved
from tests.game.nonsense import any_nonsense
from tests.game.reckoning import lawful, may_be_played, reckon
from tests.game.unseen import known_to
from tests.strategies import Table, by_lot

RULE = re.compile(r"(AMB|CARDS|EVE|G55|GEN|H110|IRL|MV|NSA|TNS|VAR)-\d\d")
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
Chooser = Callable[[Deal, random.Random], Action]
NONSENSE = 2
AGAIN = 0.05


@dataclass
class Watched:
    """A deal, all that was done in it, and all that happened."""

    table: Table
    first: Step
    told: list[tuple[Action, Step]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    revokers: set[Seat] = field(default_factory=set)

    @property
    def deal(self) -> Deal:
        """The deal as it stands."""
        return self.told[-1][1].deal if self.told else self.first.deal

    @property
    def everyone(self) -> tuple[Seat | None, ...]:
        """Every seat, and somebody who only looks on."""
        return (*range(self.deal.setting.seats), None)

    def go_on(self, action: Action) -> Step:
        """Do something."""
        step = apply(self.deal, action)
        self.told.append((action, step))
        self.events += step.events
        return step

    def happened(self, *kinds: type[Event]) -> bool:
        """Whether anything of these kinds has happened."""
        return any(isinstance(event, kinds) for event in self.events)


def begun(table: Table, lot: random.Random) -> Watched:
    """A deal about to be cut."""
    first = table.start(lot)
    return Watched(table, first, events=list(first.events))


def played(table: Table, lot: random.Random) -> Watched:
    """A deal played by lot, without watching."""
    told = begun(table, lot)
    while told.deal.turn is not None:
        told.go_on(by_lot(told.deal, lot))
    return told


def watch(table: Table, lot: random.Random) -> Watched:
    """A deal played by lot, with everything checked at every step."""
    return watch_from(table, table.start(lot), lot, by_lot)


def watch_from(table: Table, first: Step, lot: random.Random, choose: Chooser) -> Watched:
    """A deal played on from its start, with everything checked at every step."""
    told = Watched(table, first, events=list(first.events))
    views = at_first(told)
    fold_all(views, first)
    while told.deal.turn is not None:
        deal = told.deal
        before = imprint(deal)
        somebody_can_act(deal)
        forbidden_is_refused(deal, lot)
        plays_are_lawful(told)
        action = choose(deal, lot)
        note_a_revoke(told, action)
        step = told.go_on(action)
        assert imprint(deal) == before, "the deal given was changed"
        if lot.random() < AGAIN:
            assert apply(deal, action) == step, "the same action did something else"
        conserved(step.deal, told.events)
        fold_all(views, step)
    nobody_can_act(told.deal, lot)
    remembered(told)
    settled(told)
    return told


def imprint(deal: Deal) -> int:
    """A number that follows from everything in a deal, down to the last card."""
    return hash((deal.public, deal.owns, deal.hidden, deal.shuffles))


# ---------------------------------------------------------------- what may be done


def somebody_can_act(deal: Deal) -> None:
    """The seat in turn has something to do, and what it may do is not refused."""
    assert deal.turn in deal.setting.ring
    view = view_for(deal, deal.turn)
    found = legal(view)
    assert found.count > 0, f"{deal.turn} can do nothing in {deal.phase}"
    assert legal(view_for(deal, None)).count == 0


def nobody_can_act(deal: Deal, lot: random.Random) -> None:
    """Nothing may be done after the end."""
    assert deal.phase is Phase.OVER
    for seat in range(deal.setting.seats):
        assert legal(view_for(deal, seat)).count == 0
        refused(deal, any_nonsense(seat, lot, CardSet(), deal.setting.seats))


def forbidden_is_refused(deal: Deal, lot: random.Random) -> None:
    """Of a few actions, those are refused which are not legal; a refusal says why."""
    for _ in range(NONSENSE):
        at_turn = deal.turn is not None and lot.random() < 0.7
        seat = deal.turn if at_turn else lot.choice(deal.setting.ring)
        assert seat is not None
        view = view_for(deal, seat)
        action = any_nonsense(seat, lot, view.hand, deal.setting.seats)
        if action in legal(view):
            assert refuse(view, action) is None
            apply(deal, action)
        else:
            refused(deal, action)


def refused(deal: Deal, action: Action) -> None:
    """The action is refused for a reason, and nothing has changed."""
    refusal = refuse(view_for(deal, action.seat), action)
    assert refusal is not None, f"{action} is neither legal nor refused"
    assert RULE.fullmatch(refusal.rule), refusal
    assert KEY.fullmatch(refusal.key), refusal
    before = imprint(deal)
    with pytest.raises(IllegalAction) as caught:
        apply(deal, action)
    assert caught.value.refusal == refusal
    assert imprint(deal) == before, "an illegal action changed the deal"


def plays_are_lawful(told: Watched) -> None:
    """The cards that may be played are those which the oracle allows."""
    deal = told.deal
    if deal.phase is not Phase.PLAY:
        return
    assert deal.turn is not None
    found = legal(view_for(deal, deal.turn))
    allowed = {str(a.card) for a in getattr(found, "actions", ()) if isinstance(a, Play)}
    assert allowed == set(may_be_played(told.table, deal, deal.turn))


# ---------------------------------------------------------------- what is known


def at_first(told: Watched) -> dict[Seat | None, SeatView]:
    """What everyone knows before anything has happened."""
    nothing = blank(told.deal.setting, told.deal.chance).finished().deal
    return {seat: view_for(nothing, seat) for seat in told.everyone}


def fold_all(views: dict[Seat | None, SeatView], step: Step) -> None:
    """Whoever puts together the events he may know has exactly what he may know."""
    for seat, view in views.items():
        folded = view
        for event in seen_by(step.events, seat):
            folded = fold(folded, event)
        assert folded == view_for(step.deal, seat), f"seat {seat} could not follow {step.events}"
        views[seat] = folded


def remembered(told: Watched) -> None:
    """What a view says has been seen are the cards that the events have named."""
    if told.happened(Conceded):
        return
    for seat in told.everyone:
        named = known_to(told.events, seat)
        seen = view_for(told.deal, seat).seen()
        assert seen == named, f"seat {seat}: {seen} are said to be seen, {named} were"


# ---------------------------------------------------------------- what it comes to


def note_a_revoke(told: Watched, action: Action) -> None:
    """Remember who plays what the oracle does not allow."""
    any_card = told.table.in_force["revoke"] != "prevent"
    if isinstance(action, Play) and any_card:
        allowed = lawful(told.table, told.deal, action.seat)
        told.revokers |= {action.seat} if str(action.card) not in allowed else set()


def settled(told: Watched) -> None:
    """The score is the one that comes of reckoning it a second time."""
    story, setting = told.deal.public, told.deal.setting
    if story.thrown_in:
        assert story.score is None
        assert told.table.in_force["all_pass"].startswith("redeal")
        return
    score = story.score
    assert score is not None
    conceded = next((event.side for event in told.events if isinstance(event, Conceded)), None)
    revoked = {setting.side_of[seat] for seat in told.revokers}
    hand = reckon(told.table, told.deal, conceded, revoked)
    assert list(score.taken.points) == hand.points
    assert list(score.taken.tricks) == hand.tricks
    assert score.before == setting.scores
    assert list(score.after) == hand.after
    assert (score.made, score.jin, set(score.revoked)) == (hand.made, hand.jin, revoked)
    if not revoked:
        assert sum(hand.tricks) == 5
        assert sum(hand.points) in {25, 30}
