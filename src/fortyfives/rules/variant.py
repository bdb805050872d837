"""A regional game: its rules put together as one value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fortyfives.rules.booked import Booked
from fortyfives.rules.dealing import HAND, StockShort
from fortyfives.rules.following import Following, Revoke
from fortyfives.rules.goal import BothCross, Goal
from fortyfives.rules.leading import FirstLead
from fortyfives.rules.limits import Limits
from fortyfives.rules.match import MatchRules
from fortyfives.rules.naming import GoOnKitty
from fortyfives.rules.ranking import Ranking
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.scoring import Bonus
from fortyfives.rules.stakes import AllTricksTest, ThirtyForSixty
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from fortyfives.rules.auction import Auction
    from fortyfives.rules.calling import Calling
    from fortyfives.rules.dealing import Dealing
    from fortyfives.rules.exchange import Exchange
    from fortyfives.rules.naming import Naming
    from fortyfives.rules.privilege import AcePrivilege
    from fortyfives.rules.robbing import Robbing
    from fortyfives.rules.seating import Seating

HIGHEST: Final = 30
HIGHEST_WITHOUT_BONUS: Final = 25
TOP_CARD_DRAWS: Final = HAND - 1


@dataclass(frozen=True, slots=True)
class Name:
    """A name in both languages."""

    en: str
    fr: str

    def in_language(self, language: str) -> str:
        """The name in that language, `en` or `fr`."""
        return self.fr if language == "fr" else self.en


@dataclass(frozen=True, slots=True)
class Variant:
    """A regional game, composed of its rules; a relative is told by `dataclasses.replace`.

    A policy that is None has no place in the game: without `robbing` no card is turned up,
    without `auction` nobody bids. `InconsistentRules` says why a mix cannot be played.
    """

    key: str
    name: Name
    region: Name
    sources: tuple[str, ...]
    seating: Seating
    dealing: Dealing
    goal: Goal
    ranking: Ranking = Ranking()
    robbing: Robbing | None = None
    auction: Auction | None = None
    naming: Naming | None = None
    exchange: Exchange | None = None
    calling: Calling | None = None
    privilege: AcePrivilege | None = None
    first_lead: FirstLead = FirstLead.LEFT_OF_DEALER
    following: Following = Following()
    booked: Booked = Booked.OFF
    bonus: Bonus = Bonus.BEST_TRUMP
    limits: Limits = Limits()
    match: MatchRules = MatchRules()

    def __post_init__(self) -> None:
        """Refuse rules that cannot be played together."""
        for key, broken in self._contradictions():
            if broken:
                raise InconsistentRules(key)
        for players in self.seating.counts:
            self._check_table(players)

    @property
    def highest_bid(self) -> int:
        """The highest plain bid that can be made at all. Source: AMB-65."""
        if self.bonus is Bonus.NONE and self.auction is not None:
            by_points = self.auction.stakes.all_tricks_test is AllTricksTest.POINTS
            return HIGHEST_WITHOUT_BONUS if by_points else HIGHEST
        return HIGHEST

    def _contradictions(self) -> tuple[tuple[str, bool], ...]:
        """What may not be mixed: the key of the sentence, and whether it is."""
        auction, naming, kitty = self.auction, self.naming, self.dealing.kitty
        no_kitty = kitty == 0 and naming is not None
        # The stakes of an auction in which no bid of 30 can be made; None in any other game.
        lower = auction.stakes if auction and self.highest_bid < HIGHEST else None
        return (
            ("auction-or-turn-up", (auction is None) == (self.robbing is None)),
            (
                "auction-needs-naming-and-exchange",
                (auction is None) != (naming is None)
                or (auction is None) != (self.exchange is None),
            ),
            ("kitty-needs-auction", auction is None and kitty + self.dealing.later > 0),
            ("calling-needs-auction", auction is None and self.calling is not None),
            ("privilege-needs-auction", auction is None and self.privilege is not None),
            (
                "lead-needs-bidder",
                auction is None and self.first_lead is not FirstLead.LEFT_OF_DEALER,
            ),
            (
                "limits-need-bidder",
                auction is None and (self.limits.lock_at, self.limits.cap) != (None, None),
            ),
            ("bid-out-needs-auction", auction is None and self.goal.must_bid_out),
            (
                "bidder-set-needs-bidder",
                auction is None and self.following.revoke is Revoke.BIDDER_SET,
            ),
            (
                "trick-order-needs-no-auction",
                auction is not None and self.goal.both_cross is BothCross.TRICK_ORDER,
            ),
            (
                "partners-win-needs-calling",
                self.calling is None and self.goal.both_cross is BothCross.PARTNERS,
            ),
            ("jin-needs-no-auction", auction is not None and bool(self.goal.jin)),
            (
                "kitty-gone-nothing-to-go-on",
                no_kitty and naming is not None and naming.go_on_kitty is not GoOnKitty.OFF,
            ),
            (
                "top-card-needs-going-on-kitty",
                naming is not None
                and naming.go_on_top_card
                and naming.go_on_kitty is GoOnKitty.OFF,
            ),
            (
                "booked-needs-known-sides",
                self.calling is not None and self.booked is not Booked.OFF,
            ),
            (
                "lowest-bid-cannot-be-made",
                auction is not None and auction.highest_minimum > self.highest_bid,
            ),
            (
                "thirty-for-sixty-needs-thirty",
                lower is not None
                and lower.thirty_for_sixty in {ThirtyForSixty.SEPARATE, ThirtyForSixty.EVERY_30},
            ),
            ("sixty-for-120-needs-thirty", lower is not None and lower.sixty_for_120),
            ("bell-needs-thirty", lower is not None and bool(lower.bell)),
            (
                "raising-needs-thirty",
                lower is not None and auction is not None and auction.raise_after_win,
            ),
            ("reset-needs-higher-target", self.limits.exact_45_reset and self.goal.target <= 45),  # noqa: PLR2004
        )

    def _check_table(self, players: int) -> None:
        """Refuse a number of players for which the cards or the sides do not suffice."""
        stock = self.dealing.stock(players)
        if stock < (1 + self.dealing.jokers if self.robbing else 0):
            raise InconsistentRules("pack-too-small", players=players)
        wanted = self.exchange.wanted(players) if self.exchange else 0
        if self.dealing.stock_short is StockShort.NONE and wanted > stock:
            raise InconsistentRules("stock-too-short", players=players)
        if self.naming and self.naming.go_on_top_card and stock < 1 + TOP_CARD_DRAWS:
            raise InconsistentRules("top-card-needs-stock", players=players)
