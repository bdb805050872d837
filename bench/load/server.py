"""The server as it is served, kept to one core, and on a disk that may be slower than it is."""

import argparse
import asyncio
import os
import sys

from sqlalchemy import Connection, Engine, event

from fortyfives.cli import serve


def main() -> int:
    """Serve like `fortyfives serve`, with the choices that are not for measuring."""
    parser = argparse.ArgumentParser(prog="bench.load.server", allow_abbrev=False)
    parser.add_argument("--core", type=int, required=True)
    parser.add_argument("--commit-takes", type=float, default=0.0)
    asked, rest = parser.parse_known_args()
    os.sched_setaffinity(0, {asked.core})
    # Everybody here comes from one address.
    os.environ["FORTYFIVES_LIMITS"] = "false"
    if asked.commit_takes:
        slow_down(asked.commit_takes)
    return serve.main(rest)


def slow_down(seconds: float) -> None:
    """Let every commit take so many seconds more, as a slower disk would: others may go on."""

    @event.listens_for(Engine, "commit")
    def wait(connection: Connection) -> None:
        driver = connection.connection.dbapi_connection
        assert driver is not None  # noqa: S101 - a connection that commits is open
        driver.run_async(lambda _driver: asyncio.sleep(seconds))


if __name__ == "__main__":
    sys.exit(main())
