"""Takes a database of an older program to the newest schema, one step after the other.

Only what is old needs Alembic: with it a server would need a tenth more memory all its life.
"""

from pathlib import Path
from typing import Final

from alembic.config import Config
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import RevisionError
from alembic.util import CommandError
from sqlalchemy import Connection

from fortyfives.server.store.too_new import TooNew

STEPS: Final = Path(__file__).parent / "migrations"
"""A folder of steps for each database, in the order that they name themselves."""


def scripts_of(name: str, steps: Path = STEPS) -> ScriptDirectory:
    """The steps of the database of that name."""
    config = Config()
    config.set_main_option("script_location", str(steps).replace("%", "%%"))
    config.set_main_option("version_locations", str(steps / name).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    return ScriptDirectory.from_config(config)


def take_steps(connection: Connection, name: str, steps: Path = STEPS) -> None:
    """Take every step that the database lacks, in the transaction of the connection.

    Raises `TooNew` for a database that has taken a step that is not known here.
    """
    scripts = scripts_of(name, steps)
    context = MigrationContext.configure(connection)
    taken = context.get_current_revision()
    newest = scripts.get_current_head()
    try:
        lacking = list(scripts.iterate_revisions(newest, taken or "base"))
    except (CommandError, RevisionError) as unknown:
        raise TooNew(taken) from unknown
    with Operations.context(context):
        for step in reversed(lacking):
            step.module.upgrade()
    context.stamp(scripts, newest or "base")
