"""The real server as a process of its own, on the loopback, with a data folder of its own."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

UP_WITHIN = 60.0
SERVE = ("-m", "fortyfives", "serve")


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])


class Served:
    """A server that can be killed and started again on the same data and the same port."""

    def __init__(self, folder: Path, serve: Sequence[str] = SERVE) -> None:
        """`serve` is what the interpreter is asked to do, before the port and the folder."""
        self.folder = folder
        self._serve = serve
        self.port = free_port()
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.kill()

    def start(self) -> float:
        """Start it, and wait until it serves; so many seconds of its own work it took."""
        where = ["--port", str(self.port), "--data", str(self.folder), "--lang", "en"]
        began = time.monotonic()
        self._process = subprocess.Popen(
            [sys.executable, *self._serve, *where],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        while time.monotonic() - began < UP_WITHIN:
            try:
                self.get("/api/lobby")
            except OSError:
                assert self._process.poll() is None, "the server does not start"
                time.sleep(0.02)
            else:
                return time.monotonic() - began
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def cpu_seconds(self) -> float:
        """How much it has worked since it was started."""
        fields = self._of_process("stat").split()
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """How much memory it has now."""
        fields = self._of_process("statm").split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def _of_process(self, what: str) -> str:
        assert self._process is not None
        return Path(f"/proc/{self._process.pid}/{what}").read_text(encoding="ascii")

    # --- what it is asked ---------------------------------------------------------------------

    def get(self, path: str) -> Any:
        """What stands there."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=20) as answer:
            return json.load(answer)

    def post(self, path: str, body: object) -> Any:
        """What is answered to that."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310 - the same
            return json.load(answer)

    def socket_of(self, table: str) -> str:
        """The address of a table's socket."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
