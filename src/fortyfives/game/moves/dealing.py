"""Cutting the pack, dealing the cards and turning one up."""

from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.cards.pack import pack
from fortyfives.game.actions import ChoosePackets, Cut, LeaveTurned, TakeTurned, ThrowForJoker
from fortyfives.game.events import (
    CardsDealt,
    PackCut,
    Received,
    Threw,
    Turned,
    TurnUpLeft,
    TurnUpTaken,
)
from fortyfives.game.moves import bidding, tricks
from fortyfives.game.moves.draft import Draft
from fortyfives.game.setting import Phase
from fortyfives.rules.dealing import FirstPacket, PacketTo, Pattern
from fortyfives.rules.robbing import RobTurnedAce
from fortyfives.rules.stakes import ThirtyForSixty


def begin(draft: Draft) -> None:
    """Shuffle, and offer the pack to the player on the dealer's right. Source: AMB-37."""
    draft.stock = draft.shuffle("deck", pack(draft.variant.dealing.jokers))
    draft.ask(Phase.CUT, draft.setting.cutter)


def cut(draft: Draft, action: Cut) -> None:
    """Cut the pack; the dealer may then choose the packets, where the rules let him."""
    draft.stock = draft.stock[action.depth :] + draft.stock[: action.depth]
    draft.tell(PackCut(action.seat, action.depth))
    dealing = draft.variant.dealing
    if dealing.first_packet is FirstPacket.DEALERS_CHOICE:
        draft.ask(Phase.PACKETS, draft.setting.dealer)
    else:
        _deal(draft, dealing.packets)


def choose_packets(draft: Draft, action: ChoosePackets) -> None:
    """Deal in the packets that the dealer chose."""
    _deal(draft, action.pattern)


def _deal(draft: Draft, pattern: Pattern) -> None:
    """Deal packet by packet, the unseen ones apart."""
    setting, variant = draft.setting, draft.variant
    hands = [NO_CARDS] * setting.seats
    later = [NO_CARDS] * setting.seats
    for packet in pattern:
        if packet.to is PacketTo.KITTY:
            draft.kitty += draft.draw(packet.cards)
            continue
        heaps = hands if packet.to is PacketTo.HANDS else later
        for seat in setting.ring:
            heaps[seat] |= CardSet.of(draft.draw(packet.cards))
    draft.later = tuple(later)
    draft.tell(CardsDealt(pattern))
    auction = variant.auction
    if auction is not None and auction.stakes.thirty_for_sixty is ThirtyForSixty.BLIND:
        draft.unseen = tuple(hands)
    else:
        for seat in setting.ring:
            draft.tell(Received(seat, hands[seat]))
    if variant.robbing is None:
        bidding.open_auction(draft)
    else:
        _turn_up(draft)


def _turn_up(draft: Draft) -> None:
    """Turn the top of the stock; a joker goes to the dealer, and an ace is offered to him."""
    setting, robbing = draft.setting, draft.variant.robbing
    card = draft.stock[0]
    draft.tell(Turned(card))
    if card.joker:
        draft.draw(1)
        draft.tell(TurnUpTaken(setting.dealer, card))
        draft.ask(Phase.JOKER, setting.dealer)
    elif (
        robbing is not None
        and robbing.dealer_may_take(card)
        and robbing.turned_ace is not RobTurnedAce.AFTER_FIRST_TRICK
    ):
        draft.ask(Phase.TURNED_ACE, setting.dealer)
    else:
        tricks.open_play(draft)


def throw_for_joker(draft: Draft, action: ThrowForJoker) -> None:
    """Throw a card for the joker, and turn another. Source: GEN-06."""
    draft.tell(Threw(action.seat, 1))
    draft.put_away(action.seat, CardSet.of([action.discard]))
    _turn_up(draft)


def take_turned(draft: Draft, action: TakeTurned) -> None:
    """Take the turned ace for a card. Source: GEN-04."""
    card = draft.draw(1)[0]
    draft.tell(TurnUpTaken(action.seat, card))
    draft.tell(Threw(action.seat, 1))
    draft.put_away(action.seat, CardSet.of([action.discard]))
    tricks.after_turned_ace(draft)


def leave_turned(draft: Draft, action: LeaveTurned) -> None:
    """Leave the ace on the stock, out of play. Source: GEN-05, AMB-21."""
    draft.tell(TurnUpLeft(action.seat))
    tricks.after_turned_ace(draft)
