"""Brings a database to the schema that this program knows, one step after the other."""

from pathlib import Path
from typing import Final

from alembic.config import Config
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import RevisionError
from alembic.util import CommandError
from sqlalchemy import Connection

STEPS: Final = Path(__file__).parent / "migrations"
"""A folder of steps for each database, in the order that they name themselves."""


class TooNew(Exception):
    """A newer program has written this database, and this one does not know what it means."""


def bring_up_to_date(connection: Connection, name: str, steps: Path = STEPS) -> None:
    """Run every step that the database lacks, in the transaction of the connection.

    Raises `TooNew` for a database that has taken a step that is not known here.
    """
    config = Config()
    config.set_main_option("script_location", str(steps).replace("%", "%%"))
    config.set_main_option("version_locations", str(steps / name).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    scripts = ScriptDirectory.from_config(config)
    context = MigrationContext.configure(connection)
    taken = context.get_current_revision()
    newest = scripts.get_current_head()
    if taken == newest:
        return
    try:
        lacking = list(scripts.iterate_revisions(newest, taken or "base"))
    except (CommandError, RevisionError) as unknown:
        raise TooNew(taken) from unknown
    with Operations.context(context):
        for step in reversed(lacking):
            step.module.upgrade()
    context.stamp(scripts, newest or "base")
