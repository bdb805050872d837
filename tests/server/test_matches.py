import asyncio
from pathlib import Path

import pytest

from fortyfives.server import entries as log
from fortyfives.server import protocol as wire
from tests.server.company import a_hall, game_over, sat_down

SHORT = {"target": 5, "match": "best_of_3"}


@pytest.mark.rule("TNS-05", "TNS-07")
def test_the_host_begins_the_next_game_until_a_side_has_won_two(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_hall(tmp_path) as card_room:
            [rose] = await sat_down(card_room, "irish_45", SHORT)
            names = []
            for number in range(1, 10):
                await rose.does(wire.Start)
                table = rose.table.table
                assert table.number == number
                began = next(s for s in reversed(rose.heard) if isinstance(s.entry, log.Began))
                assert isinstance(began.entry, log.Began)
                assert table.game is not None
                assert began.entry.dealer == table.game.dealer
                if number > 1:
                    assert began.before.match is not None
                    assert began.entry.dealer == began.before.match.next_game().dealer
                await rose.play(game_over)
                names.append(rose.table.replay)
                match = rose.table.table.match
                assert match is not None
                assert sum(len(won) for won in match.winners) == number
                if match.over:
                    break
            match = rose.table.table.match
            assert match is not None
            assert max(match.games) == 2
            # Every game has a name of its own, and stays to be seen.
            assert len(set(names)) == len(names)
            for number, name in enumerate(names, start=1):
                assert (await card_room.finished(name)).table.number == number

            await rose.does(wire.Start)
            match = rose.table.table.match
            assert match is not None
            assert match.games == (0,) * len(match.games)

    asyncio.run(evening())
