"""Importing the package is light: a program pays only for what it names."""

import subprocess
import sys


def modules_after(statement: str) -> set[str]:
    """The modules that `statement` loads in a fresh interpreter."""
    program = (
        f"import sys; before = set(sys.modules); {statement}; print(*set(sys.modules) - before)"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return set(told.stdout.split())


def test_importing_the_package_loads_no_part_of_it_and_nobody_elses_code() -> None:
    loaded = modules_after("import fortyfives")
    ours = {name for name in loaded if name.split(".")[0] == "fortyfives"}
    assert ours == {"fortyfives"}
    foreign = {name.split(".")[0] for name in loaded - ours} - sys.stdlib_module_names
    assert foreign == set()


def test_a_game_needs_no_sentences() -> None:
    loaded = modules_after("from fortyfives import Game")
    assert "fortyfives.game" in loaded
    unwanted = {"fluent", "fortyfives.wording", "fortyfives.rules.describe", "asyncio"}
    assert loaded & unwanted == set()


def test_a_game_needs_nobody_elses_code() -> None:
    loaded = modules_after("from fortyfives import Game")
    roots = {name.split(".")[0] for name in loaded}
    assert roots - sys.stdlib_module_names == {"fortyfives"}
