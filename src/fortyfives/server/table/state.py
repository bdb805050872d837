"""A table as it stands: what comes of reading its log from the beginning."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from secrets import compare_digest
from typing import Any, Final

from fortyfives.game.actions import Action
from fortyfives.game.deal import Deal, Step
from fortyfives.game.game import Game
from fortyfives.game.match import Match
from fortyfives.players.cast import BEST
from fortyfives.rules.options.option import Value
from fortyfives.rules.seating import Seat
from fortyfives.rules.variant import Variant

AWAY: Final = BEST
"""Who plays for a person that is away."""
NOBODY: Final[frozenset[Seat]] = frozenset()
"""No seats; it is one object, since every table has it many times."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits in a seat: a person by the hash of a token, or a computer player by its name.

    `stands_in` means that a computer player plays for the person until he comes back; `since` is
    the version of the table in which he sat down.
    """

    name: str
    token: str = ""
    player: str = ""
    stands_in: bool = False
    since: int = 0

    @property
    def person(self) -> bool:
        """Whether the seat belongs to a person, present or not."""
        return not self.player

    @property
    def plays_itself(self) -> bool:
        """Whether a computer player decides what this seat does."""
        return bool(self.player) or self.stands_in


@dataclass(frozen=True, slots=True)
class Customs:
    """How a house plays at this table: the game, its house rules, the clock, and taking back.

    `otherwise` are the house rules that are not as the game's preset has them.
    """

    game: str
    options: Mapping[str, Any]
    rules: Variant
    otherwise: tuple[tuple[str, Value], ...] = ()
    clock: str = "none"
    undo: bool = True


@dataclass(frozen=True, slots=True)
class Past:
    """Something that was done: the deal before it, and what came of it; `by` says who decided."""

    before: Deal
    action: Action
    step: Step
    by: str


@dataclass(frozen=True, slots=True)
class CutCards:
    """How the pack of a deal was cut; `by` is None if no person did."""

    by: Seat | None
    depth: int
    number: str
    hour: int


@dataclass(frozen=True, slots=True)
class Playing:
    """A deal with all that was done in it; `deal_id` and `commitment` were told before the cut.

    `start` is None until somebody has cut. `secret` is known to the table alone until it is told.
    `passed` are the people at whom the cut has passed, since they were not there.
    """

    deal_id: str
    commitment: str
    secret: bytes
    passed: frozenset[Seat] = NOBODY
    cut: CutCards | None = None
    start: Deal | None = None
    past: tuple[Past, ...] = ()
    proved: bool = False

    @property
    def deal(self) -> Deal | None:
        """The deal as it stands."""
        return self.past[-1].step.deal if self.past else self.start

    def told(self) -> "Playing":
        """The deal when its secret may be told; of what was done in it only the last is kept.

        The log has all of it. Tables are played at for hours, and stay in memory meanwhile.
        """
        return replace(self, past=self.past[-1:], proved=True)


@dataclass(frozen=True, slots=True)
class Table:
    """A table after so many entries of its log, which is its `version`.

    `touched` is the version in which the cards changed last, `written` when the last entry was, in
    seconds since 1970. `number` counts the games begun here; `first` is the version in which the
    last one did, `began` when that was, later by as long as it could not be played since, and
    `replay` the word by which it can be seen again. `playing` is the deal in hand, `done` the
    finished deals of the game; `last_deal` tells that time is up. `asked_back` is the seat that
    would like to take something back, `agreed` those that said yes, its own among them.
    """

    version: int = 0
    touched: int = 0
    written: float = 0.0
    customs: Customs | None = None
    chairs: tuple[Chair | None, ...] = ()
    host: Seat | None = None
    number: int = 0
    first: int = 0
    match: Match | None = None
    playing: Playing | None = None
    done: tuple[Playing, ...] = ()
    asked_back: Seat | None = None
    agreed: frozenset[Seat] = NOBODY
    began: float = 0.0
    replay: str = ""
    last_deal: bool = False
    adjourned: bool = False
    put_away: float = 0.0
    frozen: str = ""

    @property
    def game(self) -> Game | None:
        """The game that is being played, or was played last."""
        return self.match.game if self.match else None

    @property
    def deal(self) -> Deal | None:
        """The deal in hand, once it has been cut."""
        return self.playing.deal if self.playing else None

    @property
    def under_way(self) -> bool:
        """Whether a game has begun that is not over."""
        return self.game is not None and not self.game.over

    @property
    def abandoned(self) -> bool:
        """Whether everybody has left before anything was played."""
        return self.number == 0 and not self.people

    @property
    def turn(self) -> Seat | None:
        """The seat that is to act, if any."""
        deal = self.deal
        return deal.turn if deal else None

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that belong to people."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair and chair.person)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats of people who play themselves."""
        return tuple(seat for seat in self.people if not self._chair(seat).stands_in)

    def _chair(self, seat: Seat) -> Chair:
        chair = self.chairs[seat]
        assert chair is not None  # noqa: S101 - asked of seats that are taken
        return chair

    def token(self, seat: Seat) -> str:
        """The hash of the token that a seat belongs to; nothing for nobody's, and for onlookers."""
        chair = self.chairs[seat] if seat in range(len(self.chairs)) else None
        return chair.token if chair else ""

    def played(self, seat: Seat) -> bool:
        """Whether whoever sits there did so when the game began, or came into it."""
        chair = self.chairs[seat]
        return chair is not None and (self.under_way or chair.since < self.first)

    def seat_of(self, token: str) -> Seat | None:
        """The seat whose token has that hash; how long it takes tells nothing."""
        found = None
        for seat, chair in enumerate(self.chairs):
            if chair is not None and chair.token and compare_digest(chair.token, token):
                found = seat
        return found

    def with_chair(self, seat: Seat, chair: Chair | None) -> "Table":
        """The table with that chair changed."""
        chairs = list(self.chairs)
        chairs[seat] = chair
        return replace(self, chairs=tuple(chairs))

    @property
    def cutters(self) -> tuple[Seat, ...]:
        """The people who may cut the next deal, from the dealer's right going right.

        The dealer comes last. Source: TNS-04, AMB-37.
        """
        game = self.game
        if game is None:
            return ()
        *others, dealer = game.setting().ring
        passed = self.playing.passed if self.playing else NOBODY
        may = set(self.present) - passed
        return tuple(seat for seat in (*reversed(others), dealer) if seat in may)

    @property
    def cutter(self) -> Seat | None:
        """The person whose cut it is now; None when no person is there."""
        return next(iter(self.cutters), None)
