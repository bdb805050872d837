"""What the player is asked, phase by phase, and what he may do besides."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import (
    Action,
    AskBooked,
    Beg,
    CallCard,
    ChooseLeader,
    Cut,
    DeclineRob,
    Fold,
    GoOnKitty,
    GoOnTopCard,
    Play,
    RaiseToThirty,
    Rob,
    Say,
    SeeKitty,
)
from fortyfives.game.legal import Choices, Throws
from fortyfives.game.legality import legal
from fortyfives.game.phases.robbing import must_rob
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.rules.dealing import PacketTo
from fortyfives.rules.stakes import Call
from fortyfives.telling.company import Company
from fortyfives.telling.hand import in_order, marked
from fortyfives.terminal.hand import with_number
from fortyfives.terminal.phrases import nameable
from fortyfives.terminal.writing import Writer
from fortyfives.wording.messages import Fact


@dataclass(frozen=True, slots=True)
class Asking:
    """A question being put together for one seat; `told` remembers what need not be told again."""

    company: Company
    writer: Writer
    view: SeatView
    told: set[str]

    def once(self, key: str) -> bool:
        """Whether this is to be told now, because it has not been told yet."""
        new = key not in self.told
        self.told.add(key)
        return new

    def say(self, key: str, **facts: Fact) -> str:
        """The sentence of that key."""
        return self.company.words.say(key, **facts)

    def word(self, key: str) -> str:
        """The word that a player is told to type."""
        return self.writer.word(key)

    @property
    def actions(self) -> tuple[Action, ...]:
        """What may be done, where that can be listed."""
        may = legal(self.view)
        return may.actions if isinstance(may, Choices) else ()

    def last_card(self, cards: CardSet) -> Card:
        """The card that lies last in the hand: the example of one to part with."""
        return in_order(cards, self.view)[-1]


def question(asking: Asking) -> tuple[str, str]:
    """What the player may do besides, in a paragraph that may be empty, and the question."""
    *besides, asked = _BY_PHASE[asking.view.phase](asking)
    return " ".join(besides), asked


def question_aside(asking: Asking) -> tuple[str, str]:
    """What one may do who speaks up out of turn, and the question."""
    return " ".join(_aside(asking)), asking.say("table-ask-aside")


def _aside(asking: Asking) -> Iterator[str]:
    """A Slam, the question "booked?", or a fold."""
    kinds = {type(action): action for action in asking.actions}
    if Say in kinds:
        yield asking.say("table-may-slam", word=asking.writer.action(kinds[Say]))
    if AskBooked in kinds and asking.once("table-may-ask-booked"):
        yield asking.say("table-may-ask-booked", word=asking.word("typed-booked"))
    if Fold in kinds:
        yield asking.say("table-may-fold", word=asking.word("typed-fold"))


def _cut(asking: Asking) -> Iterator[str]:
    depths = [action.depth for action in asking.actions if isinstance(action, Cut)]
    yield asking.say("table-ask-cut", least=min(depths), most=max(depths))


def _packets(asking: Asking) -> Iterator[str]:
    first, *others = (
        next(packet.cards for packet in pattern if packet.to is PacketTo.HANDS)
        for pattern in asking.view.variant.dealing.patterns()
    )
    yield asking.say("table-ask-packets", first=first, other=others[0])


def _turned(asking: Asking) -> Iterator[str]:
    card = asking.view.public.turn_up.shown[-1]
    key = "table-ask-joker" if card.joker else "table-ask-turned-ace"
    name = asking.company.card(card)
    yield asking.say(key, card=name, leave=asking.word("typed-leave"))


def _bid(asking: Asking) -> Iterator[str]:
    calls = [action.call for action in asking.actions if isinstance(action, Say)]
    if asking.view.seat not in asking.view.public.auction.looked:
        yield asking.say("table-ask-look", blind=asking.writer.call(Call.BLIND))
    else:
        words = [asking.writer.call(call) for call in calls]
        yield asking.say("table-ask-bid", calls=_one_of(asking, words))


def _name(asking: Asking) -> Iterator[str]:
    """The suits; what may be done before naming is told first."""
    besides: tuple[tuple[type[Action], str], ...] = (
        (SeeKitty, "table-may-see"),
        (RaiseToThirty, "table-may-raise"),
        (GoOnKitty, "table-may-go-on-kitty"),
        (GoOnTopCard, "table-may-go-on-top"),
        (Say, "table-may-slam"),
    )
    words = []
    for kind, key in besides:
        for action in (action for action in asking.actions if isinstance(action, kind)):
            words.append(asking.writer.action(action))
            yield asking.say(key, word=words[-1])
    suits = [
        with_number(asking.company, number, asking.company.suit(suit))
        for number, suit in enumerate(nameable(asking.view), start=1)
    ]
    if suits:
        yield asking.say("table-ask-trump", suits=_one_of(asking, suits))
    else:
        yield asking.say("table-ask-before-trump", choices=_one_of(asking, words))


def _call(asking: Asking) -> Iterator[str]:
    order = asking.view.order()
    cards = [a.card for a in asking.actions if isinstance(a, CallCard)]
    example = order.best([card for card in cards if card not in asking.view.hand] or cards)
    yield asking.say(
        "table-ask-call", example=asking.writer.card(example), alone=asking.word("typed-alone")
    )


def _throw(asking: Asking) -> Iterator[str]:
    may = legal(asking.view)
    assert isinstance(may, Throws)  # noqa: S101 - that is what the exchange offers
    if asking.once("table-how-to-throw"):
        yield _how_to_throw(asking)
    yield asking.say(
        "table-ask-throw", least=may.least, most=may.most, exactly=may.least == may.most
    )


def _how_to_throw(asking: Asking) -> str:
    """The ways to say which cards are thrown."""
    first = in_order(asking.view.hand, asking.view)[:2]
    return asking.say(
        "table-how-to-throw",
        trumps=asking.word("typed-trumps"),
        keep=asking.word("typed-keep"),
        example=asking.writer.cards(first),
    )


def _stub(asking: Asking) -> Iterator[str]:
    offered = asking.view.public.stub.offered
    if offered is None:
        yield asking.say("table-ask-stub", turn=asking.word("typed-turn"))
    else:
        name, leave = asking.company.card(offered), asking.word("typed-leave")
        yield asking.say("table-ask-swap", card=name, leave=leave)


def _leader(asking: Asking) -> Iterator[str]:
    words = [asking.writer.action(a) for a in asking.actions if isinstance(a, ChooseLeader)]
    yield asking.say("table-ask-leader", choices=_one_of(asking, words))


def _play(asking: Asking) -> Iterator[str]:
    """A card, and what may be done before it is played."""
    yield from _robbing(asking)
    yield from _aside(asking)
    if must_rob(asking.view):
        yield asking.say("table-must-rob")
    starred = marked(asking.view) is not None and not asking.company.spoken
    yield asking.say("table-ask-marked" if starred else "table-ask-card")


def _robbing(asking: Asking) -> Iterator[str]:
    """The turn-up, for the holder of the ace or the king of trumps."""
    card = asking.view.public.turn_up.card
    if card is None:
        return
    name = asking.company.card(card)
    for key, kind, cards in (
        ("table-may-rob", Rob, [a.discard for a in asking.actions if isinstance(a, Rob)]),
        ("table-may-beg", Beg, [a.aside for a in asking.actions if isinstance(a, Beg)]),
    ):
        if not cards:
            continue
        thrown = asking.last_card(CardSet.of(cards))
        word = asking.word("typed-rob" if kind is Rob else "typed-beg")
        yield asking.say(
            key,
            word=word,
            example=asking.writer.card(thrown),
            thrown=asking.company.card(thrown),
            card=name,
        )
    kinds = {type(action) for action in asking.actions}
    if DeclineRob in kinds:
        yield asking.say("table-may-decline", word=asking.word("typed-decline"), card=name)
    if Rob in kinds and Play in kinds and asking.view.public.demotable:
        yield asking.say("table-or-demoted")


def _one_of(asking: Asking, words: list[str]) -> str:
    return asking.company.words.one_of(words)


_BY_PHASE: Final[dict[Phase, Callable[[Asking], Iterator[str]]]] = {
    Phase.CUT: _cut,
    Phase.PACKETS: _packets,
    Phase.JOKER: _turned,
    Phase.TURNED_ACE: _turned,
    Phase.AUCTION: _bid,
    Phase.NAMING: _name,
    Phase.CALLING: _call,
    Phase.EXCHANGE: _throw,
    Phase.STUB: _stub,
    Phase.LEADER: _leader,
    Phase.PLAY: _play,
}
