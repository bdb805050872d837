"""A house for each story."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.stories.house import House, house


@pytest.fixture
def home(browser: Browser, base_url: str, request: pytest.FixtureRequest) -> Iterator[House]:
    """The house of one story, with pauses as short as may be."""
    name = re.sub(r"[^a-z0-9_]+", "-", request.node.name.removeprefix("test_"))
    with house(browser, base_url, f"story-{name.replace('-chromium', '').strip('-')}") as opened:
        yield opened
