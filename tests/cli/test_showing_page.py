import sys

import pytest

from fortyfives.cli.showing_page import has_screen, open_page


def test_no_browser_is_opened_where_nobody_sits_at_a_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    capsys.readouterr()  # what is printed goes to the test, which is no terminal
    assert open_page("http://127.0.0.1:1/") is False


@pytest.mark.parametrize("screen", ["DISPLAY", "WAYLAND_DISPLAY", ""])
def test_without_a_screen_the_terminal_is_left_alone(
    screen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    if screen:
        monkeypatch.setenv(screen, ":0")
    assert has_screen() is bool(screen)
