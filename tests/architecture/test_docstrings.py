"""Everything public says in one sentence what it is.

The sentence is the first line of the docstring; a short `Source:` may stand behind it.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
FILES = sorted(SOURCE.rglob("*.py"))

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
ENDS = (".", "?", "!", ":")


def public(node: Documented, name: str) -> Iterator[tuple[str, Documented]]:
    """`node` and the public classes and functions inside it, with their names."""
    yield name, node
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return
    for child in node.body:
        if isinstance(
            child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
        ) and not child.name.startswith("_"):
            yield from public(child, f"{name}.{child.name}")


def is_exempt(node: Documented) -> bool:
    """Overrides and overloads say what they are elsewhere."""
    decorators = getattr(node, "decorator_list", [])
    return any(
        isinstance(each, ast.Name) and each.id in {"override", "overload"} for each in decorators
    )


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_everything_public_says_in_one_sentence_what_it_is(path: Path) -> None:
    module = ast.parse(path.read_text(encoding="utf-8"))
    silent = []
    for name, node in public(module, path.stem):
        if is_exempt(node):
            continue
        first = (ast.get_docstring(node) or "").partition("\n")[0].partition(" Source: ")[0]
        if not first.endswith(ENDS) or ". " in first.replace("e.g. ", ""):
            silent.append(f"{name}: {first!r}")
    assert silent == []
