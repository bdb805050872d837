"""No card is shown to one who may not know it, and a leak in any message is seen."""

# ruff: noqa: SLF001 - leaks are planted inside

import dataclasses
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from fortyfives.cards.card import Card
from fortyfives.server import link as link_module
from fortyfives.server import protocol as wire
from fortyfives.server.languages import words_in
from fortyfives.server.link import Link
from fortyfives.server.showing.frame import frame as frame_of
from fortyfives.server.table import planning
from fortyfives.server.table.state import Table as State
from fortyfives.variants import ALL
from fortyfives.wording.cards import Form, say_card
from tests.server.evening import play
from tests.server.naming import in_text, named
from tests.strategies import Table, all_tables, plain_tables

GAMES = 50
LONG = 25
"""So many deals of a game that does not end are enough here: the long run plays more of them."""
MIXED = len(all_tables()) // (GAMES - len(plain_tables()))
SOME = (*plain_tables(), *all_tables()[::MIXED])[:GAMES]
"""Every game at every number of players, and a few with any house rules."""


@pytest.mark.parametrize("shard", range(10))
def test_nobody_is_told_a_card_that_he_may_not_know(shard: int) -> None:
    count = Counter[str]()
    for number, table in list(enumerate(SOME))[shard::10]:
        watch = play(table, number, deals=LONG)
        assert watch.leaks == [], table
        game = watch.live.table.game
        assert game is not None
        assert game.over or watch.count["deals"] == LONG, table
        count += watch.count
    assert count["cards"] > 10_000
    assert set(count) >= {"Frame", "Accepted", "Refused", "Told", "otherwise"}


def test_games_of_every_region_and_of_every_number_of_players_are_among_them() -> None:
    assert {table.key for table in SOME} == set(ALL)
    assert {table.players for table in SOME} == {2, 3, 4, 5, 6, 7, 8} & {
        count for rules in ALL.values() for count in rules.seating.counts
    }


def test_what_the_server_writes_about_itself_names_no_card_and_no_token() -> None:
    with capture_logs() as written:
        watch = play(Table("merrimack_valley", 4), "log", deals=2, people=3)
    told = repr(written)
    assert in_text(told) == ()
    assert not any(token in told for token in watch.tokens)
    assert not any(deal.secret.hex() in told for deal in watch.live.table.done)


# ---------------------------------------------------------------- planted leaks


def hidden(state: State, seat: int | None) -> Card | None:
    """A card that another holds and that the seat has never seen."""
    deal = state.deal
    if deal is None or deal.over:
        return None
    seen = set(deal.owns[seat].hand | deal.owns[seat].thrown) if seat is not None else set()
    public = {card for trick in deal.public.tricks for _, card in trick.plays}
    public |= {card for _, card in deal.public.trick} | set(deal.public.turn_up.shown)
    others = [own for other, own in enumerate(deal.owns) if other != seat]
    cards = [card for own in others for card in own.hand if card not in seen | public]
    return cards[0] if cards else None


Plant = Callable[[wire.Frame, str, Card], wire.Frame]


def put(**changes: Any) -> Plant:
    """A frame with something changed; `CARD` and `NAME` stand for the hidden card."""

    def filled(value: Any, name: str, card: Card) -> Any:
        if isinstance(value, str):
            return value.replace("CARD", str(card)).replace("NAME", name)
        if isinstance(value, list):
            return [filled(each, name, card) for each in value]
        if isinstance(value, dict):
            return {key: filled(each, name, card) for key, each in value.items()}
        if isinstance(value, msgspec.Struct):
            found = {
                key: filled(each, name, card) for key, each in msgspec.structs.asdict(value).items()
            }
            return type(value)(**found)
        return value

    def planted(frame: wire.Frame, name: str, card: Card) -> wire.Frame:
        found: dict[str, Any] = {}
        for path, value in changes.items():
            part, _, inner = path.partition("__")
            put_there = filled(value, name, card)
            old = getattr(frame, part)
            if inner:
                if old is None:
                    return frame
                put_there = msgspec.structs.replace(old, **{inner: put_there})
            found[part] = put_there
        return msgspec.structs.replace(frame, **found)

    return planted


ACT = {"is": "Play", "card": "CARD"}
FRAMES: dict[str, Plant] = {
    "happened": put(happened=[wire.Happened("Drew", 0, ["CARD"], 1, "")]),
    "said of what happened": put(happened=[wire.Happened("Drew", 0, [], 1, "Rose has NAME.")]),
    "hand": put(cards__hand=[wire.HandCard("CARD", trump=False, may=False, kitty=False, name="")]),
    "name in the hand": put(
        cards__hand=[wire.HandCard("AH", trump=False, may=False, kitty=False, name="NAME")]
    ),
    "kitty": put(cards__kitty_cards=["CARD"]),
    "shown": put(cards__shown=["CARD"]),
    "turned": put(cards__turned="CARD"),
    "called": put(cards__called="CARD"),
    "best": put(cards__best="CARD"),
    "bid": put(cards__bid="NAME"),
    "trick": put(cards__trick=wire.TrickOnTable([wire.Played(0, "CARD")], 0, 5)),
    "last trick": put(cards__last=wire.TrickOnTable([wire.Played(0, "CARD")], 0, 5)),
    "trick that is over": put(cards__tricks=[wire.TrickOnTable([wire.Played(0, "CARD")], 0, 5)]),
    "said in the auction": put(cards__said=[wire.Spoken(0, "NAME", None)]),
    "place": put(
        cards__places=[wire.Place(seat=0, cards=1, said="NAME", tricks=0, drew=None, out=False)]
    ),
    "action": put(ask=wire.Ask("", [wire.Choice(ACT, "", "play", None, None)], None, None, None)),
    "label": put(
        ask=wire.Ask("", [wire.Choice({"is": "Fold"}, "NAME", "", None, None)], None, None, None)
    ),
    "choice": put(
        ask=wire.Ask("", [wire.Choice({"is": "Fold"}, "", "", "CARD", None)], None, None, None)
    ),
    "question": put(ask=wire.Ask("Throw NAME?", [], None, None, None)),
    "throwing": put(ask=wire.Ask("", [], wire.Throwing(0, 1, ["CARD"]), None, None)),
    "wait": put(wait="Luc is thinking about NAME."),
    "back": put(back=wire.Back(0, "Luc takes back NAME.", mine=False)),
    "deck": put(proof__deck={"deck": ["CARD"]}),
    "room": put(room__game_name="NAME"),
    "sheet": put(sheet__summary=["NAME"]),
}


@pytest.mark.parametrize("where", FRAMES)
def test_a_leak_in_a_frame_is_seen(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Link._frame

    def leaking(self: Link, steps: Any) -> wire.Frame:
        self._room = self._sheet = None
        frame = honest(self, steps)
        card = hidden(self._table.table, self.seat)
        if card is None or frame.cards is None:
            return frame
        return FRAMES[where](frame, say_card(self._words, str(card), Form.THE), card)

    monkeypatch.setattr(Link, "_frame", leaking)
    assert leaks(f"frame {where}")


def leaks(seed: str) -> list[str]:
    """What is found in an evening of one deal."""
    return play(Table("general_120", 4), seed, deals=1).leaks


def test_a_secret_that_is_told_before_its_time_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = frame_of

    def leaking(table: State, *rest: Any) -> wire.Frame:
        playing = table.playing and dataclasses.replace(table.playing, proved=True)
        return honest(dataclasses.replace(table, playing=playing), *rest)

    monkeypatch.setattr(link_module, "frame", leaking)
    assert any("before its time" in leak for leak in leaks("proof"))


ANSWERS: dict[str, Callable[[str, Card], wire.ToPlayer]] = {
    "accepted": lambda _, card: wire.Accepted(f"{card}", 1),
    "refused": lambda name, _: wire.Refused("x", "stale", f"You do not hold {name}."),
    "cards of a refusal": lambda _, card: wire.Refused("x", "stale", "", "", [str(card)]),
    "told": lambda name, _: wire.Told("hand", f"Luc holds {name}."),
    "action of a hint": lambda _, card: wire.Told("turn", "", {"is": "Play", "card": str(card)}),
}


@pytest.mark.parametrize("where", ANSWERS)
def test_a_leak_in_an_answer_is_seen(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Link.answer

    def leaking(self: Link, message: wire.ToPlayer) -> None:
        card = hidden(self._table.table, self.seat)
        if card is not None:
            message = ANSWERS[where](say_card(self._words, str(card), Form.OF), card)
            self.client.answered(message)  # type: ignore[attr-defined]
        honest(self, message)

    monkeypatch.setattr(Link, "answer", leaking)
    assert leaks(f"answer {where}")


@pytest.mark.parametrize("what", ["hint", "rule"])
def test_a_hint_that_hangs_on_hidden_cards_is_seen(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Link._reply

    def leaking(self: Link, message: wire.ToTable) -> wire.Told:
        told = honest(self, message)
        card = hidden(self._table.table, self.seat)
        return wire.Told(what, f"{say_card(self._words, str(card))}") if card else told

    monkeypatch.setattr(Link, "_reply", leaking)
    assert any("hangs on" in leak for number in range(3) for leak in leaks(f"{what} {number}"))


def test_a_card_in_what_the_server_writes_about_itself_is_seen() -> None:
    with capture_logs() as written:
        planning._LOG.info("a deal", hands="5H 9C")
    assert [str(card) for card in in_text(repr(written))] == ["5H", "9C"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("form", Form)
def test_every_card_is_heard_in_a_sentence_however_it_is_said(language: str, form: Form) -> None:
    words = words_in(language)
    for card in ("AH", "TS", "KC", "QD", "JS", "2C", "RJ", "BJ"):
        heard = in_text(f"Luc: {say_card(words, card, form)}, Rose.")
        assert [str(each) for each in heard] == [card]


def test_a_field_for_cards_is_found_by_its_annotation_however_deep_it_lies() -> None:
    proof = wire.Proof("", "", "", "", 0, "", {"deck": ["5H"]})
    told = wire.Frame(1, [wire.Happened("", 0, ["KS"], None, "")], None, None, "", None, proof)
    assert {str(each.card) for each in named(told)} == {"5H", "KS"}
