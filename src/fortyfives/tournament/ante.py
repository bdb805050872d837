"""Six players stake the same: two teams of three play, then the winners, and one takes it all."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from fortyfives.rules.seating import Sides
from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused

PLAYERS: Final = 6
Cents = int
Team = tuple[Number, ...]


class Stage(Enum):
    """How far an ante game has come: what is done next, until all is paid."""

    ANTES = "antes"
    TEAMS = "teams"
    GAME1 = "game1"
    GAME2 = "game2"
    PAID = "paid"


@dataclass(frozen=True, slots=True)
class Ante:
    """An ante game so far: who has staked, the two teams, who is left, and what is paid out.

    Source: TNS-18, TNS-19, AMB-87.
    """

    cents: Cents
    players: tuple[Number, ...]
    stage: Stage = Stage.ANTES
    staked: frozenset[Number] = frozenset()
    teams: tuple[Team, ...] = ()
    left: Team = ()
    """The winning team, in the order of its seats: its three play cut-throat."""
    payouts: Mapping[Number, Cents] = field(default_factory=dict)

    @staticmethod
    def of(cents: Cents, players: Sequence[Number]) -> "Ante":
        """A game for which nobody has staked yet."""
        if len(players) != PLAYERS or len(set(players)) < PLAYERS:
            raise Refused("hall-ante-players", needed=PLAYERS)
        if cents <= 0:
            raise Refused("hall-ante-nothing")
        return Ante(cents, tuple(players))

    @property
    def pot(self) -> Cents:
        """All that has been staked."""
        return self.cents * len(self.staked)

    def net(self) -> dict[Number, Cents]:
        """What each player has won or lost."""
        return {
            player: self.payouts.get(player, 0) - self.cents * (player in self.staked)
            for player in self.players
        }

    def stake(self, player: Number) -> "Ante":
        """A player pays in; with the sixth ante the teams can be drawn."""
        self._must_be(Stage.ANTES)
        if player not in self.players or player in self.staked:
            raise Refused("hall-ante-not-due", player=player)
        staked = self.staked | {player}
        return replace(
            self, staked=staked, stage=Stage.TEAMS if len(staked) == PLAYERS else Stage.ANTES
        )

    def stake_all(self) -> "Ante":
        """Everybody who has not paid in does."""
        ante = self
        for player in self.players:
            ante = ante if player in ante.staked else ante.stake(player)
        return ante

    def draw(self, order: Sequence[Number]) -> "Ante":
        """The players sit down as they were drawn; every other one belongs to the same team."""
        self._must_be(Stage.TEAMS)
        if sorted(order) != sorted(self.players):
            raise Refused("hall-ante-players", needed=PLAYERS)
        sides = Sides.TWO_THREES.members(PLAYERS)
        teams = tuple(tuple(order[seat] for seat in side) for side in sides)
        return replace(self, teams=teams, stage=Stage.GAME1)

    def win_game(self, team: Collection[Number]) -> "Ante":
        """A team has won the first game; its three play on."""
        self._must_be(Stage.GAME1)
        for each in self.teams:
            if set(each) == set(team):
                return replace(self, left=each, stage=Stage.GAME2)
        raise Refused("hall-winner-did-not-play")

    def win_all(self, player: Number) -> "Ante":
        """A player has won the cut-throat game, and takes every ante."""
        self._must_be(Stage.GAME2)
        if player not in self.left:
            raise Refused("hall-winner-did-not-play")
        return replace(self, payouts={player: self.pot}, stage=Stage.PAID)

    def abandon(self) -> "Ante":
        """Nobody plays on: the antes go back, or in equal parts to the three who are left."""
        if self.stage is Stage.PAID:
            raise Refused("hall-ante-stage", stage=self.stage.value)
        owners = self.left or tuple(player for player in self.players if player in self.staked)
        # Six antes are two for each of three: nothing is ever left over.
        payouts = {player: self.pot // len(owners) for player in owners}
        return replace(self, payouts=payouts, stage=Stage.PAID)

    def _must_be(self, stage: Stage) -> None:
        if self.stage is not stage:
            raise Refused("hall-ante-stage", stage=self.stage.value)
