"""What a player reads from the table: who is with it, what is out, who may hold trumps."""

from collections.abc import Iterable, Sequence
from math import exp

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.cards.pack import pack
from fortyfives.game.called import open_call
from fortyfives.game.story import PublicStory
from fortyfives.game.view import SeatView
from fortyfives.players.kitchen_table.style import Style
from fortyfives.rules.dealing import HAND
from fortyfives.rules.seating import Seat

Plays = Sequence[tuple[Seat, Card]]


class Reading:
    """One view, read: made anew for each decision.

    `mates` are the seats that want the same tricks, the player's own included; `unseen` the cards
    it has not seen, as far as it remembers; `trumps_of` the trumps each seat is thought to hold.
    """

    def __init__(self, view: SeatView, style: Style) -> None:
        """Read the view as a player of that style does."""
        self.view = view
        self.style = style
        self.order = view.order()
        self.me = view.seat if view.seat is not None else -1
        self.mates = _mates(view, self.me)
        self.opponents = tuple(seat for seat in view.setting.ring if seat not in self.mates)
        tricks = view.public.tricks
        self._remembered = [*(t.plays for t in tricks[max(0, len(tricks) - style.memory) :])]
        self._remembered.append(view.public.trick)
        known = gone(view, self._remembered)
        self.unseen = CardSet.of(pack(view.variant.dealing.jokers)) - known
        self.trumps_out = self.order.of_suit(self.unseen, self.order.trump)
        self.trumps_of = {seat: self._trumps_of(seat) for seat in view.setting.ring}

    def _trumps_of(self, seat: Seat) -> float:
        """How many trumps the seat is thought to hold, from what it drew and how it followed."""
        public, order = self.view.public, self.order
        size = public.sizes[seat]
        if seat == self.me or not size or not self.unseen or self._void(seat):
            return 0.0
        rate = len(self.trumps_out) / len(self.unseen)
        kept = 0
        if public.exchange.thrown:
            drawn = sum(count for who, count in public.exchange.drawn if who == seat)
            shown = sum(
                who == seat and order.is_trump(card)
                for plays in self._remembered
                for who, card in plays
            )
            # One card is kept where the rules demand it, whatever it is.
            kept = HAND - drawn if HAND - drawn > 1 or seat == public.bidder else 0
            kept = max(0, min(size, kept - shown))
        return kept * self.style.kept_trump + (size - kept) * rate

    def _void(self, seat: Seat) -> bool:
        """Whether the seat has shown that it has no trump but one that it might withhold."""
        for plays in self._remembered:
            if not plays or not self.order.is_trump(plays[0][1]):
                continue
            if any(who == seat and not self.order.is_trump(card) for who, card in plays):
                return True
        return False

    def is_top(self, card: Card) -> bool:
        """Whether no trump that is out beats this trump."""
        return not any(self.order.outranks(other, card) for other in self.trumps_out)

    def higher_at(self, seat: Seat, card: Card) -> float:
        """How many trumps above this one the seat is thought to hold."""
        if not self.trumps_out:
            return 0.0
        higher = sum(self.order.outranks(other, card) for other in self.trumps_out)
        return higher * self.trumps_of[seat] / len(self.trumps_out)

    def beats(self, seat: Seat, card: Card, led: Card) -> float:
        """The chance that the seat, yet to play, beats the best card of the trick."""
        size = self.view.public.sizes[seat]
        if not size:
            return 0.0
        if self.order.is_trump(card):
            expected, eager = self.higher_at(seat, card), self.style.eager
        else:
            trumps = self.trumps_of[seat]
            plain = len(self.unseen) - len(self.trumps_out)
            suit = self.order.of_suit(self.unseen, self.order.suit(led))
            higher = sum(self.order.outranks(other, card) for other in suit)
            expected = trumps + (max(size - trumps, 0.0) * higher / plain if plain else 0.0)
            eager = self.style.eager_plain
        share = min(1.0, expected / size)
        return (1 - (1 - share) ** size) * eager

    def side_wins(self, card: Card) -> float:
        """The chance that the player's side takes the trick if it plays this card now."""
        public, order = self.view.public, self.order
        trick = (*public.trick, (self.me, card))
        owner, best = trick[order.winner([c for _, c in trick])]
        played = {seat for seat, _ in trick}
        ours = self._regard(owner) if owner in self.mates else 0.0
        for seat in self.view.setting.from_seat(self.me):
            if seat in played:
                continue
            chance = self.beats(seat, best, trick[0][1])
            if seat in self.mates:
                ours += (1 - ours) * chance * self.style.trust * self._regard(seat)
            else:
                ours *= 1 - chance
        return ours + (1 - ours) * self._called(best, played)

    def _called(self, best: Card, played: set[Seat]) -> float:
        """The chance that a partner not known yet beats this card with the one that was called."""
        public = self.view.public
        called = open_call(public) if self.me == public.bidder else None
        if called is None or called not in self.trumps_out or not self.order.outranks(called, best):
            return 0.0
        trumps = sum(self.trumps_of[seat] for seat in self.view.setting.ring if seat not in played)
        return self.style.eager * min(1.0, trumps / len(self.trumps_out))

    def _regard(self, mate: Seat) -> float:
        """What a trick is worth that this mate takes, beside one of its own."""
        if mate == self.me:
            return 1.0
        partner = mate in self.view.setting.sides[self.view.setting.side_of[self.me]]
        partner = partner or bidding_side(self.view.public, self.mates)
        return self.style.partner_trick if partner else self.style.ally_trick

    def worth_keeping(self, card: Card) -> float:
        """What the card may still win if it is not played now, as a part of a trick."""
        left = len(self.view.hand) - 1
        style = self.style
        if not left:
            return 0.0
        if self.order.is_trump(card):
            higher = sum(self.higher_at(seat, card) for seat in self.opponents)
            hug = style.hug_five if card is self.order.five else 0.0
            return hug + max(
                style.keep_top * exp(-style.fade * higher), style.keep_small * left / 4
            )
        suit = self.order.of_suit(self.unseen, self.order.suit(card))
        above = sum(self.order.outranks(other, card) for other in suit)
        trumps = sum(self.trumps_of[seat] for seat in self.opponents)
        return style.keep_plain * exp(-style.fade * (above + trumps / 4))


def gone(view: SeatView, tricks: Iterable[Plays]) -> CardSet:
    """The cards that nobody else can hold, if these tricks are remembered.

    A card that was turned may be in the hand that took it, and what was thrown may have been dealt
    again.
    """
    own, public = view.own, view.public
    cards = own.hand | CardSet.of(card for plays in tricks for _, card in plays)
    if not public.exchange.reshuffles:
        cards |= own.thrown | (own.kitty or NO_CARDS)
    left = public.turn_up.card if public.tricks else None
    return cards | CardSet.of([*public.stub.turned[:-1], *([left] if left else [])])


def _mates(view: SeatView, me: Seat) -> frozenset[Seat]:
    """Who wants the same tricks: the side, a partner once known, or all against the bidder."""
    setting, public = view.setting, view.public
    bidder, partner = public.bidder, public.partner.partner
    side = frozenset(setting.sides[setting.side_of[me]])
    if bidder is None or len(side) > 1:
        return side
    called = open_call(public)
    if called is not None and called in view.hand and me != bidder:
        partner = me
    bidding = frozenset({bidder} if partner is None else {bidder, partner})
    return bidding if me in bidding else frozenset(setting.ring) - bidding


def bidding_side(public: PublicStory, seats: frozenset[Seat]) -> bool:
    """Whether the bidder is among these seats."""
    return public.bidder is not None and public.bidder in seats
