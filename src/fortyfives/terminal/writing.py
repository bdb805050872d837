"""An action as one would type it; what is typed like this is read back as the same action."""

from collections.abc import Iterable
from typing import Final

from fortyfives.cards.card import Card
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
from fortyfives.rules.dealing import PacketTo
from fortyfives.rules.stakes import Call
from fortyfives.telling.company import Company
from fortyfives.terminal.phrases import CALLS
from fortyfives.terminal.vocabulary import Vocabulary

WORDS: Final[dict[type[Action], str]] = {
    LeaveTurned: "typed-leave",
    Look: "typed-look",
    RaiseToThirty: "typed-raise",
    SeeKitty: "typed-see",
    GoOnKitty: "typed-kitty",
    GoOnTopCard: "typed-top",
    GoAlone: "typed-alone",
    PassStub: "typed-leave",
    TurnStub: "typed-turn",
    LeaveStub: "typed-leave",
    DeclineRob: "typed-decline",
    Fold: "typed-fold",
}
"""The actions that one word says."""


class Writer:
    """Writes actions in the player's language."""

    def __init__(self, company: Company, vocabulary: Vocabulary) -> None:
        self._company = company
        self._vocabulary = vocabulary

    def word(self, key: str) -> str:
        """The word of that key."""
        return self._vocabulary.shown(key)

    def card(self, card: Card) -> str:
        """A card by the letters of its rank and suit, such as 5h."""
        if card.suit is None:
            return self.word(f"typed-joker-{card.rank}")
        return self.word(f"typed-rank-{card.rank}") + self.word(f"typed-suit-{card.suit.value}")

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in a row."""
        return " ".join(self.card(card) for card in cards)

    def call(self, call: Call) -> str:
        """What is said in the auction."""
        return self.word(next(key for key, meant in CALLS.items() if meant is call))

    def action(self, action: Action) -> str:
        """Any action."""
        key = WORDS.get(type(action))
        if key is not None:
            return self.word(key)
        return self._with_card(action) or self._with_something(action)

    def _with_card(self, action: Action) -> str:
        """An action that names a card; nothing for another."""
        match action:
            case Play(card=card) | CallCard(card=card):
                return self.card(card)
            case ThrowForJoker(discard=card) | TakeTurned(discard=card) | SwapStub(discard=card):
                return self.card(card)
            case Rob(discard=card):
                return f"{self.word('typed-rob')} {self.card(card)}"
            case Beg(aside=card):
                return f"{self.word('typed-beg')} {self.card(card)}"
            case _:
                return ""

    def _with_something(self, action: Action) -> str:
        """An action that names a number, a call, a suit, a player, or any number of cards."""
        match action:
            case Cut(depth=depth):
                said = str(depth)
            case ChoosePackets(pattern=pattern):
                said = next(str(p.cards) for p in pattern if p.to is PacketTo.HANDS)
            case Say(call=call):
                said = self.call(call)
            case NameTrump(suit=suit):
                said = self._company.suit(suit)
            case ChooseLeader(seat=seat, leader=leader):
                said = self.word("typed-me") if leader == seat else self._company.names[leader]
            case AskBooked(asked=asked):
                said = f"{self.word('typed-booked')} {self._company.names[asked]}"
            case Discard(cards=cards):
                said = self.cards(cards) or self.word("typed-none")
            case _:
                raise TypeError(action)
        return said
