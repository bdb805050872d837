"""The five tricks: playing a card, robbing before it, asking "booked?" and folding."""

from typing import Final

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.actions import Action, AskBooked, Beg, DeclineRob, Fold, Play, Rob
from fortyfives.game.called import open_call
from fortyfives.game.legal import NOTHING_LEGAL, Choices, Legal
from fortyfives.game.phases import robbing
from fortyfives.game.story import PublicStory
from fortyfives.game.view import SeatView
from fortyfives.rules.booked import Booked
from fortyfives.rules.following import Bond, Revoke
from fortyfives.rules.refusal import Refusal
from fortyfives.rules.seating import Seat

DUE: Final = "called-card-is-due"


def legal(view: SeatView) -> Legal:
    """The cards that may be played, and what may be done before playing one."""
    seat = view.seat
    if seat is None:
        return NOTHING_LEGAL
    found: list[Action] = [Play(seat, card) for card in playable(view)] if view.my_turn else []
    if view.my_turn and not view.public.tricks:
        found += robbing.robs(view)
    if view.variant.booked is not Booked.OFF:
        found += [
            AskBooked(seat, asked)
            for asked in view.setting.ring
            if asked != seat and refuse_question(view, asked) is None
        ]
        if refuse_fold(view) is None:
            found.append(Fold(seat))
    return Choices(tuple(found))


def playable(view: SeatView) -> CardSet:
    """The cards the table lets the seat play now; where a revoke only costs, that is any."""
    if not view.my_turn or robbing.must_rob(view):
        return NO_CARDS
    if view.variant.following.revoke is not Revoke.PREVENT:
        return view.hand
    return lawful(view)


def lawful(view: SeatView) -> CardSet:
    """The cards the seat may play without a revoke."""
    bond = bond_on(view)
    return bond.allowed if bond else view.hand


def bond_on(view: SeatView) -> Bond | None:
    """What binds the seat: the suit led, or a called card that is due. Source: GEN-17, NSA-47."""
    bond = view.variant.following.bond(view.hand, view.played(), view.order())
    due = called_card_due(view.public)
    if due is not None and due in view.hand and (bond is None or due in bond.allowed):
        only = CardSet.of([due])
        return Bond(only, only, "NSA-47", DUE)
    return bond


def called_card_due(story: PublicStory) -> Card | None:
    """The called card, if this is the last trick in which it may appear. Source: AMB-76."""
    calling, called = story.setting.variant.calling, open_call(story)
    return called if calling and calling.must_show(len(story.tricks) + 1) else None


def refuse(view: SeatView, action: Action) -> Refusal:
    """Why this may not be played or asked now."""
    refusal: Refusal | None = None
    if isinstance(action, AskBooked):
        refusal = refuse_question(view, action.asked)
    elif isinstance(action, Fold):
        refusal = refuse_fold(view)
    elif not view.my_turn:
        refusal = Refusal("GEN-10", "not-your-turn")
    elif isinstance(action, Rob | DeclineRob | Beg):
        refusal = robbing.refuse_rob(view, action)
    elif isinstance(action, Play):
        refusal = _refuse_card(view, action.card)
    return refusal or Refusal("GEN-10", "not-now")


def _refuse_card(view: SeatView, card: Card) -> Refusal | None:
    """Why this card may not be played."""
    if card not in view.hand:
        return Refusal("GEN-10", "card-not-held", (card,))
    if robbing.must_rob(view):
        return Refusal("GEN-07", "must-rob-first")
    bond, led = bond_on(view), view.public.led
    if bond is None:
        return None
    if bond.key == DUE or led is None:
        return Refusal(bond.rule, bond.key, tuple(bond.binding))
    return bond.refusal(led)


def refuse_question(view: SeatView, asked: Seat) -> Refusal | None:
    """Why the seat may not ask that one "booked?" now. Source: MV-28, AMB-19."""
    seat, story = view.seat, view.public
    if seat is None or asked not in view.setting.ring or seat not in view.setting.ring:
        return Refusal("MV-28", "no-such-seat")
    before = [who for asker, who, _ in story.booked.asked if asker == seat]
    return view.variant.booked.refuse(
        opponents=view.setting.opponents(seat, asked),
        trick_started=bool(story.trick),
        asked_before=before,
        asked=asked,
    )


def refuse_fold(view: SeatView) -> Refusal | None:
    """Why the seat may not fold now: only to a booked player, before a card. Source: MV-29.

    A player whose own side has folded is nobody to fold to: he does not play for the hand.
    """
    seat, story = view.seat, view.public
    side = None if seat is None else view.setting.side_of[seat]
    told = any(
        asker == seat and answer and view.setting.side_of[asked] not in story.booked.folded
        for asker, asked, answer in story.booked.asked
    )
    reasons = (
        (side is None or view.variant.booked is Booked.OFF, "booked-not-played"),
        (bool(story.trick), "fold-before-the-trick"),
        (not told, "fold-only-to-booked"),
        (side in story.booked.folded, "already-folded"),
    )
    return next((Refusal("MV-29", key) for applies, key in reasons if applies), None)
