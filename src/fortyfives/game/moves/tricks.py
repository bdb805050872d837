"""Robbing in the first trick, the five tricks, folding, and the settling of the hand."""

from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import AskBooked, Beg, DeclineRob, Fold, Play, Rob
from fortyfives.game.events import (
    Begged,
    BegReturned,
    BookedAsked,
    Conceded,
    Folded,
    LaidAside,
    LeaderChosen,
    PartnerShown,
    Played,
    Settled,
    Threw,
    TookBack,
    TrickTaken,
    TurnUpLeft,
    TurnUpTaken,
)
from fortyfives.game.moves.draft import Draft
from fortyfives.game.phases.play import bond_on, lawful
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.rules.dealing import HAND
from fortyfives.rules.following import Revoke
from fortyfives.rules.robbing import RobTurnedAce
from fortyfives.rules.scoring import count_tricks
from fortyfives.rules.seating import Seat, Side
from fortyfives.rules.settling import score_hand


def open_play(draft: Draft) -> None:
    """Let the first trick begin. Source: GEN-10, AMB-56."""
    leader = draft.public.leader
    if leader is None:
        ring, bidder = draft.setting.ring, draft.public.bidder
        leader = draft.variant.first_lead.may_lead(ring, bidder)[0]
        draft.tell(LeaderChosen(leader))
    _to_play(draft, leader)


def _to_play(draft: Draft, seat: Seat) -> None:
    """Give the turn to a seat; for a side that has folded the weakest legal card is played."""
    draft.ask(Phase.PLAY, seat)
    if draft.setting.side_of[seat] in draft.public.booked.folded:
        view = SeatView(seat, draft.public, draft.owns[seat])
        play(draft, Play(seat, view.order().weakest(lawful(view))))


def rob(draft: Draft, action: Rob) -> None:
    """Take the turn-up with the ace of trumps; a beggar has his card back. Source: GEN-07."""
    card = draft.draw(1)[0]
    draft.tell(TurnUpTaken(action.seat, card, robbing=True))
    draft.tell(Threw(action.seat, 1))
    draft.put_away(action.seat, CardSet.of([action.discard]))
    beggar = draft.public.turn_up.beggar
    if beggar is not None:
        aside = draft.owns[beggar].aside
        assert aside is not None  # noqa: S101 - a beggar has put a card aside
        draft.tell(BegReturned(beggar))
        draft.tell(TookBack(beggar, aside))


def decline_rob(draft: Draft, action: DeclineRob) -> None:
    """Have the turn-up turned down, which spares the ace. Source: AMB-23."""
    draft.tell(TurnUpLeft(action.seat, declined=True))


def beg(draft: Draft, action: Beg) -> None:
    """Put a card aside for the turn-up. Source: IRL-10."""
    draft.tell(Begged(action.seat))
    draft.tell(LaidAside(action.seat, action.aside))


def ask_booked(draft: Draft, action: AskBooked) -> None:
    """Ask, and hear the truth. Source: MV-28."""
    answer = draft.variant.booked.answer(draft.hand(action.asked), draft.public.order())
    draft.tell(BookedAsked(action.seat, action.asked, answer))


def fold(draft: Draft, action: Fold) -> None:
    """Fold for the whole side; the hand is over when only one side is left. Source: AMB-19."""
    draft.tell(Folded(action.seat))
    setting, folded = draft.setting, draft.public.booked.folded
    left = {setting.side_of[seat] for seat in setting.ring} - set(folded)
    turn = draft.public.turn
    assert turn is not None  # noqa: S101 - the hand is being played
    if len(left) == 1:
        side = left.pop()
        cards = tuple((seat, draft.hand(seat)) for seat in setting.sides[side])
        draft.tell(Conceded(side, cards))
        _settle(draft, conceded=side)
    elif setting.side_of[turn] in folded:
        _to_play(draft, turn)


def play(draft: Draft, action: Play) -> None:
    """Play a card; perhaps it shows the partner, perhaps it completes the trick."""
    seat, card = action.seat, action.card
    if draft.variant.following.revoke is not Revoke.PREVENT:
        bond = bond_on(SeatView(seat, draft.public, draft.owns[seat]))
        if bond is not None and card not in bond.allowed and seat not in draft.revoked:
            draft.revoked = (*draft.revoked, seat)
    draft.tell(Played(seat, card))
    called = draft.public.partner
    if card is called.card and called.partner is None and _in_time(draft):
        draft.tell(PartnerShown(seat))
    if len(draft.public.trick) == len(draft.setting.ring):
        _end_trick(draft)
    else:
        _to_play(draft, draft.setting.left_of(seat))


def _in_time(draft: Draft) -> bool:
    """Whether a called card played now still makes a partner. Source: NSA-47, NSA-49."""
    calling = draft.variant.calling
    return calling is not None and len(draft.public.tricks) < calling.deadline


def _end_trick(draft: Draft) -> None:
    """See who took the trick, and what the first trick settles about the turn-up."""
    trick = draft.public.trick
    order = draft.public.order()
    taker = trick[order.winner([card for _, card in trick])][0]
    draft.tell(TrickTaken(taker))
    played = len(draft.public.tricks)
    if played == 1:
        _pay_beggar(draft)
        if _dealer_takes_ace_now(draft):
            draft.ask(Phase.TURNED_ACE, draft.setting.dealer)
            return
    if played == HAND:
        _settle(draft)
    else:
        _to_play(draft, taker)


def _pay_beggar(draft: Draft) -> None:
    """Give the turn-up to the beggar, since nobody robbed. Source: IRL-12."""
    beggar = draft.public.turn_up.beggar
    if beggar is not None:
        draft.tell(TurnUpTaken(beggar, draft.draw(1)[0]))


def _dealer_takes_ace_now(draft: Draft) -> bool:
    robbing, card = draft.variant.robbing, draft.public.turn_up.card
    return (
        robbing is not None
        and card is not None
        and robbing.turned_ace is RobTurnedAce.AFTER_FIRST_TRICK
        and robbing.dealer_may_take(card)
    )


def after_turned_ace(draft: Draft) -> None:
    """Go on: with the second trick if the ace was offered after the first."""
    if draft.public.tricks:
        _to_play(draft, draft.public.tricks[-1].taker)
    else:
        open_play(draft)


def _settle(draft: Draft, conceded: Side | None = None) -> None:
    """Count the tricks and score the hand; a side to which all folded takes what is left."""
    setting, public = draft.setting, draft.public
    tricks = [[card for _, card in trick.plays] for trick in public.tricks]
    takers = [setting.side_of[trick.taker] for trick in public.tricks]
    if conceded is not None:
        own = [card for seat in setting.sides[conceded] for card in draft.hand(seat)]
        missing = HAND - len(tricks)
        tricks += [own] + [[]] * (missing - 1)
        takers += [conceded] * missing
    bonus = draft.variant.bonus.trick(tricks, public.order())
    taken = count_tricks(takers, bonus, len(setting.sides))
    revoked = tuple(sorted({setting.side_of[seat] for seat in draft.revoked}))
    bidding = tuple(
        setting.side_of[seat]
        for seat in (public.bidder, public.partner.partner)
        if seat is not None
    )
    score = score_hand(
        draft.variant,
        setting.scores,
        taken,
        contract=public.auction.contract,
        bidding=bidding,
        revoked=revoked,
    )
    draft.tell(Settled(score))
