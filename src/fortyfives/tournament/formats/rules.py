"""What is played tonight, as one document; its hash stands on every sheet."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from fortyfives.tournament.canonical import canonical
from fortyfives.tournament.points import GAME, HALF, NOTHING, HalfGames
from fortyfives.tournament.refused import Refused
from fortyfives.tournament.standings.chain import Chain, read_chain

MOST_GAMES = 200
SHORT = 8
"""So many signs of the hash stand on a sheet."""

Text = Annotated[str, Meta(max_length=120)]
Cents = Annotated[int, Meta(ge=0, le=100_000_000)]
Parts = Annotated[int, Meta(ge=0, le=10_000)]
"""Parts of ten thousand."""


class PrizeWanted(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One prize: money, or parts of the pot, or goods."""

    cents: Cents | None = None
    of_pot: Parts | None = None
    goods: Text | None = None
    divisible: bool = False


class PrizeRules(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be won and how: the first prize first. Source: EVE-07..13."""

    places: Annotated[tuple[PrizeWanted, ...], Meta(max_length=50)] = ()
    mode: Literal["dense_levels", "pooled_places", "competition"] = "dense_levels"
    unclaimed: Literal["house", "add_to_first", "carry"] = "carry"
    residual_to: Literal["house", "carry"] = "house"
    to_prizes: Parts = 10_000
    absent: Literal["proxy_cut", "forfeit"] = "proxy_cut"
    booby: PrizeWanted | None = None
    jar_games: Literal[0, 8, 10] = 0
    jar_cents: Cents = 0


class Rules(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The document, in which every field but `format` has a usual value until it is changed.

    `late_before`: the last game before which a couple may still come. `leaves`: what becomes of the
    game of a couple that goes home during it. `seed`: 32 bytes in hex, from which seats are drawn.
    """

    format: Text
    event: Text = ""
    date: Text = ""
    entrants: Literal["couples", "teams_of_3", "singles"] = "couples"
    rounds: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 25
    game: Text = "evening_45"
    minutes: Annotated[int, Meta(ge=1, le=240)] | None = None
    walk: Literal["up1", "up124", "assisted"] = "up124"
    rest: Literal["winner_first", "rota", "three_couple_table"] = "winner_first"
    bye_credit: Literal["none", "half", "win"] = "half"
    late_before: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 4
    leaves: Literal["win", "void"] = "win"
    table: Literal["berger", "circle"] = "berger"
    withdrawal: Literal["fide_50"] = "fide_50"
    tiebreaks: dict[str, Any] = msgspec.field(default_factory=lambda: {"chain": [{"by": "points"}]})
    medal_places: Annotated[int, Meta(ge=0, le=50)] = 0
    prizes: PrizeRules = PrizeRules()
    entry_cents: Cents = 0
    cash_unit: Literal[1, 5, 100, 500, 2000] = 5
    languages: Annotated[tuple[Literal["en", "fr"], ...], Meta(min_length=1, max_length=2)] = (
        "en",
    )
    seed: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")] = "00" * 32

    @property
    def hash(self) -> str:
        """What this document is known by: the SHA-256 of its canonical JSON, in hex."""
        return hashlib.sha256(canonical(self.document())).hexdigest()

    @property
    def short_hash(self) -> str:
        """The beginning of the hash, as it stands on every sheet."""
        return self.hash[:SHORT]

    @property
    def rest_credit(self) -> HalfGames:
        """What a game sat out counts."""
        return {"none": NOTHING, "half": HALF, "win": GAME}[self.bye_credit]

    @property
    def chain(self) -> Chain:
        """The rules that break ties."""
        return read_chain(self.tiebreaks)

    def document(self) -> dict[str, Any]:
        """All of it as JSON has it."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


def read_rules(document: object) -> Rules:
    """The rules of a document; refused where it says something that cannot be, and where."""
    try:
        rules = msgspec.convert(document, Rules)
        canonical(rules.document())
    except msgspec.ValidationError as wrong:
        raise Refused("hall-format-wrong", why=str(wrong)) from None
    rules.chain  # noqa: B018 - a chain that cannot be read is refused now, not at the first tie
    return rules
