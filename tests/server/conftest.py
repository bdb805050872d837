"""What every test of the server may ask for."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.visitor import served


@pytest.fixture(name="visitor")
def _visitor(tmp_path: Path) -> Iterator[TestClient]:
    with served(tmp_path) as visitor:
        yield visitor
