"""Who sits where, and what is played: a new match, one that was begun, or another one."""

from argparse import Namespace
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Final

from fortyfives.cli.verify import say_bad_record
from fortyfives.cli.wishes import DRAWN, LONGEST_NAME, OPPONENTS, Wishes, known_player
from fortyfives.cli.wrong import LONGEST, WronglyAsked, wrongly
from fortyfives.game.game import Game
from fortyfives.game.match import Match
from fortyfives.number import whole_number
from fortyfives.players.cast import CAST
from fortyfives.record.bad import BadRecord, printable
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.seating import Seat
from fortyfives.rules.variant import Variant
from fortyfives.telling.company import seat_names
from fortyfives.terminal.bookmark import Bookmark, TornBookmark
from fortyfives.terminal.keeper import CannotWrite, Keeper
from fortyfives.terminal.resuming import Begun, CannotGoOn, resume
from fortyfives.wording.messages import Words, languages

STAYS: Final = ("variant", "game", "option", "players", "opponents", "partner", "seat")
STAYS_TOO: Final = ("name", "seed", "record")
"""What a game that is gone on with does not let one choose anew."""
AGAIN: Final = "/again "
"""Stands in the seed of every match at a table but the first, before its number."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A match and those who play it; `players` are the computer players by seat.

    `begun` is what there is already of a match that was left.
    """

    match: Match
    me: Seat
    names: tuple[str, ...]
    players: tuple[str, ...]
    keeper: Keeper
    seed: str
    begun: Begun | None = None

    @property
    def luck(self) -> str:
        """The seed of what the computer players do, the same in every game of the match."""
        return self.seed.partition("/game ")[0]

    def another(self, last: Game) -> "Sitting":
        """Another match at the same table, after its last game: the deal passes on."""
        before, again, number = self.luck.rpartition(AGAIN)
        matches = whole_number(number) if again else None
        seed = f"{before}{AGAIN}{matches + 1}" if matches else f"{self.luck}{AGAIN}2"
        game = Game.new(last.variant, last.players, seed=seed, dealer=last.dealer)
        self.keeper.bookmark = Bookmark(seed, self.me, self.players)
        return replace(self, match=Match(game), seed=seed, begun=None)


# --- a new game -------------------------------------------------------------------------------


def begin(variant: Variant, wishes: Wishes, words: Words) -> Sitting:
    """A new match, and who sits where in it.

    Raises `WronglyAsked` if the game is not for so many, or has no such seat.
    """
    try:
        game = Game.new(variant, wishes.players, seed=wishes.seed)
    except InconsistentRules as wrong:
        raise wrongly(words, wrong.key, **wrong.facts) from None
    seats: dict[str, Seat] = {str(seat + 1): seat for seat in range(game.players)}
    if wishes.seat not in seats:
        raise wrongly(words, "seat-unknown", said=wishes.seat, most=game.players)
    me = seats[wishes.seat]
    players = _company(game, me, wishes, words)
    names = seat_names(game.players, me, wishes.name or words.say("table-you"), players)
    keeper = _keeper(wishes.record, names, words)
    keeper.bookmark = Bookmark(wishes.seed, me, players)
    return Sitting(Match(game), me, names, players, keeper, wishes.seed)


def _company(game: Game, me: Seat, wishes: Wishes, words: Words) -> tuple[str, ...]:
    """The computer players by seat: partners as one wishes, opponents from one's left."""
    mates = next(side for side in game.sides if me in side)
    around = [(me + step) % game.players for step in range(1, game.players)]
    opponents = [seat for seat in around if seat not in mates]
    named = wishes.opponents
    if len(named) == 1:
        named *= len(opponents)
    if len(named) != len(opponents):
        told = {"seats": len(opponents), "said": len(named)}
        raise wrongly(words, "opponents-number", **told)
    players = [""] * game.players
    for seat in around:
        players[seat] = wishes.partner
    for seat, name in zip(opponents, named, strict=True):
        players[seat] = name
    # Nobody is drawn who has been asked for by name.
    people = sorted(set(CAST).difference(players))
    Random(f"{wishes.seed}/cast").shuffle(people)  # noqa: S311 - who sits down is no secret
    return tuple(people.pop() if name == DRAWN else name for name in players)


# --- a game gone on with ----------------------------------------------------------------------


def go_on(args: Namespace, words: Words) -> Sitting:
    """The match in a file, where it was left; raises `WronglyAsked`."""
    chosen = [name for name in (*STAYS, *STAYS_TOO) if getattr(args, name)]
    if chosen:
        said = f"--{chosen[0].replace('game', 'variant')}"
        raise wrongly(words, "resume-alone", said=said)
    path = Path(args.resume)
    begun, bookmark = _read_game(path, words)
    game = begun.match.game
    if bookmark is None:
        players = ("", *(OPPONENTS for _ in range(1, game.players)))
        bookmark = Bookmark(game.seed, 0, players)
    for seat, name in enumerate(bookmark.players):
        if seat != bookmark.seat:
            known_player(name, words)
    usual = seat_names(game.players, bookmark.seat, words.say("table-you"), bookmark.players)
    # Who gave no name is written down as “you”, in the language of that evening.
    nameless = {"", *(Words(language).say("table-you") for language in languages())}
    told = {
        seat: printable(name.strip(), LONGEST_NAME)
        for seat, name in begun.record.names.items()
        if name.strip() not in nameless
    }
    names = tuple(told.get(seat, name) for seat, name in enumerate(usual))
    keeper = _keeper(path, names, words)
    keeper.bookmark = bookmark
    return Sitting(
        begun.match, bookmark.seat, names, bookmark.players, keeper, bookmark.seed, begun
    )


def _read_game(path: Path, words: Words) -> tuple[Begun, Bookmark | None]:
    """The game in a file, proved; raises `WronglyAsked` and leaves the file as it is."""
    try:
        return resume(path, token_hex(4))
    except OSError:
        raise wrongly(words, "resume-unreadable", file=str(path)) from None
    except BadRecord as bad:
        why = say_bad_record(words, bad)
        if bad.line:
            why = words.say("resume-line", n=bad.line, why=why)
    except TornBookmark:
        why = words.say("resume-torn")
    except CannotGoOn as cannot:
        raise wrongly(words, str(cannot), file=str(path)) from None
    named = printable(str(path), LONGEST)
    raise WronglyAsked(words.say("resume-bad", file=named, why=why))


def _keeper(path: Path | None, names: tuple[str, ...], words: Words) -> Keeper:
    """Whoever writes the game down; raises `WronglyAsked`."""
    try:
        return Keeper(path, dict(enumerate(names)))
    except CannotWrite as wrong:
        raise wrongly(words, "record-cannot", file=str(wrong)) from None
