import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from fortyfives.cli.main import main
from fortyfives.server import entries as log
from fortyfives.server import protocol as wire
from fortyfives.server.languages import words_in
from fortyfives.server.replayed import Replay
from fortyfives.server.showing.happening import Ear
from fortyfives.server.showing.replaying import record, replay
from fortyfives.server.showing.room import company_of
from fortyfives.server.table.clock import Pace
from fortyfives.server.table.state import Table
from tests.server.company import Person, a_hall, game_over, sat_down
from tests.server.serving import PATIENCE, Answer, Served, greet, play, served

SHORT = {"target": 10}
NOBODY = "no-such-table.no-such-game"


@dataclass(frozen=True)
class Played:
    """A server, the address of a game that was played there, and who may delete it."""

    server: Served
    table: str
    token: str
    replay: str

    def ask(self, path: str = "") -> Answer:
        """Ask for the game, or for something beside it."""
        return self.server.ask(f"/api/replays/{self.replay}{path}")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """A game that has been played to its end over a socket."""
    with served(tmp_path_factory.mktemp("games")) as server:
        wanted = {"game": "merrimack_valley", "name": "Rose", "language": "en", "company": "cast"}
        seat = server.ask("/api/tables", {**wanted, "start": True, "options": SHORT}).json()
        address = f"ws://{server.address}/api/tables/{seat['table']}/socket"
        with connect(address, open_timeout=PATIENCE) as socket:
            greet(socket, seat["token"])

            def before_it_is_over() -> None:
                # Its number is no name of a game.
                assert server.ask(f"/api/replays/{seat['table']}.1").status == 404

            sheet = play(socket, before_it_is_over)
        yield Played(server, seat["table"], seat["token"], sheet["replay"])


def test_a_finished_game_is_shown_step_by_step_with_all_hands_open(played: Played) -> None:
    answer = played.ask("?language=fr")
    assert answer.status == 200
    shown = msgspec.json.decode(answer.content, type=Replay)
    assert shown.room.people[0].name == "Rose"
    assert shown.sheet.over
    assert [deal.score for deal in shown.deals] == shown.sheet.rows
    assert len(shown.proofs) == len(shown.deals)
    for deal, proof in zip(shown.deals, shown.proofs, strict=True):
        assert proof.secret
        first, *_, last = deal.steps
        assert first.said == words_in("fr").say("table-cuts", you=False, name="Rose")
        assert all(len(hand) >= 5 for hand in first.hands)
        cards = [card.card for hand in first.hands for card in hand]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(proof.deck["deck"])
        assert last.cards.phase == "over"
        assert all(step.cards.number == deal.number for step in deal.steps)


def test_the_record_of_a_finished_game_verifies(
    played: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = played.ask("/record.toml")
    assert answer.status == 200
    assert answer.headers["content-type"] == "application/toml"
    file = tmp_path / "game.toml"
    file.write_bytes(answer.content)
    assert main(["verify", str(file)]) == 0
    assert "were committed to before the cut" in capsys.readouterr().out


def test_one_card_that_is_not_as_it_lay_is_caught(
    played: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = played.ask("/record.toml").content.decode("ascii")
    # The last two cards of the first pack change places: nobody was dealt them.
    other = re.sub(r'([2-9TJQKA][CDHS]) ([2-9TJQKA][CDHS])"""', r'\2 \1"""', text, count=1)
    assert other != text
    file = tmp_path / "game.toml"
    file.write_text(other, encoding="ascii")
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().err


def test_what_is_not_there_is_answered_alike(played: Played) -> None:
    key, _, word = played.replay.partition(".")
    assert key == played.table
    assert len(word) >= 22
    names = [NOBODY, f"{key}.1", f"{key}.{word[:-1]}", f"{key}.%C3%A9", f".{word}"]
    answers = {
        (answer.status, answer.content)
        for name in names
        for end in ("", "/record.toml")
        for answer in [played.server.ask(f"/api/replays/{name}{end}")]
    }
    assert len(answers) == 1
    assert answers.pop()[0] == 404


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_link_without_its_word_is_told_what_it_lacks(played: Played, language: str) -> None:
    wanted = words_in(language).say("room-no-replay-cut-short")
    for table in (played.table, NOBODY.partition(".")[0]):
        for name in (table, f"{table}."):
            for end in ("", "/record.toml"):
                told = played.server.ask(f"/api/replays/{name}{end}?language={language}")
                assert told.status == 404
                said = msgspec.json.decode(told.content)
                assert said == {"code": "replay-cut-short", "said": wanted}


def test_a_table_that_is_deleted_leaves_no_game_behind(played: Played) -> None:
    assert played.ask().status == 200
    deleted = played.server.ask(f"/api/tables/{played.table}", method="DELETE", token=played.token)
    assert deleted.status == 200
    assert played.ask().status == 404
    assert played.ask("/record.toml").status == 404


def test_what_was_taken_back_is_in_no_replay_and_the_secrets_go_with_the_table(
    tmp_path: Path,
) -> None:
    async def evening() -> None:
        async with a_hall(tmp_path) as card_room:
            [rose, *_] = people = await sat_down(card_room, "general_120", SHORT, people=4)
            key, name = rose.table.key, ""
            await rose.does(wire.Start)
            await everybody(people, a_card_of_rose)
            assert rose.table.table.playing is not None
            before = len(rose.table.table.playing.past)
            await rose.does(wire.TakeBack)
            for other in people[1:]:
                if rose.table.table.asked_back is not None:
                    await other.does(wire.Agree, yes=True)
            assert len(rose.table.table.playing.past) < before
            await everybody(people, game_over)

            name = rose.table.replay
            game = await card_room.finished(name)
            shown = replay(key, name, game, words_in("en"))
            file = tmp_path / "game.toml"
            file.write_text(record(game), encoding="ascii")
            assert main(["verify", str(file)]) == 0
            assert len(shown.deals[0].steps) == len(game.dealt[0].past)

            store = card_room._world.store  # noqa: SLF001 - what is on the disk is the matter
            assert len(await store.secrets_of(key)) == len(game.committed)
            await card_room.forget(rose.table, rose.seat)
            assert await store.secrets_of(key) == {}

    asyncio.run(evening())


def a_card_of_rose(table: Table) -> bool:
    """Whether the first person has played a card, and somebody after her perhaps."""
    past = table.playing.past if table.playing else ()
    return any(each.action.seat == 0 for each in past[1:])


async def everybody(people: list[Person], until: Any) -> None:
    """All of them play."""
    async with asyncio.TaskGroup() as group:
        for person in people:
            group.create_task(person.play(until))


def test_the_table_tells_who_really_cut(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_hall(tmp_path) as card_room:
            [rose] = await sat_down(card_room, "general_120", {})
            await rose.does(wire.Start)
            # She cuts every pack, wherever she sits from the dealer, or leaves it uncut.
            await rose.play(lambda table: len(table.done) == 3)
            ear, said = Ear(), []
            for step in rose.heard:
                company = company_of(step.after, words_in("en"), rose.seat)
                cut = [each for each in ear.hear(company, step) if each.kind == "PackCut"]
                said += [(each.seat, each.said) for each in cut]
            assert said[:3] == [(rose.seat, "You cut the pack.")] * 3

    asyncio.run(evening())


def test_it_is_said_when_nobody_cuts(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_hall(tmp_path, pace=Pace(card=0, trick=0, deal=0, cut=0)) as card_room:
            [rose] = await sat_down(card_room, "general_120", {})
            await rose.does(wire.Start)
            async with asyncio.timeout(PATIENCE):
                while rose.table.table.deal is None:
                    rose.news.clear()
                    await rose.news.wait()
            [dealt] = [step for step in rose.heard if isinstance(step.entry, log.Dealt)]
            for language, said in (("en", "Nobody cuts"), ("fr", "Personne ne coupe")):
                company = company_of(dealt.after, words_in(language), rose.seat)
                [cut] = [each for each in Ear().hear(company, dealt) if each.kind == "PackCut"]
                assert cut.seat is None
                assert cut.said.startswith(said)

    asyncio.run(evening())
