"""The first deal of a table that begins at once: it can be cut as soon as there is a line."""

import json
from pathlib import Path

from tests.hands import rule
from tests.server.visitor import awaited, opened, seated, served

NUMBER = "0f" * 16


@rule("TNS-04")
def test_whoever_opens_a_table_cuts_the_first_pack_without_having_been_asked(
    tmp_path: Path,
) -> None:
    with served(tmp_path) as visitor:
        table = opened(visitor, company="cast", start=True)
        pack = table["pack"]
        assert pack["most"] == 52, "Ireland plays with a joker"
        with seated(visitor, table) as socket:
            cut = {"t": "cut", "id": "cut-it-at-once", "depth": 17, "number": NUMBER}
            socket.send_text(json.dumps({**cut, "at": pack["at"]}))
            assert awaited(socket, "accepted")["id"] == "cut-it-at-once"
            frame = awaited(socket, "frame")
            while frame["cards"] is None:
                frame = awaited(socket, "frame")
    proof = frame["proof"]
    assert (proof["deal"], proof["commitment"]) == (pack["deal"], pack["commitment"])
    assert (proof["by"], proof["depth"], proof["number"]) == ("A", 17, NUMBER)


def test_where_nothing_has_begun_there_is_nothing_to_cut(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        assert "pack" not in opened(visitor, company="cast")
