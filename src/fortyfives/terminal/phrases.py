"""How each thing that can be done in a deal is said in a typed line, phase by phase.

Whether it is allowed is not asked here; the rules are asked that.
"""

from collections.abc import Callable
from typing import Final

from fortyfives.cards.card import Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import (
    Action,
    AskBooked,
    Beg,
    CallCard,
    ChooseLeader,
    ChoosePackets,
    Cut,
    DeclineRob,
    Discard,
    Fold,
    GoAlone,
    GoOnKitty,
    GoOnTopCard,
    LeaveStub,
    LeaveTurned,
    Look,
    NameTrump,
    PassStub,
    Play,
    RaiseToThirty,
    Rob,
    Say,
    SeeKitty,
    SwapStub,
    TakeTurned,
    ThrowForJoker,
    TurnStub,
)
from fortyfives.game.legal import Choices, Throws
from fortyfives.game.legality import legal
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.rules.dealing import PacketTo
from fortyfives.rules.stakes import Call
from fortyfives.telling.hand import in_order
from fortyfives.terminal.line import Line, Misread
from fortyfives.terminal.typed import read_suit
from fortyfives.terminal.vocabulary import tight

CALLS: Final = {
    "typed-pass": Call.PASS,
    "typed-hold": Call.HOLD,
    "typed-15": Call.FIFTEEN,
    "typed-20": Call.TWENTY,
    "typed-25": Call.TWENTY_FIVE,
    "typed-30": Call.THIRTY,
    "typed-blind": Call.BLIND,
    "typed-30for60": Call.THIRTY_FOR_SIXTY,
    "typed-60for120": Call.SIXTY_FOR_120,
    "typed-slam": Call.SLAM,
}
"""How each call is typed."""


def phrase(line: Line) -> Action | Misread:
    """What the line says in the phase of its view."""
    return _BY_PHASE[line.view.phase](line)


def aside(line: Line) -> Action | Misread:
    """What the line says out of turn: a Slam, the question "booked?", or a fold."""
    if line.means("typed-slam"):
        return Say(line.seat, Call.SLAM)
    return _ask_or_fold(line) or line.misread()


def _cut(line: Line) -> Action | Misread:
    """A number of cards; Enter cuts in the middle."""
    if line.empty:
        return _actions(line.view)[len(_actions(line.view)) // 2]
    depth = line.number()
    return line.misread() if depth is None else Cut(line.seat, depth)


def _packets(line: Line) -> Action | Misread:
    """The size of the first packet; Enter deals as usual."""
    patterns = line.view.variant.dealing.patterns()
    for pattern in patterns:
        packets = [packet.cards for packet in pattern if packet.to is PacketTo.HANDS]
        if line.empty or tight(line.text) in {str(packets[0]), "".join(map(str, packets))}:
            return ChoosePackets(line.seat, pattern)
    return line.misread()


def _joker(line: Line) -> Action | Misread:
    card = line.card()
    return card if isinstance(card, Misread) else ThrowForJoker(line.seat, card)


def _turned_ace(line: Line) -> Action | Misread:
    if line.means("typed-leave"):
        return LeaveTurned(line.seat)
    card = (_after(line, "typed-take") or line).card()
    return card if isinstance(card, Misread) else TakeTurned(line.seat, card)


def _say(line: Line) -> Action | Misread:
    """A call; before looking, Enter looks."""
    looked = line.seat in line.view.public.auction.looked
    if not looked and (line.empty or line.means("typed-look")):
        return Look(line.seat)
    if key := line.which(CALLS):
        call = CALLS[key]
        blind = not looked and call is Call.THIRTY_FOR_SIXTY
        return Say(line.seat, Call.BLIND if blind else call)
    return line.misread()


def _name(line: Line) -> Action | Misread:
    """A suit or its number, or what the bidder may do before naming one."""
    suits, number = nameable(line.view), line.number()
    if number is not None and number in range(1, len(suits) + 1):
        return NameTrump(line.seat, suits[number - 1])
    if suit := read_suit(line.text, line.vocabulary):
        return NameTrump(line.seat, suit)
    kinds: dict[str, Action] = {
        "typed-raise": RaiseToThirty(line.seat),
        "typed-see": SeeKitty(line.seat),
        "typed-kitty": GoOnKitty(line.seat),
        "typed-top": GoOnTopCard(line.seat),
        "typed-slam": Say(line.seat, Call.SLAM),
    }
    key = line.which(kinds)
    return kinds[key] if key else line.misread()


def nameable(view: SeatView) -> tuple[Suit, ...]:
    """The suits that may be named now, in the order of their numbers."""
    return tuple(action.suit for action in _actions(view) if isinstance(action, NameTrump))


def _call(line: Line) -> Action | Misread:
    if line.means("typed-alone"):
        return GoAlone(line.seat)
    card = line.card()
    return card if isinstance(card, Misread) else CallCard(line.seat, card)


def _throw(line: Line) -> Action | Misread:
    """The cards to throw, those to keep, or all that are not trumps; Enter throws none."""
    hand = line.view.hand
    if line.empty or line.means("typed-none"):
        return Discard(line.seat, CardSet())
    if line.means("typed-all"):
        return Discard(line.seat, hand)
    if line.means("typed-trumps"):
        return Discard(line.seat, not_trumps(line.view))
    if keep := _after(line, "typed-keep"):
        kept = keep.cards()
        if isinstance(kept, Misread):
            return kept
        strangers = kept - hand
        return Discard(line.seat, strangers or hand - kept)
    thrown = (_after(line, "typed-throw") or line).cards()
    return thrown if isinstance(thrown, Misread) else Discard(line.seat, thrown)


def not_trumps(view: SeatView) -> CardSet:
    """The cards that are not trumps, less the best of them if some must be kept."""
    order, may = view.order(), legal(view)
    plain = sorted(
        (card for card in view.hand if not order.is_trump(card)),
        key=lambda card: (order.strength(card), card.index),
    )
    return CardSet.of(plain[: may.most] if isinstance(may, Throws) else plain)


def _stub(line: Line) -> Action | Misread:
    """Yes or no to the stub; then a card for the trump that was turned, or leave it."""
    offered = line.view.public.stub.offered is not None
    if line.means("typed-leave") or (not offered and line.empty):
        return LeaveStub(line.seat) if offered else PassStub(line.seat)
    if not offered:
        return TurnStub(line.seat) if line.means("typed-turn") else line.misread()
    card = (_after(line, "typed-take") or line).card()
    return card if isinstance(card, Misread) else SwapStub(line.seat, card)


def _leader(line: Line) -> Action | Misread:
    if line.means("typed-me"):
        return ChooseLeader(line.seat, line.seat)
    leader = line.player(line.view.setting.ring)
    return line.misread() if leader is None else ChooseLeader(line.seat, leader)


def _play(line: Line) -> Action | Misread:
    """A card to play, or what may be done before playing one."""
    if line.means("typed-decline"):
        return DeclineRob(line.seat)
    if found := line.begins("typed-rob", "typed-beg"):
        key, rest = found
        kind = Rob if key == "typed-rob" else Beg
        if rest.empty and any(isinstance(action, kind) for action in _actions(line.view)):
            return Misread("table-which-card", line.text.strip())
        # Where there is nothing to be had, the rules say why, whatever the card.
        card = in_order(line.view.hand, line.view)[-1] if rest.empty else rest.card()
        return card if isinstance(card, Misread) else kind(line.seat, card)
    if asked := _ask_or_fold(line):
        return asked
    card = line.card()
    return card if isinstance(card, Misread) else Play(line.seat, card)


def _ask_or_fold(line: Line) -> Action | Misread | None:
    """The question "booked?" with a name, or a fold."""
    if line.means("typed-fold"):
        return Fold(line.seat)
    rest = _after(line, "typed-booked")
    if rest is None:
        return None
    setting = line.view.setting
    opponents = [seat for seat in setting.ring if setting.opponents(line.seat, seat)]
    asked = rest.player(opponents)
    if asked is None:
        asked = rest.player(setting.ring)
    return Misread("table-whom", rest.text) if asked is None else AskBooked(line.seat, asked)


def _after(line: Line, key: str) -> Line | None:
    """The rest of a line that begins with a word of that key."""
    found = line.begins(key)
    return found and found[1]


def _actions(view: SeatView) -> tuple[Action, ...]:
    may = legal(view)
    return may.actions if isinstance(may, Choices) else ()


_BY_PHASE: Final[dict[Phase, Callable[[Line], Action | Misread]]] = {
    Phase.CUT: _cut,
    Phase.PACKETS: _packets,
    Phase.JOKER: _joker,
    Phase.TURNED_ACE: _turned_ace,
    Phase.AUCTION: _say,
    Phase.NAMING: _name,
    Phase.CALLING: _call,
    Phase.EXCHANGE: _throw,
    Phase.STUB: _stub,
    Phase.LEADER: _leader,
    Phase.PLAY: _play,
}
