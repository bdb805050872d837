"""The habits of one seat, as anybody at the table may see them, and telling players apart by them.

A habit is how often something was done of the times it might have been: bidding in the first
place, leading a trump on defence, overtaking a partner. Only what is public counts.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from fortyfives.cards.card import Card
from fortyfives.game.story import PublicStory
from fortyfives.rules.seating import Seat
from fortyfives.rules.stakes import Call

DOUBT = 1.0
"""Times that are added to either side of a habit, so that a rare one says little."""
FLOOR = 1e-4
LEAST = 2.5
"""Standard errors by which a habit must differ in training to count."""


@dataclass
class Habits:
    """What one seat did over many hands: for each habit, times done and times possible."""

    done: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    times: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    def see(self, habit: str, what: float) -> None:
        """One more chance for a habit, and how much of it was done."""
        self.done[habit] += what
        self.times[habit] += 1

    def rates(self) -> dict[str, float]:
        """Each habit as a share."""
        return {
            habit: (self.done[habit] + DOUBT / 2) / (self.times[habit] + DOUBT)
            for habit in sorted(self.times)
        }


def watch(public: PublicStory, seat: Seat, habits: Habits) -> None:
    """Note the habits that a finished deal has shown of a seat."""
    _auction(public, seat, habits)
    if public.trump is None:
        return
    for who, count in public.exchange.drawn:
        if who == seat:
            habits.see(f"drew {_role(public, seat)}", count / 5)
    held_by = _Table(public, seat)
    for number in range(len(public.tricks)):
        held_by.trick(number, habits)


def _role(public: PublicStory, seat: Seat) -> str:
    if public.bidder is None:
        return "no bidder"
    if public.bidder == seat:
        return "bidder"
    return "defender" if public.setting.opponents(seat, public.bidder) else "partner"


def _auction(public: PublicStory, seat: Seat, habits: Habits) -> None:
    bidding, setting = public.auction.bidding, public.setting
    if bidding is None:
        return
    standing: tuple[Seat, Call] | None = None
    for who, call in bidding.calls:
        if who == seat:
            place = "dealer" if seat == setting.dealer else "elder"
            if standing is None:
                mate = not setting.opponents(seat, setting.dealer)
                where = f"nobody bid, {'ours' if mate else 'theirs'} the deal"
            else:
                mate = not setting.opponents(seat, standing[0])
                where = f"{'partner' if mate else 'opponent'} bid {standing[1].value}"
            habits.see(f"spoke: {place}, {where}", call is not Call.PASS)
            for level in (Call.HOLD, Call.TWENTY, Call.TWENTY_FIVE, Call.THIRTY):
                habits.see(f"said {level.value}", call is level)
            habits.see("said more", call.rung > Call.THIRTY.rung)
        if call.is_bid:
            standing = (who, call)
        elif call is Call.HOLD and standing is not None:
            standing = (who, standing[1])
    habits.see("won the bid", public.bidder == seat)


class _Table:
    """The play of one finished deal, seen from a seat."""

    def __init__(self, public: PublicStory, seat: Seat) -> None:
        self.public = public
        self.seat = seat
        self.order = public.order()
        self.role = _role(public, seat)
        setting = public.setting
        self.mates = {s for s in setting.ring if not setting.opponents(s, seat)} - {seat}
        self.allies = (
            {s for s in setting.ring if s not in {seat, public.bidder}} - self.mates
            if self.role == "defender"
            else set()
        )

    def trick(self, number: int, habits: Habits) -> None:
        """What the seat did in one trick."""
        plays = self.public.tricks[number].plays
        place = next((at for at, (who, _) in enumerate(plays) if who == self.seat), None)
        if place is None:
            return
        card, last = plays[place][1], number == len(self.public.tricks) - 1
        self._timing(card, number, habits)
        if last:
            return
        if place == 0:
            self._lead(card, number, habits)
        else:
            self._follow([played for _, played in plays[: place + 1]], plays, place, habits)

    def _timing(self, card: Card, number: int, habits: Habits) -> None:
        order = self.order
        if order.is_trump(card):
            high = order.strength(card) >= order.strength(order.jack)
            kind = "five" if card is order.five else "high trump" if high else "trump"
        else:
            kind = "king" if card.rank == "K" else "plain"
        habits.see(f"{kind} late", number / 4)
        habits.see(f"{kind} played", 1)
        for other in ("five", "king"):
            if other != kind:
                habits.see(f"{other} played", 0)

    def _lead(self, card: Card, number: int, habits: Habits) -> None:
        when = "first" if number == 0 else "later"
        trump = self.order.is_trump(card)
        habits.see(f"{self.role} {when} led trump", trump)
        if trump:
            high = self.order.strength(card) >= self.order.strength(self.order.jack)
            habits.see(f"{self.role} led high trump", high)
        else:
            habits.see(f"{self.role} led king", card.rank == "K")

    def _follow(
        self, cards: Sequence[Card], plays: Sequence[tuple[Seat, Card]], place: int, habits: Habits
    ) -> None:
        before = self.order.winner(cards[:-1])
        holder, takes = plays[before][0], self.order.winner(cards) == place
        who = "ally" if holder in self.allies else "opponent"
        who = "partner" if holder in self.mates else who
        led = "trump" if self.order.is_trump(cards[0]) else "plain"
        where = "last" if place == len(self.public.setting.ring) - 1 else "before others"
        habits.see(f"{self.role} over {who}, {led} led, {where}", takes)
        if led == "plain":
            habits.see(f"{self.role} trumped {who}", self.order.is_trump(cards[-1]))


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells two players apart by their habits, as it has learned to.

    A plain linear rule: each habit weighs by how far the two differ in it, against how much it
    wavers from one session to the next; habits that hardly differ are left out.
    """

    weights: Mapping[str, tuple[float, float]]
    apart: float

    @staticmethod
    def learn(
        first: Sequence[Mapping[str, float]],
        second: Sequence[Mapping[str, float]],
        wavering: Mapping[str, float],
    ) -> "Teller":
        """Learn from sessions of either player; `wavering` is the variance of each habit."""
        weights, apart = {}, 0.0
        for habit, variance in wavering.items():
            one = [session[habit] for session in first if habit in session]
            two = [session[habit] for session in second if habit in session]
            if not one or not two:
                continue
            gap = fmean(one) - fmean(two)
            error = variance * (1 / len(one) + 1 / len(two))
            if gap * gap < LEAST * LEAST * error:
                continue
            weights[habit] = (gap / variance, (fmean(one) + fmean(two)) / 2)
            apart += gap * gap / variance
        return Teller(weights, apart)

    def is_first(self, session: Mapping[str, float]) -> bool:
        """Whether it takes the player of a session for the first of the two."""
        return self.score(session) > 0

    def score(self, session: Mapping[str, float]) -> float:
        """How much speaks for the first player, and against the second if it is negative."""
        return sum(
            weight * (session[habit] - middle)
            for habit, (weight, middle) in self.weights.items()
            if habit in session
        )


def wavering(sessions: Mapping[str, Sequence[Mapping[str, float]]]) -> dict[str, float]:
    """The variance of each habit from session to session of the same player, over all players."""
    squares: dict[str, float] = defaultdict(float)
    freedom: dict[str, int] = defaultdict(int)
    for told in sessions.values():
        for habit in {habit for session in told for habit in session}:
            found = [session[habit] for session in told if habit in session]
            mean = fmean(found)
            squares[habit] += sum((rate - mean) ** 2 for rate in found)
            freedom[habit] += len(found) - 1
    return {
        habit: max(squares[habit] / freedom[habit], FLOOR)
        for habit in sorted(squares)
        if freedom[habit]
    }
