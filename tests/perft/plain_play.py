"""The five tricks a second time, on lists of names, only to be counted.

Seats are numbered clockwise. What may be played, and which card wins, is asked of the oracle.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tests.rules.oracle import SUITS, House, Oracle

Hands = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Position:
    """The table before a card is played.

    `turned` is the card that an ace may rob, `called` the card of the bidder's partner; `partners`
    are the sides, where players may ask "booked?", and `folded` those that have given up.
    """

    house: House
    trump: str
    hands: Hands
    turn: int
    turned: str = ""
    demotion: bool = False
    called: str = ""
    deadline: int = 0
    partners: tuple[tuple[int, ...], ...] = ()
    trick: tuple[tuple[int, str], ...] = ()
    tricks: int = 0
    asked: tuple[tuple[int, int, bool], ...] = ()
    folded: tuple[tuple[int, ...], ...] = ()

    @property
    def begins(self) -> bool:
        """Whether the player in turn has not played yet."""
        return self.tricks == 0 and self.turn not in {seat for seat, _ in self.trick}

    def order(self, seat: int | None = None) -> Oracle:
        """The order of the cards, as all see it or as it binds a player (GEN-09)."""
        ace = f"A{self.trump}"
        keeps = seat is not None and self.begins and ace in self.hands[seat]
        fallen = self.demotion and bool(self.turned) and self.turned != ace and not keeps
        return Oracle(self.house, self.trump, demoted=fallen)

    def side(self, seat: int) -> tuple[int, ...]:
        """Who plays together with a seat."""
        return next((side for side in self.partners if seat in side), (seat,))

    def with_hand(self, seat: int, hand: tuple[str, ...]) -> "Position":
        """The table with another hand at a seat."""
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))


def play(at: Position, card: str) -> Position:
    """The table after a card, and perhaps after the trick that it completes."""
    hand = tuple(held for held in at.hands[at.turn] if held != card)
    after = replace(at.with_hand(at.turn, hand), trick=(*at.trick, (at.turn, card)))
    if card == at.called:
        after = replace(after, called="")
    players = len(at.hands)
    if len(after.trick) < players:
        return give_up(replace(after, turn=(at.turn + 1) % players))
    cards = [played for _, played in after.trick]
    taker = after.trick[cards.index(after.order().winner(cards))][0]
    return give_up(replace(after, trick=(), turn=taker, tricks=at.tricks + 1))


def give_up(at: Position) -> Position:
    """Where the player in turn has folded, his weakest legal card is played (AMB-19)."""
    if at.side(at.turn) not in at.folded or not at.hands[at.turn]:
        return at
    order = at.order(at.turn)

    def strength(card: str) -> tuple[int, int]:
        if order.is_trump(card):
            return 100 - order.place[card], 0
        plain = order.plain[card[1]]
        return len(plain) - plain.index(card), SUITS.index(card[1])

    return play(at, min(playable(at), key=strength))


def playable(at: Position) -> tuple[str, ...]:
    """The cards that may be played now; a called card that is due must be (NSA-47, AMB-76)."""
    allowed = at.order(at.turn).legal(at.hands[at.turn], [card for _, card in at.trick])
    if at.called in allowed and at.tricks + 1 == at.deadline:
        return (at.called,)
    return tuple(allowed)


def robs(at: Position) -> Iterator[Position]:
    """The ways to take the turn-up with the ace of trumps (GEN-07, AMB-24)."""
    ace = f"A{at.trump}"
    hand = at.hands[at.turn]
    if not at.begins or not at.turned or at.turned == ace or ace not in hand:
        return
    for thrown in hand:
        if thrown != ace:
            kept = tuple(card for card in hand if card != thrown)
            yield replace(at.with_hand(at.turn, (*kept, at.turned)), turned="")


def questions(at: Position) -> Iterator[Position]:
    """The ways to ask an opponent "booked?", once each before a trick (MV-28, AMB-19)."""
    if at.trick or not at.partners:
        return
    order = at.order()
    before = {(asker, asked) for asker, asked, _ in at.asked}
    for other, hand in enumerate(at.hands):
        if other not in at.side(at.turn) and (at.turn, other) not in before:
            booked = all(order.is_trump(card) for card in hand)
            yield replace(at, asked=(*at.asked, (at.turn, other, booked)))


def folds(at: Position) -> Iterator[Position | None]:
    """The way to fold to a booked player; None if that ends the hand (MV-29, AMB-19)."""
    told = any(
        asker == at.turn and booked and at.side(asked) not in at.folded
        for asker, asked, booked in at.asked
    )
    if told and not at.trick:
        folded = (*at.folded, at.side(at.turn))
        ended = len(folded) == len(at.partners) - 1
        yield None if ended else give_up(replace(at, folded=folded))


def ways(at: Position) -> Iterator[Position | None]:
    """Every way to go on by one action; None where the hand is then over."""
    yield from (play(at, card) for card in playable(at))
    yield from robs(at)
    yield from questions(at)
    yield from folds(at)


def count(at: Position | None, depth: int) -> int:
    """How many lines of so many actions there are."""
    if depth == 0:
        return 1
    if at is None or not at.hands[at.turn]:
        return 0
    return sum(count(after, depth - 1) for after in ways(at))
