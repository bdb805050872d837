"""The question that a worked case asks of the rules: a variant, and what is given."""

from dataclasses import dataclass

from fortyfives.cards.card import Card
from fortyfives.cards.pack import pack
from fortyfives.conformance.given import Given
from fortyfives.conformance.value import shown
from fortyfives.rules.ranking import Order
from fortyfives.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class Question(Given):
    """A variant and the fields given; only cards of its pack may be named."""

    variant: Variant

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards of this game."""
        return pack(self.variant.dealing.jokers)

    def order(self) -> Order:
        """The order of the cards under the trump given; the ace of trumps may be demoted."""
        state = self.named("state") if self.has("state") else {}
        order = self.variant.ranking.order(self.suit("trump"), demoted="ace_demoted" in state)
        for name, entry in state.items():
            if name != "ace_demoted":
                self.wrong("state", f"{shown(name)} is not known")
            if self.as_card("state", entry) is not order.ace:
                self.wrong("state", f"{shown(entry)} is not the ace of trumps")
        return order
