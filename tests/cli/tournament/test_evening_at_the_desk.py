"""An evening of 21 couples, as an organiser runs it."""

from tests.cli.tournament.transcript import KEPT, transcript


def test_an_evening_is_run_as_the_transcript_has_it() -> None:
    assert transcript() == KEPT.read_text("utf-8")
