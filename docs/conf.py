"""The handbook, built by Sphinx."""

import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
ABOUT = tomllib.loads((HERE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]

sys.path.insert(0, str(HERE / "_ext"))

project = "fortyfives"
author = ABOUT["authors"][0]["name"]
copyright = f"2026, {author}"  # noqa: A001 - the name that Sphinx asks for
version = release = ABOUT["version"]

extensions = ["myst_parser", "cast_page", "variant_pages"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build", "_ext"]
myst_enable_extensions = ["attrs_inline", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"fortyfives {release}"
html_show_sphinx = False
